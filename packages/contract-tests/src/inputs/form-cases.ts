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
type Encodings = Readonly<Record<string, { readonly contentType?: string; readonly style?: string }>>;
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
  const cases = content.map(async ([type, { schema, encoding = {} }]) => {
    const isMatch = createOracle(document, schema);
    const isValid = (form: Form) => isMatch(withoutEmptyObjects(form, encoding));
    const variants = listAlternatives(document, schema).flatMap((alternative) =>
      createVariants(document, alternative, encoding, { seed, runs, isValid }),
    );
    const random = variants.filter(({ title }) => title.startsWith("with "));
    if (!random.some(({ form }) => isValid(form)))
      throw new Error(`No valid form was generated for ${operationId}, ${type}: add its rule to generateValue.`);
    // The members of two alternatives together can break a oneOf.
    const mixed: Form = Object.assign({}, ...random.map(({ form }) => form));
    variants.push({ title: "members of all alternatives", form: mixed, covers: [] });
    return Promise.all(
      variants.map(async (variant) => ({
        title: `${type}: ${variant.title}`,
        covers: variant.covers,
        isValid: !variant.isInvalid && isValid(variant.form),
        ...(await encodeForm(type, variant.form, encoding)),
      })),
    );
  });
  return (await Promise.all(cases)).flat();
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
  { seed, runs, isValid }: Required<FormOptions> & { readonly isValid: (form: Form) => boolean },
): Variant[] {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const values = Object.fromEntries(
    fields.map(([name, field]) => [name, generateValue(document, field, encodings[name]?.contentType)]),
  );
  const sample = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number) => fc.sample(arbitrary, { seed, numRuns });
  const forms: Form[] = [...sample(fc.record(values), 1), ...sample(generateRecord(values, schema), runs - 1)];
  // Each of the next variants breaks one rule, so the other fields are valid.
  const base = forms.find(isValid) ?? {};
  const random = forms.map((form): Variant => {
    const states = fields.map(([name]) => `${name} ${Object.hasOwn(form, name) ? "sent" : "omitted"}`);
    return { title: `with ${Object.keys(form).join(", ") || "no field"}`, form, covers: states };
  });
  const omitted = fields.map(([name]): Variant => {
    const { [name]: _omitted, ...form } = base;
    return { title: `without ${name}`, form, covers: [`${name} omitted`] };
  });
  const violations = fields.flatMap(([name, field]) =>
    listViolations(document, field, encodings[name]?.contentType).map(
      ([rule, value]): Variant => ({
        title: `${name} breaks ${rule}`,
        form: { ...base, [name]: value },
        covers: [`${name} ${rule} violated`],
        isInvalid: rule === "contentType",
      }),
    ),
  );
  const unknown = { title: "an unknown field", form: { ...base, unknownField: "x" }, covers: ["unknown field"] };
  return [...random, ...omitted, ...violations, unknown];
}

function isFile({ type = "string", format, contentMediaType, contentEncoding }: Schema): boolean {
  if (!["string,null", "string"].includes([type].flat().join())) return false;
  return format === "binary" || contentEncoding === "binary" || (contentMediaType !== undefined && !contentEncoding);
}

function typeOf({ type, enum: values, const: constant, properties }: Schema): unknown {
  const named = [type].flat().find((name) => name !== "null");
  return named ?? (properties ? "object" : typeof (constant ?? (values as unknown[] | undefined)?.[0]));
}

// ASCII only: the parser tests cover the rest.
const printable = { unit: "grapheme-ascii" } as const;

// Schemas can be recursive: at this depth, objects have only their required members, and arrays the fewest items.
const maxDepth = 2;

function generateValue(document: AnyDocument, schema: Schema, contentType?: string, depth = 0): fc.Arbitrary<unknown> {
  const isDeep = depth >= maxDepth;
  const alternatives = listAlternatives(document, schema)
    .filter(({ type }) => type !== "null")
    .sort((left, right) => listRequired(left).length - listRequired(right).length);
  const [first = {}, ...others] = alternatives;
  if (others.length > 0 && !isDeep)
    return fc.oneof(...alternatives.map((each) => generateValue(document, each, contentType, depth)));
  const { const: constant, enum: values, minItems = 0, maxItems = Infinity, items = {}, properties = {} } = first;
  if (isFile(first)) {
    const type = contentType?.split(",")[0]?.replace("*", "x-any") ?? "application/octet-stream";
    return fc.uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) => new Blob([new Uint8Array(bytes)], { type }));
  }
  if (constant !== undefined) return fc.constant(constant);
  if (values) return fc.constantFrom(...(values as unknown[]).filter((value) => value !== null));
  const type = typeOf(first);
  if (type === "integer" || type === "number") return generateNumber(first);
  if (type === "boolean") return fc.boolean();
  if (type === "array") {
    // A form cannot contain an empty array.
    const minLength = Math.max(depth === 0 ? 1 : 0, Number(minItems));
    const lengths = { minLength, maxLength: isDeep ? minLength : Math.min(minLength + 2, Number(maxItems)) };
    if (lengths.maxLength === 0) return fc.constant([]);
    return fc.array(generateValue(document, items as Schema, undefined, depth + 1), lengths);
  }
  if (type !== "object") return generateText(first);
  const members = Object.entries(properties as Record<string, Schema>)
    .filter(([name]) => !isDeep || listRequired(first).includes(name))
    .map(([name, member]) => [name, generateValue(document, member, undefined, depth + 1)] as const);
  return generateRecord(Object.fromEntries(members), first);
}

function listRequired({ required = [] }: Schema): string[] {
  return required as string[];
}

function generateRecord(values: Record<string, fc.Arbitrary<unknown>>, schema: Schema): fc.Arbitrary<Form> {
  return fc.record(values, { requiredKeys: listRequired(schema).filter((name) => Object.hasOwn(values, name)) });
}

function generateNumber(schema: Schema): fc.Arbitrary<number> {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  const step = Number(schema.multipleOf ?? 1);
  const lowest = Math.max(Math.ceil(Number(minimum) / step), Math.floor(Number(exclusiveMinimum) / step) + 1);
  const highest = Math.min(Math.floor(Number(maximum) / step), Math.ceil(Number(exclusiveMaximum) / step) - 1);
  const min = Math.max(lowest, Math.min(0, highest) - 1e9);
  const max = Math.min(highest, Math.max(0, min) + 1e9);
  // Without rounding, 57 * 0.01 is 0.5700000000000001.
  return fc.integer({ min, max }).map((count) => Number((count * step).toPrecision(15)));
}

const time = fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: time.map((date) => date.toISOString().slice(0, 10)),
  "date-time": time.map((date) => date.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
};

function generateText({ minLength = 0, maxLength = Infinity, pattern = "", format }: Schema): fc.Arbitrary<string> {
  const lengths = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), Number(minLength) + 30) };
  const expression = new RegExp(String(pattern), "u");
  const isAllowed = (text: string) =>
    text.length >= lengths.minLength &&
    text.length <= Number(maxLength) &&
    /^[\x20-\x7e]*$/.test(text) &&
    expression.test(text);
  // A filter that allows no value would not end.
  const isUsable = (texts: fc.Arbitrary<string>) => fc.sample(texts, { seed: 1, numRuns: 50 }).some(isAllowed);
  const text = formats[String(format)] ?? fc.string({ ...printable, ...lengths });
  if (isUsable(text)) return text.filter(isAllowed);
  const matching = fc.stringMatching(expression);
  return isUsable(matching) ? matching.filter(isAllowed) : matching;
}

type Violation = [rule: string, value: unknown];

/** Returns values that break one rule of a field, if no alternative of the field allows them. */
function listViolations(document: AnyDocument, field: Schema, contentType?: string, isItem = false): Violation[] {
  const alternatives = listAlternatives(document, field).filter(({ type }) => type !== "null");
  const [only = {}] = alternatives;
  if (alternatives.length !== 1 || Object.keys(only).length === 0) return [];
  const { enum: values, const: constant, minimum, maximum, minLength, maxLength, pattern } = only;
  if (isFile(only)) {
    const otherFile = new Blob(["x"], { type: "x-none/x-none" });
    return Object.entries({ type: "text", ...(contentType && { contentType: otherFile }) });
  }
  const type = typeOf(only);
  if (type === "array") {
    const violations = isItem ? [] : listViolations(document, (only.items ?? {}) as Schema, undefined, true);
    return violations.map(([rule, value]) => [rule, [value]]);
  }
  const violations = {
    ...(type !== "string" && { type: type === "object" ? "{" : "x" }),
    ...(type === "string" && { type: new Blob(["x"]) }),
    ...((values ?? constant) !== undefined && { enum: "no such value" }),
    ...(minimum !== undefined && { minimum: Number(minimum) - 1 }),
    ...(maximum !== undefined && { maximum: Number(maximum) + 1 }),
    ...(Number(minLength) > 0 && { minLength: "x".repeat(Number(minLength) - 1) }),
    ...(maxLength !== undefined && { maxLength: "x".repeat(Number(maxLength) + 1) }),
    ...(pattern !== undefined && { pattern: findMismatch(String(pattern)) }),
  };
  return Object.entries(violations).filter(([, value]) => value !== undefined);
}

function findMismatch(pattern: string): string | undefined {
  return ["x", "!", "1", " ", "\u0000"].find((text) => !new RegExp(pattern, "u").test(text));
}

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

/** Returns a function that decides by the schema whether a form is valid. */
function createOracle(document: AnyDocument, schema: Schema): (form: Form) => boolean {
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 9 });
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

async function encodeForm(type: string, form: Form, encodings: Encodings): Promise<Pick<FormCase, "headers" | "body">> {
  const encoded = type === "multipart/form-data" ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(form))
    if (isDeep(value, encodings[name]))
      for (const [key, member] of Object.entries(value)) encoded.append(`${name}[${key}]`, String(member));
    else for (const item of [value].flat()) encoded.append(name, toPart(item) as string);
  const response = new Response(encoded);
  const contentType = response.headers.get("Content-Type") ?? type;
  return { headers: { "Content-Type": contentType }, body: new Uint8Array(await response.arrayBuffer()) };
}

/** Returns whether the form has a field such as `meta[key]` for each member of an object. */
function isDeep(value: unknown, encoding: Encodings[string] | undefined): value is object {
  return encoding?.style === "deepObject" && typeof value === "object" && !(value instanceof Blob);
}

/** An object without members has no field in style deepObject. */
function withoutEmptyObjects(form: Form, encodings: Encodings): Form {
  const isSent = ([name, value]: [string, unknown]) => !isDeep(value, encodings[name]) || Object.keys(value).length > 0;
  return Object.fromEntries(Object.entries(form).filter(isSent));
}

function toPart(value: unknown): string | Blob {
  if (value instanceof Blob) return value;
  if (typeof value === "object") return new Blob([stringifyJson(value)], { type: "application/json" });
  return String(value);
}
