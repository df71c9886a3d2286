import type { Order, Pet, PetStatus } from "@animal-store/client";
import type { QueryPage } from "@animal-store/client/react";
import { Anchor, Badge, Button, Checkbox, Loader, SegmentedControl, Text } from "@mantine/core";
import { type InfiniteData, skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { useSession } from "../session/session-context.ts";
import { isSameId } from "../session/update-cache.ts";
import { type DialogProps, FactTable, InfoDialog } from "../shell/dialogs.tsx";
import { type FormHost, useFormHost } from "../shell/form-host.tsx";
import { ListPage } from "../table/list-page.tsx";
import type { Column } from "../table/use-list.ts";
import {
  allStatuses,
  canBeOrdered,
  parsePetsPath,
  petListOptions,
  statuses,
  statusNames,
  toPetsPath,
} from "./pet-list.ts";
import classes from "./pets-page.module.css";

export function PetsPage({ filter, order }: { filter?: string | undefined; order?: string | undefined }) {
  const { queries } = useSession();
  const formHost = useFormHost();
  const { highlighted, addPet, importPets } = formHost;
  const [, navigate] = useLocation();
  const listView = parsePetsPath(filter, order);
  const { status, isOldestFirst } = listView;
  const columns = useMemo(() => createColumns(formHost), [formHost]);

  return (
    <ListPage
      title="Pets"
      nouns={["pet", "pets"]}
      query={useInfiniteQuery(petListOptions(queries, listView))}
      columns={columns}
      csvColumns={["id", "name", "categoryId", "status"]}
      action={{ label: "Add pet", run: addPet }}
      emptyMessage={status ? `No ${statusNames[status].label.toLowerCase()} pets.` : "No pets yet. Add the first one."}
      highlighted={highlighted?.list === "pets" ? highlighted : undefined}
      list={toPetsPath(listView)}
      openById={(id) => formHost.openPet({ id })}
      importButton={
        <Button variant="default" px="sm" onClick={importPets}>
          Import CSV
        </Button>
      }
    >
      <SegmentedControl
        className={classes.filter}
        aria-label="Status"
        data={[...statuses, { value: allStatuses, label: "All" }]}
        value={status ?? allStatuses}
        onChange={(value) =>
          navigate(toPetsPath({ ...listView, status: statuses.find((item) => item.value === value)?.value }))
        }
      />
      <Checkbox
        label="Newest first"
        checked={!isOldestFirst}
        onChange={({ currentTarget }) => navigate(toPetsPath({ ...listView, isOldestFirst: !currentTarget.checked }))}
      />
    </ListPage>
  );
}

function createColumns({ openPet, orderPet }: FormHost): Column<Pet>[] {
  return [
    {
      name: "ID",
      width: "5.5rem",
      narrowWidth: "3.75rem",
      value: ({ id }) => id,
      render: ({ id }) => <span className={classes.number}>{id}</span>,
    },
    {
      name: "Name",
      value: ({ name }) => name,
      render: (pet) => (
        <>
          <Anchor component="button" truncate maw="100%" title={pet.name} onClick={() => openPet(pet)}>
            {pet.name}
          </Anchor>
          <Text size="xs" c="dimmed" truncate className={classes.belowName}>
            Category {String(pet.categoryId)}
          </Text>
        </>
      ),
    },
    {
      name: "Category",
      isHiddenWhenNarrow: true,
      width: "14rem",
      value: ({ categoryId }) => categoryId,
      render: ({ categoryId }) => <span className={classes.number}>{String(categoryId)}</span>,
    },
    {
      name: "Status",
      value: ({ status }) => (status ? statusNames[status].label : ""),
      width: "7.5rem",
      narrowWidth: "6.25rem",
      render: ({ status }) => <StatusBadge status={status} />,
    },
    {
      name: "Order",
      width: "6rem",
      narrowWidth: "4.5rem",
      render: (pet) =>
        canBeOrdered(pet) && (
          <Button
            size="compact-sm"
            variant="subtle"
            px={6}
            onClick={() => orderPet(pet)}
            aria-label={`Order ${pet.name}, ID ${pet.id}`}
          >
            Order
          </Button>
        ),
    },
  ];
}

function StatusBadge({ status }: { status: PetStatus | undefined }) {
  if (!status)
    return (
      <Text size="sm" c="dimmed" span>
        None
      </Text>
    );
  return <Badge color={statusNames[status].color}>{statusNames[status].label}</Badge>;
}

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
    .getQueriesData<InfiniteData<QueryPage<Order[]>>>({ queryKey: queries.listOrders.key })
    .flatMap(([, list]) => list?.pages.flatMap(({ entries }) => entries) ?? [])
    .find(({ petId }) => pet && isSameId(petId, pet.id));
  const orderLink = order && (
    <Anchor key="order" component="button" onClick={() => openOrder(order)}>
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
      <FactTable
        rows={[
          ["ID", pet.id],
          ["Category", String(pet.categoryId)],
          ["Status", <StatusBadge key="status" status={pet.status} />],
          ["Order", orderLink ?? "None of the loaded orders"],
        ]}
      />
    </InfoDialog>
  );
}
