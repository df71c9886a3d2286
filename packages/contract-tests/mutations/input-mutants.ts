import { contract, type OperationId } from "@animal-store/contract";
import { parseJson } from "@animal-store/exact-json";
import { operationIds, operationsWithBody } from "../src/cases/contract-case.ts";
import { contractDocument, int64, type Schema } from "../src/document/contract-document.ts";
import { inputsOf, type Slot } from "../src/inputs/operation-inputs.ts";
import { buildTarget, requestBody } from "../src/runner/case-context.ts";
import type { Mutant } from "./wire.ts";
import { decodePlain, only, type Wire, withUrl } from "./wire.ts";

/** Requests that are accepted or refused, and should not be. */
interface Slip {
  readonly what: string;
  readonly verdict: "accepted" | "rejected";
  isMeant(request: ReadRequest): boolean;
}
type ReadRequest = Pick<Request, "url" | "headers"> & { readonly json: unknown };

/** Each constraint of each parameter and body, too loose by one and too tight by one. */
export function inputMutants(): Mutant[] {
  return operationIds.flatMap((operation) => {
    const { slots } = inputsOf(contractDocument, operation);
    return [
      ...slots.flatMap((slot) => {
        const location = slot.in === "body" ? slot.path : `${slot.in} ${slot.name}`;
        return slotSlips(operation, slot).map((slip) => toMutant(operation, location, slip));
      }),
      ...(operationsWithBody.includes(operation) ? bodySlips(slots) : []).map((slip) =>
        toMutant(operation, "body", slip),
      ),
    ];
  });
}

function toMutant(operation: OperationId, location: string, slip: Slip): Mutant {
  return {
    id: `input/${operation}/${location}: ${slip.what} is ${slip.verdict}`,
    operation,
    about: [`inputs/${operation}/${location}`, `inputs/${operation}/`],
    mutation: { wire: () => only(operation, slipping(operation, slip)) },
  };
}

/** Refuses valid requests, or answers invalid ones as if they were the contract's example. */
function slipping(operation: OperationId, { verdict, isMeant }: Slip): Wire {
  return async (request, forward) => {
    const { url, method, headers } = request;
    const json = parsed(await request.clone().text());
    if (!isMeant({ url, headers, json })) return forward(request);
    if (verdict === "rejected")
      return forward(withUrl(request, ({ searchParams }) => searchParams.append("spoilt", "")));
    const target = new URL(contract.basePath + buildTarget(operation, {}), url);
    const usual = { authorization: String(headers.get("authorization")), "content-type": "application/json" };
    const body = requestBody(operation, {})?.toString() ?? null;
    return forward(new Request(target, { method, headers: usual, body }));
  };
}

function slotSlips(operation: OperationId, slot: Slot): Slip[] {
  const { in: location, required, schema } = slot;
  const read = (request: ReadRequest): unknown => readSlot(operation, slot, request);
  const missing: Slip = {
    what: "none",
    verdict: required ? "accepted" : "rejected",
    isMeant: (request) => read(request) === undefined,
  };
  const present: Slip = { what: "any", verdict: "rejected", isMeant: (request) => read(request) !== undefined };
  const values = valueSlips(schema, location === "body" || schema.type === "integer").map<Slip>(
    ([verdict, what, isMeant]) => ({ what, verdict, isMeant: (request) => isMeant(read(request)) }),
  );
  return [...(location === "path" || "default" in schema ? [] : [missing]), present, ...values];
}

function bodySlips(slots: readonly Slot[]): Slip[] {
  const isKnown = (name: string): boolean => slots.some((slot) => slot.in === "body" && slot.name === name);
  return [
    {
      what: "more members",
      verdict: "accepted",
      isMeant: ({ json }) => isObject(json) && !Object.keys(json).every(isKnown),
    },
    { what: "what is no object", verdict: "accepted", isMeant: ({ json }) => json !== undefined && !isObject(json) },
  ];
}

/** What was sent as its schema takes it; undefined where there is nothing, or more than one. */
function readSlot(
  operation: OperationId,
  { in: location, name, schema }: Slot,
  { url, headers, json }: ReadRequest,
): unknown {
  if (location === "body") return isObject(json) && Object.hasOwn(json, name) ? json[name] : undefined;
  const { pathname, searchParams } = new URL(url);
  const position = `${contract.basePath}${contract.operations[operation].path}`.split("/").indexOf(`{${name}}`);
  const inPath = () => [decodePlain(pathname).split("/")[position]];
  const all = { query: () => searchParams.getAll(name), header: () => [headers.get(name)], path: inPath }[location]();
  const [text] = all.length === 1 ? all : [];
  return schema.type === "integer" && /^(0|-?[1-9]\d*)$/.test(text ?? "") ? BigInt(text ?? "") : (text ?? undefined);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

type Test = (value: unknown) => boolean;
type ValueSlip = [verdict: Slip["verdict"], what: string, isMeant: Test];

function valueSlips({ type, format, pattern, enum: values, ...schema }: Schema, isTyped: boolean): ValueSlip[] {
  const limits = format === "int64" ? { minimum: int64.minimum, maximum: int64.maximum } : schema;
  const isOther: Test =
    type === "integer" ? (value) => toInteger(value) === undefined : (value) => typeof value !== type;
  return [
    ...Object.entries(limits).flatMap(([keyword, bound]) => boundSlips(keyword, bound)),
    ...(format === "int64" ? [["rejected", "2^53 + 1", (value) => value === 2n ** 53n + 1n] satisfies ValueSlip] : []),
    ...(pattern ? patternSlips(String(pattern)) : []),
    ...(values ? enumSlips(values as string[]) : []),
    ...(isTyped && !values ? [["accepted", `what is no ${type}`, isOther] satisfies ValueSlip] : []),
  ];
}

function boundSlips(keyword: string, limit: unknown): ValueSlip[] {
  if (!/^(min|max)/.test(keyword)) return [];
  const measure = /Length$/.test(keyword) ? countCharacters : toInteger;
  const bound = BigInt(limit as number | bigint);
  const beyond = keyword.startsWith("min") ? bound - 1n : bound + 1n;
  return [
    ["rejected", `${keyword} ${bound}`, (value) => measure(value) === bound],
    ["accepted", `${keyword} ${beyond}`, (value) => measure(value) === beyond],
  ];
}

function toInteger(value: unknown): bigint | undefined {
  return typeof value === "bigint" || Number.isInteger(value) ? BigInt(value as number | bigint) : undefined;
}

function countCharacters(value: unknown): bigint | undefined {
  return typeof value === "string" ? BigInt([...value].length) : undefined;
}

/** The characters on both sides of each bound of a pattern's class: `^[…]*$`. */
function patternSlips(pattern: string): ValueSlip[] {
  const isAllowed = (code: number): boolean => new RegExp(pattern, "u").test(String.fromCharCode(code));
  const codes = Array.from({ length: 0xffff }, (_, code) => code);
  const ends = codes.filter((code) => isAllowed(code) !== isAllowed(code + 1)).flatMap((code) => [code, code + 1]);
  // No header field holds U+007F (RFC 9110, section 5.5), and no other string is refused for it.
  return ends
    .filter((code) => code !== 0x7f)
    .map((code) => [
      isAllowed(code) ? "rejected" : "accepted",
      `U+${code.toString(16)}`,
      (value) => typeof value === "string" && [...value].includes(String.fromCharCode(code)),
    ]);
}

function enumSlips(values: readonly string[]): ValueSlip[] {
  const stranger = values[0]?.replace(/^./, (letter) => letter.toUpperCase());
  return [
    ...values.map<ValueSlip>((one) => ["rejected", one, (value) => value === one]),
    ["accepted", String(stranger), (value) => value === stranger],
  ];
}
