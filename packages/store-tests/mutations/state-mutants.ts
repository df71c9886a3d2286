import {
  type Forward,
  type Middleware,
  onRequest,
  onResponse,
  type PlainResponse,
  type Service,
  withHeader,
  withRequestHeader,
  withUrl,
} from "@animal-store/conformance/internal";
import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";
import { conditionalOperations, expectSuccess, operationsWith, pagedOperations } from "../src/cases/outcomes.ts";
import { foreignCursors } from "../src/cases/pagination.ts";
import { toDocumentedResponse } from "./document-mutants.ts";
import { findCalled, forOperation, type Mutant } from "./mutant.ts";

type Clock = Pick<Service["clock"], "now">;
type CreateMiddleware = (clock: Clock) => Middleware;
/** @param casePrefix id prefix of the relevant cases, which run first */
type MutantRow = readonly [title: string, casePrefix: string, createMiddleware: CreateMiddleware];
type ResponsePredicate = (response: PlainResponse, request: Request) => boolean;

const minuteMs = 60_000;
const isOverMinute = hasCode("rate_limit_exceeded");
const isOverDay = hasCode("daily_quota_exceeded");
const isBanned = hasCode("key_banned");
const isConflict = hasCode("idempotency_conflict");
const isReplay: ResponsePredicate = ({ headers }) => headers.has("idempotency-replayed");
const toSharedCaller = (): string => "allCallers";

/** Returns the mutants that a case can detect only in a sequence of messages. */
export function createStateMutants(): Mutant[] {
  const rows = [
    ...tagRows,
    ...inGroup("counting", createCountingRows()),
    ...inGroup("rate-limits", limitRows),
    ...inGroup("bans", banRows),
    ...operationsWith("Idempotency-Key").flatMap(createIdempotencyRows),
    ...inGroup("idempotency", replayRows),
    ...inGroup("store", storeRows),
    ...inGroup("pagination", createPaginationRows()),
    ...createCacheRows(),
  ];
  return rows.map(([title, casePrefix, createMiddleware]) => ({
    id: `behaviour/${title}`,
    relevantCases: [casePrefix],
    mutation: { middleware: createMiddleware },
  }));
}

function inGroup(group: string, rows: readonly MutantRow[]): MutantRow[] {
  return rows.map(([title, casePrefix, createMiddleware]) => [`${group}/${title}`, casePrefix, createMiddleware]);
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

function createCountingRows(): MutantRow[] {
  const createUncountedRow = (title: string, casePrefix: string, matches: ResponsePredicate): MutantRow => {
    return [`${title} does not count`, casePrefix, miscount(matches, 1)];
  };
  return [
    ...[400, 404, 405, 415].map((status) =>
      createUncountedRow(`a ${status}`, "counting/every-status", (response) => response.status === status),
    ),
    ...["HEAD", "OPTIONS"].map((method) =>
      createUncountedRow(method, "counting/every-status", (_, request) => request.method === method),
    ),
    ...conditionalOperations.map((id) =>
      createUncountedRow(
        `a 304 of ${id}`,
        "counting/every-status",
        (response, request) => response.status === 304 && findCalled(request) === id,
      ),
    ),
    createUncountedRow("a 5xx", "failures/counted", ({ status }) => status >= 500),
    createUncountedRow("a replay", "idempotency/createPet/replay", isReplay),
    ["rejected requests count", "counting/rejected-requests", miscount(({ status }) => status === 429, -1)],
    ["requests during a ban count", "bans/counting", miscount(isBanned, -1)],
    ["a preflight counts", "preflights/not-counted", miscount(({ status }) => status === 204, -1)],
    ["a key counts for its address", "counting/address-untouched", miscount(hasKey, -1, () => "anonymous")],
    ["all keys share one count", "counting/per-key", miscount(hasKey, -1, toSharedCaller, toSharedCaller)],
  ];
}

const limitRows: MutantRow[] = [
  ["the limit per minute is reported but not enforced", "responses/listPets/rate_limit", passErrors(isOverMinute)],
  ["the limit per day is reported but not enforced", "responses/listPets/daily_quota", passErrors(isOverDay)],
  ["a minute allows one request more than reported", "responses/listPets/rate_limit", passErrors(isOverMinute, 1)],
  ["a day allows one request more than reported", "responses/listPets/daily_quota", passErrors(isOverDay, 1)],
  ["a minute allows one request fewer than reported", "rate-limits/minute/free", rejectLast],
  ["a day allows one request fewer than reported", "rate-limits/day/free", rejectLast],
  [
    "the minute window slides",
    "rate-limits/minute/fixed",
    repeatResponse(isOverMinute, toCaller, { lastingMs: minuteMs }),
  ],
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
  const rows: MutantRow[] = [
    ["an Idempotency-Key is ignored", "replay", () => onRequest(withoutIdempotencyKey)],
    ["Idempotency-Keys ignore case", "a key in another case", changeIdempotencyKey((key) => key.toLowerCase())],
    ["all Idempotency-Keys are equal", "a key in another case", changeIdempotencyKey(() => "any")],
    ["API keys share Idempotency-Keys", "another API key", repeatResponse(isCreated, toIdempotencyKey)],
    ["a conflict is processed like a new request", "conflict", resendIf(isConflict, withoutIdempotencyKey)],
    ["a replay is stored forever", "retention", repeatResponse(isReplay, toIdempotencyKey)],
    [
      "a replay extends the retention by 1 s",
      "retention",
      repeatResponse(isReplay, toIdempotencyKey, { lastingMs: 1001 }),
    ],
    ["parallel replays are processed twice", "parallel", delayFirst(toIdempotencyKey, forwardWithoutKey)],
    ...[400, 401, 413, 415, 429].map<MutantRow>((errorStatus) => [
      `a ${errorStatus} is stored`,
      "not-stored",
      repeatResponse(({ status }) => status === errorStatus, toIdempotencyKey),
    ]),
  ];
  return rows.map(([title, casePrefix, createMiddleware]) => [
    `idempotency/${operation}: ${title}`,
    `idempotency/${operation}/${casePrefix}`,
    (clock) => forOperation(operation, createMiddleware(clock)),
  ]);
}

const replayRows: MutantRow[] = [
  ["a rejected order is not stored", "idempotency/createOrder/stored/", resendIf(isErrorReplay, withoutIdempotencyKey)],
  ["operations share keys", "idempotency/another-operation", repeatResponse(isCreated, toIdempotencyKey)],
  ["a replay is processed again after its response", "idempotency/createPet/replay", () => processReplayAgain],
  ["a replay is processed again", "idempotency/after-a-change", resendIf(isReplay, withoutIdempotencyKey)],
];

const storeRows: MutantRow[] = [
  [
    "parallel orders for one pet succeed",
    "orders/race",
    () => forOperation("createOrder", delayFirst(toSharedCaller, forwardAsSuccess)()),
  ],
  ["a created pet is not stored", "pets/get", () => discardWrite("createPet")],
  ["a placed order is not stored", "pagination/listOrders", () => discardWrite("createOrder")],
];

function discardWrite(operation: OperationId): Middleware {
  return forOperation(operation, async (request, forward) => {
    const readRequest = new Request(request.url, { headers: request.headers });
    return toDocumentedResponse(await forward(readRequest), operation, expectSuccess(operation).status);
  });
}

function createPaginationRows(): MutantRow[] {
  const changeQuery = (change: (query: URLSearchParams) => void) => (request: Request) =>
    withUrl(request, ({ searchParams }) => change(searchParams));
  const withoutParameter = (name: string) => changeQuery((query) => query.delete(name));
  const withFirstId = changeQuery((query) => query.has("id") && query.set("id", query.get("id") ?? ""));
  const onListPets = (change: (request: Request) => Request) => () => forOperation("listPets", onRequest(change));
  const cursorCases = foreignCursors.map(([name]) => name);
  return [
    ...cursorCases.map<MutantRow>((casePrefix) => [
      `a rejected cursor restarts the list: ${casePrefix}`,
      `pagination/${casePrefix}`,
      resendIf(hasCode("invalid_cursor"), withoutParameter("cursor")),
    ]),
    ["listPets ignores order", "pagination/descending", onListPets(withoutParameter("order"))],
    ["listPets ignores id", "pagination/by-id", onListPets(withoutParameter("id"))],
    ["listPets uses only the first id", "pagination/by-id", onListPets(withFirstId)],
  ];
}

/** Returns the mutants with a wrong response cache: it misses an invalidation, or its key lacks a parameter. */
function createCacheRows(): MutantRow[] {
  const createStaleRow = (read: OperationId, write: OperationId, casePrefix: string): MutantRow => [
    `response cache/${write} does not invalidate ${read}`,
    casePrefix,
    cacheResponses(read, ({ url }) => url, write),
  ];
  const createIncompleteKeyRow = (operation: OperationId, parameter: string): MutantRow => [
    `response cache/the key of ${operation} lacks ${parameter}`,
    `entity-tags/${operation}/parameters`,
    cacheResponses(operation, ({ url }) => url.replace(new RegExp(`&?${parameter}=[^&]*`), "")),
  ];
  const toDescendingPage = ({ url }: Request) => (url.includes("order=desc") ? url : undefined);
  return [
    createStaleRow("listPets", "createPet", "entity-tags/listPets/changed/a pet is added"),
    [
      "response cache/createPet does not invalidate descending pages",
      "entity-tags/listPets/descending",
      cacheResponses("listPets", toDescendingPage, "createPet"),
    ],
    createStaleRow("listPets", "createOrder", "orders/reserve"),
    createStaleRow("getPet", "createOrder", "entity-tags/getPet/changed"),
    createStaleRow("listOrders", "createOrder", "entity-tags/listOrders/changed"),
    ...pagedOperations.flatMap((operation) =>
      contract.operations[operation].parameters
        .filter((parameter) => parameter.in === "query")
        .map(({ name }) => createIncompleteKeyRow(operation, name)),
    ),
  ];
}

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
      const windows = response.headers.get("ratelimit")?.replace(/(?<=;r=)\d+/g, addTotal);
      const changedResponse = withHeader(response, "x-ratelimit-remaining", String(Math.max(0, remaining)));
      return rejectBelow(0, withHeader(changedResponse, "ratelimit", windows), request, remaining);
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
  return operation === "unrouted"
    ? response
    : toDocumentedResponse(response, operation, expectSuccess(operation).status);
}

/** Repeats a response to requests of the same group, for `lastingMs` or until `endsAt` returns true. */
function repeatResponse(
  matches: ResponsePredicate,
  toGroup: (request: Request) => string | undefined,
  { lastingMs = Number.POSITIVE_INFINITY, endsAt }: { lastingMs?: number; endsAt?: (request: Request) => boolean } = {},
): CreateMiddleware {
  return (clock) => {
    const stored = new Map<string, { response: PlainResponse; storedAt: number }>();
    return async (request, forward) => {
      if (endsAt?.(request)) stored.clear();
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
function cacheResponses(
  operation: OperationId,
  toKey: (request: Request) => string | undefined,
  ignoredWrite?: OperationId,
) {
  const isRead = (request: Request): boolean => findCalled(request) === operation;
  return repeatResponse(
    ({ status }) => status === 200,
    (request) => (isRead(request) ? toKey(request) : undefined),
    { endsAt: (request) => request.method === "POST" && findCalled(request) !== ignoredWrite },
  );
}

/** Delays the first request of a group until the next one arrives, which `handleNext` processes. */
function delayFirst(
  toGroup: (request: Request) => string | undefined,
  handleNext: (request: Request, forward: Forward) => Promise<PlainResponse>,
): () => Middleware {
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
  if (isReplay(response, request)) await forward(withoutIdempotencyKey(request));
  return response;
};

function hasCode(code: ErrorCode): (response: PlainResponse) => boolean {
  return ({ text }) => text.includes(`"code":"${code}"`);
}

function hasKey(_: unknown, { headers }: Request): boolean {
  return headers.has("authorization");
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

function isCreated({ status }: PlainResponse): boolean {
  return status === 201;
}

function isErrorReplay(response: PlainResponse, request: Request): boolean {
  return isReplay(response, request) && response.status >= 400;
}
