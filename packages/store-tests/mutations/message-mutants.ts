import { randomUUID } from "node:crypto";
import {
  allowedOrigin,
  forRequests,
  type Middleware,
  onRequest,
  onResponse,
  storeFailure,
  withBody,
  withHeader,
  withRequestHeader,
  withUrl,
} from "@animal-store/conformance/internal";
import { contract, type OperationId } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { conditionalOperations, operationIds, pagedOperations } from "../src/cases/outcomes.ts";
import { contractDocument } from "../src/contract-document.ts";
import { type InputField, listFields } from "../src/input-fields.ts";
import { decodePlain, forOperation, type Mutant } from "./mutant.ts";

/** @param prefix id prefix of the relevant cases, which run first */
type MutantRow = readonly [prefix: string, change: Change];
interface Change {
  readonly title: string;
  readonly middleware: Middleware;
}
type Replacement = string | ((match: string) => string);

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
export function createMessageMutants(): Mutant[] {
  const rows = [
    ...conditionalOperations.flatMap(conditionalRows),
    ...headerRows,
    ...nameRows,
    ...textRows,
    ...operationRows(),
    ...integerRows(),
  ];
  return rows.map(([prefix, { title, middleware }]) => ({
    id: `behaviour/${prefix}: ${title}`,
    relevantCases: [prefix],
    mutation: { middleware: () => middleware },
  }));
}

function conditionalRows(operation: OperationId): MutantRow[] {
  const rows: MutantRow[] = [
    ["none-match", requestHeader("If-None-Match")],
    ["none-match", requestHeader("If-None-Match", /^\*$/, '"none"')],
    ["none-match", requestHeader("If-None-Match", /^W\/.*/, '"none"')],
    ["none-match", requestHeader("If-None-Match", /,.*/)],
    ["none-match", requestHeader("If-None-Match", /^[\w-]+$/, '"$&"')],
    ["none-match", requestHeader("If-None-Match", /^"\*"$/, "*")],
    ["none-match", requestHeader("If-None-Match", /^$/, "*")],
    ["match", requestHeader("If-Match", /^"[^"]+"$/, '"none"')],
    ["match", requestHeader("If-Match", /,.*/)],
    ["match", requestHeader("If-Match", /^\*$/, '"none"')],
    ["match", requestHeader("If-Match")],
    ["match", requestHeader("If-Match", /^W\//)],
    ["none-match", onHead(requestHeader("If-None-Match"))],
    ["none-match", responseHeader("ETag", /^/, "W/")],
    ["none-match", responseHeader("ETag", /.+/, newTag)],
  ];
  return rows.map(([name, change]) => [`http/${operation}/if-${name}`, onlyIn(operation, change)]);
}

const headerRows: MutantRow[] = [
  ["authentication/listPets/another scheme", requestHeader("Authorization", /^Basic/, "Bearer")],
  ["authentication/scheme/", requestHeader("Authorization", /^(?!Bearer ).*/, "none")],
  ["authentication/listPets/a key with a trailing", requestHeader("Authorization", /(?<=as_(live|test)_\w{38}).*/)],
  ["request-ids/preserved", requestHeader("X-Request-Id")],
  ["request-ids/replaced/x", requestHeader("X-Request-Id", /(?<=.{128}).*/)],
  ["request-ids/new", setRequestHeader("X-Request-Id", "one-for-all")],
  ["request-ids/replaced/a key", setResponseHeader("X-Request-Id", "the sent value", getRequestId)],
  ["cors/other-origin", requestHeader("Origin", new RegExp(`(?<=.{${allowedOrigin.length}}).*`))],
  ["cors/without-an-origin", responseHeader("Vary")],
  ...["ETag", ...limitHeaders].map<MutantRow>((name) => [
    "cors/listPets",
    responseHeader(`${cors}-expose-headers`, new RegExp(`\\b${name}\\b`)),
  ]),
  ["preflights/pets", requestHeader(`${cors}-request-method`)],
  ["preflights/pets", responseHeader(`${cors}-allow-headers`)],
  ["preflights/pets", responseHeader(`${cors}-allow-methods`, /,POST/)],
  ["preflights/options-", setRequestHeader(`${cors}-request-method`, "GET")],
  ["http/pets/options", responseHeader("Allow", /HEAD, /)],
  ["scopes/OPTIONS", changeMethod("OPTIONS", "GET")],
  ["rate-limits/both", responseHeader("Retry-After", /\d+/, "60")],
  ["responses/listPets/daily_quota", responseHeader("Retry-After", /\d+/, "60")],
  [
    "raw-http/listPets/HEAD",
    onHead({ title: "has a body", middleware: onResponse((response) => ({ ...response, text: "{}" })) }),
  ],
  ["http/listPets/head", onHead(responseHeader("ETag"))],
  ["http/listPets/head", onHead(responseHeader("Content-Length", /\d+/, "0"))],
  ["http/listPets/head", changeMethod("HEAD", "DELETE")],
  ["idempotency/createPet/replay", responseHeader("Idempotency-Replayed")],
  ["idempotency/createPet/replay", setResponseHeader("Idempotency-Replayed", "true", () => "true")],
  ["requests/createPet/body/equal-media-types", requestHeader("Content-Type", /.+[;A-Z].*/, "text/plain")],
  ["pagination/listPets", responseHeader("Link")],
  ["pagination/keeps-filter", responseHeader("Link", /&status=\w+/)],
  ["pagination/listPets", responseHeader("Link", /limit=\d+&/)],
  ["pagination/listPets", onlyIn("listPets", setResponseHeader("Link", "an invalid cursor", toInvalidLink))],
  ...limitHeaders.flatMap((name) =>
    [plusOne, minusOne, timesThousand].map<MutantRow>((change) => [
      name === "Retry-After" ? "rate-limits/retry-after" : "rate-limits/plan",
      responseHeader(name, /\d+/, change),
    ]),
  ),
];

function getRequestId({ headers }: Request): string {
  return headers.get("X-Request-Id") ?? "";
}

function toInvalidLink({ url }: Request): string {
  return `<${url}&cursor=none>; rel="next"`;
}

const nameChanges: Record<string, (name: string) => string> = {
  "trims the name": (text) => text.trim() || text,
  "normalizes the name to NFC": (text) => text.normalize("NFC"),
  "normalizes the name to NFD": (text) => text.normalize("NFD"),
  "replaces control characters in the name": (text) => text.replaceAll(/\p{Cc}/gu, "?"),
  "removes byte order marks from the name": (text) => text.replaceAll("\ufeff", ""),
  "cuts the name to 254 characters": (text) => [...text].slice(0, 254).join(""),
};

/** Changes of the name of each new pet, even if the JSON escapes its characters. */
const nameRows = Object.entries(nameChanges).map<MutantRow>(([title, change]) => {
  const { middleware } = requestBody(/(?<="name" ?: ?)"(?:[^"\\]|\\.)*"/, (json) => {
    const name = JSON.parse(json) as string;
    return change(name) === name ? json : JSON.stringify(change(name));
  });
  return ["requests/createPet/body/name/valid", onlyIn("createPet", { title, middleware })];
});

const textRows: MutantRow[] = [
  ["http/undocumented-path/pets/", requestPath(/\/$/)],
  ["http/undocumented-path//pets", requestPath(/\/\//g, "/")],
  ["http/undocumented-path/Pets", requestPath(/P/, "p")],
  ["orders/reserve", requestPath(/(?<=\/pets\/)\d+$/, minusOne)],
  ["requests/createPet/body/encoding", requestBody(/^\ufeff/)],
  ["requests/createPet/body/encoding", requestBody(/\ufffd/g, "?")],
  ["requests/createPet/body/malformed", requestBody(/,\}$/, "}")],
  ["requests/createPet/body/malformed", requestBody(/\/\/.*$/)],
  ["requests/createPet/body", requestBody(/^$/, "{}")],
  ["error-details/createPet/categoryId", requestBody(/:(-?\d+)\.0\b/, ":$1")],
  ["error-details/createPet/categoryId", requestBody(/:1e2\b/, ":100")],
  ['requests/createPet//categoryId/type: "7"', requestBody(/:"(\d+)"/, ":$1")],
  ["requests/createPet/body/status/invalid type null", requestBody(/,"\w+":null/)],
  ["idempotency/createPet/conflict/", requestBody(/\s/g)],
  ["requests/createPet//status/enum", requestBody(/,"status":"\w+"/)],
  ["pagination/keeps-filter", onlyIn("createPet", requestBody(/\}$/, ',"status":"available"}'))],
  ["requests/createPet//", onlyIn("createPet", responseBody(/^\{("id":\d+),(.*)\}$/, "{$2,$1}"))],
  ["pets/get", onlyIn("getPet", responseBody(/^\{("id":\d+),(.*)\}$/, "{$2,$1}"))],
  ["error-details/createPet/all members", responseBody(/("details":\[\{[^{}]*\}).*\]/, "$1]")],
  ["error-details/createPet/the unknown member a/b~c", responseBody(/~1/g, "/")],
  ["key-redaction/the parameter limit", addToMessage("the key", ({ headers }) => headers.get("Authorization"))],
  ["key-redaction/a path", addToMessage("the path", ({ url }) => url)],
  ["pagination/listPets", responseBody(/(?<=\[|,)\{(?:(?!"status")[^{}])*\},?/g)],
  ["orders/reserve", responseBody(/"pending"/g, '"available"')],
  ["orders/reserve", onlyIn("listPets", responseBody(/"pending"/g, '"available"'))],
  ["orders/reserve", onlyIn("createOrder", responseBody(/(?<="petId":)\d+/, plusOne))],
  ["pagination/listOrders", onlyIn("createOrder", responseBody(/(?<="id":)\d+/, plusOne))],
  ["orders/created-at", onlyIn("createOrder", responseBody(/Z(?="\}$)/, "+00:00"))],
  ["orders/created-at", onlyIn("createOrder", responseBody(/(?<="createdAt":")\d+/, plusOne))],
  ["pagination/keeps-filter", onlyIn("listPets", requestQuery(/status=\w+/))],
  ["pagination/listPets", requestQuery(/limit=4(?=&cursor)/, "limit=2")],
];

function operationRows(): MutantRow[] {
  return [
    ...operationIds.flatMap((operation): MutantRow[] => [
      [`responses/${operation}/internal_error`, addToMessage("the cause", () => storeFailure)],
      [`error-details/${operation}/the unknown parameter`, onlyIn(operation, requestQuery(/.+/))],
    ]),
    ...operationIds
      .filter((id) => contract.operations[id].body !== null)
      .flatMap((operation): MutantRow[] => [
        [
          `requests/${operation}/body/media-type`,
          onlyIn(operation, setRequestHeader("Content-Type", "application/json")),
        ],
        [`requests/${operation}/body/media-type`, requestHeader("Content-Encoding")],
      ]),
    ...pagedOperations.flatMap((operation): MutantRow[] => [
      [`requests/${operation}/query limit`, onlyIn(operation, requestQuery(/\blimit=[^&]*/))],
      [`requests/${operation}/query limit/repeated`, onlyIn(operation, requestQuery(/&.*/))],
      [`responses/${operation}/invalid_cursor`, onlyIn(operation, requestQuery(/\bcursor=[^&]*/))],
    ]),
    ...pagedOperations.flatMap(listRows),
  ];
}

function listRows(operation: OperationId): MutantRow[] {
  const changes: Record<string, ListChange> = {
    "lacks the last entry of the last page": (entries, page) => (page.hasNext ? entries : entries.slice(0, -1)),
    "lacks the last entry of every page except the last": (entries, page) =>
      page.hasNext ? entries.slice(0, -1) : entries,
    "lacks the first entry of each later page": (entries, page) => (page.isFirst ? entries : entries.slice(1)),
    "repeats the first entry of each later page": (entries, page) =>
      page.isFirst ? entries : [entries[0], ...entries],
  };
  return Object.entries(changes).map(([title, change]) => changeList(operation, title, change));
}

type ListChange = (entries: unknown[], page: { isFirst: boolean; hasNext: boolean }) => unknown[];

function changeList(operation: OperationId, title: string, change: ListChange): MutantRow {
  const middleware = onResponse((response, { url }) => {
    if (response.status !== 200 || response.text.length <= "[]".length) return response;
    const page = { isFirst: !url.includes("cursor="), hasNext: response.headers.has("Link") };
    return { ...response, text: stringifyJson(change(parseJson(response.text) as unknown[], page)) };
  });
  return [`pagination/${operation}/every-entry-once`, onlyIn(operation, { title, middleware })];
}

/** Returns the mutants that change 64-bit integers as lossy conversions do. */
function integerRows(): MutantRow[] {
  const inputs = contractDocument.operations
    .flatMap(({ id }) => listFields(id))
    .filter(({ schema }) => schema.format === "int64");
  const requestRows = inputs.flatMap((input) =>
    [lower32, lower53, unsigned].map((conversion) => requestIntegerRow(input, conversion)),
  );
  const responseRows = (["createPet", "getPet", "listPets"] as const).map(
    (operation): MutantRow => [
      operation === "listPets" ? "idempotency/createPet/replay" : "requests/createPet/body/categoryId/valid",
      onlyIn(operation, responseBody(/(?<=":)\d{16,}/g, asDouble)),
    ],
  );
  return [...requestRows, ...responseRows];
}

function requestIntegerRow({ operation, in: location, path }: InputField, conversion: Replacement): MutantRow {
  const toRow = (prefix: string, change: Change): MutantRow => [prefix, onlyIn(operation as OperationId, change)];
  if (location === "path") return toRow(`requests/${operation}/path ${path}/`, requestPath(/-?\d+$/, conversion));
  return toRow(`requests/${operation}/${path}/`, requestBody(new RegExp(`(?<="${path.slice(1)}":)-?\\d+`), conversion));
}

/** Changes a request header if it is sent. Without a pattern, removes it. */
function requestHeader(name: string, pattern?: RegExp, replacement: Replacement = ""): Change {
  return toChange(`request header ${name}`, pattern, replacement, (change) =>
    onRequest((request) => {
      const value = request.headers.get(name);
      return value === null ? request : withRequestHeader(request, name, pattern && change(value));
    }),
  );
}

function responseHeader(name: string, pattern?: RegExp, replacement: Replacement = ""): Change {
  return toChange(`response header ${name}`, pattern, replacement, (change) =>
    onResponse((response) => {
      const value = response.headers.get(name);
      return value === null ? response : withHeader(response, name, pattern && change(value));
    }),
  );
}

function requestPath(pattern: RegExp, replacement: Replacement = ""): Change {
  return toChange("request path", pattern, replacement, (change) => changeUrl("pathname", change));
}

function requestQuery(pattern: RegExp, replacement: Replacement = ""): Change {
  return toChange("request query", pattern, replacement, (change) => changeUrl("search", change));
}

/** Decodes characters that need no percent-encoding before the change. */
function changeUrl(part: "pathname" | "search", change: (text: string) => string): Middleware {
  return onRequest((request) =>
    withUrl(request, (url) => {
      const decoded = decodePlain(url[part]);
      if (change(decoded) !== decoded) url[part] = change(decoded);
    }),
  );
}

function requestBody(pattern: RegExp, replacement: Replacement = ""): Change {
  return toChange("request body", pattern, replacement, (change) => onRequest((request) => withBody(request, change)));
}

function responseBody(pattern: RegExp, replacement: Replacement = ""): Change {
  return toChange("response body", pattern, replacement, (change) =>
    onResponse((response) => ({ ...response, text: change(response.text) })),
  );
}

function toChange(
  part: string,
  pattern: RegExp | undefined,
  replacement: Replacement,
  createMiddleware: (change: (text: string) => string) => Middleware,
): Change {
  return {
    title: formatTitle(part, pattern, replacement),
    middleware: createMiddleware((text) => (pattern ? text.replace(pattern, replacement as string) : text)),
  };
}

function formatTitle(part: string, pattern: RegExp | undefined, replacement: Replacement): string {
  if (!pattern) return `removes ${part}`;
  if (replacement === "") return `removes ${pattern} from ${part}`;
  if (typeof replacement === "function") return `applies ${replacement.name} to ${pattern} in ${part}`;
  return `replaces ${pattern} in ${part} with ${replacement}`;
}

function onlyIn(operation: OperationId, { title, middleware }: Change): Change {
  return { title: `${operation} ${title}`, middleware: forOperation(operation, middleware) };
}

function onHead({ title, middleware }: Change): Change {
  return { title: `HEAD ${title}`, middleware: forRequests(({ method }) => method === "HEAD", middleware) };
}

function addToMessage(title: string, toText: (request: Request) => string | null): Change {
  const middleware = onResponse((response, request) => ({
    ...response,
    text: response.text.replace('"message":"', () => `"message":"${toText(request)}: `),
  }));
  return { title: `the message contains ${title}`, middleware };
}

function setRequestHeader(name: string, value: string): Change {
  const middleware = onRequest((request) => withRequestHeader(request, name, value));
  return { title: `sets request header ${name} to ${value}`, middleware };
}

function setResponseHeader(name: string, title: string, toValue: (request: Request) => string): Change {
  const middleware = onResponse((response, request) => withHeader(response, name, toValue(request)));
  return { title: `sets response header ${name} to ${title}`, middleware };
}

function changeMethod(method: string, newMethod: string): Change {
  const middleware = onRequest(({ url, headers }) => new Request(url, { method: newMethod, headers }));
  return {
    title: `handles ${method} as ${newMethod}`,
    middleware: forRequests((request) => request.method === method, middleware),
  };
}
