import { contract, type OperationId } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import {
  contractDocument,
  documentedOperations,
  examplesOf,
  int64,
  type ParameterObject,
  parameterExample,
  resolve,
  type Schema,
} from "../src/document/contract-document.ts";
import type { Mutant } from "./mutant.ts";
import { only, onRequest, operationOf, withBody, withRequestHeader, withUrl } from "./wire.ts";

/** A value that a constraint lets pass or refuses, and should not. */
interface Slip {
  readonly what: string;
  readonly verdict: "accepted" | "refused";
  isMeant(value: unknown): boolean;
}

type Parameter = ParameterObject & { readonly schema: Schema };

/** Each constraint of each parameter and body, too loose by one and too tight by one. */
export function inputMutants(): Mutant[] {
  return [...documentedOperations(contractDocument).values()].flatMap(({ id, route }) => {
    if (!route) return [];
    const operation = id as OperationId;
    const { parameters = [], requestBody } = withoutReferences(route.operation) as {
      parameters?: Parameter[];
      requestBody?: { content: Record<string, { schema: Schema }> };
    };
    const [body] = Object.values(requestBody?.content ?? {});
    return [
      ...parameters.flatMap((parameter) => parameterMutants(operation, parameter)),
      ...(body ? slipsOf(body.schema).map((slip) => bodyMutant(operation, slip)) : []),
    ];
  });
}

function parameterMutants(operation: OperationId, parameter: Parameter): Mutant[] {
  const { name, required, schema } = parameter;
  const missing: Slip = { what: "none", verdict: "refused", isMeant: (value) => value === undefined };
  // A parameter is text by nature: a string that may be anything is no change.
  const slips = slipsOf(schema).filter(({ what }) => what !== "what is no string");
  return [...(required || "default" in schema ? [] : [missing]), ...slips].map((slip) => ({
    ...mutant(operation, `${name}: ${slip.what} is ${slip.verdict}`, [`inputs/${operation}`]),
    plant: () => ({
      wire: only(
        operation,
        onRequest((request) => {
          const value = parameterOf(request, operation, parameter);
          if (!slip.isMeant(value)) return request;
          return slip.verdict === "refused" ? spoilt(request) : withParameter(request, operation, parameter);
        }),
      ),
    }),
  }));
}

function bodyMutant(operation: OperationId, slip: Slip): Mutant {
  const example = stringifyJson(examplesOf(contractDocument, operation).body);
  return {
    ...mutant(operation, `body ${slip.what} is ${slip.verdict}`, [`inputs/${operation}`]),
    plant: () => ({
      wire: only(
        operation,
        onRequest(async (request) => {
          let isMeant = false;
          const read = await withBody(request, (bytes) => {
            isMeant = slip.isMeant(parsed(bytes));
            return isMeant && slip.verdict === "accepted" ? example : bytes;
          });
          return isMeant && slip.verdict === "refused" ? spoilt(read) : read;
        }),
      ),
    }),
  };
}

function mutant(operation: OperationId, what: string, about: string[]): Omit<Mutant, "plant"> {
  return { id: `input/${operation}/${what}`, operation, status: contract.errorCodes.invalid_request.status, about };
}

/** The slips of a schema without references, at every depth. */
function slipsOf(schema: Schema): Slip[] {
  const { type, format, pattern, enum: values } = schema;
  const integer = format === "int64" ? { minimum: int64.minimum, maximum: int64.maximum } : {};
  return [
    ...Object.entries({ ...integer, ...schema }).flatMap(([keyword, bound]) => boundSlips(keyword, bound)),
    ...(format === "int64" ? [slip("refused", "2^53 + 1", (value) => value === 2n ** 53n + 1n)] : []),
    ...(typeof pattern === "string" ? patternSlips(pattern) : []),
    ...(Array.isArray(values) ? enumSlips(values) : typeSlips(String(type))),
    ...(type === "object" ? objectSlips(schema) : []),
  ];
}

const measures: Readonly<Record<string, readonly [outwards: bigint, measure: (value: unknown) => bigint | undefined]>> =
  {
    minimum: [-1n, integerOf],
    maximum: [1n, integerOf],
    minLength: [-1n, lengthOf],
    maxLength: [1n, lengthOf],
    minItems: [-1n, lengthOf],
    maxItems: [1n, lengthOf],
  };

function boundSlips(keyword: string, bound: unknown): Slip[] {
  const [outwards, measure] = measures[keyword] ?? [];
  if (!outwards || !measure) return [];
  const within = BigInt(bound as number | bigint);
  const beyond = within + outwards;
  return [
    slip("refused", `${keyword} ${within}`, (value) => measure(value) === within),
    slip("accepted", `${keyword} ${beyond}`, (value) => measure(value) === beyond),
  ];
}

function integerOf(value: unknown): bigint | undefined {
  return typeof value === "bigint" || Number.isInteger(value) ? BigInt(value as number | bigint) : undefined;
}

function lengthOf(value: unknown): bigint | undefined {
  if (typeof value === "string") return BigInt([...value].length);
  return Array.isArray(value) ? BigInt(value.length) : undefined;
}

/** The characters next to the bounds of a pattern's only class: `^[…]*$`. @throws {Error} for any other, which would look tried */
function patternSlips(pattern: string): Slip[] {
  const [whole, not, inside = ""] = /^\^\[(\^?)([^\]]*)\]\*\$$/.exec(pattern) ?? [];
  if (whole === undefined) throw new Error(`No mutants are known of the pattern ${pattern}. Teach patternSlips.`);
  const character = String.raw`\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|[^\\-]`;
  const ranges = inside.matchAll(new RegExp(`(${character})(?:-(${character}))?`, "g"));
  const slips = Array.from(ranges).flatMap(([, low = "", high = low]) => [
    ...[codeOf(low), codeOf(high)].map((code) => holding(not ? "accepted" : "refused", code)),
    ...[codeOf(low) - 1, codeOf(high) + 1].map((code) => holding(not ? "refused" : "accepted", code)),
  ]);
  return [...new Map(slips.flat().map((one) => [one.what, one])).values()];
}

function holding(verdict: Slip["verdict"], code: number): Slip[] {
  if (code < 0) return [];
  const isMeant = (value: unknown) => typeof value === "string" && [...value].includes(String.fromCharCode(code));
  return [slip(verdict, `U+${code.toString(16).toUpperCase().padStart(4, "0")}`, isMeant)];
}

function codeOf(character: string): number {
  return character.startsWith("\\") ? Number.parseInt(character.slice(2), 16) : character.charCodeAt(0);
}

function enumSlips(values: readonly string[]): Slip[] {
  const stranger = values[0]?.replace(/^./, (letter) => letter.toUpperCase());
  return [
    ...values.map((one) => slip("refused", one, (value) => value === one)),
    slip("accepted", String(stranger), (value) => value === stranger),
  ];
}

function typeSlips(type: string): Slip[] {
  const isOther: Record<string, (value: unknown) => boolean> = {
    integer: (value) => value !== undefined && integerOf(value) === undefined,
    string: (value) => value !== undefined && typeof value !== "string",
    object: (value) => value !== undefined && !isMembers(value),
  };
  return [slip("accepted", `what is no ${type}`, isOther[type] ?? (() => false))];
}

function objectSlips({ properties = {}, required = [], additionalProperties }: Schema): Slip[] {
  const members = properties as Readonly<Record<string, Schema>>;
  const isUnknown = (name: string): boolean => !Object.hasOwn(members, name);
  const open = slip("accepted", "more members", (value) => isMembers(value) && Object.keys(value).some(isUnknown));
  return [
    ...(additionalProperties === false ? [open] : []),
    ...Object.entries(members).flatMap(([name, schema]) => [
      slip((required as string[]).includes(name) ? "accepted" : "refused", `no ${name}`, (value) => {
        return isMembers(value) && !Object.hasOwn(value, name);
      }),
      slip("refused", `any ${name}`, (value) => isMembers(value) && Object.hasOwn(value, name)),
      ...slipsOf(schema).map(({ what, verdict, isMeant }) =>
        slip(verdict, `${name}: ${what}`, (value) => isMembers(value) && isMeant(value[name])),
      ),
    ]),
  ];
}

function slip(verdict: Slip["verdict"], what: string, isMeant: Slip["isMeant"]): Slip {
  return { what, verdict, isMeant };
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a parameter as its schema takes it; undefined where there is none, or several. */
function parameterOf(request: Request, operation: OperationId, { name, in: place, schema }: Parameter): unknown {
  const { pathname, searchParams } = new URL(request.url);
  const inPath = pathname.split("/")[positionOf(operation, name)];
  const header = request.headers.get(name);
  const texts = { query: searchParams.getAll(name), header: [header], path: [inPath] }[place] ?? [];
  const text = texts.length === 1 ? (texts[0] ?? undefined) : undefined;
  const isInteger = schema.type === "integer" && /^(0|-?[1-9]\d*)$/.test(text ?? "");
  return isInteger ? BigInt(text ?? "") : text;
}

/** The request with the contract's default or example in place of a parameter's value. */
function withParameter(request: Request, operation: OperationId, { name, in: place, schema }: Parameter): Request {
  const value = String(schema.default ?? parameterExample(contractDocument, operation, name));
  if (place === "header") return withRequestHeader(request, name, value);
  return withUrl(request, (url) => {
    if (place === "query") url.searchParams.set(name, value);
    else url.pathname = url.pathname.split("/").with(positionOf(operation, name), value).join("/");
  });
}

function positionOf(operation: OperationId, name: string): number {
  return `${contract.basePath}${contract.operations[operation].path}`.split("/").indexOf(`{${name}}`);
}

/** Refused by every operation, whatever else the request says. */
function spoilt(request: Request): Request {
  return withUrl(request, (url) => url.searchParams.append(`not-of-${operationOf(request)}`, ""));
}

function parsed(bytes: string): unknown {
  try {
    return parseJson(Buffer.from(bytes, "utf8").toString());
  } catch {
    return undefined;
  }
}

function withoutReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutReferences);
  if (typeof node !== "object" || node === null) return node;
  if ("$ref" in node) return withoutReferences(resolve<object>(contractDocument, node as { $ref: string }));
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withoutReferences(value)]));
}
