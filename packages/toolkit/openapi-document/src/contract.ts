// The types of what codegen generates, and of what openapi-hono and openapi-client read. They have no code.

/** The type of every generated contract. */
export interface Contract {
  readonly title: string;
  readonly basePath: string;
  readonly limits: RequestLimits;
  readonly securitySchemes: { readonly [name: string]: SecurityScheme };
  /** The security of operations without their own. */
  readonly security: readonly SecurityRequirement[];
  readonly errorCodes: { readonly [code: string]: { readonly status: number } };
  /** The responses to requests that match no operation, by status. Empty if the document defines none. */
  readonly unrouted: { readonly [status: string]: ResponseEntry };
  readonly operations: { readonly [id: string]: OperationEntry };
  /** The types of the operations. A type only; the property does not exist at run time. */
  readonly $types?: unknown;
}

/** The maximum bytes of a body, nesting levels of its JSON, and violations that a response lists. */
export interface RequestLimits {
  readonly bodyBytes: number;
  readonly jsonDepth: number;
  readonly violations: number;
}

/** How clients send credentials. `scheme` is that of `http`, in lower case; `in` and `name` are those of `apiKey`. */
export interface SecurityScheme {
  readonly type: string;
  readonly scheme?: string;
  readonly in?: string;
  readonly name?: string;
}
/** The schemes that a caller must satisfy together, with the scopes that each requires. */
export type SecurityRequirement = { readonly [scheme: string]: readonly string[] };

/** An operation of the contract, as data. */
export interface OperationEntry {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterEntry[];
  readonly body: BodyEntry | null;
  readonly responses: { readonly [status: string]: ResponseEntry };
  readonly deprecation: DeprecationEntry | null;
  /** Limits that replace those of the contract. */
  readonly limits?: Partial<RequestLimits>;
  /** Query parameters that carry credentials. Handlers do not receive them. */
  readonly credentials?: readonly string[];
  /** The caller must meet one of these requirements. Only present if operations differ in security. */
  readonly security?: readonly SecurityRequirement[];
}

export interface BodyEntry {
  readonly required: boolean;
  /** The members of its schema, in order. Handlers receive them in this order. */
  readonly members?: readonly string[];
  readonly mediaType: string;
  readonly contents?: ContentEntries;
}
/** The contents by media type. Omitted if JSON is the only one. */
export type ContentEntries = { readonly [mediaType: string]: ContentEntry };
export interface ContentEntry extends Partial<EventFormat>, ItemCount {
  readonly kind: "json" | "text" | "form" | "multipart" | "parts" | "binary" | ItemKind;
  /** Fields of a form. Parts without names have their positions, and `*` for the others. */
  readonly fields?: { readonly [name: string]: FieldEntry };
  /** The other fields of a form. Without it, they are text. */
  readonly unlistedFields?: UnlistedReading;
}

/** The bounds of the number of items in a body. */
export interface ItemCount {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The items of a body: server-sent events, JSON lines, or a JSON text sequence (RFC 7464). */
export type ItemKind = "events" | "lines" | "sequence";

/** The media types of JSON. */
export type JsonType = JsonEssence | `${JsonEssence};${string}`;
type JsonEssence = `${"application" | "text"}/json` | `${string}+json`;
/** The media types of forms and other bodies of several parts. */
export type FormType = "application/x-www-form-urlencoded" | `multipart/${string}`;
/** The media types of bodies that are items. */
export type ItemType =
  | "text/event-stream"
  | `application/${"" | "x-"}${"jsonl" | "ndjson" | "jsonlines"}`
  | "application/json-seq"
  | `${string}+json-seq`;
/**
 * The type of a content by its media type: the schema for JSON, and text, which needs no schema. `Form`, `Items` and `Bytes` are the types
 * of forms, of bodies that are items, and of others.
 */
export type ContentType<MediaType, Schema, Form, Items, Bytes> = MediaType extends JsonType
  ? Schema
  : MediaType extends FormType
    ? Form
    : MediaType extends ItemType
      ? Items
      : MediaType extends `text/${string}` | "application/xml" | `${string}+xml`
        ? Described<Schema, string>
        : Bytes;
export type Described<Schema, Undescribed> = unknown extends Schema ? Undescribed : Schema;

/** The types of the parameters in a location. Never without any. */
export type ParametersIn<Types, Location extends string> = Types extends { parameters: infer Parameters }
  ? Location extends keyof Parameters
    ? NonNullable<Parameters[Location]>
    : never
  : never;

/** How the events of `text/event-stream` carry the values that the schema describes. */
export interface EventFormat {
  /** The format of the field `data`. */
  readonly data: "json" | "text";
  /** True if an event has the members `event`, `data`, `id` and `retry`. Otherwise it is the value of `data`. */
  readonly isEnvelope?: true;
  /** The values of `event` whose `data` is text, if that of others is JSON. */
  readonly textEvents?: readonly unknown[];
}

/** Describes how the text of a parameter, of a header or of a form field becomes a value. */
export interface Reading extends UnlistedReading {
  /**
   * Scalar types separated by `|`, `object`, `json`, `file`, `file|json` (JSON if the part has that type), `file` before scalar types, or
   * `any` (as received).
   */
  readonly type: string;
  readonly isArray: boolean;
  /** The types of the first items of an array. */
  readonly itemTypes?: readonly string[];
  /**
   * Set if several values form an array. One value does not, unless only the array is valid. `distinct`: no array of one item has the
   * text of another value.
   */
  readonly isRepeatable?: true | "distinct";
  /** The members of an object, by their names in the query, cookie or form, or in the text with a delimiter. */
  readonly members?: { readonly [key: string]: FieldEntry & { readonly name: string } };
}

export interface UnlistedReading {
  /** The other members of an object. If it is absent, the object has no others. */
  readonly unlistedMembers?: Reading;
  /** Those whose name matches a pattern. The first pattern applies. */
  readonly patternMembers?: { readonly [pattern: string]: Reading };
}

/** How a text contains a value (OpenAPI 3.2, Style Examples). */
export interface TextForm {
  /** Precedes the value: `.` in style label, such as `;id=` in style matrix. */
  readonly prefix?: string;
  /**
   * Separates the items of an array and the members of an object in one text. Without it, each of them is a separate parameter, cookie or
   * field: of an object, its own name, or such as `filter[name]`.
   */
  readonly delimiter?: string;
  /** Separates the names of members from their values. The default is the delimiter. */
  readonly assignment?: "=";
  /** True if the text is not percent-encoded: in style cookie, and in the parts of a multipart form. */
  readonly isRaw?: true;
  /** True if an object takes all parameters, cookies or fields that nothing else has as names. */
  readonly takesOthers?: true;
}

export interface FieldEntry extends Reading, TextForm {
  /** The media types that a part can have, such as `image/png` or `image/*`. */
  readonly contentTypes?: readonly string[];
}

export interface ParameterEntry extends Reading, TextForm {
  readonly name: string;
  readonly in: "query" | "path" | "header" | "cookie" | "querystring";
  readonly required: boolean;
  readonly default?: unknown;
  /** True if an empty value means that the parameter is not used. */
  readonly allowEmptyValue?: true;
  /** True if clients send reserved characters without percent-encoding. */
  readonly allowReserved?: true;
}

export interface ResponseEntry {
  readonly mediaType: string | null;
  readonly contents?: ContentEntries;
  readonly headers: { readonly [name: string]: HeaderEntry };
  readonly errorCodes: readonly string[];
}

export interface HeaderEntry extends Omit<Reading, "isArray">, TextForm {
  readonly required: boolean;
  readonly isArray?: boolean;
  /** The only value that the header can have. */
  readonly const?: unknown;
}

/** Header values of a deprecated operation (RFC 9745, RFC 8594), and the path of its successor. */
export interface DeprecationEntry {
  readonly deprecation: string;
  readonly sunset: string;
  readonly docs: string;
  readonly successor: string;
}

/** The `calls` in the `calls.ts` of codegen: operations by method and path template. */
export type Calls<Operation extends string = string> = {
  readonly [route: string]: CallEntry<Operation>;
};

export type CallEntry<Operation extends string = string> = {
  readonly operation: Operation;
  /** Documented request headers. */
  readonly headers: readonly string[];
  /**
   * `body`: the input of the operation is its body. `locations`: the input has the members `path`, `query`, `cookie` and `body`, because a
   * name occurs in two of them. Otherwise it has the parameters, and `body`.
   */
  readonly input?: "body" | "locations";
  /** Undefined if the operation has only JSON and scalar parameters. */
  readonly formats?: CallFormats;
  readonly int64?: { readonly body?: Int64Tree; readonly data?: Int64Tree };
};

/**
 * Locates the int64 integers of a value: 1 for an int64, or trees by member name. `*` stands for all items and all other members. A
 * negative number is an ancestor: -1 is the tree that contains this entry.
 */
export type Int64Tree = number | { readonly [member: string]: Int64Tree };

/** How clients send the parameters of a location, by name. Delimiters of a query are percent-encoded. */
export type ParameterStyles = {
  readonly [name: string]: Pick<TextForm, "prefix" | "delimiter" | "assignment" | "isRaw"> &
    Pick<ParameterEntry, "isRepeatable" | "allowReserved"> & {
      /** For an object with a parameter for each member: true if its name contains that of the object, in style deepObject. */
      readonly isDeep?: boolean;
      readonly isJson?: true;
      /** True if the value is the whole query. */
      readonly isWhole?: true;
    };
};

/** How to send parameters with a style and a body that is not JSON, and how to read responses that are not JSON. */
export type CallFormats = {
  /** The cookies, and the other parameters that are not scalars with a plain name. */
  readonly parameters?: { readonly [Location in ParameterEntry["in"]]?: ParameterStyles };
  /**
   * The media types of documented errors without the members `code`, `message` and `status`, by status. Omitted if all errors have them.
   * An empty media type stands for no body.
   */
  readonly errors?: { readonly [status: string]: readonly string[] };
  /** The default media type of the body. */
  readonly body?: string;
  /** The media types of the body, if there are several. */
  readonly bodies?: readonly string[];
  /** The media types of the parts of a form, by field. */
  readonly parts?: { readonly [field: string]: string };
  /** Fields with style deepObject, such as `meta[key]=value`, by the media type of the form. */
  readonly deepObjects?: { readonly [mediaType: string]: readonly string[] };
  /** Fields with another style, by the media type of the form. */
  readonly styles?: { readonly [mediaType: string]: ParameterStyles };
  readonly events?: EventFormat;
  /** How to send events. */
  readonly sentEvents?: EventFormat;
  /** The media types of successful responses that are JSON lines or JSON text sequences. */
  readonly lines?: readonly string[];
  /** The media types of successful responses that are text or bytes. */
  readonly data?: readonly string[];
};
