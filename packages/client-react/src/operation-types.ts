import type { StoreError } from "@animal-store/client";
import type { OperationId, operations } from "@animal-store/contract";
import type { calls } from "@animal-store/contract/calls";

type Calls = typeof calls;

/** The operations that only read. */
export type QueryId = {
  [Call in keyof Calls]: Call extends `GET ${string}` ? Calls[Call]["operation"] : never;
}[keyof Calls];

/** The lists: operations that only read and go on from a cursor. */
export type PagedId = {
  [Id in QueryId]: "cursor" extends keyof Members<operations[Id]["parameters"]["query"]> ? Id : never;
}[QueryId];

/** The operations that change something. */
export type MutationId = Exclude<OperationId, QueryId>;

/** The parameters of path and query, side by side. */
export type OperationParameters<Id extends OperationId> = Named<"path", Id> & Named<"query", Id>;

/** What an operation that changes something is called with. */
export type OperationVariables<Id extends OperationId> = OperationParameters<Id> &
  Given<"body", BodyOf<Id>> &
  Given<"header", operations[Id]["parameters"]["header"]>;

/** The body of an answer that is no refusal. */
export type OperationData<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: Status extends 200 | 201 | 202
    ? JsonOf<operations[Id]["responses"][Status]>
    : never;
}[keyof operations[Id]["responses"]];

/** A part of a list, and where the next one begins; undefined at its end. */
export interface Page<Entries> {
  readonly entries: Entries;
  readonly next: string | undefined;
}

/** A refusal with its status and code, or what `fetch` throws where nothing answered. Tell them apart with `isStoreError`. */
export type CallError<Id extends OperationId = OperationId> = StoreError<Id> | Error;

type Named<Place extends "path" | "query", Id extends OperationId> = Members<operations[Id]["parameters"][Place]>;
/** An optional object of parameters as an object; none as one without members. */
type Members<Parameters> = [NonNullable<Parameters>] extends [never] ? unknown : NonNullable<Parameters>;
type Given<Name extends string, Value> = [NonNullable<Value>] extends [never]
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
