import type { Contract, OperationEntry } from "./contract.ts";
import type {
  BodyAs,
  BodyInput,
  ContentTypeHeader,
  DocumentedAs,
  DocumentedStatus,
  StatusesByKey,
} from "./documented-types.ts";
import type { Awaitable } from "./message.ts";

/** One handler for each operation of the contract; a missing one is a compile error. */
export type Handlers<Api extends Contract, Context, Provided extends string> = {
  readonly [Id in keyof OperationTypes<Api> as Id & OperationId<Api>]: Handler<
    Api,
    Id & OperationId<Api>,
    Context,
    Provided
  >;
};

/**
 * Answers one operation: gets the validated input and returns what `reply` or `refuse` gave it.
 * `Provided` names the headers that the app sets on every answer, so that handlers need not.
 */
export interface Handler<Api extends Contract, Id extends OperationId<Api>, Context, Provided extends string> {
  (request: HandlerRequest<Api, Id, Context, Provided>): Awaitable<Reply<Id>>;
  /** Never present at run time: where a handler of another operation is given, the compile error names both. */
  readonly $operation?: Id | undefined;
}

export type HandlerRequest<Api extends Contract, Id extends OperationId<Api>, Context, Provided extends string> = Input<
  Api,
  Id
> & {
  /** What the app knows of the caller. */
  readonly context: Context;
  readonly operation: OperationEntry;
  readonly reply: ReplyFunction<Api, Id, Provided>;
  readonly replyError: ReplyErrorFunction<Api, Id, Provided>;
};

/** Responds with a documented status, its documented body and headers. */
type ReplyFunction<Api extends Contract, Id extends OperationId<Api>, Provided extends string> = <
  Status extends StatusesByKey<Responses<OperationType<Api, Id>>>[keyof Responses<OperationType<Api, Id>>],
>(
  status: Status,
  ...rest: ReplyArguments<
    ResponseBody<Responses<OperationType<Api, Id>>, Status>,
    ReplyHeaders<Api, Id, Status, Provided>
  >
) => Reply<Id>;

/** Responds with an error code that the operation documents, and the status of the code. */
type ReplyErrorFunction<Api extends Contract, Id extends OperationId<Api>, Provided extends string> = <
  Code extends ErrorCodes<ResponseEntries<Api, Id>> & keyof Api["errorCodes"] & string,
>(
  code: Code,
  message: string,
  ...headers: HeadersArgument<ReplyHeaders<Api, Id, Api["errorCodes"][Code]["status"], Provided>>
) => Reply<Id>;

type ReplyArguments<Body, Headers> = [Body] extends [undefined]
  ? Partial<Headers> extends Headers
    ? [body?: undefined, headers?: Headers]
    : [body: undefined, headers: Headers]
  : [body: Body, ...headers: HeadersArgument<Headers>];
type HeadersArgument<Headers> = Partial<Headers> extends Headers ? [headers?: Headers] : [headers: Headers];

declare const madeByReplyOrError: unique symbol;
/** An answer on its way to the wire. Only `reply` and `refuse` make one, so that each is checked against the contract. */
export interface Reply<Id extends string = string> {
  readonly status: number;
  readonly headers: ReplyHeaderValues;
  /** JSON, as text or as its bytes; null where there is none. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly [madeByReplyOrError]: Id;
}
export type ReplyHeaderValues = Readonly<Record<string, string | number | boolean | undefined>>;

type OperationTypes<Api extends Contract> = NonNullable<Api["$types"]>;
export type OperationId<Api extends Contract> = keyof OperationTypes<Api> & keyof Api["operations"] & string;
type OperationType<Api extends Contract, Id extends OperationId<Api>> = OperationTypes<Api>[Id];

/** The statuses that an operation documents. */
export type StatusOf<Api extends Contract, Id extends OperationId<Api>> = DocumentedStatus<
  Responses<OperationType<Api, Id>>
>;
type Responses<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

/** The error codes that an operation documents. */
export type ErrorCodeOf<Api extends Contract, Id extends OperationId<Api>> = ErrorCodes<ResponseEntries<Api, Id>> &
  keyof Api["errorCodes"] &
  string;
type ErrorCodes<Entries extends OperationEntry["responses"]> = Entries[keyof Entries]["errorCodes"][number];
type ResponseEntries<Api extends Contract, Id extends OperationId<Api>> = Api["operations"][Id]["responses"];

/** What a handler may read: `query`, `path`, `header`, `body` and `bodyBytes`, as it was sent, each only where the operation has it. */
export type Input<Api extends Contract, Id extends OperationId<Api>> = Flat<
  Member<"query", WithDefaults<ParametersIn<OperationType<Api, Id>, "query">, DefaultedName<Api, Id>>> &
    Member<"path", ParametersIn<OperationType<Api, Id>, "path">> &
    Member<"header", WithDefaults<ParametersIn<OperationType<Api, Id>, "header">, DefaultedName<Api, Id>>> &
    Member<"cookie", WithDefaults<ParametersIn<OperationType<Api, Id>, "cookie">, DefaultedName<Api, Id>>> &
    BodyMember<OperationType<Api, Id>>
>;
type ParametersIn<Operation, ResponseContext extends string> = Operation extends {
  parameters: { [Name in ResponseContext]?: infer Parameters };
}
  ? NonNullable<Parameters>
  : never;
type DefaultedName<Api extends Contract, Id extends OperationId<Api>> = Extract<
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

export type ResponseBody<All, Status extends number> =
  DocumentedAs<All, Status> extends { content: infer Content }
    ? { [MediaType in keyof Content]: BodyAs<MediaType, Content[MediaType]> }[keyof Content]
    : undefined;
/** The documented headers of an answer that the handler sets; what the app or the engine sets is left out. */
export type ReplyHeaders<
  Api extends Contract,
  Id extends OperationId<Api>,
  Status extends number,
  Provided extends string,
> = HeadersOf<
  DocumentedAs<ResponseEntries<Api, Id>, Status>["headers"],
  Provided | "ETag" | LifecycleHeader<Api["operations"][Id]>
> &
  ContentTypeHeader<DocumentedAs<ResponseEntries<Api, Id>, Status>>;
type LifecycleHeader<Entry> = Entry extends { deprecation: null } ? never : "Deprecation" | "Sunset" | "Link";
type HeadersOf<Documented, Set extends string> = Flat<
  { readonly [Name in Exclude<NamesByRequired<Documented, true>, Set>]: HeaderType<Documented[Name]> } & {
    readonly [Name in Exclude<NamesByRequired<Documented, false>, Set>]?: HeaderType<Documented[Name]> | undefined;
  }
>;
type NamesByRequired<Documented, Required extends boolean> = {
  [Name in keyof Documented]: Documented[Name] extends { required: Required }
    ? // Settled by the contract itself.
      Documented[Name] extends { required: true; const: unknown }
      ? never
      : Name
    : never;
}[keyof Documented];
type HeaderType<Entry> = Entry extends { type: "integer" | "number" | "int64" }
  ? number
  : Entry extends { type: "boolean" }
    ? boolean
    : string;

/** Written so that a compile error shows the members, not how they were put together. */
type Flat<Type> = Type extends infer Members ? { [Key in keyof Members]: Members[Key] } : never;
