import type { Order, Pet, PetStatus } from "@animal-store/client";
import type { QueryPage, StoreQueries } from "@animal-store/client/react";
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";

type CachedList<Entry> = InfiniteData<QueryPage<Entry[]>>;

/** Applies new and changed entries to the cached lists without reading the lists again. */
export interface CacheUpdater {
  /** Puts a pet where it belongs in each list, and removes it from lists with another status. */
  setPet(pet: Pet): void;
  addOrder(order: Order): void;
  /** Returns a pet of the cached lists. */
  findPet(id: number | bigint): Pet | undefined;
}

export function createCacheUpdater(queryClient: QueryClient, { listPets, listOrders }: StoreQueries): CacheUpdater {
  const getLists = <Entry>(key: QueryKey) =>
    queryClient
      .getQueriesData<CachedList<Entry>>({ queryKey: key })
      .flatMap(([queryKey, list]) => (list && "pages" in list ? [{ queryKey, list }] : []));
  const findPet = (id: number | bigint) =>
    getLists<Pet>(listPets.key)
      .flatMap(({ list }) => list.pages)
      .flatMap(({ entries }) => entries)
      .find((pet) => isSameId(pet.id, id));
  const setPet = (pet: Pet) => {
    for (const { queryKey, list } of getLists<Pet>(listPets.key)) {
      const { status, order } = getParameters(queryKey);
      const isListed = status === undefined || status === pet.status;
      queryClient.setQueryData(queryKey, placeEntry(list, pet, { isListed, isDescending: order === "desc" }));
    }
  };
  return {
    findPet,
    setPet,
    addOrder(order) {
      for (const { queryKey, list } of getLists<Order>(listOrders.key))
        queryClient.setQueryData(queryKey, placeEntry(list, order, { isListed: true, isDescending: false }));
      const pet = findPet(order.petId);
      if (pet) return setPet({ ...pet, status: reservedStatus });
      void queryClient.resetQueries({
        queryKey: listPets.key,
        predicate: ({ queryKey }) => getParameters(queryKey).status === reservedStatus,
      });
    },
  };
}

const reservedStatus: PetStatus = "pending";

type ListParameters = { readonly status?: unknown; readonly order?: unknown };

function getParameters([, , , parameters]: QueryKey): ListParameters {
  return (parameters as ListParameters | undefined) ?? {};
}

interface Placement {
  readonly isListed: boolean;
  readonly isDescending: boolean;
}

/** Places an entry by its ID. An entry behind the loaded pages is loaded with its page. */
function placeEntry<Entry extends { id: number }>(
  list: CachedList<Entry>,
  entry: Entry,
  { isListed, isDescending }: Placement,
): CachedList<Entry> {
  const isAfter = ({ id }: Entry) => (isDescending ? id < entry.id : id > entry.id);
  const target = list.pages.find(
    ({ entries, next }) => next === undefined || entries.some((other) => other.id === entry.id || isAfter(other)),
  );
  const pages = list.pages.map((page) => {
    const others = page.entries.filter(({ id }) => id !== entry.id);
    if (isListed && page === target) {
      const index = others.findIndex(isAfter);
      others.splice(index < 0 ? others.length : index, 0, entry);
    } else if (others.length === page.entries.length) return page;
    return { ...page, entries: others };
  });
  return { ...list, pages };
}

export function isSameId(left: number | bigint, right: number | bigint): boolean {
  return BigInt(left) === BigInt(right);
}
