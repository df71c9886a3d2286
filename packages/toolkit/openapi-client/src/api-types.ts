import type { ContentType, Described, ParametersIn } from "@animal-store/openapi-document/contract";

// biome-ignore lint/correctness/noUndeclaredDependencies: Changesets rejects a private dependency. The build contains the types.
export type * from "@animal-store/openapi-document/contract";

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

/** The data of a successful response: JSON, text, bytes, events or other items. Undefined if it has no body. */
export type DataOf<Api extends ApiTypes, Operation extends OperationId<Api>> = {
  [Id in Operation]: OperationTypes<Api, Id> extends { responses: infer Types }
    ? DataIn<Types[SuccessKey<Types>]>
    : never;
}[Operation];

/** The keys of the successful responses. `default` describes every status, so it is one if there is no other. */
export type SuccessKey<Responses> = [KeyOfClass<Responses, "2">] extends [never]
  ? keyof Responses & "default"
  : KeyOfClass<Responses, "2">;
type KeyOfClass<Responses, Class extends string> = {
  [Key in keyof Responses]: `${Key & (string | number)}` extends `${Class}${string}` ? Key : never;
}[keyof Responses];

type Entries<Api extends ApiTypes> = Api["contract"]["operations"];
export type BodyOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : never;
export type DataIn<Response> = Response extends unknown
  ? Response extends { content: infer Content }
    ? { [MediaType in keyof Content]: ParsedBody<MediaType, Content[MediaType]> }[keyof Content]
    : undefined
  : never;
type ParsedBody<MediaType, Schema> = ContentType<MediaType, Schema, Blob, AsyncIterable<Schema>, Blob>;

/** The parameters of a location, or an empty object. */
export type ParametersOf<Location extends string, Types> = [ParametersIn<Types, Location>] extends [never]
  ? Record<never, never>
  : ParametersIn<Types, Location>;

/** The body of a request. It includes undefined if the body is optional. */
export type RequestBody<Types> = Types extends { requestBody: infer Body }
  ? SentBody<Body>
  : Types extends { requestBody?: infer Body }
    ? SentBody<NonNullable<Body>> | undefined
    : never;
type SentBody<Body> = Body extends { content: infer Content }
  ? { [MediaType in keyof Content]: SentContent<MediaType, Content[MediaType]> }[keyof Content]
  : never;
type SentContent<Type, Schema> = ContentType<Type, Schema, Described<Schema, Bytes>, SentItems<Schema>, Bytes>;
type SentItems<Schema> = Iterable<Schema> | AsyncIterable<Schema>;
type Bytes = Blob | BufferSource | ReadableStream;
/** The member `body` of an input. */
export type BodyOption<Body> = [NonNullable<Body>] extends [never]
  ? unknown
  : undefined extends Body
    ? { body?: Body }
    : { body: Body };
