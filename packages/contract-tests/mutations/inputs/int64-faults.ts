import { contract, type OperationId } from "@animal-store/contract";
import { validators as inputs } from "@animal-store/contract/inputs";
import type { Fault } from "../fault.ts";

type Validators = typeof inputs;
type Integer = number | bigint;

const highest = 2n ** 63n - 1n;
const lowest = -(2n ** 63n);

const places: readonly [
  operation: OperationId,
  validator: string,
  holder: (value: unknown) => unknown,
  name: string,
][] = [
  ["createPet", "createPet.body", (body) => body, "categoryId"],
  ["createOrder", "createOrder.body", (body) => body, "petId"],
  ["getPet", "getPet.parameters", (values) => (values as { path: unknown }).path, "petId"],
];

const edges: readonly [what: string, given: Integer, takenAs: Integer][] = [
  ["2^63 accepted", highest + 1n, 0],
  ["2^63 - 1 refused", highest, highest + 1n],
  ["-2^63 refused", lowest, lowest - 1n],
  ["-2^63 - 1 accepted", lowest - 1n, 0],
  ["2^53 + 1 refused", 2n ** 53n + 1n, highest + 1n],
];

/** The bounds of each int64 loosened and tightened by one: the validator sees another integer in its place. */
export const int64Faults: readonly Fault[] = places.flatMap(([operation, validator, holderOf, name]) =>
  edges.map(
    ([what, given, takenAs]): Fault => ({
      id: `input/${operation}/${name}: ${what}`,
      operation,
      about: ["pets/int64", `body-members/${operation}/petId`, `parameters/${operation}/petId`],
      plant: () => ({ served: { contract, inputs: substitute(validator, holderOf, name, given, takenAs) } }),
    }),
  ),
);

export function substitute(
  validator: string,
  holderOf: (value: unknown) => unknown,
  name: string,
  given: Integer,
  takenAs: Integer,
): Validators {
  const sound = inputs[validator];
  if (!sound)
    throw new Error(`There is no validator ${validator}. The contract has ${Object.keys(inputs).join(", ")}.`);
  const changed: NonNullable<Validators[string]> = function (value) {
    const holder = holderOf(value);
    const members = (typeof holder === "object" && holder !== null ? holder : {}) as Record<string, unknown>;
    const isMeant = members[name] === given;
    if (isMeant) members[name] = takenAs;
    const isValid = sound.call(this, value);
    changed.errors = sound.errors ?? null;
    if (isMeant) members[name] = given;
    return isValid;
  };
  return { ...inputs, [validator]: changed };
}
