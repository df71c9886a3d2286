import type { Order } from "@animal-store/client";
import { Anchor, Badge, Loader, Text } from "@mantine/core";
import { skipToken, useInfiniteQuery, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePacedJob } from "../service-status/use-paced-job.ts";
import { useSession } from "../session/session-context.ts";
import { isSameId } from "../session/update-cache.ts";
import { type DialogProps, FactTable, InfoDialog } from "../shell/dialogs.tsx";
import { type FormHost, useFormHost } from "../shell/form-host.tsx";
import { formatTime, sentenceCase } from "../shell/format.ts";
import { idColumn, ListPage, pageSize } from "../table/list-page.tsx";
import { type Column, type ListQuery, type Sort, useInfiniteList } from "../table/use-list.ts";
import classes from "./orders-page.module.css";

export const ordersRoute = "/orders";

const oldestFirst: Sort = { column: idColumn, isDescending: false };

function useOrders(isEnabled = true) {
  const { queries } = useSession();
  return useInfiniteQuery({ ...queries.listOrders.infiniteOptions({ limit: pageSize }), enabled: isEnabled });
}

export function OrdersPage() {
  const formHost = useFormHost();
  const { highlighted, orderPet } = formHost;
  const query = useOrders();
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
      list="orders"
      serviceSort={oldestFirst}
      defaultSort={oldestFirst}
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

function formatCreatedAt({ createdAt }: Order): readonly [date: string, time: string] {
  return [dateFormat.format(new Date(createdAt)), formatTime(new Date(createdAt))];
}

function OrderTime({ order }: { order: Order }) {
  const [date, time] = formatCreatedAt(order);
  return (
    <time dateTime={order.createdAt}>
      <span className={classes.dateOrTime}>{date}</span> <span className={classes.dateOrTime}>{time}</span>
    </time>
  );
}

function createColumns({ openOrder, openPet }: FormHost, petNames: PetNames): Column<Order>[] {
  return [
    {
      name: idColumn,
      width: "5.5rem",
      narrowWidth: "3.75rem",
      value: ({ id }) => id,
      render: (order) => (
        <Anchor
          component="button"
          size="sm"
          onClick={() => openOrder(order.id)}
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
        <Anchor component="button" truncate maw="100%" onClick={() => openPet(order.petId)}>
          {formatPet(petNames, order)}
        </Anchor>
      ),
    },
    {
      name: "Status",
      width: "7.5rem",
      narrowWidth: "6.25rem",
      value: ({ status }) => sentenceCase(status),
      render: ({ status }) => <Badge color="teal">{sentenceCase(status)}</Badge>,
    },
    {
      name: "Placed",
      width: "12rem",
      narrowWidth: "7rem",
      value: ({ createdAt }) => createdAt,
      text: (order) => formatCreatedAt(order).join(" "),
      render: (order) => <OrderTime order={order} />,
    },
  ];
}

/** Shows an order. The API cannot return one order, so an order that is not loaded is searched in the list. */
export function OrderDetails({ id, ...dialog }: DialogProps & { readonly id: bigint | undefined }) {
  const { queries, petNames, history } = useSession();
  const { openPet } = useFormHost();
  const isOrder = (order: Order | undefined) => order && id !== undefined && isSameId(order.id, id);
  const createdOrder = history.read().find(({ order }) => isOrder(order))?.order;
  const query = useOrders(dialog.isOpen && !createdOrder);
  const orders = query.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const order = createdOrder ?? orders.find(isOrder);
  const { isComplete, errorMessage } = useInfiniteList(query);
  const isSearching = !order && !isComplete && BigInt(orders.at(-1)?.id ?? 0) < (id ?? 0);
  usePacedJob(dialog.isOpen && isSearching && query.data !== undefined && !errorMessage, () =>
    query.fetchNextPage({ cancelRefetch: false }),
  );
  const unknownId = dialog.isOpen && order && !petNames.has(String(order.petId)) ? [order.petId] : undefined;
  useQuery(queries.listPets.options(unknownId ? { id: unknownId } : skipToken));
  if (!order)
    return (
      <InfoDialog title={`Order ${id}`} {...dialog}>
        {isSearching && !errorMessage ? (
          <Loader size="sm" aria-label="Loading" />
        ) : (
          <Text size="sm">{errorMessage ?? `No order has the ID ${id}.`}</Text>
        )}
      </InfoDialog>
    );
  const petLink = (
    <Anchor key="pet" component="button" onClick={() => openPet(order.petId)}>
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
