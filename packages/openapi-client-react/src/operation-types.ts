import type { ApiError, ApiTypes, OperationId, OperationTypes } from "@animal-store/openapi-client";

/** Ids of the operations that read (GET). */
export type QueryId<Api extends ApiTypes> = {
  [Id in OperationId<Api>]: Api["contract"]["operations"][Id] extends { method: "GET" } ? Id : never;
}[OperationId<Api>];

/** Ids of the lists: GET operations with a cursor. */
export type PagedId<Api extends ApiTypes> = {
  [Id in QueryId<Api>]: "cursor" extends keyof ParametersIn<"query", Api, Id> ? Id : never;
}[QueryId<Api>];

/** Ids of the operations that write. */
export type MutationId<Api extends ApiTypes> = Exclude<OperationId<Api>, QueryId<Api>>;

/** Path and query parameters of an operation in one object, and `header` if it requires a header. */
export type QueryParameters<Api extends ApiTypes, Id extends OperationId<Api>> = OperationParameters<Api, Id> &
  VariableMember<"header", RequiredHeaders<ValueIn<"header", Api, Id>>>;

/** Path and query parameters of an operation in one object. */
export type OperationParameters<Api extends ApiTypes, Id extends OperationId<Api>> = ParametersIn<"path", Api, Id> &
  ParametersIn<"query", Api, Id>;

/** Mutation variables of an operation: its parameters, `body` and `header`. */
export type OperationVariables<Api extends ApiTypes, Id extends OperationId<Api>> = OperationParameters<Api, Id> &
  VariableMember<"body", BodyOf<OperationTypes<Api, Id>>> &
  VariableMember<"header", ValueIn<"header", Api, Id>>;

/** A page of a list, and the cursor of the next page. `next` is undefined on the last page. */
export interface Page<Entries> {
  readonly entries: Entries;
  readonly next: string | undefined;
}

/** An error response, or an error of `fetch` without a response. */
export type CallError<Api extends ApiTypes, Id extends OperationId<Api> = OperationId<Api>> = ApiError<Api, Id> | Error;

type ValueIn<Location extends string, Api extends ApiTypes, Id extends OperationId<Api>> =
  OperationTypes<Api, Id> extends { parameters: infer Parameters }
    ? Parameters extends { [Key in Location]?: unknown }
      ? Parameters[Location]
      : undefined
    : never;
type ParametersIn<Location extends string, Api extends ApiTypes, Id extends OperationId<Api>> = MembersOrUnknown<
  ValueIn<Location, Api, Id>
>;
/** Maps missing parameters to `unknown`, which an intersection ignores. */
type MembersOrUnknown<Parameters> = [NonNullable<Parameters>] extends [never] ? unknown : NonNullable<Parameters>;
type VariableMember<Name extends string, Value> = [NonNullable<Value>] extends [never]
  ? unknown
  : undefined extends Value
    ? { [Key in Name]?: NonNullable<Value> }
    : { [Key in Name]: Value };
// Reads omit optional headers, such as If-None-Match: TanStack Query has its own cache.
type RequiredHeaders<Headers> = undefined extends Headers ? undefined : Headers;
type BodyOf<Types> = Types extends { requestBody: { content: { "application/json": infer Body } } }
  ? Body
  : Types extends { requestBody?: { content: { "application/json": infer Body } } }
    ? Body | undefined
    : undefined;
