import type { contract, OperationId } from "@animal-store/contract";
import type { Handler } from "@animal-store/openapi-hono";
import type { Caller, ProvidedHeader } from "./admission/admit.ts";

/** A handler of one of the contract's operations. */
export type StoreHandler<Id extends OperationId> = Handler<typeof contract, Id, Caller, ProvidedHeader>;
