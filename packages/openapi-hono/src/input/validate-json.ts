import type { NonIntegerLiterals } from "@animal-store/exact-json";
import type { Validator, ValidatorError } from "../contract.ts";
import type { Violation } from "../reply/error-reply.ts";
import { describeViolations } from "./describe-violations.ts";

/**
 * Validates a parsed value. Long integers are parsed to a bigint, which `type: number` does not accept, so they become numbers there
 * unless that would round them.
 */
export function validateJson(
  validate: Validator | undefined,
  value: unknown,
  literals?: NonIntegerLiterals,
): { value: unknown; violations: readonly Violation[] } {
  if (!validate || validate.call(literals, value)) return { value, violations: [] };
  const root = { value };
  const longNumbers = (validate.errors ?? []).filter(isLongNumber);
  for (const { instancePath } of longNumbers) convertToNumber(root, instancePath);
  const isValid = longNumbers.length > 0 && validate.call(literals, root.value);
  return { value: root.value, violations: isValid ? [] : describeViolations(validate.errors ?? []) };
}

function isLongNumber({ keyword, parentSchema = {}, data }: ValidatorError): boolean {
  const isNumber = keyword === "type" && [parentSchema.type].flat().includes("number");
  return isNumber && typeof data === "bigint" && isDouble(data);
}

/** Whether a literal is exactly a double, or the shortest one of a double, as JSON.stringify writes it. */
function isDouble(literal: bigint): boolean {
  return BigInt(Number(literal)) === literal || String(Number(literal)) === String(literal);
}

function convertToNumber(root: object, instancePath: string): void {
  const keys = `value${instancePath}`.split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const lastKey = keys.pop() as string;
  const container = keys.reduce<unknown>((node, key) => Reflect.get(node as object, key), root) as object;
  Reflect.set(container, lastKey, Number(Reflect.get(container, lastKey)));
}
