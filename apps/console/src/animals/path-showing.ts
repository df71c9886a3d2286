import type { Schemas } from "@animal-store/client";
import type { Session } from "../session/session.ts";
import { pageSize } from "../table/page-size.ts";

/** The page whose list was read as far as this animal, if there is one. */
export function pathShowing({ cache, queries }: Session, { id, status }: Schemas["Pet"]): string | undefined {
  const isRead = (filter: { status?: Schemas["PetStatus"] }) =>
    cache
      .getQueryData(queries.listPets.infiniteQueryOptions({ ...filter, limit: pageSize }).queryKey)
      ?.pages.some(({ entries }) => entries.some((pet) => pet.id === id));
  if (isRead({})) return "/animals";
  return status && isRead({ status }) ? `/animals/${status}` : undefined;
}
