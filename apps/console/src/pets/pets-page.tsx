import type { Order, Pet, PetStatus } from "@animal-store/client";
import type { QueryPage } from "@animal-store/client/react";
import { Anchor, Badge, Button, Loader, SegmentedControl, Text } from "@mantine/core";
import { type InfiniteData, skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useSession } from "../session/session-context.ts";
import { isSameId } from "../session/update-cache.ts";
import { changeAddress, useParameter } from "../shell/address.ts";
import { type DialogProps, FactTable, InfoDialog } from "../shell/dialogs.tsx";
import { type FormHost, useFormHost } from "../shell/form-host.tsx";
import { idColumn, ListPage } from "../table/list-page.tsx";
import type { Column, Sort } from "../table/use-list.ts";
import {
  allStatuses,
  canBeOrdered,
  parseStatus,
  petListOptions,
  statuses,
  statusNames,
  toPetsPath,
} from "./pet-list.ts";
import classes from "./pets-page.module.css";

const newestFirst: Sort = { column: idColumn, isDescending: true };

export function PetsPage({ statusPath }: { statusPath?: string | undefined }) {
  const { queries } = useSession();
  const formHost = useFormHost();
  const { highlighted, addPet, importPets } = formHost;
  const status = parseStatus(statusPath);
  // The service sorts by ID, so that this sort includes the rows that are not loaded.
  const isOldestFirst = useParameter("sort") === idColumn.toLowerCase();
  const columns = useMemo(() => createColumns(formHost), [formHost]);

  return (
    <ListPage
      title="Pets"
      nouns={["pet", "pets"]}
      query={useInfiniteQuery(petListOptions(queries, { status, isOldestFirst }))}
      columns={columns}
      csvColumns={["id", "name", "categoryId", "status"]}
      action={{ label: "Add pet", run: addPet }}
      emptyMessage={status ? `No ${statusNames[status].label.toLowerCase()} pets.` : "No pets yet. Add the first one."}
      highlighted={highlighted?.list === "pets" ? highlighted : undefined}
      list={`${status} ${isOldestFirst}`}
      serviceSort={{ ...newestFirst, isDescending: !isOldestFirst }}
      defaultSort={newestFirst}
      openById={formHost.openPet}
      importButton={
        <Button variant="default" onClick={importPets}>
          Import CSV
        </Button>
      }
    >
      <SegmentedControl
        className={classes.filter}
        aria-label="Status"
        data={[...statuses, { value: allStatuses, label: "All" }]}
        value={status ?? allStatuses}
        onChange={(value) => changeAddress({ path: toPetsPath(parseStatus(value)) })}
      />
    </ListPage>
  );
}

function createColumns({ openPet, orderPet }: FormHost): Column<Pet>[] {
  return [
    {
      name: idColumn,
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
          <Anchor component="button" truncate maw="100%" title={pet.name} onClick={() => openPet(pet.id)}>
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
      value: ({ status }) => formatStatus(status),
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
        {formatStatus(status)}
      </Text>
    );
  return <Badge color={statusNames[status].color}>{formatStatus(status)}</Badge>;
}

function formatStatus(status: PetStatus | undefined): string {
  return status ? statusNames[status].label : "None";
}

/** Reads the pet again, and shows the loaded state meanwhile. */
export function PetDetails({ id, ...dialog }: DialogProps & { readonly id: bigint | undefined }) {
  const { queries, queryClient, cacheUpdates } = useSession();
  const { orderPet, openOrder } = useFormHost();
  const { data, isFetching, isPlaceholderData, error } = useQuery({
    ...queries.listPets.options(dialog.isOpen && id !== undefined ? { id: [id] } : skipToken),
    placeholderData: () => {
      const loadedPet = id === undefined ? undefined : cacheUpdates.findPet(id);
      return loadedPet && [loadedPet];
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const pet = data?.[0];
  // The lists agree with the details, also if another program changed the pet.
  useEffect(() => {
    if (pet && !isPlaceholderData) cacheUpdates.setPet(pet);
  }, [pet, isPlaceholderData, cacheUpdates]);
  const order = queryClient
    .getQueriesData<InfiniteData<QueryPage<Order[]>>>({ queryKey: queries.listOrders.key })
    .flatMap(([, list]) => list?.pages.flatMap(({ entries }) => entries) ?? [])
    .find(({ petId }) => pet && isSameId(petId, pet.id));
  const orderLink = order && (
    <Anchor key="order" component="button" onClick={() => openOrder(order.id)}>
      Order {order.id}
    </Anchor>
  );
  if (!pet)
    return (
      <InfoDialog title={`Pet ${id}`} {...dialog}>
        {isFetching ? (
          <Loader size="sm" aria-label="Loading" />
        ) : (
          <Text size="sm">{data ? `No pet has the ID ${id}.` : error?.message}</Text>
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
