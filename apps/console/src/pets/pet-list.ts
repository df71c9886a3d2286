import type { Pet, PetStatus } from "@animal-store/client";
import type { StoreQueries } from "@animal-store/client/react";
import { useRoute } from "wouter";
import { changeAddress } from "../shell/address.ts";
import { useFormHost } from "../shell/form-host.tsx";
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

export function petListOptions({ listPets }: StoreQueries, { status, isOldestFirst }: PetListView = defaultView) {
  return listPets.infiniteOptions({
    ...(status && { status }),
    ...(!isOldestFirst && { order: "desc" }),
    limit: pageSize,
  });
}

export const petsRoute = "/pets/:status?";

export function toPetsPath(status: PetStatus | undefined): string {
  return `/pets/${status ?? allStatuses}`;
}

/** Parses the status in a path. Other texts mean the default view. */
export function parseStatus(text: string | undefined): PetStatus | undefined {
  if (text === allStatuses) return undefined;
  return statuses.find(({ value }) => value === text)?.value ?? defaultView.status;
}

/** Returns a function that highlights new pets, and shows them on the page of pets: newest first, without a filter. */
export function useShowPets() {
  const { highlight } = useFormHost();
  const [isPetsPage, path] = useRoute(petsRoute);
  return (pets: readonly { id: number; status?: PetStatus | undefined }[], opensPage = isPetsPage) => {
    highlight(
      "pets",
      pets.map(({ id }) => id),
    );
    const isIn = (status: PetStatus | undefined) => pets.every((pet) => status === undefined || pet.status === status);
    const status = [parseStatus(path?.status), pets[0]?.status].find(isIn);
    if (opensPage) changeAddress({ path: toPetsPath(status), filter: "", sort: "" });
  };
}

export function canBeOrdered({ status }: Pet): boolean {
  return status === undefined || status === "available";
}
