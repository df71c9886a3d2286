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
import type { Wire } from "./wire.ts";
import * as change from "./wire.ts";

const { answerHeader, answerText, only, requestBody, requestHeader, requestPath, requestUrl, when } = change;

/** @param about beginning of the ids of the cases that are about it: only they may kill it */
type Row = readonly [what: string, about: string, wire: Wire];
type ListChange = (entries: object[], page: { isFirst: boolean; hasNext: boolean }) => object[];

const isHead = ({ method }: Request): boolean => method === "HEAD";
const dropped = (): undefined => undefined;
const plusOne = (digits: string): string => String(BigInt(digits) + 1n);

/** What a service makes of one message: each row changes every request or answer that it fits. */
export function messageMutants(): Mutant[] {
  const rows = [
    ...conditionalOperations.flatMap(conditionalRows),
    ...httpRows(),
    ...keyRows(),
    ...figureRows(),
    ...pagedOperations.flatMap(listRows),
    ...pagingRows(),
    ...storeRows(),
    ...integerRows(),
  ];
  const hasBody: Mutant = {
    id: "behaviour/http/HEAD has a body",
    about: ["head/bytes"],
    plant: () => ({ parser: (answer, asked) => (asked.startsWith("HEAD ") ? { ...answer, text: "{}" } : answer) }),
  };
  return [
    hasBody,
    ...rows.map(([what, about, wire]) => ({ id: `behaviour/${what}`, about: [about], plant: () => ({ wire }) })),
  ];
}

function conditionalRows(operation: OperationId): Row[] {
  const tag = (what: string, about: string, pattern: RegExp, replacement: string): Row => [
    `conditional/${operation}: ${what}`,
    `conditional/${operation}/${about}`,
    only(operation, requestHeader("if-none-match", swap(pattern, replacement))),
  ];
  const never = requestHeader("if-none-match", dropped);
  return [
    tag("a star names no tag", "named/any tag", /^\*$/, '"none"'),
    tag("a weak tag names nothing", "named/the tag marked as weak", /^W\/.*/, '"none"'),
    tag("of a list only the first tag counts", "named/a list that holds the tag", /,.*/, ""),
    tag("a bare word is a tag", "not-named/the tag without its quotes", /^[\w-]+$/, '"$&"'),
    tag("a star in quotes is one", "not-named/a star in quotes", /^"\*"$/, "*"),
    tag("an empty If-None-Match is a star", "not-named/nothing", /^$/, "*"),
    [
      `conditional/${operation}: a 304 is never given`,
      `conditional/${operation}/named/the tag`,
      only(operation, never),
    ],
    [
      `conditional/${operation}: HEAD is never 304`,
      `conditional/${operation}/head`,
      only(operation, when(isHead, never)),
    ],
    [
      `conditional/${operation}: an ETag is weak`,
      `conditional/${operation}/same-tag`,
      answerHeader("etag", swap(/^/, "W/")),
    ],
  ];
}

function httpRows(): Row[] {
  const cors = (header: string): string => `access-control-${header}`;
  const hidden = ["Retry-After", "ETag", "X-RateLimit-Remaining", "X-Request-Id"];
  return [
    [
      "http/CORS lets in origins that begin alike",
      "cross-origin/foreign",
      requestHeader("origin", (origin) => origin?.slice(0, pageOrigin.length)),
    ],
    ["http/an answer does not vary by Origin", "cross-origin/without-an-origin", answerHeader("vary", dropped)],
    ...hidden.map(
      (name): Row => [
        `http/pages may not read ${name}`,
        "cross-origin/listPets",
        answerHeader(cors("expose-headers"), swap(new RegExp(`\\b${name}\\b`), "")),
      ],
    ),
    ["http/a preflight permits no header", "preflights/pets", answerHeader(cors("allow-headers"), dropped)],
    ["http/a preflight forgets POST", "preflights/pets", answerHeader(cors("allow-methods"), swap(/,POST/, ""))],
    ["http/a preflight needs a key", "preflights/pets", requestHeader(cors("request-method"), dropped)],
    [
      "http/every OPTIONS with an Origin is a preflight",
      "preflights/options-",
      when(
        ({ method, headers }) => method === "OPTIONS" && headers.has("origin"),
        requestHeader(cors("request-method"), () => "GET"),
      ),
    ],
    ["http/Allow forgets HEAD", "routing/options", answerHeader("allow", swap(/HEAD, /, ""))],
    ["http/HEAD has no ETag", "head/", when(isHead, answerHeader("etag", dropped))],
    [
      "http/HEAD tells a length of 0",
      "head/",
      when(
        isHead,
        answerHeader("content-length", () => "0"),
      ),
    ],
    [
      "http/HEAD is not allowed",
      "head/",
      when(
        isHead,
        change.onRequest(({ url, headers }) => new Request(url, { method: "DELETE", headers })),
      ),
    ],
    ["http/a trailing slash is ignored", "routing/unknown//pets/", requestPath(swap(/\/$/, ""))],
    ["http/double slashes are one", "routing/unknown///pets", requestPath(swap(/\/\//g, "/"))],
    ["http/a path may be written in capitals", "routing/unknown//Pets", requestPath((path) => path.toLowerCase())],
    ...operationsWithBody.flatMap((operation): Row[] => [
      [
        `http/any Content-Type is JSON for ${operation}`,
        `inputs/${operation}/Content-Type`,
        requestHeader("content-type", () => "application/json"),
      ],
      [
        `http/${operation} ignores Content-Encoding`,
        `inputs/${operation}/Content-Encoding`,
        requestHeader("content-encoding", dropped),
      ],
    ]),
    [
      "http/Content-Type must be spelt exactly",
      "inputs/createPet/Content-Type",
      requestHeader("content-type", swap(/.+[;A-Z].*/, "text/plain")),
    ],
    [
      "http/a body where none belongs is refused",
      "inputs/listPets/body: ignored",
      only(
        "listPets",
        when(
          ({ headers }) => headers.has("content-length"),
          requestUrl(({ searchParams }) => searchParams.append("body", "")),
        ),
      ),
    ],
    ["http/a byte order mark is skipped", "inputs/createPet/body: a byte order mark", requestBody(swap(/^\ufeff/, ""))],
    ["http/invalid UTF-8 is replaced", "inputs/createPet/body: the bytes", requestBody((text) => text)],
    ["http/trailing commas are permitted", "inputs/createPet/body: a trailing comma", requestBody(swap(/,\}$/, "}"))],
    ["http/comments are permitted", "inputs/createPet/body: a comment", requestBody(swap(/\/\/.*$/, ""))],
    ["http/an empty body is an empty object", "inputs/createPet/body: empty", requestBody(swap(/^$/, "{}"))],
    ["http/1.0 is an integer", "inputs/createPet//categoryId/type: 1.0", requestBody(swap(/:(-?\d+)\.0\b/, ":$1"))],
    ["http/1e2 is an integer", "inputs/createPet//categoryId/type: 1e2", requestBody(swap(/:1e2\b/, ":100"))],
    [
      "http/a number in a string is an integer",
      'inputs/createPet//categoryId/type: "7"',
      requestBody(swap(/:"(\d+)"/, ":$1")),
    ],
    ["http/null is a missing member", "inputs/createPet//status/type: null", requestBody(swap(/,"\w+":null/, ""))],
    [
      "http/only the first violation is told",
      "inputs/createPet/all wrong",
      answerText(swap(/("details":\[\{[^{}]*\}).*\]/, "$1]")),
    ],
    ["http/a JSON Pointer is not escaped", "inputs/createPet/unknown member a/b~c", answerText(swap(/~1/g, "/"))],
    [
      "idempotency/a replay has no header",
      "idempotency/createPet/replay",
      answerHeader("idempotency-replayed", dropped),
    ],
    [
      "idempotency/the first answer is marked as a replay",
      "idempotency/createPet/replay",
      answerHeader("idempotency-replayed", () => "true"),
    ],
    ["idempotency/blanks of a body do not count", "idempotency/createPet/conflict", requestBody(swap(/\s/g, ""))],
  ];
}

function keyRows(): Row[] {
  return [
    [
      "keys/Basic credentials are taken for a key",
      "authentication/listPets/another scheme",
      requestHeader("authorization", swap(/^Basic/, "Bearer")),
    ],
    [
      "keys/the scheme must be written Bearer",
      "authentication/scheme/",
      requestHeader("authorization", swap(/^(?!Bearer ).*/, "none")),
    ],
    [
      "keys/what stands behind a key is ignored",
      "authentication/listPets/a key with something behind it",
      requestHeader("authorization", swap(/(?<=as_(live|test)_\w{38}).*/, "")),
    ],
    ["keys/the request id is not kept", "request-ids/kept", requestHeader("x-request-id", dropped)],
    ["keys/the request id is cut", "request-ids/replaced/x", requestHeader("x-request-id", (id) => id?.slice(0, 128))],
    [
      "keys/every answer has the same id",
      "request-ids/new",
      requestHeader("x-request-id", (id) => id ?? "one-for-all"),
    ],
    [
      "keys/a request id may hold a key",
      "request-ids/replaced/a key",
      answerHeader("x-request-id", (id, { headers }) => headers.get("x-request-id") ?? id),
    ],
    [
      "keys/a key is quoted in an error",
      "quoted-keys/a parameter",
      telling(({ headers }) => headers.get("authorization")),
    ],
    ["keys/a path is quoted as it came", "quoted-keys/a path", telling(({ url }) => url)],
    ...operationIds.map(
      (operation): Row => [
        `keys/${operation} tells the cause of a failure`,
        `responses/${operation}`,
        telling(() => storeFailure),
      ],
    ),
  ];
}

/** Each figure of the limits wrong in a few ways. */
function figureRows(): Row[] {
  const wrong: [what: string, change: (value: number) => number][] = [
    ["in thousandths", (value) => value * 1000],
    ["one too low", (value) => Math.max(0, value - 1)],
    ["one too high", (value) => value + 1],
  ];
  return ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "Retry-After"].flatMap((name) =>
    wrong.map(
      ([what, next]): Row => [
        `limits/${name} ${what}`,
        name === "Retry-After" ? "limits/retry-after" : "limits/plan",
        answerHeader(name, (value) => value && String(next(Number(value)))),
      ],
    ),
  );
}

/** The entries of each list wrong in a few ways. */
function listRows(operation: OperationId): Row[] {
  const { whole, pages } = listCases[operation] ?? {};
  const list = (what: string, about: string | undefined, next: ListChange): Row => [
    `paging/${operation} ${what}`,
    about ?? `paging/${operation}`,
    only(
      operation,
      change.onAnswer((answer, { url }) => {
        if (answer.status !== 200 || answer.text === "") return answer;
        const page = { isFirst: !url.includes("cursor="), hasNext: answer.headers.has("link") };
        return { ...answer, text: stringifyJson(next(parseJson(answer.text) as object[], page)) };
      }),
    ),
  ];
  return [
    list("is in descending order", whole, (entries) => entries.toReversed()),
    list("lacks its last entry", whole, (entries, { hasNext }) => (hasNext ? entries : entries.slice(0, -1))),
    list("has each entry twice", whole, (entries) => entries.flatMap((entry) => [entry, entry])),
    list("skips an entry", pages, (entries, { isFirst }) => (isFirst ? entries : entries.slice(1))),
    list("is one entry short", pages, (entries, { hasNext }) => (hasNext ? entries.slice(0, -1) : entries)),
    list("repeats an entry", pages, (entries, { isFirst }) =>
      isFirst ? entries : [...entries.slice(0, 1), ...entries],
    ),
  ];
}

/** The cases that compare a whole list, and those that compare its pages. */
const listCases: Partial<Record<OperationId, { whole: string; pages: string }>> = {
  listPets: { whole: "paging/listPets", pages: "paging/listPets/every-entry-once" },
  listOrders: { whole: "paging/listOrders", pages: "paging/listOrders" },
};

function pagingRows(): Row[] {
  const without = (operation: OperationId, name: string): Wire =>
    only(
      operation,
      requestUrl(({ searchParams }) => searchParams.delete(name)),
    );
  return [
    [
      "paging/a last page that is full has a next one",
      "paging/listPets/exactly-full",
      only(
        "listPets",
        answerHeader("link", (link) => link ?? '</v1/pets?cursor=none>; rel="next"'),
      ),
    ],
    ["paging/a full page has no next one", "paging/listPets/default", answerHeader("link", dropped)],
    ["paging/the next page forgets the filter", "paging/keeps-filter", answerHeader("link", swap(/&status=\w+/, ""))],
    [
      "paging/the next page forgets the limit",
      "paging/listPets/every-entry-once",
      answerHeader("link", swap(/limit=\d+&/, "")),
    ],
    [
      "paging/a cursor works with its own limit only",
      "paging/listPets/another-limit",
      only(
        "listPets",
        requestUrl(({ searchParams }) => searchParams.has("cursor") && searchParams.set("limit", "2")),
      ),
    ],
    [
      "paging/pets without a status are listed nowhere",
      "inputs/createPet",
      answerText(swap(/(?<=\[|,)\{(?:(?!"status")[^{}])*\},?/g, "")),
    ],
    ["paging/the filter is ignored", "inputs/listPets/query status", without("listPets", "status")],
    ...pagedOperations.flatMap((operation): Row[] => [
      [`paging/${operation} ignores limit`, `inputs/${operation}/query limit`, without(operation, "limit")],
      [`paging/${operation} ignores cursor`, `paging/${operation}`, without(operation, "cursor")],
    ]),
  ];
}

/** What becomes of a pet and of an order on the way into the store and out of it. */
function storeRows(): Row[] {
  const name = (what: string, _about: string, next: (text: string) => string): Row => [
    `store/a name is ${what}`,
    `inputs/createPet//name`,
    requestBody(next),
  ];
  const order = (what: string, about: string, pattern: RegExp, replacement: string | typeof plusOne): Row => [
    `store/an order ${what}`,
    about,
    only("createOrder", answerText(swap(pattern, replacement))),
  ];
  return [
    name("trimmed", "blanks around it", swap(/(?<="name":") +/, "")),
    name("composed", "a decomposed", (text) => text.normalize("NFC")),
    name("decomposed", "a composed", (text) => text.normalize("NFD")),
    name("cut to 254", "255", swap(/(?<="name":"[^"\\]{254})[^"\\]+(?=")/u, "")),
    name("without its control characters", "control", swap(/\\u00\w\w/g, "")),
    name("without its byte order mark", "a byte", swap(/\ufeff/g, "")),
    ["store/a status is lost", "inputs/createPet/valid", requestBody(swap(/,"status":"\w+"/, ""))],
    ["store/a status is invented", "inputs/createPet", requestBody(swap(/\}$/, ',"status":"available"}'))],
    order("names another pet", "orders/reserve", /(?<="petId":)\d+/, plusOne),
    order("has another id than in the list", "inputs/createOrder", /(?<="id":)\d+/, plusOne),
    order("is not dated in UTC", "orders/created-at", /Z(?="\}$)/, "+00:00"),
    order("is of another year", "orders/created-at", /(?<="createdAt":")\d+/, plusOne),
    ["store/an order does not reserve", "orders/reserve", answerText(swap(/"pending"/g, '"available"'))],
    [
      "store/a list does not show an order",
      "orders/list-follows",
      only("listPets", answerText(swap(/"pending"/g, '"available"'))),
    ],
    ...operationIds.map(
      (operation): Row => [
        `store/${operation} has its members in another order`,
        operation.endsWith("Order") || operation === "listOrders" ? "inputs/createOrder" : "inputs/createPet",
        answerText(swap(/\{("id":\d+),([^{}]*)\}/g, "{$2,$1}")),
      ],
    ),
  ];
}

/** Each 64-bit integer cut where programs cut it, on the way in and on the way out. */
function integerRows(): Row[] {
  const cuts: [what: string, cut: (value: bigint) => bigint][] = [
    ["cut to its lower 32 bits", (value) => BigInt.asUintN(32, value)],
    ["cut to its lower 53 bits", (value) => BigInt.asUintN(53, value)],
    ["without its sign", (value) => (value < 0n ? -value : value)],
  ];
  const inputs = documentedInputs(contractDocument).filter(({ schema }) => schema.node.format === "int64");
  const sent = inputs.flatMap(({ operation, name: pointer }) =>
    cuts.map(([what, cut]): Row => {
      const name = pointer.replace("/", "");
      const isInPath = contract.operations[operation as OperationId].path.includes(`{${name}}`);
      const next = (digits: string): string => String(cut(BigInt(digits)));
      const wire = isInPath
        ? requestPath(swap(/(?<=\/)-?\d+$/, next))
        : requestBody(swap(new RegExp(`(?<="${name}":)-?\\d+`), next));
      const about = operation === "createPet" ? "inputs/createPet//categoryId" : `inputs/${operation}`;
      return [`store/${name} of ${operation} is ${what}`, about, only(operation as OperationId, wire)];
    }),
  );
  const told = (["createPet", "getPet", "listPets"] as const).map(
    (operation): Row => [
      `store/${operation} rounds integers to 53 bits`,
      "inputs/createPet//categoryId/type: 9007199254740993",
      only(operation, answerText(swap(/(?<=":)\d{16,}/g, (digits) => String(BigInt(Number(digits)))))),
    ],
  );
  return [...sent, ...told];
}

/** Adds something to the message of a refusal. */
function telling(what: (request: Request) => string | null): Wire {
  return answerText((text, request) => text.replace('"message":"', () => `"message":"${what(request)}: `));
}

function swap(pattern: RegExp, replacement: string | ((found: string) => string)) {
  return <Text extends string | undefined>(text: Text): Text => text?.replace(pattern, replacement as string) as Text;
}
