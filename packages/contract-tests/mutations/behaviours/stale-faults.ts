import type { Changes, Coverage } from "@animal-store/service";
import type { Fault, Planting } from "../fault.ts";
import { behaviour, otherStores } from "./behaviour.ts";

/** Answers that are kept and given again, though what they show has changed. */
export const staleFaults: readonly Fault[] = [
  behaviour("a list stays as it was first read", ["orders/list-follows"], () =>
    missing("pets", (covered) => !isRow(covered)),
  ),
  behaviour("a last page stays as it was first read", ["entity-tags/listPets/changed"], () =>
    missing("pets", ({ end }) => end === Number.POSITIVE_INFINITY),
  ),
  behaviour("a filtered list stays as it was first read", ["orders/reserve"], () =>
    missing("pets", ({ status }) => status !== undefined),
  ),
  behaviour("a single pet stays as it was first read", ["orders/reserve", "entity-tags/getPet/changed"], () =>
    missing("pets", isRow),
  ),
  behaviour(
    "a list of orders stays as it was first read",
    ["inputs/createOrder", "paging/listOrders", "entity-tags/listOrders/changed"],
    () => missing("orders", () => true),
  ),
];

/** No change is noticed in the answers that are meant. */
function missing(store: "pets" | "orders", isMeant: (covered: Coverage) => boolean): Planting {
  return otherStores((stores) => ({ [store]: { ...stores[store], changes: unseen(stores[store].changes, isMeant) } }));
}

function unseen(changes: Changes | undefined, isMeant: (covered: Coverage) => boolean): Changes {
  return {
    count: () => changes?.count() ?? 0,
    mayShow: (covered, seen) => !isMeant(covered) && changes?.mayShow(covered, seen) === true,
    mayShowSoon: (covered) => !isMeant(covered) && changes?.mayShowSoon(covered) === true,
  };
}

function isRow({ after, end }: Coverage): boolean {
  return end - after === 1;
}
