import type { contract } from "@animal-store/contract";
import type { Handlers } from "@animal-store/openapi-hono";
import type { Caller, ProvidedHeader } from "./admission/admit.ts";

/** A handler for each of the contract's operations; an editor leads from `StoreHandlers["createPet"]` to the operation. */
export type StoreHandlers = Handlers<typeof contract, Caller, ProvidedHeader>;
