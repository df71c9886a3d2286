import type { Schemas } from "@animal-store/client";
import { Badge, Button, SegmentedControl, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { PlaceOrder } from "../orders/place-order.tsx";
import { useConnection, useSession } from "../session/session-context.ts";
import { PageHead } from "../shell/page-head.tsx";
import { countOf } from "../table/count-of.ts";
import { type Column, EndlessTable } from "../table/endless-table.tsx";
import { pageSize } from "../table/page-size.ts";
import { useEndlessList } from "../table/use-endless-list.ts";
import { AddAnimal } from "./add-animal.tsx";
import classes from "./animals-page.module.css";
import { isStatus, statuses, statusNames } from "./status-names.ts";

type Pet = Schemas["Pet"];

const all = "all";

/** The animals of the store, all or those of one status. */
export function AnimalsPage({ filter = all }: { filter?: string | undefined }) {
  const { queries } = useSession();
  const { blocked } = useConnection();
  const [, navigate] = useLocation();
  const [isAdding, adding] = useDisclosure();
  const [ordered, setOrdered] = useState<Pet>();
  const status = isStatus(filter) ? filter : undefined;
  const query = useInfiniteQuery(queries.listPets.infiniteQueryOptions({ ...(status && { status }), limit: pageSize }));
  const list = useEndlessList(query);
  const columns = useMemo(() => columnsFor(setOrdered), []);

  return (
    <>
      <PageHead title="Animals" count={countOf(list, ["animal", "animals"])}>
        <Button onClick={adding.open} disabled={blocked !== undefined}>
          Add an animal
        </Button>
      </PageHead>
      <SegmentedControl
        className={classes.filter}
        aria-label="Status"
        data={[{ value: all, label: "All" }, ...statuses]}
        value={status ?? all}
        onChange={(value) => navigate(value === all ? "/animals" : `/animals/${value}`)}
      />
      <EndlessTable
        key={status ?? all}
        label="Animals"
        list={list}
        columns={columns}
        empty={
          <Text c="dimmed">
            {status
              ? `No animal is ${statusNames[status].label.toLowerCase()}.`
              : "There are no animals yet. Add the first one."}
          </Text>
        }
      />
      <AddAnimal isOpen={isAdding} onClose={adding.close} />
      <PlaceOrder pet={ordered} isOpen={ordered !== undefined} onClose={() => setOrdered(undefined)} />
    </>
  );
}

function columnsFor(order: (pet: Pet) => void): Column<Pet>[] {
  return [
    {
      name: "No.",
      width: "5.5rem",
      narrowWidth: "3.75rem",
      render: ({ id }) => <span className={classes.number}>{id}</span>,
    },
    {
      name: "Name",
      render: ({ name, categoryId }) => (
        <>
          <Text size="sm" truncate title={name}>
            {name}
          </Text>
          <Text size="xs" c="dimmed" truncate className={classes.below}>
            Category {String(categoryId)}
          </Text>
        </>
      ),
    },
    {
      name: "Category",
      isExtra: true,
      width: "14rem",
      render: ({ categoryId }) => <span className={classes.number}>{String(categoryId)}</span>,
    },
    {
      name: "Status",
      width: "7.5rem",
      narrowWidth: "6.25rem",
      render: ({ status }) =>
        status ? (
          <Badge color={statusNames[status].color} variant="light" tt="none">
            {statusNames[status].label}
          </Badge>
        ) : (
          <Text size="sm" c="dimmed">
            none
          </Text>
        ),
    },
    {
      name: "Order",
      width: "6rem",
      narrowWidth: "4.5rem",
      render: (pet) =>
        (pet.status === undefined || pet.status === "available") && (
          <Button
            size="compact-sm"
            variant="subtle"
            px={6}
            onClick={() => order(pet)}
            aria-label={`Order ${pet.name}, no. ${pet.id}`}
          >
            Order
          </Button>
        ),
    },
  ];
}
