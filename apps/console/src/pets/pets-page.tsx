import type { Pet, PetStatus } from "@animal-store/client";
import { Badge, Button, SegmentedControl, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "wouter";
import type { Session } from "../session/session.ts";
import { useSession } from "../session/session-context.ts";
import { useFormHost } from "../shell/form-host-context.ts";
import { type Column, ListPage, pageSize } from "../table/list-page.tsx";
import classes from "./pets-page.module.css";

const allStatuses = "all";

export function PetsPage({ filter = allStatuses }: { filter?: string | undefined }) {
  const { queries } = useSession();
  const { highlighted, addPet, orderPet } = useFormHost();
  const [, navigate] = useLocation();
  const status = isStatus(filter) ? filter : undefined;
  const query = useInfiniteQuery(queries.listPets.infiniteOptions({ ...(status && { status }), limit: pageSize }));
  const columns = useMemo(() => createColumns(orderPet), [orderPet]);
  const emptyText = status ? `No ${statusNames[status].label.toLowerCase()} pets.` : "No pets yet. Add the first one.";

  return (
    <ListPage
      title="Pets"
      nouns={["pet", "pets"]}
      query={query}
      columns={columns}
      action={{ label: "Add pet", run: addPet }}
      emptyMessage={emptyText}
      highlighted={highlighted?.list === "pets" ? highlighted : undefined}
      filter={status ?? allStatuses}
    >
      <SegmentedControl
        className={classes.filter}
        aria-label="Status"
        data={[{ value: allStatuses, label: "All" }, ...statuses]}
        value={status ?? allStatuses}
        onChange={(value) => navigate(value === allStatuses ? "/pets" : `/pets/${value}`)}
      />
    </ListPage>
  );
}

function createColumns(orderPet: (pet: Pet) => void): Column<Pet>[] {
  return [
    {
      name: "ID",
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
          <Text size="xs" c="dimmed" truncate className={classes.belowName}>
            Category {String(categoryId)}
          </Text>
        </>
      ),
    },
    {
      name: "Category",
      isHiddenWhenNarrow: true,
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
            None
          </Text>
        ),
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

export const statusNames = {
  available: { label: "Available", color: "teal" },
  pending: { label: "Pending", color: "yellow" },
  sold: { label: "Sold", color: "gray" },
} satisfies Record<PetStatus, { label: string; color: string }>;

export const statuses = Object.entries(statusNames).map(([value, { label }]) => ({ value, label }));

export function isStatus(text: string): text is PetStatus {
  return text in statusNames;
}

/** Returns the path of a page whose loaded list includes the pet. */
export function findPagePath({ queryClient, queries }: Session, { id, status }: Pet): string | undefined {
  const isLoaded = (filter: { status?: PetStatus }) =>
    queryClient
      .getQueryData(queries.listPets.infiniteOptions({ ...filter, limit: pageSize }).queryKey)
      ?.pages.some(({ entries }) => entries.some((pet) => pet.id === id));
  if (isLoaded({})) return "/pets";
  return status && isLoaded({ status }) ? `/pets/${status}` : undefined;
}

export function canBeOrdered({ status }: Pet): boolean {
  return status === undefined || status === "available";
}
