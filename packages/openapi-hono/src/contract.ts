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
  readonly body: { readonly required: boolean; readonly mediaType: string } | null;
  readonly responses: { readonly [status: string]: ResponseEntry };
  readonly deprecation: DeprecationEntry | null;
}

export interface ParameterEntry {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly required: boolean;
  readonly type: string;
  readonly isArray: boolean;
  readonly default?: unknown;
}

export interface ResponseEntry {
  readonly mediaType: string | null;
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
