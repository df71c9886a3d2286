import fc from "fast-check";
import { refused } from "../cases/contract-case.ts";
import { pointerTo } from "../document/pointer-to.ts";
import { brokenEncodings } from "./broken-encodings.ts";
import { createPart, type Part, validDrafts } from "./draft.ts";
import type { Inputs, Slot } from "./operation-inputs.ts";
import type { Planted, Probe } from "./probe.ts";

/** What nobody describes is refused and named. */
export function unknownProbes(inputs: Inputs): Probe[] {
  const outcome = refused(inputs.operation, "invalid_request");
  const known = (place: Slot["in"]): string[] =>
    inputs.slots.filter((slot) => slot.in === place).map(({ name }) => name);
  const parameters = unknownNames(known("query"));
  const members = unknownNames([...known("body"), ...inputs.refusedMembers]);
  const asMember = (name: string): readonly [string, Part] => [
    pointerTo(name),
    createPart({ in: "body", name }, { text: "1" }),
  ];
  const withPart = (parts: fc.Arbitrary<readonly [path: string, part: Part]>): fc.Arbitrary<Planted> =>
    fc.tuple(validDrafts(inputs), parts).map(([valid, [path, part]]) => ({
      valid,
      plant: (draft) => ({ ...draft, parts: [...draft.parts, part] }),
      path,
    }));
  const asParameter = (name: string): readonly [string, Part] => [
    name,
    createPart({ in: "query", name }, { text: "1" }),
  ];
  const unreadable = (name: string): readonly [string, Part] => [
    `${name}=1`,
    { slot: { in: "query", name }, name, text: "1" },
  ];
  return [
    { kind: "unknown parameter", at: "", outcome, drafts: withPart(parameters.map(asParameter)) },
    { kind: "percent-encoding of a name", at: "", outcome, drafts: withPart(brokenEncodings.map(unreadable)) },
    ...(inputs.mediaType === undefined
      ? []
      : [{ kind: "unknown member", at: "", outcome, drafts: withPart(members.map(asMember)) }]),
    ...inputs.refusedMembers.map((name) => ({
      kind: "refused member",
      at: pointerTo(name),
      outcome,
      drafts: withPart(fc.constant(asMember(name))),
    })),
  ];
}

function unknownNames(known: readonly string[]): fc.Arbitrary<string> {
  return fc
    .oneof(
      fc.constantFrom(
        "__proto__",
        "constructor",
        "toString",
        "a/b~c",
        "",
        "~1",
        ...known.map((name) => name.toUpperCase()),
      ),
      fc.string({ unit: "binary", maxLength: 20 }),
    )
    .filter((name) => !known.includes(name));
}
