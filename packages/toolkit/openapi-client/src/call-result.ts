import type { ApiTypes, BodyOf, CodesOf, DataIn, OperationId, OperationTypes, SuccessKey } from "./api-types.ts";
import type { Int64As, Int64Policy } from "./int64.ts";

/**
 * The result of a call: data or an error. `status`, `data` and `error` narrow each other, and `error.code` narrows the error.
 * @example
 * ```ts
 * const { data, error } = await library.addBook(book);
 * if (error?.code === "book_exists") showDuplicate();
 * else if (error) console.log(error.status, error.message);
 * else console.log(data.title);
 * ```
 */
export type CallResult<
  Api extends ApiTypes,
  Id extends OperationId<Api>,
  Format extends Int64Policy | ParseAs = "auto",
> =
  | {
      [Status in keyof Responses<Api, Id>]: ResultOf<Api, Id, Status, Format>;
    }[keyof Responses<Api, Id>]
  | Failure<ForeignError<Api, Id>, undefined, Id>;

/** The error of a call as data, by status and code of the contract. */
export type ErrorResult<Api extends ApiTypes, Id extends OperationId<Api> = OperationId<Api>> = Id extends unknown
  ? CodedErrors<Api, Id> | ForeignError<Api, Id>
  : never;

/**
 * A code that the contract does not document for the operation. The API can add codes. The server can also reject a request before it
 * finds the operation, for example with 408. Handle such a code by the status. The prefix exists only in the
 * type, to separate it from the documented codes. At run time, the code has none.
 */
export type UndocumentedCode = `undocumented: ${string}`;

export interface Success<Data, Status, Id> extends CallInfo<Id> {
  status: Status;
  data: Data;
  error?: undefined;
}

/** A response with an error. Its `status` is undefined if the response is not from the API, such as the error page of a proxy. */
export interface Failure<Error, Status, Id> extends CallInfo<Id> {
  status: Status;
  data?: undefined;
  error: Error;
}

/** The response to `If-None-Match` if the stored copy is still valid. */
export interface NotModified<Id> extends CallInfo<Id> {
  status: 304;
  data?: undefined;
  error?: undefined;
}

export interface CallInfo<Id> {
  /** The response, for its headers. Its body is already read. */
  response: Response;
  /** The `X-Request-Id` of the response, which identifies the request in the server logs. */
  requestId: string | undefined;
  /** Undefined if the minimal client has no `calls`. */
  operation: Id | undefined;
  method: string;
  /** Number of requests that the call sent, including retries. */
  attempts: number;
}

/** Any result, for functions that accept the result of each operation. */
export type AnyResult = Partial<CallInfo<string | undefined>> & {
  status?: number | undefined;
  data?: unknown;
  error?: ErrorData | undefined;
  response: Response;
};

/** The members that all errors have. */
export interface ErrorData {
  code: string | undefined;
  message: string;
  status: number;
  /** The body, if it is no error with a code: parsed JSON, or text. */
  cause?: unknown;
}

type Responses<Api extends ApiTypes, Id extends OperationId<Api>> =
  OperationTypes<Api, Id> extends { responses: infer Types } ? Types : never;

type ResultOf<Api extends ApiTypes, Id extends OperationId<Api>, Status extends keyof Responses<Api, Id>, Format> =
  | (Status extends SuccessKey<Responses<Api, Id>>
      ? Success<Formatted<DataIn<Responses<Api, Id>[Status]>, Format>, StatusCode<Status>, Id>
      : never)
  | (`${Status & (string | number)}` extends ErrorStatus
      ? Failure<CodedError<Api, Id, Status>, StatusCode<Status>, Id>
      : never);

type ErrorStatus = `4${string}` | `5${string}` | "default";
type StatusCode<Status> = Status extends number ? Status : number;
type Formatted<Data, Format> = Format extends Int64Policy
  ? Int64As<Data, Format>
  : Format extends ParseAs
    ? ParsedAs<Data>[Format]
    : never;

/** How `raw` reads the data of a response. `json` is the documented type, also if that is text, bytes or events. */
export type ParseAs = keyof ParsedAs<unknown>;
interface ParsedAs<Data> {
  json: Data;
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: Response["body"];
}

type CodedErrors<Api extends ApiTypes, Id extends OperationId<Api>> = {
  [Status in keyof Responses<Api, Id>]: `${Status & (string | number)}` extends ErrorStatus
    ? CodedError<Api, Id, Status>
    : never;
}[keyof Responses<Api, Id>];

type CodedError<Api extends ApiTypes, Id extends OperationId<Api>, Status extends keyof Responses<Api, Id>> = WithCode<
  AnyCode<CodesOf<Api["contract"]["operations"][Id]["responses"], Status>>,
  BodyOf<Responses<Api, Id>[Status]>,
  StatusCode<Status>
>;

// A contract can have no error codes. Then the code is optional, as in RFC 9457.
type AnyCode<Code> = [Code] extends [never] ? string | undefined : Code | UndocumentedCode;
type WithCode<Code, Body, Status> = Code extends string | undefined
  ? { code: Code; message: string; status: Status; cause?: unknown } & OtherMembers<Body>
  : never;
type OtherMembers<Body> = [Body] extends [never]
  ? unknown
  : Body extends string | number | boolean | null | readonly unknown[]
    ? { cause?: Body }
    : { [Key in Exclude<keyof Body, "code" | "message" | "status">]: Body[Key] };

/** The error of a response that is not from the API, such as a proxy's. It has no members of the contract. */
type ForeignError<Api extends ApiTypes, Id extends OperationId<Api>> = ErrorData & { code: undefined } & {
  [Key in Exclude<KeyOfAny<CodedErrors<Api, Id>>, keyof ErrorData>]?: undefined;
};
type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;
