import type { Order } from "@animal-store/client";
import type { Page } from "@animal-store/client-react";
import { Anchor, Button, Loader, Text } from "@mantine/core";
import { type InfiniteData, skipToken, useQuery } from "@tanstack/react-query";
import { useSession } from "../session/session-context.ts";
import { isSameId } from "../session/update-cache.ts";
import { Details } from "../shell/details.tsx";
import { useFormHost } from "../shell/form-host-context.ts";
import { InfoDialog } from "../shell/info-dialog.tsx";
import { canBeOrdered, findLoadedPet } from "./pet-list.ts";
import { StatusBadge } from "./pets-page.tsx";

interface PetDetailsProps {
  readonly id: number | bigint | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function PetDetails({ id, isOpen, onClose }: PetDetailsProps) {
  const { queries, queryClient } = useSession();
  const { orderPet, openOrder } = useFormHost();
  const isActive = isOpen && id !== undefined;
  const { data, isFetching, error } = useQuery({
    ...queries.listPets.options(isActive ? { id: [id] } : skipToken),
    placeholderData: () => {
      const pet = isActive && findLoadedPet(queryClient, queries, id);
      return pet ? [pet] : undefined;
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const pet = data?.[0];
  const order = queryClient
    .getQueriesData<InfiniteData<Page<Order[]>>>({ queryKey: queries.listOrders.key })
    .flatMap(([, list]) => list?.pages.flatMap(({ entries }) => entries) ?? [])
    .find(({ petId }) => pet && isSameId(petId, pet.id));

  return (
    <InfoDialog
      title={pet?.name ?? `Pet ${id}`}
      isOpen={isOpen}
      onClose={onClose}
      {...(pet && { note: "The API cannot edit or delete a pet." })}
      actions={
        pet &&
        canBeOrdered(pet) && (
          <Button
            onClick={() => {
              onClose();
              orderPet(pet);
            }}
          >
            Order pet
          </Button>
        )
      }
    >
      {pet && (
        <Details
          entries={[
            ["ID", pet.id],
            ["Category", String(pet.categoryId)],
            ["Status", <StatusBadge key="status" status={pet.status} />],
            [
              "Order",
              order ? (
                <Anchor key="order" component="button" size="sm" onClick={() => openOrder(order)}>
                  Order {order.id}
                </Anchor>
              ) : (
                "None of the loaded orders"
              ),
            ],
          ]}
        />
      )}
      {!pet && isFetching && <Loader size="sm" aria-label="Loading" />}
      {!pet && !isFetching && (
        <Text size="sm">{data ? `No pet has the ID ${id}.` : (error?.message ?? "Not loaded yet.")}</Text>
      )}
    </InfoDialog>
  );
}
