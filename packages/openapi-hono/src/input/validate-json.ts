import type { NonIntegerLiterals } from "@animal-store/exact-json";
import type { Validator, ValidatorError } from "../contract.ts";

/**
 * Validates a parsed value. Long integers are parsed to a bigint, which `type: number` does not accept, so they become numbers there
 * unless that would round them.
 * @returns the value and the errors of Ajv
 */
export function validateJson(
  validate: Validator | undefined,
  value: unknown,
  literals?: NonIntegerLiterals,
): { value: unknown; errors: readonly ValidatorError[] } {
  if (!validate || validate.call(literals, value)) return { value, errors: [] };
  const errors = validate.errors ?? [];
  const longNumbers = errors.filter(isLongNumber);
  if (longNumbers.length === 0) return { value, errors };
  const root = { value };
  for (const { instancePath } of longNumbers) convertToNumber(root, instancePath);
  return { value: root.value, errors: validate.call(literals, root.value) ? [] : (validate.errors ?? []) };
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
