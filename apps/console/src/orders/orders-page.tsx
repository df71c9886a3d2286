import type { Order } from "@animal-store/client";
import { Badge } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSession } from "../session/session-context.ts";
import { useFormHost } from "../shell/form-host-context.ts";
import { formatTime, sentenceCase } from "../shell/format.ts";
import { type Column, ListPage, pageSize } from "../table/list-page.tsx";
import classes from "./orders-page.module.css";

export function OrdersPage() {
  const { queries } = useSession();
  const { highlighted, orderPet } = useFormHost();
  return (
    <ListPage
      title="Orders"
      nouns={["order", "orders"]}
      query={useInfiniteQuery(queries.listOrders.infiniteOptions({ limit: pageSize }))}
      columns={columns}
      action={{ label: "New order", run: () => orderPet() }}
      emptyMessage="No orders yet. Place the first one."
      highlighted={highlighted?.list === "orders" ? highlighted : undefined}
    />
  );
}

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

const columns: Column<Order>[] = [
  { name: "ID", width: "5.5rem", narrowWidth: "3.75rem", render: ({ id }) => id },
  { name: "Pet ID", render: ({ petId }) => String(petId) },
  {
    name: "Status",
    width: "7.5rem",
    narrowWidth: "6.25rem",
    render: ({ status }) => (
      <Badge color="teal" variant="light" tt="none">
        {sentenceCase(status)}
      </Badge>
    ),
  },
  {
    name: "Placed",
    width: "12rem",
    narrowWidth: "7rem",
    render: ({ createdAt }) => (
      <time dateTime={createdAt}>
        <span className={classes.dateOrTime}>{dateFormat.format(new Date(createdAt))}</span>{" "}
        <span className={classes.dateOrTime}>{formatTime(new Date(createdAt))}</span>
      </time>
    ),
  },
];
