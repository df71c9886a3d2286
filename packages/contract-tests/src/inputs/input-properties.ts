import { contract } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import fc from "fast-check";
import { expectError, expectSuccess, type Outcome } from "../cases/contract-case.ts";
import { toJsonPointer } from "../document/contract-document.ts";
import {
  contentTypes,
  createPart,
  type Draft,
  encodedValues,
  encodePlainly,
  encoders,
  findReference,
  generatePart,
  isStoreReference,
  type Part,
  toCallOptions,
  validDrafts,
  withParts,
} from "./draft.ts";
import type { InputField, Inputs } from "./operation-inputs.ts";
import { boundaryValues, type Value, validValues } from "./values.ts";
import { invalidEncodings, messageViolations, padTo, violationsOf } from "./violations.ts";

export interface InputProperty {
  readonly kind: string;
  /** Undefined if the property is about the whole request. */
  readonly field?: InputField;
  readonly outcome: Outcome;
  readonly covers?: readonly string[];
  readonly requests: fc.Arbitrary<GeneratedRequest>;
}

export interface GeneratedRequest {
  readonly valid: Draft;
  /** Called after the references of the valid draft are set. */
  mutate(draft: Draft): Draft;
  /** The paths in the error details; undefined if the error has no details. */
  readonly paths?: readonly string[];
}

export function toInputProperties(inputs: Inputs): InputProperty[] {
  return [
    ...createValidProperties(inputs),
    ...inputs.fields.flatMap((field) => createFieldProperties(inputs, field)),
    ...createUnknownProperties(inputs),
    ...createCombinedProperties(inputs),
    ...(inputs.mediaType === undefined ? [toIgnoredBody(inputs)] : createMessageProperties(inputs, inputs.mediaType)),
  ];
}

export function formatGenerated({ valid, mutate }: GeneratedRequest): string {
  const namedParts = valid.parts.map((part) => ({ ...part, text: part.text ?? `<stored ${part.field.name}>` }));
  const draft = mutate({ ...valid, parts: namedParts });
  const { method, path } = contract.operations[draft.operation];
  const { body, headers, query, path: values } = toCallOptions(draft, method !== "GET");
  const text = typeof body === "string" || body === undefined ? body : Buffer.from(body).toString("latin1");
  const excerpt = text !== undefined && text.length > 500 ? `${text.slice(0, 500)}… (${text.length} characters)` : text;
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]));
  return [`${method} ${url}${query ? `?${query}` : ""}`, JSON.stringify(headers), JSON.stringify(excerpt)].join(" ");
}

function generateRequests(inputs: Inputs, changes: fc.Arbitrary<(draft: Draft) => Draft>, paths?: readonly string[]) {
  return fc.tuple(validDrafts(inputs), changes).map(([valid, mutate]) => ({ valid, mutate, ...(paths && { paths }) }));
}

function generateMutated(inputs: Inputs, mutate: (draft: Draft) => Draft, paths?: readonly string[]) {
  return generateRequests(inputs, fc.constant(mutate), paths);
}

function mutateNothing(draft: Draft): Draft {
  return draft;
}

function createValidProperties(inputs: Inputs): InputProperty[] {
  const optionalFields = inputs.fields.filter(({ required }) => !required);
  const combinations = optionalFields.reduce<InputField[][]>(
    (subsets, field) => subsets.concat(subsets.map((fields) => fields.concat(field))),
    [[]],
  );
  return [...combinations.map(createValidProperty), ...createExampleProperties(inputs)];

  function createValidProperty(presentFields: readonly InputField[]): InputProperty {
    return {
      kind: `valid with ${presentFields.map(({ name }) => name).join(", ") || "nothing that is optional"}`,
      covers: [
        ...optionalFields.map((field) =>
          toCoversEntry(inputs, `${field.path} ${presentFields.includes(field) ? "sent" : "left out"}`),
        ),
        // The list must gain the entry that a POST returns.
        ...(contract.operations[inputs.operation].method === "POST" ? [toCoversEntry(inputs, "effect")] : []),
      ],
      outcome: expectSuccess(inputs.operation),
      requests: fc.tuple(validDrafts(inputs), ...optionalFields.map(generatePart)).map(([draft, ...parts]) => ({
        valid: optionalFields.reduce((reduced, field, index) => {
          const part = parts[index];
          return withParts(reduced, field, part && presentFields.includes(field) ? [part] : []);
        }, draft),
        mutate: mutateNothing,
      })),
    };
  }
}

// Skips bodies that refer to a stored entry, because the entry of the example does not exist.
function createExampleProperties(inputs: Inputs): InputProperty[] {
  if (inputs.fields.some((field) => field.in === "body" && isStoreReference(field))) return [];
  return Object.entries(inputs.bodyExamples).map(([name, { value }]) => {
    const members = Object.entries(value as object).map(([member, memberValue]) =>
      createPart({ in: "body", name: member }, { text: stringifyJson(memberValue) }),
    );
    const change = (draft: Draft): Draft => ({
      ...draft,
      parts: [...draft.parts.filter(({ field }) => field.in !== "body"), ...members],
    });
    return {
      kind: `example ${name}`,
      covers: [toCoversEntry(inputs, `example ${name}`)],
      outcome: expectSuccess(inputs.operation),
      requests: generateMutated(inputs, change),
    };
  });
}

function createFieldProperties(inputs: Inputs, field: InputField): InputProperty[] {
  const outcome = expectError(inputs.operation, "invalid_request");
  const createViolation = (kind: string, changes: fc.Arbitrary<readonly Part[]>): InputProperty => ({
    kind,
    covers: [toCoversEntry(inputs, `${field.path} ${kind === "missing" ? kind : `${toKeyword(kind)} violated`}`)],
    field,
    outcome,
    requests: generateRequests(
      inputs,
      changes.map((parts) => (draft) => withParts(draft, field, parts)),
      [field.path],
    ),
  });
  return [
    ...createAcceptedProperties(inputs, field),
    ...violationsOf(field).map(({ kind, texts }) =>
      createViolation(
        kind,
        texts.map((text) => [createPart(field, { text })]),
      ),
    ),
    ...(field.required && field.in !== "path" ? [createViolation("missing", fc.constant([]))] : []),
    ...(field.in === "query" || (field.in === "header" && !isList(field))
      ? [createRepeatedProperty(inputs, field)]
      : []),
  ];
}

function toKeyword(kind: string): string {
  return /^\w+/.exec(kind)?.[0] ?? "";
}

function toCoversEntry({ operation }: Pick<Inputs, "operation">, name: string): string {
  return `${operation} ${name}`;
}

function isList({ schema: { pattern } }: InputField): boolean {
  return pattern === undefined || new RegExp(String(pattern), "u").test("a, b");
}

/** Values inside each constraint are accepted, or rejected only because no such entry is stored. */
function createAcceptedProperties(inputs: Inputs, field: InputField): InputProperty[] {
  const { operation } = inputs;
  const reference = findReference(field);
  const isUnknown = reference?.isUnknown ?? (() => true);
  // For a reference, keeps only boundary values that certainly refer to no entry.
  const boundaries = boundaryValues(field).filter(({ values }) => !reference || fc.sample(values, 1).every(isUnknown));
  const anyValue = { kind: reference ? "names nothing" : "any", values: validValues(field).filter(isUnknown) };
  const examples = Object.entries(reference ? {} : field.examples).map(([name, { value }]) => ({
    kind: `example ${name}`,
    values: fc.constant(typeof value === "number" ? BigInt(value) : (value as Value)),
  }));
  const plainValues = [...examples, ...boundaries].map(({ kind, values }) => ({
    kind,
    parts: values.map((value) => ({ text: encodePlainly(field, value), value })),
  }));
  const values = [
    { kind: anyValue.kind, parts: encodedValues(field, anyValue.values) },
    ...plainValues,
    ...(field.isNullable ? [{ kind: "null", parts: fc.constant({ text: "null" }) }] : []),
  ];
  const spellings = encoders[field.in].slice(1).map((encode, index) => ({
    kind: `spelling ${index + 2}`,
    parts: reference
      ? fc.constant({ text: null, encode })
      : validValues(field).map((value) => ({ text: encode(value), value })),
    isStored: true,
  }));
  return [...values.map((value) => ({ ...value, isStored: !reference })), ...spellings].map(
    ({ kind, parts, isStored }) => ({
      kind,
      covers: ["sent", kind, `${toKeyword(kind)} satisfied`].map((name) =>
        toCoversEntry(inputs, `${field.path} ${name}`),
      ),
      field,
      outcome: reference && !isStored ? expectError(operation, reference.code) : expectSuccess(operation),
      // Sets the part before references are resolved, because cursors depend on the filter.
      requests: fc.tuple(validDrafts(inputs), parts as fc.Arbitrary<Part>).map(([draft, part]) => ({
        valid: withParts(draft, field, [createPart(field, part)]),
        mutate: mutateNothing,
      })),
    }),
  );
}

function createRepeatedProperty(inputs: Inputs, field: InputField): InputProperty {
  const counts = fc.integer({ min: 2, max: 4 });
  return {
    kind: "repeated",
    covers: [toCoversEntry(inputs, `${field.path} repeated`)],
    field,
    outcome: expectError(inputs.operation, "invalid_request"),
    requests: fc.tuple(validDrafts(inputs), generatePart(field), counts).map(([valid, part, count]) => ({
      valid: withParts(valid, field, [part]),
      mutate: (draft) => {
        const repeated = draft.parts.filter((each) => each.field.in === field.in && each.field.name === field.name);
        return withParts(draft, field, Array.from({ length: count }, () => repeated).flat());
      },
      paths: [field.name],
    })),
  };
}

const unusualNames = ["__proto__", "constructor", "a/b~c", ""];

function createUnknownProperties(inputs: Inputs): InputProperty[] {
  const listNames = (location: InputField["in"]): string[] =>
    inputs.fields.filter((field) => field.in === location).map(({ name }) => name);
  const createProperty = (kind: string, names: fc.Arbitrary<string>, toPart: (name: string) => UnknownPart) => ({
    kind,
    covers: [toCoversEntry(inputs, kind)],
    outcome: expectError(inputs.operation, "invalid_request"),
    requests: fc.tuple(validDrafts(inputs), names.map(toPart)).map(([valid, { part, path }]) => ({
      valid,
      mutate: (draft: Draft) => ({ ...draft, parts: [...draft.parts, part] }),
      paths: [path],
    })),
  });
  const createUnknown = (type: string, usedNames: readonly string[], toPart: (name: string) => UnknownPart) => {
    const names = [...unusualNames, ...usedNames.map((name) => name.toUpperCase())];
    const unusedNames = fc.string({ unit: "grapheme", maxLength: 20 }).filter((name) => !usedNames.includes(name));
    return [
      createProperty(`unknown ${type}`, unusedNames, toPart),
      ...names.map((name) => createProperty(`unknown ${type} ${name}`, fc.constant(name), toPart)),
    ];
  };
  const { rejectedMembers } = inputs;
  const memberNames = [...listNames("body"), ...rejectedMembers];
  return [
    ...createUnknown("parameter", listNames("query"), toUnknownParameter),
    ...invalidEncodings
      .slice(0, 2)
      .map((name) => createProperty(`percent-encoding of the name ${name}`, fc.constant(name), toUndecodableParameter)),
    ...(inputs.mediaType === undefined ? [] : createUnknown("member", memberNames, toUnknownMember)),
    ...rejectedMembers.map((name) => createProperty(`rejected member ${name}`, fc.constant(name), toUnknownMember)),
  ];
}

interface UnknownPart {
  readonly part: Part;
  readonly path: string;
}

function toUnknownParameter(name: string): UnknownPart {
  return { part: createPart({ in: "query", name }, { text: "1" }), path: name };
}

function toUnknownMember(name: string): UnknownPart {
  return { part: createPart({ in: "body", name }, { text: "1" }), path: toJsonPointer(name) };
}

function toUndecodableParameter(name: string): UnknownPart {
  return { part: { field: { in: "query", name }, name, text: "1" }, path: `${name}=1` };
}

const { violations, bodyBytes } = contract.limits;

/** An error reports all violations, up to the limit. */
function createCombinedProperties(inputs: Inputs): InputProperty[] {
  const outcome = expectError(inputs.operation, "invalid_request");
  const countProperties = [violations - 1, violations, violations + 1, 2 * violations].map((count) => {
    const extras = Array.from({ length: count }, (_, index) => toUnknownParameter(`unknown${index}`));
    const mutate = (draft: Draft): Draft => ({ ...draft, parts: [...draft.parts, ...extras.map(({ part }) => part)] });
    const paths = extras.slice(0, violations).map(({ path }) => path);
    return {
      kind: `violations: ${count}`,
      covers: ["x-request-limits/violations"],
      outcome,
      requests: generateMutated(inputs, mutate, paths),
    };
  });
  const locations = (["query", "body"] as const).flatMap((location) => {
    const fields = inputs.fields.filter((field) => field.in === location && field.path !== "cursor");
    return fields.length < 2 ? [] : [{ location, fields }];
  });
  const invalidProperties = locations.map(({ location, fields }) => {
    const { part, path } = location === "body" ? toUnknownMember("unknown") : toUnknownParameter("unknown");
    const invalidTexts = fc.tuple(...fields.map((field) => fc.oneof(...violationsOf(field).map(({ texts }) => texts))));
    const changes = invalidTexts.map((texts) => (draft: Draft) => {
      const changedDraft = fields.reduce((changed, field, index) => {
        return withParts(changed, field, [createPart(field, { text: texts[index] ?? "" })]);
      }, draft);
      return { ...changedDraft, parts: [...changedDraft.parts, part] };
    });
    const paths = [...fields.map((field) => field.path), path];
    return { kind: `all wrong in the ${location}`, outcome, requests: generateRequests(inputs, changes, paths) };
  });
  return [...countProperties, ...invalidProperties];
}

function toIgnoredBody(inputs: Inputs): InputProperty {
  const change = { writeBody: () => "{", headers: { "Content-Type": "text/plain" } };
  return {
    kind: "body: ignored",
    outcome: expectSuccess(inputs.operation),
    requests: generateMutated(inputs, (draft) => ({ ...draft, ...change })),
  };
}

function createMessageProperties(inputs: Inputs, mediaType: string): InputProperty[] {
  const sizes = [bodyBytes - 1, bodyBytes].flatMap((bytes) =>
    [false, true].map((chunked) => ({
      kind: `body: ${bytes} bytes${chunked ? " in chunks" : ""}`,
      covers: ["x-request-limits/bodyBytes"],
      change: { writeBody: padTo(bytes), chunked },
    })),
  );
  const types = contentTypes(mediaType).map((type) => ({
    kind: `Content-Type: ${type}`,
    covers: [toCoversEntry(inputs, "Content-Type satisfied")],
    change: { headers: { "Content-Type": type } },
  }));
  return [
    ...[...sizes, ...types].map(({ change, ...property }) => ({
      ...property,
      outcome: expectSuccess(inputs.operation),
      requests: generateMutated(inputs, (draft) => ({ ...draft, ...change })),
    })),
    ...messageViolations(mediaType).map(({ kind, covers, code, path, headers, ...change }) => ({
      kind,
      covers: [...(covers ?? []), toCoversEntry(inputs, `${kind.split(":", 1)[0]} violated`)],
      outcome: expectError(inputs.operation, code),
      requests: generateMutated(
        inputs,
        (draft) => ({ ...draft, ...change, headers: { ...draft.headers, ...headers } }),
        path === undefined ? undefined : [path],
      ),
    })),
  ];
}
