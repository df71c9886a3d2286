import type { Stores } from "../stores/stores.ts";

/** Stores that throw an error each time: at every call about pets and orders, or at every look-up of a key. */
export function failingStores(stores: Stores, failing: "data" | "keys", error: Error): Stores {
  const fail = () => {
    throw error;
  };
  if (failing === "keys") return { ...stores, keys: { ...stores.keys, findByHash: fail } };
  return {
    ...stores,
    pets: { add: fail, find: fail, list: fail, generation: () => 0 },
    orders: { place: fail, list: fail },
  };
}
