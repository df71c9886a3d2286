import type { SharedChanges, StoreChanges } from "@animal-store/service";
import { describeKeptAnswers } from "@animal-store/service/testing";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";

/** What one process writes, told within it alone. */
function shareAlone(changes: StoreChanges): SharedChanges {
  return {
    pets: changes.pets,
    orders: changes.orders,
    async begin({ pets, orderedPets }) {
      const over = [...pets.map((pet) => changes.expectPet(pet)), ...orderedPets.map((id) => changes.expectOrder(id))];
      return async (came) => {
        if (typeof came === "string") return;
        for (const pet of came.added) changes.petAdded(pet);
        for (const order of came.placed) changes.orderPlaced(order);
        for (const end of over) end();
      };
    },
  };
}

describeOnPostgres("with changes that are told", (database) => {
  describeKeptAnswers(
    "PostgreSQL",
    async ({ changes }) => {
      const opened = await database().open({ shareChanges: () => shareAlone(changes) });
      await database().empty();
      return opened;
    },
    20,
  );
});
