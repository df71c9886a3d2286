import type { Schemas } from "@animal-store/client";
import { Badge, Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useConnection, useSession } from "../session/session-context.ts";
import { PageHead } from "../shell/page-head.tsx";
import { countOf } from "../table/count-of.ts";
import { type Column, EndlessTable } from "../table/endless-table.tsx";
import { pageSize } from "../table/page-size.ts";
import { useEndlessList } from "../table/use-endless-list.ts";
import { PlaceOrder } from "./place-order.tsx";

/** The orders of the store. */
export function OrdersPage() {
  const { queries } = useSession();
  const { blocked } = useConnection();
  const [isPlacing, placing] = useDisclosure();
  const list = useEndlessList(useInfiniteQuery(queries.listOrders.infiniteQueryOptions({ limit: pageSize })));
  return (
    <>
      <PageHead title="Orders" count={countOf(list, ["order", "orders"])}>
        <Button onClick={placing.open} disabled={blocked !== undefined}>
          Place an order
        </Button>
      </PageHead>
      <EndlessTable
        label="Orders"
        list={list}
        columns={columns}
        empty={<Text c="dimmed">There are no orders yet. Place the first one.</Text>}
      />
      <PlaceOrder isOpen={isPlacing} onClose={placing.close} />
    </>
  );
}

const times = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

const columns: Column<Schemas["Order"]>[] = [
  { name: "No.", width: "5.5rem", narrowWidth: "3.75rem", render: ({ id }) => id },
  { name: "Animal no.", render: ({ petId }) => String(petId) },
  {
    name: "Status",
    isExtra: true,
    width: "7.5rem",
    render: ({ status }) => (
      <Badge color="teal" variant="light" tt="none">
        {status}
      </Badge>
    ),
  },
  {
    name: "Placed",
    width: "12rem",
    render: ({ createdAt }) => <time dateTime={createdAt}>{times.format(new Date(createdAt))}</time>,
  },
];
