import { randomUUID } from "node:crypto";
import type { OperationId } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import {
  conditionalOperations,
  operationIds,
  operationsWithBody,
  pagedOperations,
} from "../src/cases/contract-case.ts";
import { documentedInputs, type Input } from "../src/coverage/input.ts";
import { contractDocument } from "../src/document/contract-document.ts";
import { allowedOrigin, storeFailure } from "../src/target.ts";
import type { Mutant } from "./wire.ts";
import {
  decodePlain,
  only,
  onRequest,
  onResponse,
  type Wire,
  when,
  withBody,
  withHeader,
  withRequestHeader,
  withUrl,
} from "./wire.ts";

/** @param cases id prefix of the relevant cases: only they may kill the mutant */
type MutantRow = readonly [cases: string, change: Change];
interface Change {
  readonly title: string;
  readonly wire: Wire;
}
type Replacement = string | ((found: string) => string);

const cors = "access-control";
const figures = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "Retry-After"];
const lower32 = (digits: string): string => String(BigInt.asUintN(32, BigInt(digits)));
const lower53 = (digits: string): string => String(BigInt.asUintN(53, BigInt(digits)));
const unsigned = (digits: string): string => digits.replace("-", "");
const asDouble = (digits: string): string => String(BigInt(Number(digits)));
const newTag = (): string => `"${randomUUID()}"`;
const plusOne = (digits: string): string => String(Number(digits) + 1);
const minusOne = (digits: string): string => String(Math.max(0, Number(digits) - 1));
const timesThousand = (digits: string): string => `${digits}000`;

/** Returns the mutants that change one message at a time. Each row changes every message that it matches. */
export function messageMutants(): Mutant[] {
  const rows = [
    ...conditionalOperations.flatMap(conditionalRows),
    ...headerRows,
    ...nameRows,
    ...textRows,
    ...operationRows(),
    ...integerRows(),
  ];
  const headWithBody: Mutant = {
    id: "behaviour/head/bytes: HEAD has a body",
    about: ["head/bytes"],
    mutation: { parser: (response, asked) => (asked.startsWith("HEAD ") ? { ...response, text: "{}" } : response) },
  };
  return [
    headWithBody,
    ...rows.map(([cases, { title, wire }]) => ({
      id: `behaviour/${cases}: ${title}`,
      about: [cases],
      mutation: { wire: () => wire },
    })),
  ];
}

function conditionalRows(operation: OperationId): MutantRow[] {
  const rows: MutantRow[] = [
    ["named/the tag", requestHeader("If-None-Match")],
    ["named/any tag", requestHeader("If-None-Match", /^\*$/, '"none"')],
    ["named/the tag marked as weak", requestHeader("If-None-Match", /^W\/.*/, '"none"')],
    ["named/a list that holds the tag", requestHeader("If-None-Match", /,.*/)],
    ["not-named/the tag without its quotes", requestHeader("If-None-Match", /^[\w-]+$/, '"$&"')],
    ["not-named/a star in quotes", requestHeader("If-None-Match", /^"\*"$/, "*")],
    ["not-named/nothing", requestHeader("If-None-Match", /^$/, "*")],
    ["head", onHead(requestHeader("If-None-Match"))],
    ["same-tag", responseHeader("ETag", /^/, "W/")],
    ["same-tag", responseHeader("ETag", /.+/, newTag)],
  ];
  return rows.map(([cases, change]) => [`conditional/${operation}/${cases}`, limited(operation, change)]);
}

const headerRows: MutantRow[] = [
  ["authentication/listPets/another scheme", requestHeader("Authorization", /^Basic/, "Bearer")],
  ["authentication/scheme/", requestHeader("Authorization", /^(?!Bearer ).*/, "none")],
  ["authentication/listPets/a key with something", requestHeader("Authorization", /(?<=as_(live|test)_\w{38}).*/)],
  ["request-ids/kept", requestHeader("X-Request-Id")],
  ["request-ids/replaced/x", requestHeader("X-Request-Id", /(?<=.{128}).*/)],
  ["request-ids/new", setRequestHeader("X-Request-Id", "one-for-all")],
  ["request-ids/replaced/a key", setResponseHeader("X-Request-Id", ({ headers }) => headers.get("X-Request-Id") ?? "")],
  ["cross-origin/foreign", requestHeader("Origin", new RegExp(`(?<=.{${allowedOrigin.length}}).*`))],
  ["cross-origin/without-an-origin", responseHeader("Vary")],
  ...["ETag", ...figures].map<MutantRow>((name) => [
    "cross-origin/listPets",
    responseHeader(`${cors}-expose-headers`, new RegExp(`\\b${name}\\b`)),
  ]),
  ["preflights/pets", requestHeader(`${cors}-request-method`)],
  ["preflights/pets", responseHeader(`${cors}-allow-headers`)],
  ["preflights/pets", responseHeader(`${cors}-allow-methods`, /,POST/)],
  ["preflights/options-", setRequestHeader(`${cors}-request-method`, "GET")],
  ["routing/options", responseHeader("Allow", /HEAD, /)],
  ["scopes/OPTIONS", changeMethod("OPTIONS", "GET")],
  ["limits/both", responseHeader("Retry-After", /\d+/, "60")],
  ["responses/listPets/daily_quota", responseHeader("Retry-After", /\d+/, "60")],
  ["head/", onHead(responseHeader("ETag"))],
  ["head/", onHead(responseHeader("Content-Length", /\d+/, "0"))],
  ["head/", changeMethod("HEAD", "DELETE")],
  ["idempotency/createPet/replay", responseHeader("Idempotency-Replayed")],
  ["idempotency/createPet/replay", setResponseHeader("Idempotency-Replayed", () => "true")],
  ["inputs/createPet/Content-Type", requestHeader("Content-Type", /.+[;A-Z].*/, "text/plain")],
  ["paging/listPets", responseHeader("Link")],
  ["paging/keeps-filter", responseHeader("Link", /&status=\w+/)],
  ["paging/listPets", responseHeader("Link", /limit=\d+&/)],
  [
    "paging/listPets",
    limited(
      "listPets",
      setResponseHeader("Link", ({ url }) => `<${url}&cursor=none>; rel="next"`),
    ),
  ],
  ...figures.flatMap((name) =>
    [plusOne, minusOne, timesThousand].map<MutantRow>((change) => [
      name === "Retry-After" ? "limits/retry-after" : "limits/plan",
      responseHeader(name, /\d+/, change),
    ]),
  ),
];

const nameRows: MutantRow[] = [
  ["inputs/createPet//name/pattern: blanks", name("trimmed", (text) => text.trim() || text)],
  ["inputs/createPet//name/pattern: a decomposed", name("composed", (text) => text.normalize("NFC"))],
  ["inputs/createPet//name/pattern: a composed", name("decomposed", (text) => text.normalize("NFD"))],
  ["inputs/createPet//name/pattern: control", name("without controls", (text) => text.replaceAll(/\p{Cc}/gu, "?"))],
  [
    "inputs/createPet//name/pattern: a byte",
    name("without a byte order mark", (text) => text.replaceAll("\ufeff", "")),
  ],
  ["inputs/createPet//name/maxLength: 255", name("cut", (text) => [...text].slice(0, 254).join(""))],
];

const textRows: MutantRow[] = [
  ["routing/unknown//pets/", requestPath(/\/$/)],
  ["routing/unknown///pets", requestPath(/\/\//g, "/")],
  ["routing/unknown//Pets", requestPath(/P/, "p")],
  ["orders/reserve", requestPath(/(?<=\/pets\/)\d+$/, minusOne)],
  ["inputs/createPet/body: a byte", requestBody(/^\ufeff/)],
  ["inputs/createPet/body: the bytes", requestBody(/\ufffd/g, "?")],
  ["inputs/createPet/body: a trailing comma", requestBody(/,\}$/, "}")],
  ["inputs/createPet/body: a comment", requestBody(/\/\/.*$/)],
  ["inputs/createPet/body: empty", requestBody(/^$/, "{}")],
  ["inputs/createPet//categoryId/type: 1.0", requestBody(/:(-?\d+)\.0\b/, ":$1")],
  ["inputs/createPet//categoryId/type: 1e2", requestBody(/:1e2\b/, ":100")],
  ['inputs/createPet//categoryId/type: "7"', requestBody(/:"(\d+)"/, ":$1")],
  ["inputs/createPet//status/type: null", requestBody(/,"\w+":null/)],
  ["idempotency/createPet/bytes", requestBody(/\s/g)],
  ["inputs/createPet//status/enum", requestBody(/,"status":"\w+"/)],
  ["paging/keeps-filter", limited("createPet", requestBody(/\}$/, ',"status":"available"}'))],
  ["inputs/createPet//", limited("createPet", responseBody(/^\{("id":\d+),(.*)\}$/, "{$2,$1}"))],
  ["inputs/createPet//", limited("getPet", responseBody(/^\{("id":\d+),(.*)\}$/, "{$2,$1}"))],
  ["inputs/createPet/all wrong", responseBody(/("details":\[\{[^{}]*\}).*\]/, "$1]")],
  ["inputs/createPet/unknown member a/b~c", responseBody(/~1/g, "/")],
  [
    "quoted-keys/a parameter",
    { title: "the message contains the key", wire: adding(({ headers }) => headers.get("Authorization")) },
  ],
  ["quoted-keys/a path", { title: "the message contains the path", wire: adding(({ url }) => url) }],
  ["paging/listPets", responseBody(/(?<=\[|,)\{(?:(?!"status")[^{}])*\},?/g)],
  ["orders/reserve", responseBody(/"pending"/g, '"available"')],
  ["orders/list-follows", limited("listPets", responseBody(/"pending"/g, '"available"'))],
  ["orders/reserve", limited("createOrder", responseBody(/(?<="petId":)\d+/, plusOne))],
  ["paging/listOrders", limited("createOrder", responseBody(/(?<="id":)\d+/, plusOne))],
  ["orders/created-at", limited("createOrder", responseBody(/Z(?="\}$)/, "+00:00"))],
  ["orders/created-at", limited("createOrder", responseBody(/(?<="createdAt":")\d+/, plusOne))],
  ["paging/keeps-filter", limited("listPets", requestQuery(/status=\w+/))],
  ["paging/listPets", requestQuery(/limit=5(?=&cursor)/, "limit=2")],
];

function operationRows(): MutantRow[] {
  return [
    ...operationIds.flatMap((operation): MutantRow[] => [
      [
        `responses/${operation}/internal_error`,
        { title: "the message contains the cause", wire: adding(() => storeFailure) },
      ],
      [`inputs/${operation}/unknown parameter`, limited(operation, requestQuery(/.+/))],
    ]),
    ...operationsWithBody.flatMap((operation): MutantRow[] => [
      [`inputs/${operation}/Content-Type`, limited(operation, setRequestHeader("Content-Type", "application/json"))],
      [`inputs/${operation}/Content-Encoding`, requestHeader("Content-Encoding")],
    ]),
    ...pagedOperations.flatMap((operation): MutantRow[] => [
      [`inputs/${operation}/query limit`, limited(operation, requestQuery(/\blimit=[^&]*/))],
      [`inputs/${operation}/query limit/repeated`, limited(operation, requestQuery(/&.*/))],
      [`responses/${operation}/invalid_cursor`, limited(operation, requestQuery(/\bcursor=[^&]*/))],
    ]),
    ...pagedOperations.flatMap(listRows),
  ];
}

function listRows(operation: OperationId): MutantRow[] {
  return [
    list(operation, "is in descending order", (entries) => entries.toReversed()),
    list(operation, "has each entry twice", (entries) => entries.flatMap((entry) => [entry, entry])),
    list(operation, "lacks its last entry", (entries, page) => (page.hasNext ? entries : entries.slice(0, -1))),
    list(operation, "is one entry short", (entries, page) => (page.hasNext ? entries.slice(0, -1) : entries)),
    list(operation, "skips an entry", (entries, page) => (page.isFirst ? entries : entries.slice(1))),
    list(operation, "repeats an entry", (entries, page) => (page.isFirst ? entries : [entries[0], ...entries])),
  ];
}

type ListChange = (entries: unknown[], page: { isFirst: boolean; hasNext: boolean }) => unknown[];

function list(operation: OperationId, title: string, change: ListChange): MutantRow {
  const wire = onResponse((response, { url }) => {
    if (response.status !== 200 || response.text.length <= "[]".length) return response;
    const page = { isFirst: !url.includes("cursor="), hasNext: response.headers.has("Link") };
    return { ...response, text: stringifyJson(change(parseJson(response.text) as unknown[], page)) };
  });
  return [`paging/${operation}/every-entry-once`, limited(operation, { title, wire })];
}

/** Returns the mutants that change 64-bit integers as lossy programs do, in requests and in responses. */
function integerRows(): MutantRow[] {
  const inputs = documentedInputs(contractDocument).filter(({ schema }) => schema.node.format === "int64");
  const sent = inputs.flatMap((input) => [lower32, lower53, unsigned].map((cut) => sentIntegerRow(input, cut)));
  const returned = (["createPet", "getPet", "listPets"] as const).map(
    (operation): MutantRow => [
      "inputs/createPet//categoryId/type",
      limited(operation, responseBody(/(?<=":)\d{16,}/g, asDouble)),
    ],
  );
  return [...sent, ...returned];
}

function sentIntegerRow({ operation, in: location, name }: Input, cut: Replacement): MutantRow {
  const row = (cases: string, change: Change): MutantRow => [cases, limited(operation as OperationId, change)];
  if (location === "path") return row(`inputs/${operation}/path ${name}/`, requestPath(/-?\d+$/, cut));
  if (location === "query")
    return row(`paging/keeps-filter/${name}`, requestQuery(new RegExp(`(?<=\\b${name}=)-?\\d+`), cut));
  return row(`inputs/${operation}/${name}/`, requestBody(new RegExp(`(?<="${name.slice(1)}":)-?\\d+`), cut));
}

/** Changes one request header if it is sent. @param pattern the part to replace; without it, the header is removed */
function requestHeader(name: string, pattern?: RegExp, replacement: Replacement = ""): Change {
  return titled(`request's ${name}`, pattern, replacement, (change) =>
    onRequest((request) => {
      const value = request.headers.get(name);
      return value === null ? request : withRequestHeader(request, name, pattern && change(value));
    }),
  );
}

function responseHeader(name: string, pattern?: RegExp, replacement: Replacement = ""): Change {
  return titled(`response's ${name}`, pattern, replacement, (change) =>
    onResponse((response) => {
      const value = response.headers.get(name);
      return value === null ? response : withHeader(response, name, pattern && change(value));
    }),
  );
}

function requestPath(pattern: RegExp, replacement?: Replacement): Change {
  return requestUrl("path", "pathname", pattern, replacement);
}

function requestQuery(pattern: RegExp, replacement?: Replacement): Change {
  return requestUrl("query", "search", pattern, replacement);
}

/** Decodes letters, digits and hyphens that are percent-encoded without need, then applies the pattern. */
function requestUrl(title: string, part: "pathname" | "search", pattern: RegExp, to: Replacement = ""): Change {
  return titled(title, pattern, to, (change) =>
    onRequest((request) =>
      withUrl(request, (url) => {
        const text = decodePlain(url[part]);
        if (change(text) !== text) url[part] = change(text);
      }),
    ),
  );
}

function requestBody(pattern: RegExp, replacement: Replacement = ""): Change {
  return titled("request body", pattern, replacement, (change) => onRequest((request) => withBody(request, change)));
}

/** Changes the name of each new pet, also if the JSON escapes its characters. */
function name(title: string, change: (name: string) => string): Change {
  const next = (text: string): string => {
    const pattern = /(?<="name" ?: ?)"(?:[^"\\]|\\.)*"/;
    return text.replace(pattern, (json) => {
      const sent = JSON.parse(json) as string;
      return change(sent) === sent ? json : JSON.stringify(change(sent));
    });
  };
  return limited("createPet", { title: `name ${title}`, wire: onRequest((request) => withBody(request, next)) });
}

function responseBody(pattern: RegExp, replacement: Replacement = ""): Change {
  return titled("response body", pattern, replacement, (change) =>
    onResponse((response) => ({ ...response, text: change(response.text) })),
  );
}

function titled(
  part: string,
  pattern: RegExp | undefined,
  replacement: Replacement,
  make: (change: (text: string) => string) => Wire,
): Change {
  const written = typeof replacement === "string" ? `"${replacement}"` : replacement.name;
  return {
    title: pattern ? `${part} with ${written} for ${pattern}` : `no ${part}`,
    wire: make((text) => (pattern ? text.replace(pattern, replacement as string) : text)),
  };
}

function limited(operation: OperationId, { title, wire }: Change): Change {
  return { title: `${operation} ${title}`, wire: only(operation, wire) };
}

function onHead({ title, wire }: Change): Change {
  return { title: `HEAD ${title}`, wire: when(({ method }) => method === "HEAD", wire) };
}

/** Adds a text to the message of an error. */
function adding(what: (request: Request) => string | null): Wire {
  return onResponse((response, request) => ({
    ...response,
    text: response.text.replace('"message":"', () => `"message":"${what(request)}: `),
  }));
}

function setRequestHeader(name: string, value: string): Change {
  return {
    title: `request's ${name} is "${value}"`,
    wire: onRequest((request) => withRequestHeader(request, name, value)),
  };
}

function setResponseHeader(name: string, value: (request: Request) => string): Change {
  return {
    title: `response's ${name} is ${value}`,
    wire: onResponse((response, request) => withHeader(response, name, value(request))),
  };
}

function changeMethod(from: string, to: string): Change {
  return {
    title: `${from} is handled as ${to}`,
    wire: when(
      ({ method }) => method === from,
      onRequest(({ url, headers }) => new Request(url, { method: to, headers })),
    ),
  };
}
