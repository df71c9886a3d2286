import { randomUUID } from "node:crypto";
import {
  allowedOrigin,
  forRequests,
  type Middleware,
  onRequest,
  onResponse,
  type PlainResponse,
  storeFailure,
  withBody,
  withHeader,
  withRequestHeader,
} from "@animal-store/conformance/internal";
import { contract, type OperationId } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { conditionalOperations, operationIds, pagedOperations } from "../src/contract-document.ts";
import { type InputField, listFields } from "../src/input-fields.ts";
import { type Edit, editRequestHeader, editResponseHeader, editUrl } from "./edits.ts";
import { findCalled, type MutantRow } from "./mutant.ts";

type Part = "request path" | "request query" | `${"request" | "response"} ${"body" | `header ${string}`}`;
type Scope = OperationId | "HEAD" | `${OperationId} HEAD`;
type Replacement = string | ((match: string) => string);

/** Replaces a text in a part of all messages, or of those of an operation or a method. Without a pattern, removes a header. */
type TextRow = readonly [casePrefix: string, part: Part | `${Scope} ${Part}`, pattern?: RegExp, by?: Replacement];
/** Changes messages in another way. */
type MessageChangeRow = readonly [casePrefix: string, change: MessageChange];

interface MessageChange {
  readonly title: string;
  readonly middleware: Middleware;
}

const writingOperations = operationIds.filter((id) => contract.operations[id].body !== null);
const cors = "access-control";
const limitHeaders = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "Retry-After"];
const lower32 = (digits: string): string => String(BigInt.asUintN(32, BigInt(digits)));
const lower53 = (digits: string): string => String(BigInt.asUintN(53, BigInt(digits)));
const unsigned = (digits: string): string => digits.replace("-", "");
const asDouble = (digits: string): string => String(BigInt(Number(digits)));
const newTag = (): string => `"${randomUUID()}"`;
const plusOne = (digits: string): string => String(Number(digits) + 1);
const minusOne = (digits: string): string => String(Math.max(0, Number(digits) - 1));
const timesThousand = (digits: string): string => `${digits}000`;

/** Returns the mutants that change single messages. */
export function createMessageRows(): MutantRow[] {
  const texts = [
    ...conditionalOperations.flatMap(createConditionalRows),
    ...headerRows,
    ...textRows,
    ...createInputRows(),
    ...createIntegerRows(),
  ];
  const rows: MessageChangeRow[] = [
    ...texts.map(([casePrefix, ...replacement]) => [casePrefix, replaceText(...replacement)] as const),
    ...createChangeRows(),
    ...createNameRows(),
    ...pagedOperations.flatMap(createListRows),
  ];
  return rows.map(([casePrefix, { title, middleware }]) => [`${casePrefix}: ${title}`, casePrefix, () => middleware]);
}

function createConditionalRows(operation: OperationId): TextRow[] {
  const noneMatch = `http/${operation}/if-none-match`;
  const match = `http/${operation}/if-match`;
  return [
    [noneMatch, `${operation} request header If-None-Match`],
    [noneMatch, `${operation} request header If-None-Match`, /^\*$/, '"none"'],
    [noneMatch, `${operation} request header If-None-Match`, /^W\/.*/, '"none"'],
    [noneMatch, `${operation} request header If-None-Match`, /,.*/],
    [noneMatch, `${operation} request header If-None-Match`, /^[\w-]+$/, '"$&"'],
    [noneMatch, `${operation} request header If-None-Match`, /^"\*"$/, "*"],
    [noneMatch, `${operation} request header If-None-Match`, /^$/, "*"],
    [match, `${operation} request header If-Match`, /^"[^"]+"$/, '"none"'],
    [match, `${operation} request header If-Match`, /,.*/],
    [match, `${operation} request header If-Match`, /^\*$/, '"none"'],
    [match, `${operation} request header If-Match`],
    [match, `${operation} request header If-Match`, /^W\//],
    [noneMatch, `${operation} HEAD request header If-None-Match`],
    [noneMatch, `${operation} response header ETag`, /^/, "W/"],
    [noneMatch, `${operation} response header ETag`, /.+/, newTag],
  ];
}

const headerRows: TextRow[] = [
  ["authentication/another scheme", "request header Authorization", /^Basic/, "Bearer"],
  ["authentication/scheme/", "request header Authorization", /^(?!Bearer ).*/, "none"],
  ["authentication/a key with a trailing", "request header Authorization", /(?<=as_(live|test)_\w{38}).*/],
  ["request-ids/preserved", "request header X-Request-Id"],
  ["request-ids/replaced/x", "request header X-Request-Id", /(?<=.{128}).*/],
  ["cors/other-origin", "request header Origin", new RegExp(`(?<=.{${allowedOrigin.length}}).*`)],
  ["cors/without-an-origin", "response header Vary"],
  ...["ETag", ...limitHeaders].map<TextRow>((name) => [
    "cors/listPets",
    `response header ${cors}-expose-headers`,
    new RegExp(`\\b${name}\\b`),
  ]),
  ["preflights/pets", `request header ${cors}-request-method`],
  ["preflights/pets", `response header ${cors}-allow-headers`],
  ["preflights/pets", `response header ${cors}-allow-methods`, /,POST/],
  ["http/pets/options", "response header Allow", /HEAD, /],
  ["rate-limits/both", "response header Retry-After", /\d+/, "60"],
  ["responses/listPets/daily_quota", "response header Retry-After", /\d+/, "60"],
  ["http/listPets/head", "HEAD response header ETag"],
  ["http/listPets/head", "HEAD response header Content-Length", /\d+/, "0"],
  ["idempotency/createPet/replay", "response header Idempotency-Replayed"],
  ["requests/createPet/body/equal-media-types", "request header Content-Type", /.+[;A-Z].*/, "text/plain"],
  ["pagination/listPets", "response header Link"],
  ["pagination/keeps-filter", "response header Link", /&status=\w+/],
  ["pagination/listPets", "response header Link", /limit=\d+&/],
  ...limitHeaders.flatMap((name) =>
    [plusOne, minusOne, timesThousand].map<TextRow>((change) => [
      name === "Retry-After" ? "rate-limits/retry-after" : "rate-limits/plan",
      `response header ${name}`,
      /\d+/,
      change,
    ]),
  ),
];

const textRows: TextRow[] = [
  ["http/undocumented-path/pets/", "request path", /\/$/],
  ["http/undocumented-path//pets", "request path", /\/\//g, "/"],
  ["http/undocumented-path/Pets", "request path", /P/, "p"],
  ["orders/reserve", "request path", /(?<=\/pets\/)\d+$/, minusOne],
  ["requests/createPet/body/encoding", "request body", /^\ufeff/],
  ["requests/createPet/body/encoding", "request body", /\ufffd/g, "?"],
  ["requests/createPet/body/malformed", "request body", /,\}$/, "}"],
  ["requests/createPet/body/malformed", "request body", /\/\/.*$/],
  ["requests/createPet/body", "request body", /^$/, "{}"],
  ["error-details/createPet/categoryId", "request body", /:(-?\d+)\.0\b/, ":$1"],
  ["error-details/createPet/categoryId", "request body", /:1e2\b/, ":100"],
  ["requests/createPet/body/categoryId/invalid type string", "request body", /:"(\d+)"/, ":$1"],
  ["requests/createPet/body/status/invalid type null", "request body", /,"\w+":null/],
  ["idempotency/createPet/conflict/", "request body", /\s/g],
  ["requests/createPet/body/status/valid enum", "request body", /,"status":"\w+"/],
  ["pagination/keeps-filter", "createPet request body", /\}$/, ',"status":"available"}'],
  ["pets/get", "createPet response body", /^\{("id":\d+),(.*)\}$/, "{$2,$1}"],
  ["pets/get", "getPet response body", /^\{("id":\d+),(.*)\}$/, "{$2,$1}"],
  ["error-details/createPet/all members", "response body", /("details":\[\{[^{}]*\}).*\]/, "$1]"],
  ["error-details/createPet/the unknown member a/b~c", "response body", /~1/g, "/"],
  ["pagination/listPets", "response body", /(?<=\[|,)\{(?:(?!"status")[^{}])*\},?/g],
  ["orders/reserve", "response body", /"pending"/g, '"available"'],
  ["orders/reserve", "listPets response body", /"pending"/g, '"available"'],
  ["orders/reserve", "createOrder response body", /(?<="petId":)\d+/, plusOne],
  ["pagination/listOrders", "createOrder response body", /(?<="id":)\d+/, plusOne],
  ["orders/created-at", "createOrder response body", /Z(?="\}$)/, "+00:00"],
  ["orders/created-at", "createOrder response body", /(?<="createdAt":")\d+/, plusOne],
  ["pagination/keeps-filter", "listPets request query", /status=\w+/],
  ["pagination/listPets", "request query", /limit=4(?=&cursor)/, "limit=2"],
  ["pagination/descending", "listPets request query", /&?order=[^&]*/],
  ["pagination/by-id", "listPets request query", /&?id=[^&]*/g],
  // id=1&id=2
  ["pagination/by-id", "listPets request query", /(\bid=[^&]*)(?:&id=[^&]*)+/, "$1"],
];

function createInputRows(): TextRow[] {
  return [
    ...operationIds.map((operation): TextRow => {
      return [`error-details/${operation}/the unknown parameter`, `${operation} request query`, /.+/];
    }),
    ...writingOperations.map((operation): TextRow => {
      return [`requests/${operation}/body/media-type`, "request header Content-Encoding"];
    }),
    ...pagedOperations.flatMap((operation): TextRow[] => [
      [`requests/${operation}/query limit`, `${operation} request query`, /\blimit=[^&]*/],
      [`pagination/${operation}`, `${operation} request query`, /&.*/],
      [`responses/${operation}/invalid_cursor`, `${operation} request query`, /\bcursor=[^&]*/],
    ]),
  ];
}

/** 64-bit integers change as in lossy conversions. */
function createIntegerRows(): TextRow[] {
  const valid = "requests/createPet/body/categoryId/valid";
  return [
    ...operationIds.flatMap((operation) =>
      listFields(operation)
        .filter(({ schema }) => schema.format === "int64")
        .flatMap((field) => [lower32, lower53, unsigned].map((by) => toIntegerRow(operation, field, by))),
    ),
    [valid, "createPet response body", /(?<=":)\d{16,}/g, asDouble],
    [valid, "getPet response body", /(?<=":)\d{16,}/g, asDouble],
    ["idempotency/createPet/not-stored", "listPets response body", /(?<=":)\d{16,}/g, asDouble],
  ];
}

function toIntegerRow(operation: OperationId, { in: place, name, path }: InputField, by: Replacement): TextRow {
  if (place === "path") return [`requests/${operation}/path ${path}/`, `${operation} request path`, /-?\d+$/, by];
  return [`requests/${operation}/body${path}/`, `${operation} request body`, new RegExp(`(?<="${name}":)-?\\d+`), by];
}

function createChangeRows(): MessageChangeRow[] {
  return [
    ["request-ids/new", setRequestHeader("X-Request-Id", "one-for-all")],
    ["request-ids/replaced/a key", setResponseHeader("X-Request-Id", "the sent value", getRequestId)],
    ["idempotency/createPet/replay", setResponseHeader("Idempotency-Replayed", "true", () => "true")],
    ["pagination/listPets", onlyIn("listPets", setResponseHeader("Link", "an invalid cursor", toInvalidLink))],
    ["preflights/options-", setRequestHeader(`${cors}-request-method`, "GET")],
    ...writingOperations.map((operation): MessageChangeRow => {
      const change = setRequestHeader("Content-Type", "application/json");
      return [`requests/${operation}/body/media-type`, onlyIn(operation, change)];
    }),
    ["scopes/OPTIONS", changeMethod("OPTIONS", "GET")],
    ["http/listPets/head", changeMethod("HEAD", "DELETE")],
    ["raw-http/listPets/HEAD", addBodyToHead()],
    ["key-redaction/the parameter limit", addToMessage("the key", ({ headers }) => headers.get("Authorization"))],
    ["key-redaction/a path", addToMessage("the path", ({ url }) => url)],
    ...operationIds.map((operation): MessageChangeRow => {
      return [`responses/${operation}/internal_error`, addToMessage("the cause", () => storeFailure)];
    }),
  ];
}

function getRequestId({ headers }: Request): string {
  return headers.get("X-Request-Id") ?? "";
}

function toInvalidLink({ url }: Request): string {
  return `<${url}&cursor=none>; rel="next"`;
}

/** Changes of the name of each new pet, even if the JSON escapes its characters. */
function createNameRows(): MessageChangeRow[] {
  const changes: Record<string, (name: string) => string> = {
    "trims the name": (text) => text.trim() || text,
    "normalizes the name to NFC": (text) => text.normalize("NFC"),
    "normalizes the name to NFD": (text) => text.normalize("NFD"),
    "replaces control characters in the name": (text) => text.replaceAll(/\p{Cc}/gu, "?"),
    "removes byte order marks from the name": (text) => text.replaceAll("\ufeff", ""),
    "cuts the name to 254 characters": (text) => [...text].slice(0, 254).join(""),
  };
  return Object.entries(changes).map(([title, change]) => {
    // "name":"Rex"
    const { middleware } = replaceText("createPet request body", /(?<="name" ?: ?)"(?:[^"\\]|\\.)*"/, (json) => {
      const name = JSON.parse(json) as string;
      return change(name) === name ? json : JSON.stringify(change(name));
    });
    return ["requests/createPet/body/name/valid", { title: `createPet ${title}`, middleware }];
  });
}

type ListChange = (entries: unknown[], page: { isFirst: boolean; hasNext: boolean }) => unknown[];

function createListRows(operation: OperationId): MessageChangeRow[] {
  const changes: Record<string, ListChange> = {
    "lacks the last entry of the last page": (entries, { hasNext }) => (hasNext ? entries : entries.slice(0, -1)),
    "lacks the last entry of every page except the last": (entries, { hasNext }) =>
      hasNext ? entries.slice(0, -1) : entries,
    "lacks the first entry of each later page": (entries, { isFirst }) => (isFirst ? entries : entries.slice(1)),
    "repeats the first entry of each later page": (entries, { isFirst }) =>
      isFirst ? entries : [entries[0], ...entries],
  };
  return Object.entries(changes).map(([title, change]) => {
    const middleware = onResponse((response, { url }) => {
      if (response.status !== 200 || response.text.length <= "[]".length) return response;
      const page = { isFirst: !url.includes("cursor="), hasNext: response.headers.has("Link") };
      return { ...response, text: stringifyJson(change(parseJson(response.text) as unknown[], page)) };
    });
    return [`pagination/${operation}/every-entry-once`, onlyIn(operation, { title, middleware })];
  });
}

// listPets HEAD request header If-None-Match
const placePattern = /^(.*?) ?((?:request|response) (?:path|query|body|header))(?: (.+))?$/;

function replaceText(place: string, pattern?: RegExp, by: Replacement = ""): MessageChange {
  const [, scopes = "", part = "", header = ""] = placePattern.exec(place) ?? [];
  const title = formatTitle(place.slice(scopes.length).trim(), pattern, by);
  const edit = pattern && ((text: string) => text.replace(pattern, by as string));
  const middleware = part.startsWith("request")
    ? onRequest((request) => editRequest(request, part, header, edit))
    : onResponse((response) => editResponse(response, header, edit));
  return scopes.split(" ").reduceRight((change, scope) => onlyIn(scope, change), { title, middleware });
}

function editRequest(request: Request, part: string, header: string, edit?: Edit): Request | Promise<Request> {
  if (!edit || part === "request header") return editRequestHeader(request, header, edit);
  if (part === "request body") return withBody(request, edit);
  return editUrl(request, part === "request path" ? "pathname" : "search", edit);
}

function editResponse(response: PlainResponse, header: string, edit?: Edit): PlainResponse {
  if (!edit || header !== "") return editResponseHeader(response, header, edit);
  return { ...response, text: edit(response.text) };
}

function formatTitle(part: string, pattern: RegExp | undefined, by: Replacement): string {
  if (!pattern) return `removes ${part}`;
  if (by === "") return `removes ${pattern} from ${part}`;
  if (typeof by === "function") return `applies ${by.name} to ${pattern} in ${part}`;
  return `replaces ${pattern} in ${part} with ${by}`;
}

/** @param scope an operation, `HEAD`, or an empty text for all messages */
function onlyIn(scope: string, { title, middleware }: MessageChange): MessageChange {
  if (scope === "") return { title, middleware };
  const matches = (request: Request) => (scope === "HEAD" ? request.method : findCalled(request)) === scope;
  return { title: `${scope} ${title}`, middleware: forRequests(matches, middleware) };
}

function addToMessage(title: string, toText: (request: Request) => string | null): MessageChange {
  const middleware = onResponse((response, request) => ({
    ...response,
    text: response.text.replace('"message":"', () => `"message":"${toText(request)}: `),
  }));
  return { title: `the message contains ${title}`, middleware };
}

function addBodyToHead(): MessageChange {
  return onlyIn("HEAD", { title: "has a body", middleware: onResponse((response) => ({ ...response, text: "{}" })) });
}

function setRequestHeader(name: string, value: string): MessageChange {
  const middleware = onRequest((request) => withRequestHeader(request, name, value));
  return { title: `sets request header ${name} to ${value}`, middleware };
}

function setResponseHeader(name: string, title: string, toValue: (request: Request) => string): MessageChange {
  const middleware = onResponse((response, request) => withHeader(response, name, toValue(request)));
  return { title: `sets response header ${name} to ${title}`, middleware };
}

function changeMethod(method: string, newMethod: string): MessageChange {
  const middleware = onRequest(({ url, headers }) => new Request(url, { method: newMethod, headers }));
  const matches = (request: Request) => request.method === method;
  return { title: `handles ${method} as ${newMethod}`, middleware: forRequests(matches, middleware) };
}
