import type { Env, Context as HonoContext } from "hono";
import type { ContentType, Contract, Described, ItemType, JsonType, OperationEntry, ParametersIn } from "./contract.ts";
import type { Awaitable } from "./message.ts";

/**
 * The handlers of a contract, by operation id. A missing one is a compile error.
 * @example
 * const handlers: Handlers<typeof contract, { userId: string }, never> = {
 *   findNote: ({ path, reply, replyError }) => {
 *     const note = notes.get(path.id);
 *     return note ? reply(200, note) : replyError("no_such_note", `There is no note ${path.id}.`);
 *   },
 * };
 */
export type Handlers<Api extends Contract, Context, ProvidedHeader extends string, HonoEnv extends Env = Env> = {
  readonly [Id in keyof OperationTypes<Api> as Id & OperationId<Api>]: Handler<
    Api,
    Id & OperationId<Api>,
    Context,
    ProvidedHeader,
    HonoEnv
  >;
};

/**
 * The handler of an operation. Receives the validated input and returns the result of `reply` or `replyError`.
 * `ProvidedHeader` lists the headers that the app sets on every response. Handlers do not set them. `HonoEnv` has the types of `c`.
 */
export interface Handler<
  Api extends Contract,
  Id extends OperationId<Api>,
  Context,
  ProvidedHeader extends string,
  HonoEnv extends Env = Env,
> {
  (request: HandlerRequest<Api, Id, Context, ProvidedHeader, HonoEnv>): Awaitable<Reply<Id>>;
  /** Undefined at run time. The compile error for a handler of another operation names both operations. */
  readonly $operation?: Id | undefined;
}

/** The argument of a handler: the validated input, the app's context, and the functions that create a reply. */
export type HandlerRequest<
  Api extends Contract,
  Id extends OperationId<Api>,
  Context,
  ProvidedHeader extends string,
  HonoEnv extends Env = Env,
> = Input<Api, Id> & {
  /** The context that `admit` or `authenticate` returned. */
  readonly context: ContextOf<Api, Id, Context>;
  readonly operation: OperationEntry;
  /** The percent-encoded path and query, unchanged (RFC 9112, section 3.2.1). */
  readonly target: string;
  readonly reply: ReplyFunction<Api, Id, ProvidedHeader>;
  readonly replyError: ReplyErrorFunction<Api, Id, ProvidedHeader>;
  /**
   * Returns a 412 if `If-Match` or `If-None-Match` do not allow the request (RFC 9110, section 13), else undefined. GET and HEAD need
   * no call: the pipeline compares the headers with the `ETag` of the reply.
   * @param etag that of the current representation, such as `"3"`, or null if there is none
   * @example
   * const failed = checkPreconditions(note ? notes.etag(note) : null);
   * if (failed) return failed;
   */
  readonly checkPreconditions: (etag: string | null) => Reply<Id> | undefined;
  /** The Hono context, for `env`, `var`, `executionCtx` and `req.raw.signal`. The pipeline has read the body of `req`. */
  readonly c: HonoContext<HonoEnv>;
};

/** The context of handlers if the app has `authenticate`: the account, and also undefined for anonymous callers. */
export interface Authenticated<Account> {
  readonly $account: Account;
}
type ContextOf<Api extends Contract, Id extends OperationId<Api>, Context> = [Context] extends [
  Authenticated<infer Account>,
]
  ? AllowsAnonymous<SecurityOf<Api, Id>> extends true
    ? Account | undefined
    : Account
  : Context;
type SecurityOf<Api extends Contract, Id extends OperationId<Api>> = Api["operations"][Id] extends {
  security: infer Security;
}
  ? Security
  : Api["security"];
/** True for no requirements, and if a requirement is empty. */
type AllowsAnonymous<Security> = Security extends readonly []
  ? true
  : Security extends readonly (infer Requirement)[]
    ? true extends (Requirement extends unknown ? ([keyof Requirement] extends [never] ? true : false) : never)
      ? true
      : false
    : true;

/** Responds with a documented status, its documented body and headers. */
type ReplyFunction<Api extends Contract, Id extends OperationId<Api>, ProvidedHeader extends string> = <
  Status extends ReplyStatuses<Responses<OperationType<Api, Id>>>[keyof Responses<OperationType<Api, Id>>],
>(
  status: Status,
  ...bodyAndHeaders: ReplyArguments<
    ResponseBody<Responses<OperationType<Api, Id>>, Status>,
    ReplyHeaders<Api, Id, Status, ProvidedHeader>
  >
) => Reply<Id>;

/** Responds with an error code that the operation documents. In a contract without codes, with an error status. */
type ReplyErrorFunction<Api extends Contract, Id extends OperationId<Api>, ProvidedHeader extends string> = [
  keyof Api["errorCodes"],
] extends [never]
  ? <Status extends ErrorStatus<StatusOf<Api, Id>>>(
      status: Status,
      message: string,
      ...headers: HeadersArgument<ReplyHeaders<Api, Id, Status, ProvidedHeader>>
    ) => Reply<Id>
  : <Code extends ErrorCodeOf<Api, Id>>(
      code: Code,
      message: string,
      ...headers: HeadersArgument<ReplyHeaders<Api, Id, Api["errorCodes"][Code]["status"], ProvidedHeader>>
    ) => Reply<Id>;
type ErrorStatus<Status extends number> = Status extends unknown
  ? number extends Status
    ? NumberIn<`${4 | 5}${Digit}${Digit}`>
    : `${Status}` extends `${4 | 5}${string}`
      ? Status
      : never
  : never;

type ReplyArguments<Body, Headers> = [Body] extends [undefined]
  ? Partial<Headers> extends Headers
    ? [body?: undefined, ...headers: HeadersArgument<Headers>]
    : [body: undefined, headers: Headers]
  : [body: Body, ...headers: HeadersArgument<Headers>];
type HeadersArgument<Headers> = [keyof Headers] extends [never]
  ? [headers?: NoDocumentedHeaders]
  : Partial<Headers> extends Headers
    ? [headers?: Headers]
    : [headers: Headers];
/** The compiler accepts any member in an object of the type `{}`. */
interface NoDocumentedHeaders {
  readonly [noHeaders]?: never;
}
declare const noHeaders: unique symbol;

/** The result of a handler. Only `reply` and `replyError` create one, so the compiler checks it. */
export interface Reply<Id extends string = string> {
  readonly status: number;
  readonly headers: ReplyHeaderValues;
  /** The body as text or bytes, the texts of a stream, or null. */
  readonly body: string | Uint8Array<ArrayBuffer> | AsyncIterable<string> | null;
  readonly $operation: Id;
}
export type ReplyHeaderValues = Readonly<Record<string, string | number | boolean | undefined>>;

type OperationTypes<Api extends Contract> = NonNullable<Api["$types"]>;
/** The operation ids of a contract. */
export type OperationId<Api extends Contract> = keyof OperationTypes<Api> & keyof Api["operations"] & string;
type OperationType<Api extends Contract, Id extends OperationId<Api>> = OperationTypes<Api>[Id];

/** The statuses that an operation documents. */
export type StatusOf<Api extends Contract, Id extends OperationId<Api>> = StatusesByKey<
  Responses<OperationType<Api, Id>>
>[keyof Responses<OperationType<Api, Id>>];
type Responses<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

/** The error codes that an operation documents. */
export type ErrorCodeOf<Api extends Contract, Id extends OperationId<Api>> = ErrorCodes<ResponseEntries<Api, Id>> &
  keyof Api["errorCodes"] &
  string;
type ErrorCodes<Entries extends OperationEntry["responses"]> = Entries[keyof Entries]["errorCodes"][number];
type ResponseEntries<Api extends Contract, Id extends OperationId<Api>> = Api["operations"][Id]["responses"];

/** The documented input of a handler: `query`, `path`, `header`, `cookie`, `body` and `bodyBytes` (the raw body). */
export type Input<Api extends Contract, Id extends OperationId<Api>> = Flat<
  Member<"query", WithDefaults<ParametersIn<OperationType<Api, Id>, "query">, NameWithDefault<Api, Id>>> &
    Member<"path", ParametersIn<OperationType<Api, Id>, "path">> &
    Member<"header", WithDefaults<ParametersIn<OperationType<Api, Id>, "header">, NameWithDefault<Api, Id>>> &
    Member<"cookie", WithDefaults<ParametersIn<OperationType<Api, Id>, "cookie">, NameWithDefault<Api, Id>>> &
    Member<"querystring", ParametersIn<OperationType<Api, Id>, "querystring">> &
    BodyMember<OperationType<Api, Id>>
>;
type NameWithDefault<Api extends Contract, Id extends OperationId<Api>> = Extract<
  Api["operations"][Id]["parameters"][number],
  { default: unknown }
>["name"];
type WithDefaults<Parameters, Name> = [Parameters] extends [never]
  ? never
  : Flat<Omit<Parameters, Name & keyof Parameters> & Required<Pick<Parameters, Name & keyof Parameters>>>;
type Member<Name extends string, Value> = [Value] extends [never] ? unknown : { readonly [Key in Name]: Value };
type BodyMember<Operation> = Operation extends { requestBody?: never }
  ? unknown
  : Operation extends { requestBody: { content: infer Content } }
    ? BodyInput<Content>
    : Operation extends { requestBody?: { content: infer Content } }
      ?
          | BodyInput<Content>
          | { readonly body: undefined; readonly bodyBytes: Uint8Array; readonly mediaType?: undefined }
      : unknown;

export type ResponseBody<Responses, Status extends number> =
  DocumentedAs<Responses, Status> extends { content: infer Content }
    ? { [MediaType in keyof Content]: ReplyType<MediaType, Content[MediaType]> }[keyof Content]
    : undefined;
/** The documented bodies of errors. Unknown if the contract documents none. */
export type ErrorBody<Api extends Contract> = [DocumentedErrorBody<Api>] extends [never]
  ? unknown
  : DocumentedErrorBody<Api>;
type DocumentedErrorBody<Api extends Contract> = {
  [Id in OperationId<Api>]: ErrorContent<Responses<OperationType<Api, Id>>>;
}[OperationId<Api>];
type ErrorContent<Responses> = {
  [Key in keyof Responses]: `${Key & (string | number)}` extends `${4 | 5}${string}` | "default"
    ? Responses[Key] extends { content: infer Content }
      ? Content[keyof Content & JsonType]
      : never
    : never;
}[keyof Responses];
/** The documented headers that the handler sets, without those of the app and the pipeline. */
export type ReplyHeaders<
  Api extends Contract,
  Id extends OperationId<Api>,
  Status extends number,
  ProvidedHeader extends string,
> = HeadersOf<
  DocumentedAs<ResponseEntries<Api, Id>, Status>["headers"],
  DocumentedAs<Responses<OperationType<Api, Id>>, Status>,
  ProvidedHeader | DeprecationHeader<Api["operations"][Id]>
> &
  ContentTypeHeader<DocumentedAs<ResponseEntries<Api, Id>, Status>>;
type DeprecationHeader<Entry> = Entry extends { deprecation: null } ? never : "Deprecation" | "Sunset" | "Link";
type HeadersOf<Entries, Documented, ProvidedName extends string> = Flat<
  TypedHeaders<Entries, Documented, Exclude<NamesByRequired<Entries, Documented, true>, ProvidedName>> &
    Partial<
      TypedHeaders<Entries, Documented, Exclude<NamesByRequired<Entries, Documented, false>, ProvidedName>, undefined>
    >
>;
type TypedHeaders<Entries, Documented, Names extends keyof Entries, Absent = never> = {
  readonly [Name in Names]: HeaderType<Entries[Name], Documented, Name> | Absent;
};
type NamesByRequired<Entries, Documented, Required extends boolean> = {
  // The contract defines the value of a required constant.
  [Name in keyof Entries]: Entries[Name] extends { required: true; const: unknown }
    ? never
    : RequiredInReply<Name, Entries[Name], Documented> extends Required
      ? Name
      : never;
}[keyof Entries];
/** The pipeline computes an ETag that the handler does not set, if there is a body. */
type RequiredInReply<Name, Entry, Documented> = Entry extends { required: infer Required }
  ? Lowercase<Name & string> extends "etag"
    ? Documented extends { content: unknown }
      ? false
      : Required
    : Required
  : never;
type HeaderType<Entry, Documented, Name> = Entry extends
  | { isArray: true }
  | { isRepeatable: true | "distinct" }
  | { type: "object" | "json" | `${string}|${string}` }
  ? Documented extends { headers: { [Key in Name & string]?: infer Value } }
    ? Exclude<Value, undefined>
    : never
  : Entry extends { type: "integer" | "number" | "int64" }
    ? number
    : Entry extends { type: "boolean" }
      ? boolean
      : string;

/** Flattens an intersection, so that compile errors show its members. */
type Flat<Type> = Type extends infer Members ? { [Key in keyof Members]: Members[Key] } : never;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The documented statuses by response key. A range such as `4XX` includes all of its statuses; `default` includes any. Index this type directly, so that compile errors list the statuses. */
type StatusesByKey<Responses> = { [Key in keyof Responses]: StatusOfKey<Key> };
/** The same for `reply`: next to a documented success, `default` describes the other classes, so that a wrong success does not compile. */
type ReplyStatuses<Responses> = {
  [Key in keyof Responses]: Key extends "default" ? StatusOfDefault<keyof Responses> : StatusOfKey<Key>;
};
type StatusOfDefault<Keys> = [Extract<`${Keys & (string | number)}`, `2${string}`>] extends [never]
  ? number
  : NumberIn<`${3 | 4 | 5}${Digit}${Digit}`>;
type StatusOfKey<Key> = Key extends number
  ? Key
  : Key extends "default"
    ? number
    : Key extends `${infer Class}XX`
      ? NumberIn<`${Class}${Digit}${Digit}`>
      : never;
type NumberIn<Text extends string> = Text extends `${infer Status extends number}` ? Status : never;

/** The documented response for a status: the entry of the status, else of its range, else `default`. */
export type DocumentedAs<Responses, Status extends number> = Status extends keyof Responses
  ? Responses[Status]
  : `${Status}` extends keyof Responses
    ? Responses[`${Status}` & keyof Responses]
    : RangeOf<Status> extends keyof Responses
      ? Responses[RangeOf<Status> & keyof Responses]
      : "default" extends keyof Responses
        ? Responses["default" & keyof Responses]
        : never;
type RangeOf<Status extends number> = `${Status}` extends `${infer Class}${Digit}${Digit}` ? `${Class}XX` : never;

/** The body in a handler's input. With several media types, a union by `mediaType`. */
type BodyInput<Content> =
  IsUnion<keyof Content> extends true
    ? {
        [MediaType in keyof Content]: {
          readonly mediaType: MediaType;
          readonly body: BodyType<MediaType, Content[MediaType]>;
        } & RawBody<MediaType>;
      }[keyof Content]
    : { readonly body: BodyType<keyof Content, Content[keyof Content]> } & RawBody<keyof Content>;
/** Items are never collected. */
type RawBody<MediaType> = MediaType extends ItemType
  ? { readonly bodyBytes?: undefined }
  : { readonly bodyBytes: Uint8Array };

type Bytes = Uint8Array<ArrayBuffer>;
type BodyType<Type, Schema> = ContentType<Type, Schema, Described<Schema, Bytes>, AsyncIterable<Schema>, Bytes>;
/** The type of the body of a reply. A form is bytes, because only requests are parsed as forms. */
type ReplyType<Type, Schema> = ContentType<Type, Schema, Bytes, Iterable<Schema> | AsyncIterable<Schema>, Bytes>;

/**
 * Requires `Content-Type` if the response documents a range or several media types, unless all are JSON, and if the type needs a
 * boundary.
 */
type ContentTypeHeader<Entry> = Entry extends { contents: infer Contents }
  ? true extends IsUnion<keyof Contents> | (keyof Contents extends `${string}/*` | `multipart/${string}` ? true : false)
    ? keyof Contents extends JsonType
      ? { readonly "Content-Type"?: keyof Contents }
      : { readonly "Content-Type": MediaTypeIn<keyof Contents> }
    : unknown
  : unknown;
/** The media types in a range: `image/${string}` for the range of images. */
type MediaTypeIn<Name> = Name extends "*/*"
  ? `${string}/${string}`
  : Name extends `${infer Type}/*`
    ? `${Type}/${string}`
    : Name extends `multipart/${string}`
      ? `${Name}; boundary=${string}`
      : Name;

type IsUnion<Type, Each = Type> = Type extends unknown ? ([Each] extends [Type] ? false : true) : never;
