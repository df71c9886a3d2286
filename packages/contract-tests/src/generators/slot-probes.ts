import fc from "fast-check";
import { refused, succeeds } from "../cases/contract-case.ts";
import { pointerTo } from "../document/pointer-to.ts";
import { brokenEncodings } from "./broken-encodings.ts";
import { isAllowed } from "./characters.ts";
import { createPart, partAt, validDrafts, withParts } from "./draft.ts";
import { violationsOf } from "./invalid-values.ts";
import type { Inputs, Slot } from "./operation-inputs.ts";
import { type Planted, type Probe, planted, plantNothing } from "./probe.ts";
import { isStranger, strangerCode } from "./references.ts";
import { spelled } from "./spellings.ts";
import { boundaryValues, validValues } from "./valid-values.ts";

/** Each constraint of a slot, just inside and just outside of it. */
export function slotProbes(inputs: Inputs, slot: Slot): Probe[] {
  const { operation } = inputs;
  const path = slot.in === "body" ? pointerTo(slot.name) : slot.name;
  const at = slot.in === "body" ? path : `${slot.in} ${slot.name}`;
  const refusal = { at, outcome: refused(operation, "invalid_request") };
  const texts = (arbitrary: fc.Arbitrary<string>): fc.Arbitrary<Planted> =>
    planted(
      inputs,
      arbitrary.map((text) => (draft) => withParts(draft, slot, [createPart(slot, { text })])),
      path,
    );
  return [
    ...acceptedProbes(inputs, slot, at),
    ...violationsOf(slot).map((violation) => ({ ...refusal, kind: violation.kind, drafts: texts(violation.texts) })),
    ...(slot.required && slot.in !== "path"
      ? [
          {
            ...refusal,
            kind: "missing",
            drafts: planted(
              inputs,
              fc.constant((draft) => withParts(draft, slot, [])),
              path,
            ),
          },
        ]
      : []),
    ...(slot.in === "query" || (slot.in === "header" && !isAllowed(slot, "a, b"))
      ? [{ ...refusal, kind: "repeated", drafts: repeated(inputs, slot) }]
      : []),
    ...(slot.in === "query" || slot.in === "path"
      ? [{ ...refusal, kind: "percent-encoding", drafts: texts(brokenEncodings) }]
      : []),
  ];
}

/** What lies just inside of each constraint is accepted, or refused for nothing but that the store does not hold it. */
function acceptedProbes(inputs: Inputs, slot: Slot, at: string): Probe[] {
  const code = strangerCode(slot);
  const outcome = code ? refused(inputs.operation, code) : succeeds(inputs.operation);
  const boundaries = boundaryValues(slot).map(({ constraint, what, values }) => ({
    kind: `${constraint}: ${what}`,
    values,
  }));
  const anything = { kind: "names nothing", values: validValues(slot).filter((value) => isStranger(slot, value)) };
  // Of the boundaries of a reference those remain that name nothing for certain.
  const all = code
    ? [anything, ...boundaries.filter(({ values }) => fc.sample(values, 1).every((value) => isStranger(slot, value)))]
    : boundaries;
  return all.map(({ kind, values }) => ({
    kind,
    at,
    outcome,
    // Valid as it is: what the draft refers to is looked for under this very filter.
    drafts: fc.tuple(validDrafts(inputs), spelled(slot, values)).map(([draft, one]) => ({
      valid: withParts(draft, slot, [createPart(slot, one)]),
      plant: plantNothing,
    })),
  }));
}

function repeated(inputs: Inputs, slot: Slot): fc.Arbitrary<Planted> {
  return fc.tuple(validDrafts(inputs), partAt(slot), fc.integer({ min: 2, max: 4 })).map(([draft, part, count]) => ({
    valid: withParts(draft, slot, [part]),
    plant: (found) => {
      const same = found.parts.filter((one) => one.slot.in === slot.in && one.slot.name === slot.name);
      return withParts(found, slot, Array.from({ length: count }, () => same).flat());
    },
    path: slot.name,
  }));
}
