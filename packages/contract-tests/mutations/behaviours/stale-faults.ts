import type { Change } from "@animal-store/service";
import type { Fault, Planting } from "../fault.ts";
import { behaviour, other } from "./behaviour.ts";

/** Cached responses that are served although what they show has changed. */
export const staleFaults: readonly Fault[] = [
  behaviour("a last page misses new pets", ["entity-tags/listPets/changed"], () => missing("pets.appended")),
  behaviour("a pet and the pages with it keep its old status", ["orders/", "entity-tags/getPet/changed"], () =>
    missing("pets.changed"),
  ),
  behaviour("a list of orders misses new ones", ["orders/list", "entity-tags/listOrders/changed"], () =>
    missing("orders.appended"),
  ),
];

/** No batch counts as one with this change. */
function missing(missed: Change): Planting {
  return other(({ versions }) => ({
    versions: versions && {
      ...versions,
      current: (change) => (change === missed ? 0 : versions.current(change)),
    },
  }));
}
