import type { NonIntegerLiterals } from "@animal-store/exact-json";
import type { Validator, ValidatorError } from "../contract.ts";
import type { Violation } from "../reply/error-reply.ts";
import { describeViolations, isDouble } from "./describe-violations.ts";

interface ValidateOptions {
  readonly literals?: NonIntegerLiterals | undefined;
  /** Converts the path of a violation for the client. */
  readonly toPath?: (instancePath: string) => string;
}

interface DoubleParams {
  readonly holder?: object;
  readonly key?: string;
  /** The errors about further long numbers. */
  readonly doubles?: readonly ValidatorError[];
}

const noViolations: readonly Violation[] = [];

/**
 * Validates a parsed value. Long integers are parsed to a bigint, which `type: number` does not accept, so they become numbers there
 * unless that would round them.
 */
export function validateJson(
  validate: Validator | undefined,
  value: unknown,
  { literals, toPath }: ValidateOptions = {},
): { value: unknown; violations: readonly Violation[] } {
  if (!validate || validate.call(literals, value)) return { value, violations: noViolations };
  const root = { value };
  let isConverted = false;
  const hasDoubles = validate.errors?.some(({ keyword, params }) => keyword === "double" || params.doubles);
  // A set, because alternatives repeat their errors.
  const errors = new Set(hasDoubles ? validate.errors : []);
  for (const { keyword, params, data } of errors) {
    const { doubles = [], holder = root, key = "value" } = params as DoubleParams;
    for (const double of doubles) errors.add(double);
    if (keyword !== "double" || !isDouble(data as bigint)) continue;
    Reflect.set(holder, key, Number(data));
    isConverted = true;
  }
  const isValid = isConverted && validate.call(literals, root.value);
  const violations = isValid ? noViolations : describeViolations(validate.errors ?? [], toPath);
  // A body of 1 MiB can have errors of 100 MiB.
  validate.errors = null;
  return { value: root.value, violations };
}
