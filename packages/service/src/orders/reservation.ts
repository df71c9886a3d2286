import type { PetStatus } from "../pets/pet-store.ts";

/** A pet with this status, or without one, can be ordered. */
export const orderable = "available" satisfies PetStatus;
/** What the pet's status then becomes. */
export const reserved = "pending" satisfies PetStatus;
