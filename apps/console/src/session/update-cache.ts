import type { Order, Pet, PetStatus } from "@animal-store/client";
import type { QueryPage, StoreQueries } from "@animal-store/client/react";
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";

type CachedList<Entry> = InfiniteData<QueryPage<Entry[]>>;

/** Applies new pets and orders to the cached lists without reading the lists again. */
export interface CacheUpdater {
  addPet(pet: Pet): void;
  addOrder(order: Order): void;
}

export function createCacheUpdater(queryClient: QueryClient, { listPets, listOrders }: StoreQueries): CacheUpdater {
  return {
    addPet(pet) {
      updateLists<Pet>(queryClient, listPets.key, (list, { status, order }) => {
        if (status !== undefined && status !== pet.status) return list;
        return order === "desc" ? prependEntry(list, pet) : appendEntry(list, pet);
      });
    },
    addOrder(order) {
      updateLists<Order>(queryClient, listOrders.key, (list) => appendEntry(list, order));
      updateLists<Pet>(queryClient, listPets.key, (list, { status }) => reservePet(list, order.petId, status));
      // The pet's position in these lists is unknown.
      void queryClient.resetQueries({
        queryKey: listPets.key,
        predicate: ({ queryKey }) => getParameters(queryKey).status === reservedStatus,
      });
    },
  };
}

const reservedStatus: PetStatus = "pending";

function updateLists<Entry>(
  queryClient: QueryClient,
  key: QueryKey,
  updateList: (list: CachedList<Entry>, parameters: ListParameters) => CachedList<Entry>,
): void {
  for (const [queryKey, list] of queryClient.getQueriesData<CachedList<Entry>>({ queryKey: key })) {
    if (list && "pages" in list) queryClient.setQueryData(queryKey, updateList(list, getParameters(queryKey)));
  }
}

type ListParameters = { readonly status?: unknown; readonly order?: unknown };

function getParameters([, , , parameters]: QueryKey): ListParameters {
  return (parameters as ListParameters | undefined) ?? {};
}

/** Prepends a new entry, unless the list was loaded after the entry was created. */
function prependEntry<Entry extends { id: number }>(list: CachedList<Entry>, entry: Entry): CachedList<Entry> {
  const [firstPage, ...otherPages] = list.pages;
  if (!firstPage || list.pages.some(({ entries }) => entries.some(({ id }) => id === entry.id))) return list;
  return { ...list, pages: [{ ...firstPage, entries: [entry, ...firstPage.entries] }, ...otherPages] };
}

/** Appends a new entry if the last page is loaded. Otherwise the entry is loaded with its page. */
function appendEntry<Entry extends { id: number }>(list: CachedList<Entry>, entry: Entry): CachedList<Entry> {
  const lastPage = list.pages.at(-1);
  if (!lastPage || lastPage.next !== undefined || lastPage.entries.some(({ id }) => id === entry.id)) return list;
  return { ...list, pages: [...list.pages.slice(0, -1), { ...lastPage, entries: [...lastPage.entries, entry] }] };
}

/** Sets the status of an ordered pet in the list of all pets, and removes the pet from lists with a status filter. */
function reservePet(list: CachedList<Pet>, petId: Order["petId"], status: unknown): CachedList<Pet> {
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

export function isSameId(left: number | bigint, right: number | bigint): boolean {
  return BigInt(left) === BigInt(right);
}
