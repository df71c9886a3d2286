import { StoreUnavailableError } from "@animal-store/api-platform";
import { expect, it } from "vitest";
import { ForeignKeyError } from "../src/store.ts";

/** The conversion of the errors of a driver, in `errors.ts` of each dialect. */
export interface DriverErrors {
  /** Returns whether the database is unavailable, as opposed to a defect of the server. */
  isUnavailable(error: unknown): boolean;
  /** Returns a `StoreUnavailableError`, a `ForeignKeyError`, or a defect unchanged. */
  toStoreError(error: unknown): unknown;
}

interface ErrorCases {
  readonly unavailable: readonly (readonly [error: Error, publicReason: string])[];
  readonly defects: readonly Error[];
  readonly foreignKeyViolation: Error;
}

/** Registers the tests that the errors of SQLite and PostgreSQL must pass. */
export function describeDriverErrors({ isUnavailable, toStoreError }: DriverErrors, cases: ErrorCases): void {
  it.each(cases.unavailable)("%s means that the database is unavailable, with the reason %s", (error, publicReason) => {
    expect(isUnavailable(error)).toBe(true);
    const converted = toStoreError(error);
    expect(converted).toBeInstanceOf(StoreUnavailableError);
    expect(converted).toMatchObject({ message: publicReason, cause: error });
  });

  it.each(cases.defects)("%s means a defect", (error) => {
    expect(isUnavailable(error)).toBe(false);
    expect(toStoreError(error)).toBe(error);
  });

  it("converts the violation of a reference", () => {
    const { foreignKeyViolation } = cases;
    expect(isUnavailable(foreignKeyViolation)).toBe(false);
    expect(toStoreError(foreignKeyViolation)).toBeInstanceOf(ForeignKeyError);
    expect(toStoreError(foreignKeyViolation)).toMatchObject({ cause: foreignKeyViolation });
  });
}
