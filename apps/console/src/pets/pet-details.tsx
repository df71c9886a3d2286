import type { Order, Pet } from "@animal-store/client";
import type { Page } from "@animal-store/client/react";
import { Anchor, Button, Loader, Table, Text } from "@mantine/core";
import { type InfiniteData, skipToken, useQuery } from "@tanstack/react-query";
import { useSession } from "../session/session-context.ts";
import { isSameId } from "../session/update-cache.ts";
import { useFormHost } from "../shell/form-host-context.ts";
import { type DialogProps, InfoDialog } from "../shell/info-dialog.tsx";
import { canBeOrdered } from "./pet-list.ts";
import { StatusBadge } from "./pets-page.tsx";

/** A pet, or the ID of a pet that is not loaded. */
export type PetReference = Pet | { readonly id: number | bigint };

/** Reads the pet again, and shows the loaded state meanwhile. */
export function PetDetails({ reference, ...dialog }: DialogProps & { readonly reference: PetReference | undefined }) {
  const { queries, queryClient } = useSession();
  const { orderPet, openOrder } = useFormHost();
  const { data, isFetching, error } = useQuery({
    ...queries.listPets.options(dialog.isOpen && reference ? { id: [reference.id] } : skipToken),
    placeholderData: () => (reference && "name" in reference ? [reference] : undefined),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const pet = data?.[0];
  const order = queryClient
    .getQueriesData<InfiniteData<Page<Order[]>>>({ queryKey: queries.listOrders.key })
    .flatMap(([, list]) => list?.pages.flatMap(({ entries }) => entries) ?? [])
    .find(({ petId }) => pet && isSameId(petId, pet.id));
  const orderLink = order && (
    <Anchor key="order" component="button" size="sm" onClick={() => openOrder(order)}>
      Order {order.id}
    </Anchor>
  );
  if (!pet)
    return (
      <InfoDialog title={`Pet ${reference?.id}`} {...dialog}>
        {isFetching ? (
          <Loader size="sm" aria-label="Loading" />
        ) : (
          <Text size="sm">{data ? `No pet has the ID ${reference?.id}.` : error?.message}</Text>
        )}
      </InfoDialog>
    );
  return (
    <InfoDialog
      title={pet.name}
      note="The API cannot edit or delete a pet."
      {...dialog}
      actions={canBeOrdered(pet) && <Button onClick={() => orderPet(pet)}>Order pet</Button>}
    >
      <Table
        withRowBorders={false}
        data={{
          body: [
            ["ID", pet.id],
            ["Category", String(pet.categoryId)],
            ["Status", <StatusBadge key="status" status={pet.status} />],
            ["Order", orderLink ?? "None of the loaded orders"],
          ],
        }}
      />
    </InfoDialog>
  );
}
