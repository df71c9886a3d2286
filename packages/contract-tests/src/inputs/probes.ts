import { contract } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import fc from "fast-check";
import { type Outcome, refused, succeeds } from "../cases/contract-case.ts";
import { pointerTo } from "../document/contract-document.ts";
import {
  contentTypes,
  createPart,
  type Draft,
  isReference,
  type Part,
  partAt,
  referenceTo,
  spelled,
  spellings,
  spellPlainly,
  toCallOptions,
  validDrafts,
  withParts,
} from "./draft.ts";
import type { Inputs, Slot } from "./operation-inputs.ts";
import { boundaryValues, type Value, validValues } from "./values.ts";
import { brokenEncodings, messageViolations, padTo, violationsOf } from "./violations.ts";

/** One fact about what an operation takes, with every request that shows it. */
export interface Probe {
  /** What is planted, without the slot where it is. */
  readonly kind: string;
  /** The slot; undefined where it is the request as a whole. */
  readonly slot?: Slot;
  readonly outcome: Outcome;
  /** The facts of the contract that it proves. */
  readonly proves?: readonly string[];
  readonly requests: fc.Arbitrary<Planted>;
}

/** A request that shows a fact. */
export interface Planted {
  readonly valid: Draft;
  /** Plants what the probe is about, once the store was asked for what the valid draft refers to. */
  plant(draft: Draft): Draft;
  /** The places that the details of the error name; undefined where it has none. */
  readonly paths?: readonly string[];
}

/** Every fact that the document states about an operation's inputs. */
export function probesOf(inputs: Inputs): Probe[] {
  return [
    ...validProbes(inputs),
    ...inputs.slots.flatMap((slot) => slotProbes(inputs, slot)),
    ...unknownProbes(inputs),
    ...severalProbes(inputs),
    ...(inputs.mediaType === undefined ? [ignoredBody(inputs)] : messageProbes(inputs, inputs.mediaType)),
  ];
}

/** The request in one line; what the store is asked for is shown by its name. */
export function showPlanted({ valid, plant }: Planted): string {
  const named = valid.parts.map((part) => ({ ...part, text: part.text ?? `<${part.slot.name} of the store>` }));
  const draft = plant({ ...valid, parts: named });
  const { method, path } = contract.operations[draft.operation];
  const { body, headers, query, path: values } = toCallOptions(draft, method !== "GET");
  const text = typeof body === "string" || body === undefined ? body : Buffer.from(body).toString("latin1");
  const shown = text !== undefined && text.length > 500 ? `${text.slice(0, 500)}… (${text.length} characters)` : text;
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]));
  return [`${method} ${target}${query ? `?${query}` : ""}`, JSON.stringify(headers), JSON.stringify(shown)].join(" ");
}

function planted(
  inputs: Inputs,
  changes: fc.Arbitrary<(draft: Draft) => Draft>,
  paths?: readonly string[],
): fc.Arbitrary<Planted> {
  return fc.tuple(validDrafts(inputs), changes).map(([valid, plant]) => ({ valid, plant, ...(paths && { paths }) }));
}

/** Requests in which the same is always planted. */
function plantedAlways(
  inputs: Inputs,
  plant: (draft: Draft) => Draft,
  paths?: readonly string[],
): fc.Arbitrary<Planted> {
  return planted(inputs, fc.constant(plant), paths);
}

function plantNothing(draft: Draft): Draft {
  return draft;
}

/** Every combination of what may be left out is accepted. */
function validProbes(inputs: Inputs): Probe[] {
  const optional = inputs.slots.filter(({ required }) => !required);
  const combinations = optional.reduce<Slot[][]>((all, slot) => all.concat(all.map((one) => one.concat(slot))), [[]]);
  return [...combinations.map(withThese), ...exampleProbes(inputs)];

  function withThese(present: readonly Slot[]): Probe {
    return {
      kind: `valid with ${present.map(({ name }) => name).join(", ") || "nothing that is optional"}`,
      proves: optional.map((slot) => proofOf(inputs, `${slot.path} ${present.includes(slot) ? "sent" : "left out"}`)),
      outcome: succeeds(inputs.operation),
      requests: fc.tuple(validDrafts(inputs), ...optional.map(partAt)).map(([draft, ...parts]) => ({
        valid: optional.reduce((all, slot, index) => {
          const part = parts[index];
          return withParts(all, slot, part && present.includes(slot) ? [part] : []);
        }, draft),
        plant: plantNothing,
      })),
    };
  }
}

/** Every example of a body is accepted. What names an entry of the store would have to be there. */
function exampleProbes(inputs: Inputs): Probe[] {
  if (inputs.slots.some((slot) => slot.in === "body" && isReference(slot))) return [];
  return Object.entries(inputs.bodyExamples).map(([name, { value }]) => {
    const members = Object.entries(value as object).map(([member, one]) =>
      createPart({ in: "body", name: member }, { text: stringifyJson(one) }),
    );
    const change = (draft: Draft): Draft => ({
      ...draft,
      parts: [...draft.parts.filter(({ slot }) => slot.in !== "body"), ...members],
    });
    return {
      kind: `example ${name}`,
      proves: [proofOf(inputs, `example ${name}`)],
      outcome: succeeds(inputs.operation),
      requests: plantedAlways(inputs, change),
    };
  });
}

/** Each constraint of a slot, just inside and just outside of it. */
function slotProbes(inputs: Inputs, slot: Slot): Probe[] {
  const outcome = refused(inputs.operation, "invalid_request");
  const refusal = (kind: string, changes: fc.Arbitrary<readonly Part[]>): Probe => ({
    kind,
    proves: [proofOf(inputs, `${slot.path} ${kind === "missing" ? kind : `${keywordOf(kind)} broken`}`)],
    slot,
    outcome,
    requests: planted(
      inputs,
      changes.map((parts) => (draft) => withParts(draft, slot, parts)),
      [slot.path],
    ),
  });
  return [
    ...acceptedProbes(inputs, slot),
    ...violationsOf(slot).map(({ kind, texts }) =>
      refusal(
        kind,
        texts.map((text) => [createPart(slot, { text })]),
      ),
    ),
    ...(slot.required && slot.in !== "path" ? [refusal("missing", fc.constant([]))] : []),
    ...(slot.in === "query" || (slot.in === "header" && !isList(slot)) ? [repeatedProbe(inputs, slot)] : []),
  ];
}

/** The keyword of the schema that a kind is about, which comes first. */
function keywordOf(kind: string): string {
  return /^\w+/.exec(kind)?.[0] ?? "";
}

/** How the coverage names a fact about an input. */
function proofOf({ operation }: Pick<Inputs, "operation">, fact: string): string {
  return `${operation} ${fact}`;
}

function isList({ schema: { pattern } }: Slot): boolean {
  return pattern === undefined || new RegExp(String(pattern), "u").test("a, b");
}

/** What lies just inside of each constraint is accepted, or rejected for nothing but that the store does not hold it. */
function acceptedProbes(inputs: Inputs, slot: Slot): Probe[] {
  const { operation } = inputs;
  const reference = referenceTo(slot);
  const isUnknown = reference?.isUnknown ?? (() => true);
  // Of the boundaries of a reference those remain that name nothing for certain.
  const boundaries = boundaryValues(slot).filter(({ values }) => !reference || fc.sample(values, 1).every(isUnknown));
  const any = { kind: reference ? "names nothing" : "any", values: validValues(slot).filter(isUnknown) };
  const examples = Object.entries(reference ? {} : slot.examples).map(([name, { value }]) => ({
    kind: `example ${name}`,
    values: fc.constant(typeof value === "number" ? BigInt(value) : (value as Value)),
  }));
  const plain = [...examples, ...boundaries].map(({ kind, values }) => ({
    kind,
    parts: values.map((value) => ({ text: spellPlainly(slot, value), value })),
  }));
  const values = [
    { kind: any.kind, parts: spelled(slot, any.values) },
    ...plain,
    ...(slot.isNullable ? [{ kind: "null", parts: fc.constant({ text: "null" }) }] : []),
  ];
  const spelt = spellings[slot.in].slice(1).map((spell, index) => ({
    kind: `spelling ${index + 2}`,
    parts: reference
      ? fc.constant({ text: null, spell })
      : validValues(slot).map((value) => ({ text: spell(value), value })),
    isFound: true,
  }));
  return [...values.map((one) => ({ ...one, isFound: !reference })), ...spelt].map(({ kind, parts, isFound }) => ({
    kind,
    proves: ["sent", kind, `${keywordOf(kind)} kept`].map((fact) => proofOf(inputs, `${slot.path} ${fact}`)),
    slot,
    outcome: reference && !isFound ? refused(operation, reference.code) : succeeds(operation),
    // Valid as it is: what the draft refers to is looked for under this very filter.
    requests: fc.tuple(validDrafts(inputs), parts as fc.Arbitrary<Part>).map(([draft, one]) => ({
      valid: withParts(draft, slot, [createPart(slot, one)]),
      plant: plantNothing,
    })),
  }));
}

function repeatedProbe(inputs: Inputs, slot: Slot): Probe {
  const counts = fc.integer({ min: 2, max: 4 });
  return {
    kind: "repeated",
    proves: [proofOf(inputs, `${slot.path} repeated`)],
    slot,
    outcome: refused(inputs.operation, "invalid_request"),
    requests: fc.tuple(validDrafts(inputs), partAt(slot), counts).map(([draft, part, count]) => ({
      valid: withParts(draft, slot, [part]),
      plant: (found) => {
        const same = found.parts.filter((one) => one.slot.in === slot.in && one.slot.name === slot.name);
        return withParts(found, slot, Array.from({ length: count }, () => same).flat());
      },
      paths: [slot.name],
    })),
  };
}

const unusual = ["__proto__", "constructor", "a/b~c", ""];

/** What nobody describes is rejected and named. */
function unknownProbes(inputs: Inputs): Probe[] {
  const known = (place: Slot["in"]): string[] =>
    inputs.slots.filter((slot) => slot.in === place).map(({ name }) => name);
  const probe = (kind: string, names: fc.Arbitrary<string>, toPart: (name: string) => UnknownPart): Probe => ({
    kind,
    proves: [proofOf(inputs, kind)],
    outcome: refused(inputs.operation, "invalid_request"),
    requests: fc.tuple(validDrafts(inputs), names.map(toPart)).map(([valid, { part, path }]) => ({
      valid,
      plant: (draft) => ({ ...draft, parts: [...draft.parts, part] }),
      paths: [path],
    })),
  });
  const unknown = (what: string, taken: readonly string[], toPart: (name: string) => UnknownPart): Probe[] => {
    const names = [...unusual, ...taken.map((name) => name.toUpperCase())];
    const any = fc.string({ unit: "grapheme", maxLength: 20 }).filter((name) => !taken.includes(name));
    return [
      probe(`unknown ${what}`, any, toPart),
      ...names.map((name) => probe(`unknown ${what} ${name}`, fc.constant(name), toPart)),
    ];
  };
  const { refusedMembers } = inputs;
  return [
    ...unknown("parameter", known("query"), unknownParameter),
    ...brokenEncodings
      .slice(0, 2)
      .map((name) => probe(`percent-encoding of the name ${name}`, fc.constant(name), undecodable)),
    ...(inputs.mediaType === undefined ? [] : unknown("member", [...known("body"), ...refusedMembers], unknownMember)),
    ...refusedMembers.map((name) => probe(`refused member ${name}`, fc.constant(name), unknownMember)),
  ];
}

interface UnknownPart {
  readonly part: Part;
  readonly path: string;
}

function unknownParameter(name: string): UnknownPart {
  return { part: createPart({ in: "query", name }, { text: "1" }), path: name };
}

function unknownMember(name: string): UnknownPart {
  return { part: createPart({ in: "body", name }, { text: "1" }), path: pointerTo(name) };
}

function undecodable(name: string): UnknownPart {
  return { part: { slot: { in: "query", name }, name, text: "1" }, path: `${name}=1` };
}

const { violations, bodyBytes } = contract.limits;

/** Several violations are told at once, up to the limit. */
function severalProbes(inputs: Inputs): Probe[] {
  const outcome = refused(inputs.operation, "invalid_request");
  const many = [violations - 1, violations, violations + 1, 2 * violations].map((count) => {
    const unknown = Array.from({ length: count }, (_, index) => unknownParameter(`unknown${index}`));
    const plant = (draft: Draft): Draft => ({ ...draft, parts: [...draft.parts, ...unknown.map(({ part }) => part)] });
    const paths = unknown.slice(0, violations).map(({ path }) => path);
    return {
      kind: `violations: ${count}`,
      proves: ["x-request-limits/violations"],
      outcome,
      requests: plantedAlways(inputs, plant, paths),
    };
  });
  const places = (["query", "body"] as const).flatMap((place) => {
    const slots = inputs.slots.filter((slot) => slot.in === place && slot.path !== "cursor");
    return slots.length < 2 ? [] : [{ place, slots }];
  });
  const all = places.map(({ place, slots }) => {
    const { part, path } = place === "body" ? unknownMember("unknown") : unknownParameter("unknown");
    const broken = fc.tuple(...slots.map((slot) => fc.oneof(...violationsOf(slot).map(({ texts }) => texts))));
    const changes = broken.map((found) => (draft: Draft) => {
      const valid = slots.reduce((one, slot, index) => {
        return withParts(one, slot, [createPart(slot, { text: found[index] ?? "" })]);
      }, draft);
      return { ...valid, parts: [...valid.parts, part] };
    });
    const paths = [...slots.map((slot) => slot.path), path];
    return { kind: `all wrong in the ${place}`, outcome, requests: planted(inputs, changes, paths) };
  });
  return [...many, ...all];
}

/** A body that the operation does not take is ignored. */
function ignoredBody(inputs: Inputs): Probe {
  const change = { writeBody: () => "{", headers: { "Content-Type": "text/plain" } };
  return {
    kind: "body: ignored",
    outcome: succeeds(inputs.operation),
    requests: plantedAlways(inputs, (draft) => ({ ...draft, ...change })),
  };
}

/** A body of any permitted size, spelling and media type is accepted, and a broken message rejected. */
function messageProbes(inputs: Inputs, mediaType: string): Probe[] {
  const sizes = [bodyBytes - 1, bodyBytes].flatMap((bytes) =>
    [false, true].map((chunked) => ({
      kind: `body: ${bytes} bytes${chunked ? " in chunks" : ""}`,
      proves: ["x-request-limits/bodyBytes"],
      change: { writeBody: padTo(bytes), chunked },
    })),
  );
  const types = contentTypes(mediaType).map((type) => ({
    kind: `Content-Type: ${type}`,
    proves: [proofOf(inputs, "Content-Type kept")],
    change: { headers: { "Content-Type": type } },
  }));
  return [
    ...[...sizes, ...types].map(({ change, ...probe }) => ({
      ...probe,
      outcome: succeeds(inputs.operation),
      requests: plantedAlways(inputs, (draft) => ({ ...draft, ...change })),
    })),
    ...messageViolations(mediaType).map(({ kind, proves, code, path, headers, ...change }) => ({
      kind,
      proves: [...(proves ?? []), proofOf(inputs, `${kind.split(":", 1)[0]} broken`)],
      outcome: refused(inputs.operation, code),
      requests: plantedAlways(
        inputs,
        (draft) => ({ ...draft, ...change, headers: { ...draft.headers, ...headers } }),
        path === undefined ? undefined : [path],
      ),
    })),
  ];
}
