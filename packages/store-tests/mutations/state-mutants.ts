import {
  type Forward,
  type Middleware,
  onRequest,
  onResponse,
  type PlainResponse,
  withHeader,
  withRequestHeader,
} from "@animal-store/conformance/internal";
import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";
import { foreignCursors } from "../src/cases/pagination.ts";
import { conditionalOperations, expectSuccess, operationsWith, pagedOperations } from "../src/contract-document.ts";
import { toDocumentedResponse } from "./document-mutants.ts";
import { editResponseHeader, editUrl } from "./edits.ts";
import { type CreateMiddleware, findCalled, forOperation, type MutantRow } from "./mutant.ts";

type ResponsePredicate = (response: PlainResponse, request: Request) => boolean;
type ToGroup = (request: Request) => string | undefined;

const minuteMs = 60_000;
const isOverMinute = hasCode("rate_limit_exceeded");
const isOverDay = hasCode("daily_quota_exceeded");
const isBanned = hasCode("key_banned");
const isConflict = hasCode("idempotency_conflict");

/** Returns the mutants that a case can detect only in a sequence of messages. */
export function createStateRows(): MutantRow[] {
  return [
    ...tagRows,
    ...inGroup("counting", countingRows),
    ...inGroup("rate-limits", limitRows),
    ...inGroup("bans", banRows),
    ...operationsWith("Idempotency-Key").flatMap(createIdempotencyRows),
    ...inGroup("idempotency", replayRows),
    ...inGroup("store", storeRows),
    ...inGroup("pagination", cursorRows),
    ...inGroup("response cache", cacheRows),
  ];
}

function inGroup(group: string, rows: readonly MutantRow[]): MutantRow[] {
  return rows.map(([title, ...row]) => [`${group}/${title}`, ...row]);
}

const tagRows: MutantRow[] = [
  ...conditionalOperations.map<MutantRow>((operation) => [
    `entity-tags/the ETag of ${operation} is constant`,
    `entity-tags/${operation}/changed`,
    () => replaceEtag(operation, () => "constant"),
  ]),
  ...pagedOperations.map<MutantRow>((operation) => [
    `entity-tags/the ETag of ${operation} ignores Link`,
    `entity-tags/${operation}/next-page`,
    () => replaceEtag(operation, (text) => Buffer.from(text).toString("hex")),
  ]),
];

const countingRows: MutantRow[] = [
  toUncountedRow("a 400", hasStatus(400)),
  toUncountedRow("a 404", hasStatus(404)),
  toUncountedRow("a 405", hasStatus(405)),
  toUncountedRow("a 415", hasStatus(415)),
  toUncountedRow("HEAD", (_, { method }) => method === "HEAD"),
  toUncountedRow("OPTIONS", (_, { method }) => method === "OPTIONS"),
  ...conditionalOperations.map((operation) =>
    toUncountedRow(
      `a 304 of ${operation}`,
      ({ status }, request) => status === 304 && findCalled(request) === operation,
    ),
  ),
  ["a 5xx does not count", "failures/counted", miscount(({ status }) => status >= 500, 1)],
  ["a replay does not count", "idempotency/createPet/replay", miscount(isReplay, 1)],
  ["rejected requests count", "counting/rejected-requests", miscount(hasStatus(429), -1)],
  ["requests during a ban count", "bans/counting", miscount(isBanned, -1)],
  ["a preflight counts", "preflights/not-counted", miscount(hasStatus(204), -1)],
  ["a key counts for its address", "counting/address-untouched", miscount(hasKey, -1, () => "anonymous")],
  ["all keys share one count", "counting/per-key", miscount(hasKey, -1, toSharedCaller, toSharedCaller)],
];

function toUncountedRow(title: string, matches: ResponsePredicate): MutantRow {
  return [`${title} does not count`, "counting/every-status", miscount(matches, 1)];
}

const limitRows: MutantRow[] = [
  ["the limit per minute is reported but not enforced", "responses/listPets/rate_limit", passErrors(isOverMinute)],
  ["the limit per day is reported but not enforced", "responses/listPets/daily_quota", passErrors(isOverDay)],
  ["a minute allows one request more than reported", "responses/listPets/rate_limit", passErrors(isOverMinute, 1)],
  ["a day allows one request more than reported", "responses/listPets/daily_quota", passErrors(isOverDay, 1)],
  ["a minute allows one request fewer than reported", "rate-limits/minute/free", rejectLast],
  ["a day allows one request fewer than reported", "rate-limits/day/free", rejectLast],
  ["the minute window slides", "rate-limits/minute/fixed", repeatResponse(isOverMinute, toCaller, minuteMs)],
  ["the minute window never resets", "rate-limits/minute/free", repeatResponse(isOverMinute, toCaller)],
  ["the day window never resets", "rate-limits/day/free", repeatResponse(isOverDay, toCaller)],
  ["parallel requests are not limited", "rate-limits/parallel", delayFirst(toCaller, forwardAsSuccess)],
  ["requests without a key have no limit", "counting/anonymous-bucket", passErrors(isOverMinute)],
  ["requests without a key get one request more", "counting/anonymous-bucket", passErrors(isOverMinute, 1)],
  ["requests without a key are limited forever", "counting/anonymous-bucket", repeatResponse(isOverMinute, toCaller)],
  ["an address over its limit blocks keys", "counting/anonymous-unknown-path", repeatResponse(isLast, toSharedCaller)],
];

const banRows: MutantRow[] = [
  ["a ban does not end at the reported time", "bans/until-its-end", repeatResponse(isBanned, toCaller)],
  ["a ban applies to every key", "bans/another-key", repeatResponse(isBanned, toSharedCaller)],
  ["a ban is reported but not enforced", "bans/until-its-end", passErrors(isBanned)],
];

function createIdempotencyRows(operation: OperationId): MutantRow[] {
  const rows: [title: string, casePrefix: string, createMiddleware: CreateMiddleware][] = [
    ["an Idempotency-Key is ignored", "replay", () => onRequest(withoutIdempotencyKey)],
    ["Idempotency-Keys ignore case", "a key in another case", changeIdempotencyKey((key) => key.toLowerCase())],
    ["all Idempotency-Keys are equal", "a key in another case", changeIdempotencyKey(() => "any")],
    ["API keys share Idempotency-Keys", "another API key", repeatResponse(hasStatus(201), toIdempotencyKey)],
    ["a conflict is processed like a new request", "conflict", resendIf(isConflict, withoutIdempotencyKey)],
    ["a replay is stored forever", "retention", repeatResponse(isReplay, toIdempotencyKey)],
    ["a replay extends the retention by 1 s", "retention", repeatResponse(isReplay, toIdempotencyKey, 1001)],
    ["parallel replays are processed twice", "parallel", delayFirst(toIdempotencyKey, forwardWithoutKey)],
  ];
  for (const status of [400, 401, 413, 415, 429])
    rows.push([`a ${status} is stored`, "not-stored", repeatResponse(hasStatus(status), toIdempotencyKey)]);
  return rows.map(([title, casePrefix, createMiddleware]) => [
    `idempotency/${operation}: ${title}`,
    `idempotency/${operation}/${casePrefix}`,
    (clock) => forOperation(operation, createMiddleware(clock)),
  ]);
}

const replayRows: MutantRow[] = [
  ["a rejected order is not stored", "idempotency/createOrder/stored/", resendIf(isErrorReplay, withoutIdempotencyKey)],
  [
    "operations share keys",
    "idempotency/createOrder/another-operation",
    repeatResponse(hasStatus(201), toIdempotencyKey),
  ],
  ["a replay is processed again after its response", "idempotency/createPet/replay", () => processReplayAgain],
  ["a replay is processed again", "idempotency/after-a-change", resendIf(isReplay, withoutIdempotencyKey)],
];

const acceptSecond = delayFirst(toSharedCaller, forwardAsSuccess);
const storeRows: MutantRow[] = [
  ["parallel orders for one pet succeed", "orders/race", (clock) => forOperation("createOrder", acceptSecond(clock))],
  ["a created pet is not stored", "pets/get", () => discardWrite("createPet")],
  ["a placed order is not stored", "pagination/listOrders", () => discardWrite("createOrder")],
];

function discardWrite(operation: OperationId): Middleware {
  return forOperation(operation, async (request, forward) => {
    const readRequest = new Request(request.url, { headers: request.headers });
    return toSuccess(await forward(readRequest), request);
  });
}

const cursorRows = foreignCursors.map<MutantRow>(([casePrefix]) => [
  `a rejected cursor restarts the list: ${casePrefix}`,
  `pagination/${casePrefix}`,
  resendIf(hasCode("invalid_cursor"), (request) => editUrl(request, "search", withoutCursor)),
]);

function withoutCursor(query: string): string {
  return query.replace(/&?cursor=[^&]*/, "");
}

/** A response cache misses an invalidation, or its key lacks a parameter. */
const cacheRows: MutantRow[] = [
  ...(
    [
      ["listPets", "createPet", "entity-tags/listPets/changed/a pet is added"],
      ["listPets", "createOrder", "orders/reserve"],
      ["getPet", "createOrder", "entity-tags/getPet/changed"],
      ["listOrders", "createOrder", "entity-tags/listOrders/changed"],
    ] as const
  ).map<MutantRow>(([read, write, casePrefix]) => [
    `${write} does not invalidate ${read}`,
    casePrefix,
    cacheResponses(read, ({ url }) => url, write),
  ]),
  [
    "createPet does not invalidate descending pages",
    "entity-tags/listPets/descending",
    cacheResponses("listPets", ({ url }) => (url.includes("order=desc") ? url : undefined), "createPet"),
  ],
  ...pagedOperations.flatMap((operation) =>
    contract.operations[operation].parameters
      .filter((parameter) => parameter.in === "query")
      .map<MutantRow>(({ name }) => [
        `the key of ${operation} lacks ${name}`,
        `entity-tags/${operation}/parameters`,
        cacheResponses(operation, ({ url }) => url.replace(new RegExp(`&?${name}=[^&]*`), "")),
      ]),
  ),
];

/** Sets another ETag, and returns 304 to each request that sends it. */
function replaceEtag(operation: OperationId, toEtag: (text: string) => string): Middleware {
  return forOperation(operation, async (request, forward) => {
    const response = await forward(withRequestHeader(request, "If-None-Match", undefined));
    if (response.status !== 200) return response;
    const tag = `"${toEtag(response.text)}"`;
    const tagged = withHeader(response, "ETag", tag);
    return request.headers.get("If-None-Match")?.includes(tag) ? toDocumentedResponse(tagged, operation, 304) : tagged;
  });
}

/** Adds `difference` to the remaining requests of a caller for each match. Rejects requests below 0. */
function miscount(
  matches: ResponsePredicate,
  difference: number,
  toChargedCaller = toCaller,
  toReportedCaller = toCaller,
): CreateMiddleware {
  return () => {
    const totals = new Map<string, number>();
    return onResponse((response, request) => {
      const caller = toChargedCaller(request);
      if (matches(response, request)) totals.set(caller, (totals.get(caller) ?? 0) + difference);
      const total = totals.get(toReportedCaller(request)) ?? 0;
      const remaining = getRemaining(response) + total;
      if (total === 0 || Number.isNaN(remaining)) return response;
      const addTotal = (value: string): string => String(Math.max(0, Number(value) + total));
      // "minute";r=59;t=60
      const addTotals = (windows: string): string => windows.replace(/(?<=;r=)\d+/g, addTotal);
      const changed = editResponseHeader(response, "ratelimit", addTotals);
      return rejectBelow(0, editResponseHeader(changed, "x-ratelimit-remaining", addTotal), request, remaining);
    });
  };
}

function rejectLast(): Middleware {
  return onResponse((response, request) => rejectBelow(1, response, request, getRemaining(response)));
}

function rejectBelow(min: number, response: PlainResponse, request: Request, remaining: number): PlainResponse {
  if (remaining >= min || response.status !== 200) return response;
  return toDocumentedResponse(response, findCalled(request), contract.errorCodes.rate_limit_exceeded.status);
}

/** Turns the first `maxCount` matching errors of each caller into successes. */
function passErrors(matches: ResponsePredicate, maxCount = Number.POSITIVE_INFINITY): CreateMiddleware {
  return () => {
    const counts = new Map<string, number>();
    return onResponse((response, request) => {
      const count = counts.get(toCaller(request)) ?? 0;
      if (!matches(response, request) || count >= maxCount) return response;
      counts.set(toCaller(request), count + 1);
      return toSuccess(response, request);
    });
  };
}

function forwardWithoutKey(request: Request, forward: Forward): Promise<PlainResponse> {
  return forward(withoutIdempotencyKey(request));
}

async function forwardAsSuccess(request: Request, forward: Forward): Promise<PlainResponse> {
  return toSuccess(await forward(request), request);
}

function toSuccess(response: PlainResponse, request: Request): PlainResponse {
  const operation = findCalled(request);
  if (operation === "unrouted") return response;
  return toDocumentedResponse(response, operation, expectSuccess(operation).status);
}

/** Repeats a response to requests of the same group. @param endsAt selects the requests that end all repetitions */
function repeatResponse(
  matches: ResponsePredicate,
  toGroup: ToGroup,
  lastingMs = Number.POSITIVE_INFINITY,
  endsAt: (request: Request) => boolean = () => false,
): CreateMiddleware {
  return (clock) => {
    const stored = new Map<string, { response: PlainResponse; storedAt: number }>();
    return async (request, forward) => {
      if (endsAt(request)) stored.clear();
      const group = toGroup(request);
      const record = stored.get(group ?? "");
      if (record && clock.now() - record.storedAt < lastingMs) return record.response;
      const response = await forward(request);
      if (group !== undefined && matches(response, request)) stored.set(group, { response, storedAt: clock.now() });
      return response;
    };
  };
}

/** Caches the responses of an operation until a write. @param ignoredWrite a write that does not invalidate them */
function cacheResponses(operation: OperationId, toKey: ToGroup, ignoredWrite?: OperationId): CreateMiddleware {
  const toReadKey: ToGroup = (request) => (findCalled(request) === operation ? toKey(request) : undefined);
  const isWrite = (request: Request) => request.method === "POST" && findCalled(request) !== ignoredWrite;
  return repeatResponse(hasStatus(200), toReadKey, Number.POSITIVE_INFINITY, isWrite);
}

/** Delays the first request of a group until the next one arrives, which `handleNext` processes. */
function delayFirst(toGroup: ToGroup, handleNext: Middleware): CreateMiddleware {
  return () => {
    const delayed = new Map<string, () => void>();
    return async (request, forward) => {
      const group = toGroup(request);
      const release = delayed.get(group ?? "");
      release?.();
      if (release) return handleNext(request, forward);
      if (group !== undefined) await new Promise<void>((resolve) => delayed.set(group, resolve));
      return forward(request);
    };
  };
}

/** Sends a changed request if the response to the first one matches. */
function resendIf(matches: ResponsePredicate, change: (request: Request) => Request): CreateMiddleware {
  return () => async (request, forward) => {
    const response = await forward(request.clone());
    return matches(response, request) ? forward(change(request)) : response;
  };
}

const processReplayAgain: Middleware = async (request, forward) => {
  const response = await forward(request.clone());
  if (isReplay(response)) await forward(withoutIdempotencyKey(request));
  return response;
};

function hasCode(code: ErrorCode): (response: PlainResponse) => boolean {
  return ({ text }) => text.includes(`"code":"${code}"`);
}

function hasStatus(status: number): ResponsePredicate {
  return (response) => response.status === status;
}

function hasKey(_: unknown, { headers }: Request): boolean {
  return headers.has("authorization");
}

function toSharedCaller(): string {
  return "allCallers";
}

function toCaller({ headers }: Request): string {
  return headers.get("authorization") ?? "anonymous";
}

function toIdempotencyKey({ headers }: Request): string | undefined {
  return headers.get("idempotency-key") ?? undefined;
}

function withoutIdempotencyKey(request: Request): Request {
  return withRequestHeader(request, "idempotency-key", undefined);
}

function changeIdempotencyKey(change: (key: string) => string): CreateMiddleware {
  return () =>
    onRequest((request) => withRequestHeader(request, "idempotency-key", change(toIdempotencyKey(request) ?? "none")));
}

function getRemaining({ headers }: PlainResponse): number {
  return Number(headers.get("x-ratelimit-remaining") ?? Number.NaN);
}

/** Returns whether the limit of an address allows no further request. */
function isLast(response: PlainResponse): boolean {
  return response.status === 401 && getRemaining(response) === 0;
}

function isReplay({ headers }: PlainResponse): boolean {
  return headers.has("idempotency-replayed");
}

function isErrorReplay(response: PlainResponse): boolean {
  return isReplay(response) && response.status >= 400;
}
