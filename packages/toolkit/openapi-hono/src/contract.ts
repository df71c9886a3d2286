export type * from "@animal-store/openapi-document/contract";

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
