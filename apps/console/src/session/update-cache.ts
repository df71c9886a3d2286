import type { Schemas } from "@animal-store/client";
import type { Page, StoreQueries } from "@animal-store/client-react";
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";

type Pet = Schemas["Pet"];
type Order = Schemas["Order"];
type Pages<Entry> = InfiniteData<Page<Entry[]>, string | undefined>;

export type CacheUpdate = { kind: "added"; pet: Pet } | { kind: "ordered"; order: Order };

/** Applies writes to the cached lists without reading all of them again. */
export function createCacheUpdater(
  cache: QueryClient,
  { listPets, listOrders }: StoreQueries,
  share: (change: CacheUpdate) => void,
) {
  function addPet(pet: Pet): void {
    changeLists<Pet>(cache, listPets.key, (pages, status) =>
      status === undefined || status === pet.status ? append(pages, pet) : pages,
    );
  }

  function placeOrder(order: Order): void {
    changeLists<Order>(cache, listOrders.key, (pages) => append(pages, order));
    changeLists<Pet>(cache, listPets.key, (pages, status) => reserve(pages, order.petId, status));
    // The pet's position in these lists is unknown.
    void cache.resetQueries({
      queryKey: listPets.key,
      predicate: ({ queryKey }) => statusOf(queryKey) === reserved,
    });
  }

  function apply(change: CacheUpdate): void {
    if (change.kind === "added") addPet(change.pet);
    else placeOrder(change.order);
  }

  return {
    apply,
    publish(change: CacheUpdate) {
      apply(change);
      share(change);
    },
  };
}

const reserved: Schemas["PetStatus"] = "pending";

function changeLists<Entry>(
  cache: QueryClient,
  key: QueryKey,
  change: (pages: Pages<Entry>, status: unknown) => Pages<Entry>,
): void {
  for (const [queryKey, pages] of cache.getQueriesData<Pages<Entry>>({ queryKey: key })) {
    if (pages && "pages" in pages) cache.setQueryData(queryKey, change(pages, statusOf(queryKey)));
  }
}

function statusOf(queryKey: QueryKey): unknown {
  const [, , , parameters] = queryKey;
  return typeof parameters === "object" && parameters !== null && "status" in parameters
    ? parameters.status
    : undefined;
}

/** Appends a new entry if the last page is loaded. Otherwise the entry comes with its page. */
function append<Entry extends { id: number }>(list: Pages<Entry>, entry: Entry): Pages<Entry> {
  const last = list.pages.at(-1);
  if (last === undefined || last.next !== undefined || last.entries.some(({ id }) => id === entry.id)) return list;
  return { ...list, pages: [...list.pages.slice(0, -1), { ...last, entries: [...last.entries, entry] }] };
}

/** Removes an ordered pet from lists of other statuses, and updates it in the list of all pets. */
function reserve(list: Pages<Pet>, petId: Order["petId"], status: unknown): Pages<Pet> {
  const pages = list.pages.map((page) => {
    if (!page.entries.some(({ id }) => isSame(id, petId))) return page;
    const entries = page.entries.flatMap((pet): Pet[] => {
      if (!isSame(pet.id, petId)) return [pet];
      return status === undefined ? [{ ...pet, status: reserved }] : [];
    });
    return { ...page, entries };
  });
  return { ...list, pages };
}

function isSame(one: number | bigint, other: number | bigint): boolean {
  return BigInt(one) === BigInt(other);
}
