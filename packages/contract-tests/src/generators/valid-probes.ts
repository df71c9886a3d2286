import fc from "fast-check";
import { succeeds } from "../cases/contract-case.ts";
import { partAt, validDrafts, withParts } from "./draft.ts";
import type { Inputs, Slot } from "./operation-inputs.ts";
import { type Probe, planted, plantNothing } from "./probe.ts";

/** Every combination of what may be left out is accepted. */
export function validProbes(inputs: Inputs): Probe[] {
  const outcome = succeeds(inputs.operation);
  const optional = inputs.slots.filter(({ required }) => !required);
  const combinations = optional.reduce<Slot[][]>((all, slot) => all.concat(all.map((one) => one.concat(slot))), [[]]);
  return [
    {
      kind: "valid",
      at: "",
      outcome,
      drafts: planted(
        inputs,
        fc.constant((draft) => draft),
      ),
    },
    ...combinations.map((present) => ({
      kind: `valid with ${present.map(({ name }) => name).join(", ") || "nothing that is optional"}`,
      at: "",
      outcome,
      drafts: fc
        .tuple(validDrafts(inputs), ...optional.map(partAt))
        .map(([draft, ...parts]) =>
          optional.reduce((all, slot, index) => {
            const part = parts[index];
            return withParts(all, slot, part && present.includes(slot) ? [part] : []);
          }, draft),
        )
        .map((valid) => ({ valid, plant: plantNothing })),
    })),
  ];
}
