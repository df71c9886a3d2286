import type { Pet, PetStatus } from "@animal-store/client";
import { Anchor, Badge, Button, Checkbox, SegmentedControl, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { useSession } from "../session/session-context.ts";
import { type FormHost, useFormHost } from "../shell/form-host-context.ts";
import type { Column } from "../table/infinite-table.tsx";
import { ListPage } from "../table/list-page.tsx";
import { canBeOrdered, parsePetsPath, petListOptions, statuses, statusNames, toPetsPath } from "./pet-list.ts";
import classes from "./pets-page.module.css";

const allStatuses = "all";

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
          <Anchor component="button" size="sm" truncate maw="100%" title={pet.name} onClick={() => openPet(pet)}>
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

export function StatusBadge({ status }: { status: PetStatus | undefined }) {
  if (!status)
    return (
      <Text size="sm" c="dimmed" span>
        None
      </Text>
    );
  return (
    <Badge color={statusNames[status].color} variant="light" tt="none">
      {statusNames[status].label}
    </Badge>
  );
}
