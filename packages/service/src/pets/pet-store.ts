import { contract, type Schemas } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";
import type { IdempotencyClaim, WriteResult } from "../idempotency/idempotency-claim.ts";
import { filterNames } from "../pagination/cursor.ts";

export type Pet = Schemas["Pet"];
export type NewPet = Schemas["NewPet"];
export type PetStatus = Schemas["PetStatus"];

/** The members of a pet that filter the list. */
export const petFilters = filterNames(contract.operations.listPets);
/** Only pets with these members. Without a member: all, also those that do not have it. */
export type PetFilter = Readonly<Partial<Pick<Pet, (typeof petFilters)[number]>>>;

export interface PetPage {
  readonly filter?: PetFilter | undefined;
  /** Only pets with a greater id. */
  readonly after: number;
  readonly limit: number;
}

/** Keeps pets. Every method may throw `StoreUnavailableError`. */
export interface PetStore {
  /** Adds a pet under the next id, once for each claim. Ids start at 1, only grow and are never reused. */
  add(pet: NewPet, claim?: IdempotencyClaim): Awaitable<WriteResult<Pet>>;
  /** @param id any int64 */
  find(id: number | bigint): Awaitable<Pet | undefined>;
  /** A page in ascending order of id. */
  list(page: PetPage): Awaitable<Pet[]>;
}
