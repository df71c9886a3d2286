import type { SharedChanges, StoreChanges } from "@animal-store/service";
import { describeKeptAnswers } from "@animal-store/service/testing";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";

/** What one process writes, told within it alone. */
function shareAlone(changes: StoreChanges): SharedChanges {
  return {
    pets: changes.pets,
    orders: changes.orders,
    async begin({ pets, orderedPets }) {
      const over = [
        ...pets.map((pet) => changes.expectPet({ name: "", categoryId: 0, ...pet })),
        ...orderedPets.map((id) => changes.expectOrder(id)),
      ];
      return async (done) => {
        for (const { id, status } of done?.added ?? [])
          changes.petAdded({ id, name: "", categoryId: 0, ...(status && { status }) });
        for (const { id, petId } of done?.placed ?? [])
          changes.orderPlaced({ id, petId, status: "placed", createdAt: "" });
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
