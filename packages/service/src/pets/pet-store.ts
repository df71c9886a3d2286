import type { IdempotencyClaim, WriteResult } from "@animal-store/api-platform";
import { contract, type Schemas } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";
import { filterNames } from "../pagination/cursor.ts";

/** A pet of the contract. */
export type Pet = Schemas["Pet"];
/** A pet without an id. */
export type NewPet = Schemas["NewPet"];
/** The status of a pet, which is optional. */
export type PetStatus = Schemas["PetStatus"];

/** The names of the pet fields that filter the list. */
export const petFilters = filterNames(contract.operations.listPets);
export type PetFilter = Readonly<Partial<Pick<Pet, (typeof petFilters)[number]>>>;

/** The filter and range of a list of pets. An undefined filter field matches every pet. */
export interface PetPage {
  readonly filter?: PetFilter | undefined;
  /** Excludes this id and all smaller ids. */
  readonly after: number;
  readonly limit: number;
}

/** Stores pets. Each method can throw a `StoreUnavailableError`. */
export interface PetStore {
  /** Adds a pet with the next id. Ids start at 1 and are never reused. A repeated idempotency claim returns the first result. */
  add(pet: NewPet, claim?: IdempotencyClaim): Awaitable<WriteResult<Pet>>;
  /** Returns the pet with an id, if it exists. @param id any int64 */
  find(id: number | bigint): Awaitable<Pet | undefined>;
  /** Returns a page in ascending order of id. */
  list(page: PetPage): Awaitable<Pet[]>;
}
