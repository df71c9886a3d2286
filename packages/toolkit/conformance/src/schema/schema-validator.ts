import { isDeepStrictEqual } from "node:util";
import { isNode, limitTime, mapMembers, type Node, toArray, toNode } from "@animal-store/openapi-document";
import type { ErrorObject, FuncKeywordDefinition, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { type ApiDocument, type Schema, toExactIntegers } from "../document.ts";
import { skip } from "../errors.ts";
import { quote, shorten } from "../text.ts";
import { listLeaves, mapLeaves } from "./json-values.ts";
import { declaresMembers, listAlternatives, listDiscriminatorValues, resolveSchema } from "./resolve-schema.ts";

/** @throws {SkipCase} if the schema is invalid, so its values are unknown */
export type SchemaValidator = (schema: Schema, value: unknown) => Violation[];

export interface Violation {
  /** JSON Pointer into the value. */
  readonly path: string;
  readonly keyword: string;
  readonly message: string;
  /** The violated schema. */
  readonly node: object | undefined;
}

export interface ValidatorOptions {
  /** Members with `writeOnly` are not required in a response, members with `readOnly` not in a request. */
  readonly direction: "request" | "response";
  /** Whether `nullable` allows null in OpenAPI 3.1, which does not define it. @default that of a response */
  readonly allowsNullable?: boolean;
  /** Whether undocumented members violate a schema that lists members and does not allow others explicitly. @default false */
  readonly isClosed?: boolean;
  /** Whether validation stops at the first violation. A large value can have millions. @default false */
  readonly stopsEarly?: boolean;
}

const maxViolations = 1000;

/** Validates the schemas of all documents, because compiling the meta-schema takes as long as a hundred requests. */
let metaAjv: Ajv2020 | undefined;

/**
 * Creates a validator that compiles schemas on first use. Integers are exact: a bigint is valid.
 * It shares no code with generated validators, so that it also detects their defects.
 */
export function createSchemaValidator(document: ApiDocument, options: ValidatorOptions): SchemaValidator {
  const ajv = createAjv(options.stopsEarly);
  metaAjv ??= createAjv();
  ajv.validateSchema = metaAjv.validateSchema.bind(metaAjv);
  const prepare = createPreparer(document, options, ajv);
  const compiled = new Map<Schema, ValidateFunction>();

  return (schema, value) => {
    const validate = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, validate);
    if (validate(options.direction === "request" ? withoutFiles(value) : value)) return [];
    const errors = (validate.errors ?? []).slice(0, maxViolations);
    return errors
      .filter((error) => isCause(error, errors))
      .map((error) => ({
        path: error.instancePath,
        keyword: error.keyword,
        message: describeViolation(error),
        node: prepare.sources.get(error.parentSchema as object),
      }));
  };

  function compile(schema: Schema): ValidateFunction {
    try {
      return ajv.compile(prepare.root(schema));
    } catch (error) {
      return skip(`a valid schema at ${document.locate(schema) ?? "its place"}: ${(error as Error).message}`);
    }
  }
}

const requestValidators = new WeakMap<ApiDocument, SchemaValidator>();

/** Returns the validator of requests. All cases share it, because compiling a schema takes longer than a request. */
export function findRequestValidator(document: ApiDocument): SchemaValidator {
  const validate = requestValidators.get(document) ?? createSchemaValidator(document, { direction: "request" });
  requestValidators.set(document, validate);
  return validate;
}

// ajv-formats cannot check files, so a file becomes a text of the format binary.
function withoutFiles(value: unknown): unknown {
  return mapLeaves(value, (leaf) => (leaf instanceof Blob ? "file" : leaf));
}

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020, formats: readonly string[]) => void;
// The formats of JSON Schema and OpenAPI. Others have no meaning that a service must follow.
const formats = [
  ...["date", "date-time", "time", "duration", "hostname", "ipv4", "ipv6", "uri-template", "uuid"],
  ...["json-pointer", "relative-json-pointer", "regex", "byte", "int32", "int64", "float", "double", "binary"],
];

// Ajv needs the name of the function only for generated modules.
const code = { regExp: Object.assign(createPattern, { code: "createPattern" }) };

function createAjv(stopsEarly = false): Ajv2020 {
  const ajv = new Ajv2020({
    ownProperties: true,
    allErrors: !stopsEarly,
    // The quotient of 0.7504 and 0.0001 is 7504.000000000001.
    multipleOfPrecision: 8,
    verbose: true,
    strict: false,
    logger: false,
    code,
  });
  addFormats(ajv, formats);
  for (const [name, others] of Object.entries({ uri: "", iri: ucschar })) {
    ajv.addFormat(name, createUriPattern(others));
    ajv.addFormat(`${name}-reference`, createUriPattern(others, "(?![^/?#]*:)|"));
  }
  // ajv-formats rejects quoted local parts and address literals (RFC 5321, section 4.1.2): "a b"@[192.0.2.1].
  for (const format of ["email", "idn-email"])
    ajv.addFormat(format, /^("(?:[^"\\]|\\.)+"|[^\s"@]+)@(\[[^\]]+\]|[^\s@]+)$/u);
  ajv.addKeyword({ keyword: "isBlob", validate: (_: unknown, value: unknown) => value instanceof Blob });
  return ajv.addKeyword(exactNumberKeyword).addKeyword(exactValuesKeyword);
}

// RFC 3987, section 2.2, without the exceptions of each plane.
const ucschar = "\\u{A0}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}\\u{10000}-\\u{EFFFD}";

/**
 * ajv-formats rejects URIs without an authority, such as urn:isbn:1 (RFC 3986, section 3).
 * @param others more characters @param noScheme the start of a relative reference
 */
function createUriPattern(others: string, noScheme = ""): RegExp {
  const text = (delimiters: string) => `(?:[-\\w.~!$&'()*+,;=${delimiters}${others}]|%[\\dA-Fa-f]{2})*`;
  const authority = `//(?:${text(":")}@)?(?:\\[[\\dA-Fa-f:.]+\\]|${text("")})(?::\\d*)?(?![^/?#])`;
  const rest = `(?:${authority}|(?!//))${text(":@/")}(?:\\?${text(":@/?")})?(?:#${text(":@/?")})?`;
  return new RegExp(`^(?:${noScheme}[A-Za-z][A-Za-z\\d+.-]*:)${rest}$`, "u");
}

/** Returns whether an error has no other cause: if no alternative of a union matches, its members are not undocumented. */
function isCause({ keyword, instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (keyword !== "unevaluatedProperties") return keyword !== "if";
  return !errors.some((other) => /^(oneOf|anyOf)$/.test(other.keyword) && other.instancePath === instancePath);
}

/** Copies schemas for Ajv. Each referenced schema is registered once, so references can be recursive and lead to other files. */
function createPreparer(document: ApiDocument, options: ValidatorOptions, ajv: Ajv2020) {
  const { direction, isClosed = false, allowsNullable = direction === "response" } = options;
  const ids = new Map<object, Map<string, string>>();
  const sources = new Map<object, object>();
  const unprepared: [target: Schema, hiddenNames: readonly string[], id: string][] = [];
  let idCount = 0;
  const hidden = direction === "request" ? "readOnly" : "writeOnly";

  return { root, sources };

  /** Prepares a schema and the targets of its references. A chain of references would overflow the stack of a recursion. */
  function root(schema: Schema): Schema {
    const prepared = prepareValue(schema);
    for (let next = unprepared.pop(); next; next = unprepared.pop())
      ajv.addSchema(preparePart(next[0], next[1]) as Node, next[2]);
    return prepared;
  }

  /** Prepares the schema of a whole value: of a body, a member or an item. */
  function prepareValue(schema: Schema): Schema {
    if (!isNode(schema)) return schema;
    const prepared = preparePart(schema);
    const isOpen = !isClosed || "unevaluatedProperties" in schema || !declaresMembers(document, schema);
    return isOpen ? prepared : track({ ...(prepared as Node), unevaluatedProperties: false }, schema);
  }

  /**
   * Prepares a part of a composition. It stays open, because each part would reject the members of the others.
   * @param outerNames members that another part of an `allOf` hides
   */
  function preparePart(schema: Schema, outerNames: readonly string[] = []): Schema {
    if (!isNode(schema)) return schema;
    const hiddenNames = [...new Set([...outerNames, ...listHidden(schema)])];
    const prepared = Object.entries(listKeywords(schema)).map(([keyword, value]) =>
      composedLists.has(keyword)
        ? prepareAlternatives(keyword, value as Schema[], schema)
        : { [keyword]: prepareKeyword(keyword, value, schema, hiddenNames) },
    );
    const exact = toExactValues(toExactNumberSchema(Object.assign({}, ...prepared)));
    return track(allowsNullable && isNullable(schema) ? { anyOf: [exact, { type: "null" }] } : exact, schema);
  }

  /** Prepares alternatives. A request has the one that the discriminator names. A service can also read only the schemas. */
  function prepareAlternatives(keyword: string, parts: readonly Schema[], { discriminator, anyOf }: Node): object {
    const prepared = parts.map((part) => preparePart(part));
    if (!isNode(discriminator)) return { [keyword]: prepared };
    const name = String(discriminator.propertyName);
    const named = parts.map((part, index) => {
      const [{ properties } = {}] = isNode(part) ? listAlternatives(document, part) : [];
      const values = listDiscriminatorValues(document, { properties, part, union: parts, discriminator });
      const property = { required: [name], properties: { [name]: { enum: values } } };
      return values ? { allOf: [prepared[index], property] } : prepared[index];
    });
    if (direction === "request") return { [keyword]: named };
    return keyword === "anyOf" || anyOf ? { [keyword]: prepared } : { anyOf: [{ oneOf: prepared }, { oneOf: named }] };
  }

  /** Returns the keywords that OpenAPI defines. Another one has no meaning that a service must follow. */
  function listKeywords(schema: Node): Node {
    const isKnown = ([keyword, value]: [string, unknown]) =>
      keywords.has(keyword) &&
      !(/^exclusiveM(in|ax)imum$/.test(keyword) && !["number", "bigint"].includes(typeof value));
    return Object.fromEntries(Object.entries(schema).filter(isKnown));
  }

  function track(prepared: Node, source: object): Node {
    sources.set(prepared, source);
    return prepared;
  }

  function prepareKeyword(keyword: string, value: unknown, schema: Node, hiddenNames: readonly string[]): unknown {
    if (keyword === "$ref") return registerTarget(schema, hiddenNames);
    if (valueSchemas.has(keyword)) return prepareValue(value as Schema);
    if (keyword === "prefixItems") return (value as Schema[]).map(prepareValue);
    if (valueSchemaMaps.has(keyword)) return mapMembers(value as Node, (part) => prepareValue(part as Schema));
    if (keyword === "dependentSchemas")
      return mapMembers(value as Node, (part) => preparePart(part as Schema, hiddenNames));
    if (keyword === "allOf") return (value as Schema[]).map((part) => preparePart(part, hiddenNames));
    if (composedSchemas.has(keyword)) return preparePart(value as Schema);
    if (keyword === "required" && Array.isArray(value)) return value.filter((name) => !hiddenNames.includes(name));
    return value;
  }

  /** Returns the members that this direction need not have. */
  function listHidden(schema: Schema): string[] {
    const isHidden = (member: unknown) => isNode(member) && toNode(resolveSchema(document, member))[hidden] === true;
    const [first = {}, ...others] = listAlternatives(document, schema);
    const names = Object.keys(toNode(first.properties));
    return names.filter((name) => [first, ...others].every(({ properties }) => isHidden(toNode(properties)[name])));
  }

  function registerTarget(reference: Node, hiddenNames: readonly string[]): string {
    const target = document.follow(reference);
    const ownNames = listHidden(target);
    const outerNames = hiddenNames.filter((name) => !ownNames.includes(name)).sort();
    const targetIds = ids.get(target as object) ?? new Map<string, string>();
    ids.set(target as object, targetIds);
    const key = JSON.stringify(outerNames);
    const known = targetIds.get(key);
    if (known) return known;
    idCount += 1;
    const id = `schema:${idCount}`;
    targetIds.set(key, id);
    unprepared.push([target, outerNames, id]);
    return id;
  }
}

/** Whether a schema of OpenAPI 3.1 allows null as in OpenAPI 3.0. Many services follow it. */
function isNullable({ nullable, type, enum: values, ...others }: Node): boolean {
  const isUnion = ["$ref", "allOf", "anyOf", "oneOf"].some((keyword) => keyword in others);
  const allowsNull = values === undefined || toArray(values).includes(null);
  return nullable === true && (isUnion || (type !== undefined && allowsNull));
}

const keywords = new Set([
  ...["$ref", "type", "enum", "const", "format", "multipleOf", "maximum", "minimum", "exclusiveMaximum"],
  ...["exclusiveMinimum", "maxLength", "minLength", "pattern", "items", "maxItems", "minItems", "uniqueItems"],
  ...["properties", "required", "maxProperties", "minProperties", "additionalProperties", "allOf", "anyOf", "oneOf"],
  ...["not", "if", "then", "else", "contains", "minContains", "maxContains", "prefixItems", "patternProperties"],
  ...["propertyNames", "dependentRequired", "dependentSchemas", "unevaluatedItems", "unevaluatedProperties"],
]);
const valueSchemas = new Set([
  ...["items", "additionalProperties", "contains", "propertyNames", "unevaluatedItems", "unevaluatedProperties"],
]);
const valueSchemaMaps = new Set(["properties", "patternProperties"]);
const composedLists = new Set(["anyOf", "oneOf"]);
const composedSchemas = new Set(["if", "then", "else", "not"]);

function describeViolation({ keyword, params, schema, data, message }: ErrorObject): string {
  if (keyword === "unevaluatedProperties") return `has the undocumented member "${params.unevaluatedProperty}"`;
  if (keyword === "additionalProperties") return `has the undocumented member "${params.additionalProperty}"`;
  if (keyword === "required") return `lacks the required member "${params.missingProperty}"`;
  const rule = keyword === "exactNumber" ? describeNumber(schema as ExactNumber) : message;
  return `${rule}${keyword === "enum" ? ` (${(schema as unknown[]).join(", ")})` : ""}, got ${quote(data)}`;
}

export interface IntegerBounds {
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
}

const integerRanges: Readonly<Record<string, IntegerBounds>> = {
  int32: { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  int64: { minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n },
};

/** Returns whether a format limits the range of an integer. */
export function isRangeFormat(format: unknown): boolean {
  return String(format) in integerRanges;
}

/** Returns the format's range of an integer. */
export function rangeOfFormat(format: unknown): IntegerBounds {
  return integerRanges[String(format)] ?? {};
}

const allTypes = ["null", "boolean", "object", "array", "number", "string"];
type Exact = number | bigint;

const bounds: Readonly<Record<string, (value: Exact, bound: Exact) => boolean>> = {
  minimum: (value, bound) => value >= bound,
  maximum: (value, bound) => value <= bound,
  exclusiveMinimum: (value, bound) => value > bound,
  exclusiveMaximum: (value, bound) => value < bound,
  multipleOf: isMultiple,
};

/** Replaces the types of numbers by `exactNumber`, because Ajv rejects a bigint. */
function toExactNumberSchema(schema: Node): Node {
  const isLong = Object.keys(bounds).some((key) => typeof schema[key] === "bigint");
  const types = [schema.type ?? (isLong ? allTypes : [])].flat();
  if (!types.includes("integer") && !types.includes("number")) return schema;
  const { type: _type, format, ...others } = schema;
  const isInteger = !types.includes("number");
  const isExact = ([key]: [string, unknown]) => (isLong ? key in bounds : key === "minimum" || key === "maximum");
  const { true: exact = [], false: ofAjv = [] } = Object.groupBy(Object.entries(others), (each) => `${isExact(each)}`);
  const own: Readonly<Record<string, Exact>> = Object.fromEntries(exact) as never;
  const isNarrower = ([key, bound]: [string, Exact]) => own[key] === undefined || !bounds[key]?.(own[key], bound);
  const exactNumber = {
    isInteger,
    otherTypes: types.filter((type) => type !== "integer" && type !== "number"),
    ...own,
    ...(isInteger && Object.fromEntries(Object.entries(rangeOfFormat(format)).filter(isNarrower))),
  };
  return { ...Object.fromEntries(ofAjv), exactNumber };
}

/** Replaces values with long integers, which Ajv does not compare. */
function toExactValues(schema: Node): Node {
  const { const: value, enum: values = value === undefined ? [] : [value], ...others } = schema;
  const exact = toExactIntegers(values) as unknown[];
  return listLeaves(exact).some((leaf) => typeof leaf === "bigint") ? { ...others, exactValues: exact } : schema;
}

interface ExactNumber extends IntegerBounds {
  readonly isInteger: boolean;
  /** The keyword replaces `type`, so it also accepts the types next to the number, such as null. */
  readonly otherTypes: readonly string[];
}

/** The Ajv keyword `exactNumber: {isInteger, otherTypes, minimum?, maximum?}`. */
const exactNumberKeyword: FuncKeywordDefinition = {
  keyword: "exactNumber",
  schemaType: "object",
  errors: false,
  validate: isExactNumber,
};

/** The Ajv keyword `exactValues: [value, …]`. */
const exactValuesKeyword: FuncKeywordDefinition = {
  keyword: "exactValues",
  schemaType: "array",
  errors: false,
  validate: (values: unknown[], value: unknown) => values.some((each) => isDeepStrictEqual(each, value)),
};

export function jsonTypeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function isExactNumber(schema: ExactNumber, value: unknown): boolean {
  const { isInteger, otherTypes } = schema;
  if (otherTypes.includes(jsonTypeOf(value))) return true;
  if (typeof value !== "bigint" && (typeof value !== "number" || (isInteger && !Number.isInteger(value)))) return false;
  return Object.entries(schema).every(([key, bound]) => bounds[key]?.(value, bound) ?? true);
}

function isMultiple(value: number | bigint, factor: number | bigint): boolean {
  if (typeof factor === "number") return Number(value) % factor === 0;
  return (typeof value === "bigint" || Number.isInteger(value)) && BigInt(value) % factor === 0n;
}

function describeNumber({ isInteger, minimum, maximum }: ExactNumber): string {
  const atMost = maximum === undefined ? "" : ` of at most ${maximum}`;
  const atLeast = maximum === undefined ? ` of at least ${minimum}` : ` from ${minimum} to ${maximum}`;
  return `must be ${isInteger ? "an integer" : "a number"}${minimum === undefined ? atMost : atLeast}`;
}

export const timeoutMs = 100;
const quickLength = 12;
const quickLengthOfOne = 2000;
const maxQuickRepetitions = 8;
// The first use of a pattern with more can take minutes.
const maxRepetitions = 500;

/** A pattern of a document. */
export interface Pattern {
  /** Undefined if JavaScript does not know the pattern, or it is too large. */
  readonly expression?: RegExp;
  /** @throws {SkipCase} if the pattern takes too long for a text */
  test(text: string): boolean;
  /** Returns the source, by which Ajv distinguishes patterns. */
  toString(): string;
}

const known = new Map<string, Pattern>();

/**
 * Creates a pattern whose time is limited, because one that backtracks can take years for a short text.
 * A pattern that JavaScript does not know matches each text.
 */
export function createPattern(source: string): Pattern {
  const pattern = known.get(source) ?? { ...createTest(source), toString: () => source };
  known.set(source, pattern);
  return pattern;
}

function createTest(source: string): Pick<Pattern, "expression" | "test"> {
  const repetitions = source.match(/[*+?{]/g)?.length ?? 0;
  if (repetitions > maxRepetitions) return { test: skipCostly };
  const expression = compile(source);
  if (!expression) return { test: () => true };
  const maxQuickLength = toMaxQuickLength(repetitions);
  let isCostly = false;
  const testInTime = (text: string): boolean => {
    const isMatch = isCostly ? undefined : limitTime(timeoutMs, () => expression.test(text));
    isCostly = isMatch === undefined;
    return isMatch ?? skipCostly();
  };
  return { expression, test: (text) => (text.length <= maxQuickLength ? expression.test(text) : testInTime(text)) };

  function skipCostly(): never {
    skip(`a pattern that takes at most ${timeoutMs} ms, unlike ${shorten(source, 200)}`);
  }
}

/** A limit takes 0.1 ms. A pattern with one repetition tries at most as many ways as the square of the length. */
function toMaxQuickLength(repetitions: number): number {
  if (repetitions < 2) return quickLengthOfOne;
  return repetitions <= maxQuickRepetitions ? quickLength : 0;
}

/** Many patterns are valid only without the flag u, such as those with a bracket that is not escaped. */
function compile(source: string): RegExp | undefined {
  for (const flags of ["u", ""]) {
    try {
      const expression = new RegExp(source, flags);
      // The first use compiles the pattern. It throws if the pattern is too large.
      expression.test("");
      return expression;
    } catch {}
  }
  return undefined;
}
