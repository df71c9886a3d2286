import type { Pet, PetStatus } from "@animal-store/client";
import type { StoreQueries } from "@animal-store/client/react";
import { pageSize } from "../table/list-page.tsx";

/** The filter and the order of a list of pets. */
export interface PetListView {
  readonly status?: PetStatus | undefined;
  readonly isOldestFirst?: boolean;
}

export const statusNames = {
  available: { label: "Available", color: "teal" },
  pending: { label: "Pending", color: "yellow" },
  sold: { label: "Sold", color: "gray" },
} satisfies Record<PetStatus, { label: string; color: string }>;

export const statuses = Object.entries(statusNames).map(([value, { label }]) => ({ value: value as PetStatus, label }));

const defaultView: PetListView = { status: "available" };
export const allStatuses = "all";
const oldestFirst = "oldest";

export function petListOptions({ listPets }: StoreQueries, { status, isOldestFirst }: PetListView = defaultView) {
  return listPets.infiniteOptions({
    ...(status && { status }),
    ...(!isOldestFirst && { order: "desc" }),
    limit: pageSize,
  });
}

export const petsRoute = "/pets/:filter?/:order?";

export function toPetsPath({ status, isOldestFirst }: PetListView): string {
  return `/pets/${status ?? allStatuses}${isOldestFirst ? `/${oldestFirst}` : ""}`;
}

/** Parses the parts of a path. Other parts mean the default view. */
export function parsePetsPath(filter: string | undefined, order: string | undefined): PetListView {
  const isOldestFirst = order === oldestFirst;
  if (filter === allStatuses) return { isOldestFirst };
  return { status: isStatus(filter) ? filter : defaultView.status, isOldestFirst };
}

function isStatus(text: string | undefined): text is PetStatus {
  return text !== undefined && text in statusNames;
}

export function canBeOrdered({ status }: Pet): boolean {
  return status === undefined || status === "available";
}
