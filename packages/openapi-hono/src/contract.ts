/** The shape of a generated contract. Any OpenAPI 3.1 document that codegen accepts has it. */
export interface Contract {
  readonly basePath: string;
  readonly limits: RequestLimits;
  readonly errorCodes: { readonly [code: string]: { readonly status: number } };
  readonly unrouted: { readonly [status: string]: ResponseEntry };
  readonly operations: { readonly [id: string]: OperationEntry };
  /** Leads the compiler from the data to the types of bodies; never present at run time. */
  readonly $types?: unknown;
}

/** What a request may hold: bytes of its body, nesting of its JSON; and how many violations an answer lists. */
export interface RequestLimits {
  readonly bodyBytes: number;
  readonly jsonDepth: number;
  readonly violations: number;
}

export interface OperationEntry {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterEntry[];
  readonly body: BodyEntry | null;
  readonly responses: { readonly [status: string]: ResponseEntry };
  readonly deprecation: DeprecationEntry | null;
  /** Names in the query that belong to whoever admits requests. */
  readonly credentials?: readonly string[];
  /** What a caller shows, one of these; where operations differ in it. */
  readonly security?: readonly { readonly [scheme: string]: readonly string[] }[];
}

export interface BodyEntry {
  readonly required: boolean;
  /** The members of its schema, in order: handlers get them in this order. */
  readonly members?: readonly string[];
  readonly mediaType: string;
  readonly contents?: ContentEntries;
}
/** By media type; left out where there is one, and it is JSON. */
export type ContentEntries = { readonly [mediaType: string]: ContentEntry };
export interface ContentEntry {
  readonly kind: "json" | "text" | "form" | "multipart" | "binary";
  readonly fields?: { readonly [name: string]: FieldEntry };
}
export interface FieldEntry {
  readonly type: string;
  readonly isArray: boolean;
}

export interface ParameterEntry {
  readonly name: string;
  readonly in: "query" | "path" | "header" | "cookie";
  readonly required: boolean;
  readonly type: string;
  readonly isArray: boolean;
  /** What stands between the items of an array that is one text. */
  readonly delimiter?: string;
  /** The members of an object, by the name that each has in the query. */
  readonly members?: {
    readonly [key: string]: { readonly name: string; readonly type: string; readonly isArray: boolean };
  };
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

/** Header values of a deprecated operation (RFC 9745, RFC 8594), and the path of the operation to use instead. */
export interface DeprecationEntry {
  readonly deprecation: string;
  readonly sunset: string;
  readonly docs: string;
  readonly successor: string;
}

/** Compiled validators by name: `listPets.parameters`, `createPet.body`, `createPet.201.body`, `createPet.201.headers`. */
export type Validators = Readonly<Record<string, Validator>>;

export interface Validator {
  (this: { has(holder: unknown, key: string | number): boolean } | undefined, value: unknown): boolean;
  errors?: ValidatorError[] | null;
}

export interface ValidatorError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  parentSchema?: Record<string, unknown>;
  data?: unknown;
}
