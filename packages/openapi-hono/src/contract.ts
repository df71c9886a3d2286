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
export interface ContentEntry {
  readonly kind: "json" | "text" | "form" | "multipart" | "binary" | "events";
  readonly fields?: { readonly [name: string]: FieldEntry };
  /** The format of `data` in events. */
  readonly data?: "json" | "text";
  /** True if an event has the members `event`, `data`, `id` and `retry`. Otherwise it is the value of `data`. */
  readonly isEnvelope?: true;
  /** The values of `event` whose `data` is text, if that of others is JSON. */
  readonly textEvents?: readonly unknown[];
}
/** Describes how the text of a parameter or of a form field becomes a value. */
export interface Reading {
  /** Scalar types separated by `|`, or `object`, `json`, `file`, `file|json` or `any`. */
  readonly type: string;
  readonly isArray: boolean;
  /** True if several values form an array, but one value does not. */
  readonly isRepeatable?: boolean;
  /** The members of an object, by their names in the query or form. */
  readonly members?: { readonly [key: string]: Reading & { readonly name: string } };
  /** The type of the other members of an object. If it is absent, the object has no others. */
  readonly unlistedMembers?: string;
}

export interface FieldEntry extends Reading {
  /** The media types that a part can have, such as `image/png` or `image/*`. */
  readonly contentTypes?: readonly string[];
}

export interface ParameterEntry extends Reading {
  readonly name: string;
  readonly in: "query" | "path" | "header" | "cookie";
  readonly required: boolean;
  /** Separates the items of an array in one value. */
  readonly delimiter?: string;
  readonly default?: unknown;
}

export interface ResponseEntry {
  readonly mediaType: string | null;
  readonly contents?: ContentEntries;
  readonly headers: { readonly [name: string]: HeaderEntry };
  readonly errorCodes: readonly string[];
}

export interface HeaderEntry {
  readonly required: boolean;
  readonly type: string;
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

/** Compiled validators by name, such as `listNotes.parameters`, `addNote.201.body` or `addNote.201.headers`. */
export type Validators = Readonly<Record<string, Validator>>;

/** A validator compiled by Ajv. `this` finds the numbers that the JSON text writes as `1.0` or `1e2`. */
export interface Validator {
  (this: { has(holder: unknown, key: string | number): boolean } | undefined, value: unknown): boolean;
  errors?: ValidatorError[] | null;
}

export interface ValidatorError {
  keyword: string;
  instancePath: string;
  schemaPath?: string;
  params: Record<string, unknown>;
  /** The value of the keyword. */
  schema?: unknown;
  parentSchema?: Record<string, unknown>;
  data?: unknown;
}
