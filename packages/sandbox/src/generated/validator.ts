// Generated from the OpenAPI document by `npm run generate`. Do not edit.

/** One violation, as Ajv reports it. */
export interface Violation {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  parentSchema?: Record<string, unknown>;
  data?: unknown;
}
/** Numbers that were written with a fraction or an exponent, by the object or array that holds them. */
export interface NonIntegerLiterals {
  has(holder: unknown, key: string | number): boolean;
}
export interface Validator {
  (this: NonIntegerLiterals | undefined, value: unknown): boolean;
  errors?: Violation[] | null;
}
export type Validators = Readonly<Record<string, Validator>>;
