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
  shareUpdate: (change: CacheUpdate) => void,
) {
  function addPet(pet: Pet): void {
    updateLists<Pet>(cache, listPets.key, (pages, status) =>
      status === undefined || status === pet.status ? appendEntry(pages, pet) : pages,
    );
  }

  function placeOrder(order: Order): void {
    updateLists<Order>(cache, listOrders.key, (pages) => appendEntry(pages, order));
    updateLists<Pet>(cache, listPets.key, (pages, status) => reservePet(pages, order.petId, status));
    // The pet's position in these lists is unknown.
    void cache.resetQueries({
      queryKey: listPets.key,
      predicate: ({ queryKey }) => getStatusFilter(queryKey) === reservedStatus,
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
      shareUpdate(change);
    },
  };
}

const reservedStatus: Schemas["PetStatus"] = "pending";

function updateLists<Entry>(
  cache: QueryClient,
  key: QueryKey,
  updatePages: (pages: Pages<Entry>, status: unknown) => Pages<Entry>,
): void {
  for (const [queryKey, pages] of cache.getQueriesData<Pages<Entry>>({ queryKey: key })) {
    if (pages && "pages" in pages) cache.setQueryData(queryKey, updatePages(pages, getStatusFilter(queryKey)));
  }
}

function getStatusFilter(queryKey: QueryKey): unknown {
  const [, , , parameters] = queryKey;
  return typeof parameters === "object" && parameters !== null && "status" in parameters
    ? parameters.status
    : undefined;
}

/** Appends a new entry if the last page is loaded. Otherwise the entry is loaded with its page. */
function appendEntry<Entry extends { id: number }>(list: Pages<Entry>, entry: Entry): Pages<Entry> {
  const lastPage = list.pages.at(-1);
  if (!lastPage || lastPage.next !== undefined || lastPage.entries.some(({ id }) => id === entry.id)) return list;
  return { ...list, pages: [...list.pages.slice(0, -1), { ...lastPage, entries: [...lastPage.entries, entry] }] };
}

/** Removes an ordered pet from lists of other statuses, and updates it in the list of all pets. */
function reservePet(list: Pages<Pet>, petId: Order["petId"], status: unknown): Pages<Pet> {
  const pages = list.pages.map((page) => {
    if (!page.entries.some(({ id }) => isSameId(id, petId))) return page;
    const entries = page.entries.flatMap((pet): Pet[] => {
      if (!isSameId(pet.id, petId)) return [pet];
      return status === undefined ? [{ ...pet, status: reservedStatus }] : [];
    });
    return { ...page, entries };
  });
  return { ...list, pages };
}

function isSameId(left: number | bigint, right: number | bigint): boolean {
  return BigInt(left) === BigInt(right);
}
