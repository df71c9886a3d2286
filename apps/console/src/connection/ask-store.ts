import type { Session } from "../session/session.ts";

/** Asks the store the smallest question there is: its answer tells that it is there, and what is left of the limits. It never throws. */
export async function askStore({ cache, queries }: Pick<Session, "cache" | "queries">): Promise<void> {
  await cache.fetchQuery({ ...queries.listPets.queryOptions({ limit: 1 }), staleTime: 0 }).catch(() => undefined);
}
