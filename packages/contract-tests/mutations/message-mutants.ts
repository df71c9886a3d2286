import { randomUUID } from "node:crypto";
import { contract, type OperationId } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import {
  conditionalOperations,
  operationIds,
  operationsWithBody,
  pagedOperations,
} from "../src/cases/contract-case.ts";
import { documentedInputs } from "../src/coverage/input.ts";
import { contractDocument } from "../src/document/contract-document.ts";
import { pageOrigin, storeFailure } from "../src/target.ts";
import type { Mutant } from "./mutant.ts";
import {
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

/** @param cases beginning of the ids of the cases that are about it: only they may kill it */
type Row = readonly [cases: string, change: Change];
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

/** What a service makes of one message. Each row changes every message that it fits. */
export function messageMutants(): Mutant[] {
  const rows = [
    ...conditionalOperations.flatMap(conditionalRows),
    ...headerRows,
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

function conditionalRows(operation: OperationId): Row[] {
  const rows: Row[] = [
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

const headerRows: Row[] = [
  ["authentication/listPets/another scheme", requestHeader("Authorization", /^Basic/, "Bearer")],
  ["authentication/scheme/", requestHeader("Authorization", /^(?!Bearer ).*/, "none")],
  ["authentication/listPets/a key with something", requestHeader("Authorization", /(?<=as_(live|test)_\w{38}).*/)],
  ["request-ids/kept", requestHeader("X-Request-Id")],
  ["request-ids/replaced/x", requestHeader("X-Request-Id", /(?<=.{128}).*/)],
  ["request-ids/new", setRequestHeader("X-Request-Id", "one-for-all")],
  ["request-ids/replaced/a key", setResponseHeader("X-Request-Id", ({ headers }) => headers.get("X-Request-Id") ?? "")],
  ["cross-origin/foreign", requestHeader("Origin", new RegExp(`(?<=.{${pageOrigin.length}}).*`))],
  ["cross-origin/without-an-origin", responseHeader("Vary")],
  ...["Retry-After", "ETag", ...figures].map(
    (name): Row => ["cross-origin/listPets", responseHeader(`${cors}-expose-headers`, new RegExp(`\\b${name}\\b`))],
  ),
  ["preflights/pets", requestHeader(`${cors}-request-method`)],
  ["preflights/pets", responseHeader(`${cors}-allow-headers`)],
  ["preflights/pets", responseHeader(`${cors}-allow-methods`, /,POST/)],
  ["preflights/options-", setRequestHeader(`${cors}-request-method`, "GET")],
  ["routing/options", responseHeader("Allow", /HEAD, /)],
  ["scopes/OPTIONS", changeMethod("OPTIONS", "GET")],
  ["limits/both", responseHeader("Retry-After", /\d+/, "60")],
  ["limits/listPets/daily", responseHeader("Retry-After", /\d+/, "60")],
  ["head/", onHead(responseHeader("ETag"))],
  ["head/", onHead(responseHeader("Content-Length", /\d+/, "0"))],
  ["head/", changeMethod("HEAD", "DELETE")],
  ["idempotency/createPet/replay", responseHeader("Idempotency-Replayed")],
  ["idempotency/createPet/replay", setResponseHeader("Idempotency-Replayed", () => "true")],
  ["media-types/createPet/application", requestHeader("Content-Type", /.+[;A-Z].*/, "text/plain")],
  ["paging/default", responseHeader("Link")],
  ["paging/keeps-filter", responseHeader("Link", /&status=\w+/)],
  ["paging/every-pet-once", responseHeader("Link", /limit=\d+&/)],
  [
    "paging/exactly-full",
    limited(
      "listPets",
      setResponseHeader("Link", ({ url }) => `<${url}&cursor=none>; rel="next"`),
    ),
  ],
  ...figures.flatMap((name) =>
    [plusOne, minusOne, timesThousand].map(
      (change): Row => [
        name === "Retry-After" ? "limits/retry-after" : "limits/plan",
        responseHeader(name, /\d+/, change),
      ],
    ),
  ),
];

const textRows: Row[] = [
  ["routing/unknown//pets/", requestPath(/\/$/)],
  ["routing/unknown///pets", requestPath(/\/\//g, "/")],
  ["routing/unknown//Pets", requestPath(/P/, "p")],
  ["pets/get", requestPath(/(?<=\/pets\/)\d+$/, minusOne)],
  ["bodies/createPet/malformed/a byte", requestBody(/^\ufeff/)],
  // What is no UTF-8 is replaced on the way.
  ["bodies/createPet/malformed/an invalid byte", requestBody(/^$/)],
  ["bodies/createPet/malformed/a trailing comma", requestBody(/,\}$/, "}")],
  ["bodies/createPet/malformed/a comment", requestBody(/\/\/.*$/)],
  ["bodies/createPet/malformed/an empty", requestBody(/^$/, "{}")],
  ["pets/int64-refused/1.0", requestBody(/:(-?\d+)\.0\b/, ":$1")],
  ["pets/int64-refused/1e2", requestBody(/:1e2\b/, ":100")],
  ['pets/int64-refused/"7"', requestBody(/:"(\d+)"/, ":$1")],
  ["body-members/createPet/status/null", requestBody(/,"\w+":null/)],
  ["idempotency/createPet/bytes", requestBody(/\s/g)],
  ["pet-names/kept/blanks around", requestBody(/(?<="name":") +/)],
  ["pet-names/kept/255", requestBody(/(?<="name":"x{254})x+/)],
  ["pet-names/kept/control", requestBody(/\\u00\w\w/g)],
  ["pet-names/kept/a byte order mark", requestBody(/\ufeff/g)],
  ["pet-names/kept/a decomposed", requestBody(/e\u0301/g, "\u00e9")],
  ["pet-names/kept/a composed", requestBody(/\u00e9/g, "e\u0301")],
  ["pets/create", requestBody(/,"status":"\w+"/)],
  ["pets/without-status", requestBody(/\}$/, ',"status":"available"}')],
  ["body-members/createPet/several", responseBody(/("details":\[\{[^{}]*\}).*\]/, "$1]")],
  ["body-members/createPet/unknown/a/b~c", responseBody(/~1/g, "/")],
  [
    "quoted-keys/a parameter",
    { title: "the key is told", wire: telling(({ headers }) => headers.get("Authorization")) },
  ],
  ["quoted-keys/a path", { title: "the path is told", wire: telling(({ url }) => url) }],
  ["pets/no-filter", responseBody(/(?<=\[|,)\{(?:(?!"status")[^{}])*\},?/g)],
  ["orders/reserve", responseBody(/"pending"/g, '"available"')],
  ["orders/list-follows", limited("listPets", responseBody(/"pending"/g, '"available"'))],
  ["orders/reserve", limited("createOrder", responseBody(/(?<="petId":)\d+/, plusOne))],
  ["orders/list", limited("createOrder", responseBody(/(?<="id":)\d+/, plusOne))],
  ["orders/created-at", limited("createOrder", responseBody(/Z(?="\}$)/, "+00:00"))],
  ["orders/created-at", limited("createOrder", responseBody(/(?<="createdAt":")\d+/, plusOne))],
  ["pets/filter", limited("listPets", requestQuery(/status=\w+/))],
  ["paging/another-limit", requestQuery(/limit=5(?=&cursor)/, "limit=2")],
];

function operationRows(): Row[] {
  return [
    ...operationIds.flatMap((operation): Row[] => [
      [`failures/${operation}`, { title: "the cause is told", wire: telling(() => storeFailure) }],
      [`member-order/${operation}`, responseBody(/\{("id":\d+),([^{}]*)\}/g, "{$2,$1}")],
      [`parameters/${operation}/unknown`, limited(operation, requestQuery(/\b(colour|Limit|__proto__)=red/))],
    ]),
    ...operationsWithBody.flatMap((operation): Row[] => [
      [`media-types/${operation}/refused`, limited(operation, setRequestHeader("Content-Type", "application/json"))],
      [`media-types/${operation}/encoding`, requestHeader("Content-Encoding")],
    ]),
    ...pagedOperations.flatMap((operation): Row[] => [
      [`parameters/${operation}/limit-refused`, limited(operation, requestQuery(/\blimit=[^&]*/))],
      [`parameters/${operation}/repeated`, limited(operation, requestQuery(/&.*/))],
      [`paging/${operation}/cursor`, limited(operation, requestQuery(/\bcursor=[^&]*/))],
    ]),
    ...listRows("listPets", "pets/no-filter", "paging/every-pet-once"),
    ...listRows("listOrders", "orders/list", "paging/orders"),
  ];
}

/** @param whole cases that compare a whole list @param pages cases that compare its pages */
function listRows(operation: OperationId, whole: string, pages: string): Row[] {
  return [
    [whole, list(operation, "is in descending order", (entries) => entries.toReversed())],
    [whole, list(operation, "has each entry twice", (entries) => entries.flatMap((entry) => [entry, entry]))],
    [
      whole,
      list(operation, "lacks its last entry", (entries, page) => (page.hasNext ? entries : entries.slice(0, -1))),
    ],
    [pages, list(operation, "is one entry short", (entries, page) => (page.hasNext ? entries.slice(0, -1) : entries))],
    [pages, list(operation, "skips an entry", (entries, page) => (page.isFirst ? entries : entries.slice(1)))],
    [
      pages,
      list(operation, "repeats an entry", ([first, ...more], page) => [
        ...(page.isFirst ? [] : [first]),
        first,
        ...more,
      ]),
    ],
  ];
}

type ListChange = (entries: unknown[], page: { isFirst: boolean; hasNext: boolean }) => unknown[];

function list(operation: OperationId, title: string, change: ListChange): Change {
  const wire = onResponse((response, { url }) => {
    if (response.status !== 200 || response.text.length <= "[]".length) return response;
    const page = { isFirst: !url.includes("cursor="), hasNext: response.headers.has("Link") };
    return { ...response, text: stringifyJson(change(parseJson(response.text) as unknown[], page)) };
  });
  return limited(operation, { title, wire });
}

/** Each 64-bit integer cut where programs cut it, on the way in and on the way out. */
function integerRows(): Row[] {
  const inputs = documentedInputs(contractDocument).filter(({ schema }) => schema.node.format === "int64");
  const sent = inputs.flatMap(({ operation: id, name: pointer }) => {
    const [operation, name] = [id as OperationId, pointer.replace("/", "")];
    const isInPath = contract.operations[operation].path.includes(`{${name}}`);
    const cases = operation === "createPet" ? "pets/int64/" : `pets/another-id/${operation}`;
    return [lower32, lower53, unsigned].map(
      (cut): Row => [
        cases,
        limited(
          operation,
          isInPath ? requestPath(/-?\d+$/, cut) : requestBody(new RegExp(`(?<="${name}":)-?\\d+`), cut),
        ),
      ],
    );
  });
  const told = (["createPet", "getPet", "listPets"] as const).map(
    (operation): Row => ["pets/int64/9007199254740993", limited(operation, responseBody(/(?<=":)\d{16,}/g, asDouble))],
  );
  return [...sent, ...told];
}

/** One header where it is sent. @param pattern what is replaced in it; without it the header goes */
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

function requestPath(pattern: RegExp, replacement: Replacement = ""): Change {
  return titled("path", pattern, replacement, (change) =>
    onRequest((request) => withUrl(request, (url) => Object.assign(url, { pathname: change(url.pathname) }))),
  );
}

function requestQuery(pattern: RegExp, replacement: Replacement = ""): Change {
  return titled("query", pattern, replacement, (change) =>
    onRequest((request) => withUrl(request, (url) => Object.assign(url, { search: change(url.search) }))),
  );
}

function requestBody(pattern: RegExp, replacement: Replacement = ""): Change {
  return titled("request body", pattern, replacement, (change) => onRequest((request) => withBody(request, change)));
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

/** Adds something to the message of a refusal. */
function telling(what: (request: Request) => string | null): Wire {
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
    title: `${from} is taken for ${to}`,
    wire: when(
      ({ method }) => method === from,
      onRequest(({ url, headers }) => new Request(url, { method: to, headers })),
    ),
  };
}
