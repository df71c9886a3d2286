// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** A violation, as reported by Ajv. */
export interface Violation {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  parentSchema?: Record<string, unknown>;
  data?: unknown;
}
/** Integers that are not written as integer literals, such as 4.0, 1e2 and -0, by the object or array that contains them. */
export interface NonIntegerLiterals {
  has(container: unknown, key: string | number): boolean;
}
export interface Validator {
  (this: NonIntegerLiterals | undefined, value: unknown): boolean;
  errors?: Violation[] | null;
}
export type Validators = Readonly<Record<string, Validator>>;
