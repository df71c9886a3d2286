import type { ContentLayer } from "./forms-and-events.ts";

/**
 * The types that codegen generates for a contract.
 * @example
 * ```ts
 * import type { contract, paths } from "./generated/contract.ts";
 *
 * type Library = { paths: paths; contract: typeof contract };
 * ```
 */
export type ApiTypes = {
  paths: object;
  contract: {
    readonly operations: { readonly [id: string]: OperationEntry };
    readonly $types?: unknown;
  };
};

type OperationEntry = {
  readonly method: string;
  readonly path: string;
  readonly responses: { readonly [status: string]: { readonly errorCodes: readonly string[] } };
};

export type OperationId<Api extends ApiTypes> = keyof Entries<Api> & string;

/** The operation of a method and path. */
export type OperationOf<Api extends ApiTypes, Method extends string, Path> = {
  [Id in OperationId<Api>]: Entries<Api>[Id] extends { method: Uppercase<Method>; path: Path } ? Id : never;
}[OperationId<Api>];

/** The parameters, body and responses of an operation: a member of `operations` in the `types.ts` of codegen. */
export type OperationTypes<Api extends ApiTypes, Operation extends OperationId<Api>> =
  NonNullable<Api["contract"]["$types"]> extends Record<Operation, infer Types> ? Types : never;

/** The responses of operations, optionally of these statuses. */
export type ResponseOf<Api extends ApiTypes, Operation extends OperationId<Api>, Status = unknown> = {
  [Id in Operation]: OperationTypes<Api, Id> extends { responses: infer Types }
    ? { [Key in keyof Types]: `${Key & (string | number)}` extends Status ? Types[Key] : never }[keyof Types]
    : never;
}[Operation];

/** The error codes of an operation, optionally of one status. */
export type ErrorCodeOf<
  Api extends ApiTypes,
  Operation extends OperationId<Api> = OperationId<Api>,
  Status extends number = number,
> = Operation extends OperationId<Api> ? CodesOf<Entries<Api>[Operation]["responses"], Status> : never;

/** The error codes of the responses with a status. */
export type CodesOf<Entries, Status> = {
  [Key in keyof Entries]: Key extends `${Status & (string | number)}`
    ? Entries[Key] extends { errorCodes: readonly (infer Code)[] }
      ? Code
      : never
    : never;
}[keyof Entries];

/** The JSON or events of a successful response, undefined if it has no body. */
export type DataOf<Api extends ApiTypes, Operation extends OperationId<Api>> = DataIn<
  ResponseOf<Api, Operation, `2${string}`>
>;

/** Requires `content` if an operation of the contract has events, or a body that is not JSON. */
export type ContentOption<Api extends ApiTypes> = true extends {
  [Id in OperationId<Api>]: UsesContent<Entries<Api>[Id]>;
}[OperationId<Api>]
  ? { content: ContentLayer }
  : unknown;
type UsesContent<Entry> = Entry extends { body: { contents: object } }
  ? true
  : Entry extends { responses: infer Responses }
    ? { [Status in keyof Responses]: HasEvents<Responses[Status]> }[keyof Responses]
    : false;
type HasEvents<Response> = Response extends { contents: { "text/event-stream": object } } ? true : false;

type Entries<Api extends ApiTypes> = Api["contract"]["operations"];
export type BodyOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : never;
export type DataIn<Response> = Response extends unknown
  ? Response extends { content: infer Content }
    ? { [MediaType in keyof Content]: ParsedBody<MediaType, Content[MediaType]> }[keyof Content]
    : undefined
  : never;
type ParsedBody<MediaType, Schema> = MediaType extends `${"application" | "text"}/json` | `${string}+json`
  ? Schema
  : MediaType extends "text/event-stream"
    ? AsyncIterable<Schema>
    : never;
