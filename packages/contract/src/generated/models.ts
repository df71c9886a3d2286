// Generated from petstore.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** Availability of a pet. */
export type PetStatus = components["schemas"]["PetStatus"];

/** A pet to create. Other members are rejected. */
export type NewPet = components["schemas"]["NewPet"];

/** A pet in the store. */
export type Pet = components["schemas"]["Pet"];

/** A page of pets. */
export type Pets = components["schemas"]["Pets"];

/** An order to place. Other members are rejected. */
export type NewOrder = components["schemas"]["NewOrder"];

/** An order for one pet. */
export type Order = components["schemas"]["Order"];

/** A page of orders. */
export type Orders = components["schemas"]["Orders"];

/** The body of every response with status 400 or above. */
export type Error_ = components["schemas"]["Error"];

/** A rule that the request violates. */
export type Violation = components["schemas"]["Violation"];
