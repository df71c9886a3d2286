import type { Order } from "@animal-store/client";
import { Anchor, Badge } from "@mantine/core";
import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSession } from "../session/session-context.ts";
import { type DialogProps, FactTable, InfoDialog } from "../shell/dialogs.tsx";
import { type FormHost, useFormHost } from "../shell/form-host.tsx";
import { formatTime, sentenceCase } from "../shell/format.ts";
import { ListPage, pageSize } from "../table/list-page.tsx";
import type { Column, ListQuery } from "../table/use-list.ts";
import classes from "./orders-page.module.css";

export function OrdersPage() {
  const { queries } = useSession();
  const formHost = useFormHost();
  const { highlighted, orderPet } = formHost;
  const query = useInfiniteQuery(queries.listOrders.infiniteOptions({ limit: pageSize }));
  const petNames = usePetNames(query);
  const columns = useMemo(() => createColumns(formHost, petNames), [formHost, petNames, petNames.size]);
  return (
    <ListPage
      title="Orders"
      nouns={["order", "orders"]}
      query={query}
      columns={columns}
      csvColumns={["id", "petId", "status", "createdAt"]}
      action={{ label: "New order", run: () => orderPet() }}
      emptyMessage="No orders yet. Place the first one."
      highlighted={highlighted?.list === "orders" ? highlighted : undefined}
      list="/orders"
    />
  );
}

type PetNames = ReadonlyMap<string, string>;

/** Requests the names of the pets that no response contained, with one request per page of orders. */
function usePetNames({ data }: ListQuery<Order>): PetNames {
  const { queries, petNames } = useSession();
  const unknownIds = (data?.pages ?? [])
    .map(({ entries }) => [...new Set(entries.map(({ petId }) => petId))].filter((id) => !petNames.has(String(id))))
    .filter((ids) => ids.length > 0);
  useQueries({ queries: unknownIds.map((id) => queries.listPets.options({ id, limit: pageSize })) });
  return petNames;
}

/** Formats the pet of an order: `Bella (ID 31)`. */
function formatPet(petNames: PetNames, { petId }: Order): string {
  const name = petNames.get(String(petId));
  return name === undefined ? `ID ${petId}` : `${name} (ID ${petId})`;
}

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

function OrderTime({ order: { createdAt } }: { order: Order }) {
  return (
    <time dateTime={createdAt}>
      <span className={classes.dateOrTime}>{dateFormat.format(new Date(createdAt))}</span>{" "}
      <span className={classes.dateOrTime}>{formatTime(new Date(createdAt))}</span>
    </time>
  );
}

function createColumns({ openOrder, openPet }: FormHost, petNames: PetNames): Column<Order>[] {
  return [
    {
      name: "ID",
      width: "5.5rem",
      narrowWidth: "3.75rem",
      value: ({ id }) => id,
      render: (order) => (
        <Anchor
          component="button"
          size="sm"
          onClick={() => openOrder(order)}
          aria-label={`Details of order ${order.id}`}
        >
          {order.id}
        </Anchor>
      ),
    },
    {
      name: "Pet",
      value: (order) => formatPet(petNames, order),
      render: (order) => (
        <Anchor component="button" truncate maw="100%" onClick={() => openPet({ id: order.petId })}>
          {formatPet(petNames, order)}
        </Anchor>
      ),
    },
    {
      name: "Status",
      width: "7.5rem",
      narrowWidth: "6.25rem",
      value: ({ status }) => status,
      render: ({ status }) => <Badge color="teal">{sentenceCase(status)}</Badge>,
    },
    {
      name: "Placed",
      width: "12rem",
      narrowWidth: "7rem",
      value: ({ createdAt }) => createdAt,
      render: (order) => <OrderTime order={order} />,
    },
  ];
}

export function OrderDetails({ order, ...dialog }: DialogProps & { readonly order: Order | undefined }) {
  const { petNames } = useSession();
  const { openPet } = useFormHost();
  if (!order) return null;
  const petLink = (
    <Anchor key="pet" component="button" onClick={() => openPet({ id: order.petId })}>
      {formatPet(petNames, order)}
    </Anchor>
  );
  return (
    <InfoDialog title={`Order ${order.id}`} note="The API cannot change or cancel an order." {...dialog}>
      <FactTable
        rows={[
          ["Pet", petLink],
          ["Status", sentenceCase(order.status)],
          ["Placed", <OrderTime key="placed" order={order} />],
        ]}
      />
    </InfoDialog>
  );
}
