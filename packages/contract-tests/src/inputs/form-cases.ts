import { stringifyJson } from "@animal-store/exact-json";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import fc from "fast-check";
import { type AnyDocument, findOperation, listAlternatives, resolveNode } from "../document/alternatives.ts";
import type { Schema } from "../document/contract-document.ts";

/** A body for an operation with a form. */
export interface FormCase {
  readonly title: string;
  /** False if the service must respond with 400. */
  readonly isValid: boolean;
  /** The coverage item: a field, and whether it is sent, omitted or invalid. */
  readonly covers: readonly string[];
  readonly headers: { readonly "Content-Type": string };
  readonly body: Uint8Array<ArrayBuffer>;
}

interface FormOptions {
  readonly seed: number;
  /** Number of random valid bodies for each alternative of the schema. @default 10 */
  readonly runs?: number;
}

type Form = Readonly<Record<string, unknown>>;
type Encodings = Readonly<Record<string, { readonly contentType?: string }>>;
interface Media {
  readonly schema: Schema;
  readonly encoding?: Encodings;
}
interface Variant {
  readonly title: string;
  readonly form: Form;
  readonly covers: readonly string[];
  /** Set if the schema does not express the violation. */
  readonly isInvalid?: boolean;
}

const formTypes = ["multipart/form-data", "application/x-www-form-urlencoded"];

/**
 * Returns valid and invalid bodies for an operation, for each form that it documents. Files are small. The same seed gives the same
 * values. Ajv decides which variants of a valid form are invalid, without the generated validators.
 * @example
 * const cases = await createFormCases(JSON.parse(documentJson), "setCover", { seed: 1 });
 * for (const { body, headers, isValid } of cases)
 *   expect((await fetch(url, { method: "PUT", headers, body })).status < 400).toBe(isValid);
 */
export async function createFormCases(
  document: AnyDocument,
  operationId: string,
  { seed, runs = 10 }: FormOptions,
): Promise<FormCase[]> {
  const content = Object.entries(findContent(document, operationId)).filter(([type]) => formTypes.includes(type));
  const cases = content.map(async ([type, media]) => {
    const isValid = createOracle(document, media.schema);
    const alternatives = listAlternatives(document, media.schema);
    const variants = alternatives.flatMap((schema) =>
      createVariants(document, schema, media.encoding ?? {}, { seed, runs }),
    );
    // The members of two alternatives together can break a oneOf.
    const mixed = Object.assign(
      {},
      ...variants.filter(({ title }) => title.startsWith("with ")).map(({ form }) => form),
    );
    const all: Variant[] = [...variants, { title: "members of all alternatives", form: mixed, covers: [] }];
    return Promise.all(
      all.map(async (variant) => ({
        title: `${type}: ${variant.title}`,
        covers: variant.covers,
        isValid: !variant.isInvalid && isValid(variant.form),
        ...(await encodeForm(type, variant.form)),
      })),
    );
  });
  return (await Promise.all(cases)).flat();
}

/** Returns the coverage items of the forms of an operation: each field sent, each optional field omitted, each rule violated. */
export function listFormItems(document: AnyDocument, operationId: string): string[] {
  const contents = Object.values(findContent(document, operationId));
  const items = contents.flatMap(({ schema, encoding = {} }) =>
    listAlternatives(document, schema).flatMap((alternative) =>
      createVariants(document, alternative, encoding, { seed: 1, runs: 1 }).flatMap(({ covers }) => covers),
    ),
  );
  return [...new Set(items)];
}

function findContent(document: AnyDocument, operationId: string): Record<string, Media> {
  const { requestBody } = findOperation(document, operationId);
  if (!requestBody) throw new Error(`Operation ${operationId} has no body. Pass the id of one that has a form.`);
  return resolveNode(document, requestBody as Schema).content as Record<string, Media>;
}

function createVariants(
  document: AnyDocument,
  schema: Schema,
  encodings: Encodings,
  { seed, runs = 1 }: FormOptions,
): Variant[] {
  const required = (schema.required ?? []) as string[];
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const values = Object.fromEntries(
    fields.map(([name, field]) => [name, generateValue(document, field, encodings[name]?.contentType)]),
  );
  const sample = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number) => fc.sample(arbitrary, { seed, numRuns });
  const [complete = {}] = sample(fc.record(values), 1);
  const valid = [complete, ...sample(fc.record(values, { requiredKeys: required }), runs - 1)].map((form): Variant => {
    const states = fields.map(([name]) => `${name} ${name in form ? "sent" : "omitted"}`);
    return { title: `with ${Object.keys(form).join(", ") || "no field"}`, form, covers: states };
  });
  const omitted = fields.map(([name]): Variant => {
    const { [name]: _omitted, ...form } = complete as Form;
    return { title: `without ${name}`, form, covers: [`${name} omitted`] };
  });
  const violations = fields.flatMap(([name, field]) =>
    listViolations(document, field, encodings[name]?.contentType).map(
      ({ rule, value, isInvalid }): Variant => ({
        title: `${name} breaks ${rule}`,
        form: { ...complete, [name]: value },
        covers: [`${name} ${rule} violated`],
        isInvalid: isInvalid ?? false,
      }),
    ),
  );
  const unknown = { title: "an unknown field", form: { ...complete, unknownField: "x" }, covers: ["unknown field"] };
  return [...valid, ...omitted, ...violations, unknown];
}

function isFile({ type = "string", format, contentMediaType, contentEncoding }: Schema): boolean {
  if (!["string,null", "string"].includes([type].flat().join())) return false;
  return format === "binary" || contentEncoding === "binary" || (contentMediaType !== undefined && !contentEncoding);
}

function typeOf({ type, enum: values, const: constant, properties }: Schema): unknown {
  const named = [type].flat().find((name) => name !== "null");
  return named ?? (properties ? "object" : typeof (constant ?? (values as unknown[] | undefined)?.[0]));
}

// Line breaks and characters outside of ASCII are the subject of the tests of the parser.
const printable = { unit: "grapheme-ascii" } as const;

// Schemas can be recursive, so inner objects have only their required members.
const maxDepth = 2;

function generateValue(document: AnyDocument, schema: Schema, contentType?: string, depth = 0): fc.Arbitrary<unknown> {
  const alternatives = listAlternatives(document, schema).filter(({ type }) => type !== "null");
  const [first = {}, ...others] = depth < maxDepth ? alternatives : alternatives.slice(0, 1);
  if (others.length > 0)
    return fc.oneof(...[first, ...others].map((each) => generateValue(document, each, contentType, depth)));
  const { const: constant, enum: values, minimum, maximum, minItems, maxItems, items, properties, required } = first;
  if (isFile(first)) {
    const type = contentType?.split(",")[0]?.replace("*", "x-any") ?? "application/octet-stream";
    return fc.uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) => new Blob([new Uint8Array(bytes)], { type }));
  }
  if (constant !== undefined) return fc.constant(constant);
  if (values) return fc.constantFrom(...(values as unknown[]).filter((value) => value !== null));
  const type = typeOf(first);
  if (type === "integer") return fc.integer({ min: Number(minimum ?? -1e9), max: Number(maximum ?? 1e9) });
  if (type === "number")
    return fc.integer({ min: Math.ceil(Number(minimum ?? -1e9)), max: Math.floor(Number(maximum ?? 1e9)) });
  if (type === "boolean") return fc.boolean();
  // A form cannot contain an empty array.
  const lengths = { minLength: Math.max(1, Number(minItems ?? 1)), maxLength: Math.min(3, Number(maxItems ?? 3)) };
  if (type === "array") return fc.array(generateValue(document, (items ?? {}) as Schema, undefined, depth), lengths);
  if (type === "object") {
    const requiredKeys = (required ?? []) as string[];
    const members = Object.entries((properties ?? {}) as Record<string, Schema>);
    const generated = members.filter(([name]) => depth < maxDepth || requiredKeys.includes(name));
    const record = Object.fromEntries(
      generated.map(([name, member]) => [name, generateValue(document, member, undefined, depth + 1)]),
    );
    return fc.record(record, { requiredKeys });
  }
  return generateText(first);
}

function generateText({ minLength = 0, maxLength = Infinity, pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === "uri") return fc.webUrl();
  if (format === "uuid") return fc.uuid();
  const lengths = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), Number(minLength) + 30) };
  const text = fc.string({ ...printable, ...lengths });
  if (pattern === undefined) return text;
  const expression = new RegExp(String(pattern), "u");
  if (fc.sample(text, { seed: 1, numRuns: 20 }).every((value) => expression.test(value))) return text;
  const isAllowed = (value: string) => value.length >= lengths.minLength && value.length <= Number(maxLength);
  return fc.stringMatching(expression).filter((value) => isAllowed(value) && /^[\x20-\x7e]*$/.test(value));
}

interface FieldViolation {
  readonly rule: string;
  readonly value: unknown;
  readonly isInvalid?: boolean;
}

/** Returns values that break one rule of a field, if no alternative of the field allows them. */
function listViolations(document: AnyDocument, field: Schema, contentType?: string): FieldViolation[] {
  const alternatives = listAlternatives(document, field).filter(({ type }) => type !== "null");
  const [only = {}] = alternatives;
  if (alternatives.length !== 1 || Object.keys(only).length === 0) return [];
  const { enum: values, const: constant, minimum, maximum, minLength, maxLength, pattern } = only;
  if (isFile(only))
    return [
      { rule: "type", value: "text" },
      ...(contentType
        ? [{ rule: "contentType", value: new Blob(["x"], { type: "x-none/x-none" }), isInvalid: true }]
        : []),
    ];
  const type = typeOf(only);
  if (type === "array")
    return listViolations(document, (only.items ?? {}) as Schema).map(({ rule, value }) => ({ rule, value: [value] }));
  const texts: Record<string, unknown> = {
    ...(type !== "string" && { type: type === "object" ? "{" : "x" }),
    ...(type === "string" && { type: new Blob(["x"]) }),
    ...((values ?? constant) !== undefined && { enum: "no such value" }),
    ...(minimum !== undefined && { minimum: Number(minimum) - 1 }),
    ...(maximum !== undefined && { maximum: Number(maximum) + 1 }),
    ...(Number(minLength) > 0 && { minLength: "x".repeat(Number(minLength) - 1) }),
    ...(maxLength !== undefined && { maxLength: "x".repeat(Number(maxLength) + 1) }),
    ...(pattern !== undefined && { pattern: findMismatch(String(pattern)) }),
  };
  return Object.entries(texts).flatMap(([rule, value]) => (value === undefined ? [] : [{ rule, value }]));
}

function findMismatch(pattern: string): string | undefined {
  return ["x", "!", "1", " ", "\u0000"].find((text) => !new RegExp(pattern, "u").test(text));
}

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

/** Returns a function that decides by the schema whether a form is valid. */
function createOracle(document: AnyDocument, schema: Schema): (form: Form) => boolean {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addKeyword({ keyword: "isBlob", validate: (_: unknown, value: unknown) => value instanceof Blob });
  const validate = ajv.compile({ ...(withBlobs(schema) as object), components: withBlobs(document.components) });
  return (form) => validate(form);
}

/** Ajv validates only JSON, so files get a keyword. */
function withBlobs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withBlobs);
  if (typeof node !== "object" || node === null) return node;
  if (isFile(node as Schema)) return { isBlob: true };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withBlobs(value)]));
}

async function encodeForm(type: string, form: Form): Promise<Pick<FormCase, "headers" | "body">> {
  const encoded = type === "multipart/form-data" ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(form))
    for (const item of [value].flat()) encoded.append(name, toPart(item) as string);
  const response = new Response(encoded);
  const contentType = response.headers.get("Content-Type") ?? type;
  return { headers: { "Content-Type": contentType }, body: new Uint8Array(await response.arrayBuffer()) };
}

function toPart(value: unknown): string | Blob {
  if (value instanceof Blob) return value;
  if (typeof value === "object") return new Blob([stringifyJson(value)], { type: "application/json" });
  return String(value);
}
