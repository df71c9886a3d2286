import { contract, type OperationId } from "@animal-store/contract";
import { validators as inputs } from "@animal-store/contract/inputs";
import { documentedInputs } from "../../src/coverage/input.ts";
import { contractDocument, int64 } from "../../src/document/contract-document.ts";
import type { Fault } from "../fault.ts";

type Validators = typeof inputs;
type Integer = number | bigint;

const edges: readonly [what: string, given: Integer, takenAs: Integer][] = [
  ["2^63 accepted", int64.maximum + 1n, 0],
  ["2^63 - 1 refused", int64.maximum, int64.maximum + 1n],
  ["-2^63 refused", int64.minimum, int64.minimum - 1n],
  ["-2^63 - 1 accepted", int64.minimum - 1n, 0],
  ["2^53 + 1 refused", 2n ** 53n + 1n, int64.maximum + 1n],
];

/** The bounds of each int64 loosened and tightened by one: the validator sees another integer in its place. */
export const int64Faults: readonly Fault[] = documentedInputs(contractDocument)
  .filter(({ schema }) => schema.node.format === "int64")
  .flatMap(({ operation, name: input }) => {
    const [, ...path] = input.split("/");
    const name = path[0] ?? input;
    if (path.length > 1)
      throw new Error(`No int64 is planted at depth, and ${input} of ${operation} is. Teach holderOf.`);
    const validator = `${operation}.${path.length > 0 ? "body" : "parameters"}`;
    return edges.map(
      ([what, given, takenAs]): Fault => ({
        id: `input/${operation}/${name}: ${what}`,
        operation: operation as OperationId,
        about: [`inputs/${operation}`],
        plant: () => ({ served: { contract, inputs: substitute(validator, name, given, takenAs) } }),
      }),
    );
  });

/** The contract's validators, one of which takes an integer for another one. */
export function substitute(validator: string, name: string, given: Integer, takenAs: Integer): Validators {
  const sound = inputs[validator];
  if (!sound)
    throw new Error(`There is no validator ${validator}. The contract has ${Object.keys(inputs).join(", ")}.`);
  const changed: NonNullable<Validators[string]> = function (value) {
    const members = holderOf(value, name);
    const isMeant = members[name] === given;
    if (isMeant) members[name] = takenAs;
    const isValid = sound.call(this, value);
    changed.errors = sound.errors ?? null;
    if (isMeant) members[name] = given;
    return isValid;
  };
  return { ...inputs, [validator]: changed };
}

/** The body itself; or of parameters, which stand by where they come from, those that have one of the name. */
function holderOf(value: unknown, name: string): Record<string, unknown> {
  if (!isMembers(value) || Object.hasOwn(value, name)) return isMembers(value) ? value : {};
  return (
    Object.values(value)
      .filter(isMembers)
      .find((one) => Object.hasOwn(one, name)) ?? {}
  );
}

function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
