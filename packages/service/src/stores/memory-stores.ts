import { createMemoryOutcomes } from "../idempotency/memory-outcomes.ts";
import { createMemoryKeyStore } from "../keys/memory-key-store.ts";
import type { Order, PlacedOrder } from "../orders/order-store.ts";
import { orderable, reserved } from "../orders/reservation.ts";
import type { Pet } from "../pets/pet-store.ts";
import { createVersions } from "../response-cache/versions.ts";
import type { Stores } from "./stores.ts";

/** Stores that live as long as the process. Ids are positions, so a page is found without a search. */
export function createMemoryStores(versions = createVersions()): Stores {
  const pets: Pet[] = [];
  const orders: Order[] = [];
  const outcomes = createMemoryOutcomes();

  return {
    pets: {
      add: (newPet, claim) =>
        outcomes.once(claim, () => {
          const pet: Pet = { id: pets.length + 1, ...newPet };
          pets.push(pet);
          versions.begin(["pets.appended"])();
          return { ...pet };
        }),
      find: (id) => copy(pets[Number(id) - 1]),
      list({ status, after, limit }) {
        const page: Pet[] = [];
        for (let index = after; index < pets.length && page.length < limit; index += 1) {
          const pet = pets[index] as Pet;
          if (status === undefined || pet.status === status) page.push({ ...pet });
        }
        return page;
      },
    },
    orders: {
      place: (petId, createdAt, claim) => outcomes.once(claim, () => place(petId, createdAt)),
      list: ({ after, limit }) => orders.slice(after, after + limit).map((order) => ({ ...order })),
    },
    keys: createMemoryKeyStore(),
  };

  function place(petId: number | bigint, createdAt: number): PlacedOrder {
    const pet = pets[Number(petId) - 1];
    if (!pet) return { refused: "pet_not_found" };
    if (pet.status !== undefined && pet.status !== orderable) return { refused: "pet_not_available" };
    pet.status = reserved;
    const order: Order = {
      id: orders.length + 1,
      petId: pet.id,
      status: "placed",
      createdAt: new Date(createdAt).toISOString(),
    };
    orders.push(order);
    versions.begin(["pets.changed", "orders.appended"])();
    return { order: { ...order } };
  }
}

function copy(pet: Pet | undefined): Pet | undefined {
  return pet && { ...pet };
}
