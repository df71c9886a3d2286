import { type Middleware, withUrl } from "@animal-store/conformance/internal";
import { contract, type OperationId } from "@animal-store/contract";
import { parseJson } from "@animal-store/exact-json";
import { buildBody, buildTarget } from "../src/case-context.ts";
import { operationsWithBody } from "../src/cases/contract-case.ts";
import { contractDocument } from "../src/contract-document.ts";
import { type InputField, listFields, toItem } from "../src/inputs/input-field.ts";
import { decodePlain, forOperation, type Mutant } from "./mutant.ts";

/** Accepts or rejects matching requests although the contract requires the opposite. */
interface InputMutation {
  readonly title: string;
  readonly result: "accepted" | "rejected";
  matches(request: ParsedRequest): boolean;
}
type ParsedRequest = Pick<Request, "url" | "headers"> & { readonly json: unknown };

/** Returns mutants that accept an invalid input or reject a valid one, for each constraint of the contract. */
export function createInputMutants(): Mutant[] {
  return contractDocument.operations.flatMap((documented) => {
    const operation = documented.id as OperationId;
    const fields = listFields(contractDocument, documented);
    return [
      ...fields.flatMap((field) => {
        const location = field.in === "body" ? field.path : `${field.in} ${field.name}`;
        return createFieldMutations(operation, field).map((mutation) => toMutant(operation, location, mutation));
      }),
      ...(operationsWithBody.includes(operation) ? createBodyMutations(fields) : []).map((mutation) =>
        toMutant(operation, "body", mutation),
      ),
    ];
  });
}

function toMutant(operation: OperationId, location: string, mutation: InputMutation): Mutant {
  return {
    id: `input/${operation}/${location}: ${mutation.title} is ${mutation.result}`,
    operation,
    relevantCases: [
      `requests/${operation}/${location.startsWith("/") ? `body${location}` : location}/`,
      `inputs/${operation}/${location}`,
      `requests/${operation}/`,
    ],
    mutation: { middleware: () => forOperation(operation, createInputMiddleware(operation, mutation)) },
  };
}

/** Makes matching requests invalid, or replaces them with the example of the contract. */
function createInputMiddleware(operation: OperationId, { result, matches }: InputMutation): Middleware {
  return async (request, forward) => {
    const { url, method, headers } = request;
    const json = tryParseJson(await request.clone().text());
    if (!matches({ url, headers, json })) return forward(request);
    if (result === "rejected")
      return forward(withUrl(request, ({ searchParams }) => searchParams.append("unknown", "")));
    const exampleUrl = new URL(contract.basePath + buildTarget(operation, {}), url);
    const exampleHeaders = { authorization: String(headers.get("authorization")), "content-type": "application/json" };
    const body = buildBody(operation, {})?.toString() ?? null;
    return forward(new Request(exampleUrl, { method, headers: exampleHeaders, body }));
  };
}

function createFieldMutations(operation: OperationId, field: InputField): InputMutation[] {
  const { in: location, required, schema } = field;
  const readValue = (request: ParsedRequest): unknown => readField(operation, field, request);
  const missingMutation: InputMutation = {
    title: "a missing value",
    result: required ? "accepted" : "rejected",
    matches: (request) => readValue(request) === undefined,
  };
  const presentMutation: InputMutation = {
    title: "any value",
    result: "rejected",
    matches: (request) => readValue(request) !== undefined,
  };
  const item = toItem(field);
  const isTyped = location === "body" || item.schema.type === "integer";
  const itemMutations = mutateValue(item.schema, isTyped).map<InputMutation>(([result, title, matches]) => ({
    title,
    result,
    matches: (request) => [readValue(request)].flat().some(matches),
  }));
  const countMutations = item === field ? [] : createCountMutations(Number(schema.maxItems), readValue);
  return [
    ...(location === "path" || "default" in schema ? [] : [missingMutation]),
    ...[presentMutation, ...itemMutations, ...countMutations],
  ];
}

function createBodyMutations(fields: readonly InputField[]): InputMutation[] {
  const isKnown = (name: string): boolean => fields.some((field) => field.in === "body" && field.name === name);
  const hasUnknown = (json: unknown): boolean => isObject(json) && !Object.keys(json).every(isKnown);
  const isOtherJson = (json: unknown): boolean => json !== undefined && !isObject(json);
  return [
    { title: "an unknown member", result: "accepted", matches: ({ json }) => hasUnknown(json) },
    { title: "JSON other than an object", result: "accepted", matches: ({ json }) => isOtherJson(json) },
  ];
}

/** A query cannot contain an empty array, so only the maximum has a value beyond it. */
function createCountMutations(maxItems: number, readValue: (request: ParsedRequest) => unknown): InputMutation[] {
  const hasCount = (count: number) => (request: ParsedRequest) => Object(readValue(request)).length === count;
  return [
    { title: "one item", result: "rejected", matches: hasCount(1) },
    { title: `maxItems ${maxItems}`, result: "rejected", matches: hasCount(maxItems) },
    { title: `maxItems ${maxItems + 1}`, result: "accepted", matches: hasCount(maxItems + 1) },
  ];
}

/** Returns the sent value, converted to the type of its schema, or undefined if it is absent or wrongly repeated. */
function readField(operation: OperationId, field: InputField, { url, headers, json }: ParsedRequest): unknown {
  const { in: location, name } = field;
  if (location === "body") return isObject(json) && Object.hasOwn(json, name) ? json[name] : undefined;
  const { pathname, searchParams } = new URL(url);
  const position = `${contract.basePath}${contract.operations[operation].path}`.split("/").indexOf(`{${name}}`);
  const readPath = () => [decodePlain(pathname).split("/")[position]];
  const readers = { query: () => searchParams.getAll(name), header: () => [headers.get(name)], path: readPath };
  const sentValues = readers[location as keyof typeof readers]();
  const item = toItem(field);
  const values = sentValues.map((text) =>
    item.schema.type === "integer" && /^(0|-?[1-9]\d*)$/.test(text ?? "") ? BigInt(text ?? "") : (text ?? undefined),
  );
  if (item !== field) return values.length > 0 ? values : undefined;
  return values.length === 1 ? values[0] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

type Predicate = (value: unknown) => boolean;
type ValueMutation = [result: InputMutation["result"], title: string, matches: Predicate];

function mutateValue(
  { type, format, pattern, enum: values, ...schema }: InputField["schema"],
  isTyped: boolean,
): ValueMutation[] {
  const limits = format === "int64" ? { minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n } : schema;
  const isOtherType: Predicate =
    type === "integer" ? (value) => toInteger(value) === undefined : (value) => typeof value !== type;
  return [
    ...Object.entries(limits).flatMap(([keyword, bound]) => createBoundMutations(keyword, bound)),
    ...(format === "int64"
      ? [["rejected", "2^53 + 1", (value) => value === 2n ** 53n + 1n] satisfies ValueMutation]
      : []),
    ...(pattern ? createPatternMutations(String(pattern)) : []),
    ...(values ? createEnumMutations(values as string[]) : []),
    ...(isTyped && !values ? [["accepted", `a type other than ${type}`, isOtherType] satisfies ValueMutation] : []),
  ];
}

function createBoundMutations(keyword: string, limit: unknown): ValueMutation[] {
  if (!/^(min|max)/.test(keyword)) return [];
  const measure = /Length$/.test(keyword) ? countCharacters : toInteger;
  const bound = BigInt(limit as number | bigint);
  const outside = keyword.startsWith("min") ? bound - 1n : bound + 1n;
  return [
    ["rejected", `${keyword} ${bound}`, (value) => measure(value) === bound],
    ["accepted", `${keyword} ${outside}`, (value) => measure(value) === outside],
  ];
}

function toInteger(value: unknown): bigint | undefined {
  return typeof value === "bigint" || Number.isInteger(value) ? BigInt(value as number | bigint) : undefined;
}

function countCharacters(value: unknown): bigint | undefined {
  return typeof value === "string" ? BigInt([...value].length) : undefined;
}

/** Covers the characters on both sides of each bound of a pattern of the form `^[…]*$`. */
function createPatternMutations(pattern: string): ValueMutation[] {
  const isAllowed = (code: number): boolean => new RegExp(pattern, "u").test(String.fromCharCode(code));
  const codes = Array.from({ length: 0xffff }, (_, code) => code);
  const edgeCodes = codes.filter((code) => isAllowed(code) !== isAllowed(code + 1)).flatMap((code) => [code, code + 1]);
  // Patterns allow U+007F, but a header field cannot contain it (RFC 9110, section 5.5).
  return edgeCodes
    .filter((code) => code !== 0x7f)
    .map((code) => [
      isAllowed(code) ? "rejected" : "accepted",
      `U+${code.toString(16)}`,
      (value) => typeof value === "string" && [...value].includes(String.fromCharCode(code)),
    ]);
}

function createEnumMutations(values: readonly string[]): ValueMutation[] {
  const unknownChoice = values[0]?.replace(/^./, (letter) => letter.toUpperCase());
  return [
    ...values.map<ValueMutation>((choice) => ["rejected", choice, (value) => value === choice]),
    ["accepted", String(unknownChoice), (value) => value === unknownChoice],
  ];
}
