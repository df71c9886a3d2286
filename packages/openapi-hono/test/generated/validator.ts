// Generated from the OpenAPI document by `npm run generate`. Do not edit.

/** A violation, as reported by Ajv. */
export interface Violation {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  parentSchema?: Record<string, unknown>;
  data?: unknown;
}
/** Number literals with a fraction or an exponent, by the object or array that contains them. */
export interface NonIntegerLiterals {
  has(holder: unknown, key: string | number): boolean;
}
export interface Validator {
  (this: NonIntegerLiterals | undefined, value: unknown): boolean;
  errors?: Violation[] | null;
}
export type Validators = Readonly<Record<string, Validator>>;
