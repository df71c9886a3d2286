import { createMemoryKeyStore, filterNames, type InvalidationTracker } from "@animal-store/api-platform";
import { contract, type Schemas } from "@animal-store/contract";
import {
  createMemoryStore,
  defineTable,
  integer,
  optional,
  type Store,
  type StoreDefinition,
  text,
  timestamp,
  type Write,
} from "@animal-store/sql-store";

export type Pet = Schemas["Pet"];
export type NewPet = Schemas["NewPet"];
export type PetStatus = Schemas["PetStatus"];
export type Order = Schemas["Order"];

const pets = defineTable<Pet>(
  "pets",
  {
    id: integer("id"),
    name: text("name"),
    categoryId: integer("category_id"),
    status: optional(text("status")),
  },
  { filters: filterNames(contract.operations.listPets), coveringIndexes: true },
);

const orders = defineTable<Order>(
  "orders",
  {
    id: integer("id"),
    petId: integer("pet_id", "pets"),
    status: text("status"),
    createdAt: timestamp("created_at"),
  },
  { filters: filterNames(contract.operations.listOrders), coveringIndexes: true },
);

const tables = { pets, orders };
type StoreWrite<Input, Outcome> = Write<typeof tables, Input, Outcome>;

/** The status of a pet that can be ordered. A pet without a status can be ordered too. */
export const orderableStatus = "available" satisfies PetStatus;
/** The status of a pet after its order. */
const reservedStatus = "pending" satisfies PetStatus;

const createPet: StoreWrite<NewPet, Pet> = {
  changes: ["pets.appended"],
  run: (newPet, { pets }) => pets.insert(newPet),
};

/** A new order, or the reason of its rejection. */
export type PlacedOrder = { readonly order: Order } | { readonly rejected: "pet_not_found" | "pet_not_available" };

/** Places an order and reserves its pet. Only one of several concurrent orders for a pet succeeds. */
const createOrder: StoreWrite<{ readonly petId: number | bigint; readonly createdAt: number }, PlacedOrder> = {
  changes: ["pets.changed", "orders.appended"],
  reads: ({ petId }) => ({ pets: [petId] }),
  run({ petId, createdAt }, { pets, orders }) {
    const pet = pets.find(petId);
    if (!pet) return { rejected: "pet_not_found" };
    if (pet.status !== undefined && pet.status !== orderableStatus) return { rejected: "pet_not_available" };
    pets.update(pet.id, { status: reservedStatus });
    const order = orders.insert({ petId: pet.id, status: "placed", createdAt: new Date(createdAt).toISOString() });
    return { order };
  },
};

/** The tables and writes of the store. Memory, SQLite and PostgreSQL implement them. */
export const definition = {
  name: "animal-store",
  tables,
  writes: { createPet, createOrder },
  invariants: [
    {
      text: "pets are ordered more than once",
      query: "SELECT pet_id AS id FROM orders GROUP BY pet_id HAVING count(*) > 1",
    },
    {
      text: "orders are for pets that can still be ordered",
      query: `SELECT orders.id FROM orders JOIN pets ON pets.id = pet_id
        WHERE ifnull(pets.status, '${orderableStatus}') = '${orderableStatus}'`,
    },
  ],
} satisfies StoreDefinition<typeof tables>;

export type PetStore = Store<typeof definition>;

/** Creates an empty store in memory. @param invalidationTracker tracks the changes, for a response cache */
export function createMemoryPetStore(invalidationTracker?: InvalidationTracker): PetStore {
  return createMemoryStore(definition, { keys: createMemoryKeyStore(), invalidationTracker });
}
