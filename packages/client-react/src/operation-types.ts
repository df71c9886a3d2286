import type { StoreError } from "@animal-store/client";
import type { OperationId, operations } from "@animal-store/contract";
import type { calls } from "@animal-store/contract/calls";

type Calls = typeof calls;

/** Ids of the operations that read (GET). */
export type QueryId = {
  [Route in keyof Calls]: Route extends `GET ${string}` ? Calls[Route]["operation"] : never;
}[keyof Calls];

/** Ids of the lists: GET operations with a cursor. */
export type PagedId = {
  [Id in QueryId]: "cursor" extends keyof MembersOrUnknown<operations[Id]["parameters"]["query"]> ? Id : never;
}[QueryId];

/** Ids of the operations that write. */
export type MutationId = Exclude<OperationId, QueryId>;

/** Path and query parameters of an operation in one object. */
export type OperationParameters<Id extends OperationId> = ParametersIn<"path", Id> & ParametersIn<"query", Id>;

/** Mutation variables of an operation: its parameters, `body` and `header`. */
export type OperationVariables<Id extends OperationId> = OperationParameters<Id> &
  VariableMember<"body", BodyOf<Id>> &
  VariableMember<"header", operations[Id]["parameters"]["header"]>;

/** Body of a successful response. */
export type OperationData<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: Status extends 200 | 201 | 202
    ? JsonOf<operations[Id]["responses"][Status]>
    : never;
}[keyof operations[Id]["responses"]];

/** A page of a list, and the cursor of the next page. `next` is undefined on the last page. */
export interface Page<Entries> {
  readonly entries: Entries;
  readonly next: string | undefined;
}

/** An error response, or an error of `fetch` without a response. Use `isStoreError` to distinguish them. */
export type CallError<Id extends OperationId = OperationId> = StoreError<Id> | Error;

type ParametersIn<Location extends "path" | "query", Id extends OperationId> = MembersOrUnknown<
  operations[Id]["parameters"][Location]
>;
/** Maps missing parameters to `unknown`, which an intersection ignores. */
type MembersOrUnknown<Parameters> = [NonNullable<Parameters>] extends [never] ? unknown : NonNullable<Parameters>;
type VariableMember<Name extends string, Value> = [NonNullable<Value>] extends [never]
  ? unknown
  : undefined extends Value
    ? { [Key in Name]?: NonNullable<Value> }
    : { [Key in Name]: Value };
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody?: { content: { "application/json": infer Body } } }
    ? Body | undefined
    : undefined;
type JsonOf<Response> = Response extends { content: { "application/json": infer Body } } ? Body : undefined;
