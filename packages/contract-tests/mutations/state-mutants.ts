import { contract, type ErrorCode, idempotency, type OperationId } from "@animal-store/contract";
import { conditionalOperations, expectSuccess, operationsWith, pagedOperations } from "../src/cases/contract-case.ts";
import type { Service } from "../src/target.ts";
import { documented } from "./response-mutants.ts";
import type { Forward, Mutant, PlainResponse, Wire } from "./wire.ts";
import * as wires from "./wire.ts";

const { onResponse, onRequest, only, findOperation, withHeader, withRequestHeader, withUrl } = wires;

type Clock = Pick<Service["clock"], "now">;
type CreateWire = (clock: Clock) => Wire;
/** @param about id prefix of the relevant cases: only they may kill the mutant */
type MutantRow = readonly [what: string, about: string, createWire: CreateWire];
type IsMeant = (answer: PlainResponse, request: Request) => boolean;

const minute = 60_000;
const retentionMs = idempotency.keptSeconds * 1000;
const [over, overDay, banned] = [has("rate_limit_exceeded"), has("daily_quota_exceeded"), has("key_banned")];
const isReplay: IsMeant = ({ headers }) => headers.has("idempotency-replayed");
const allCallers = (): string => "allCallers";

/** Returns the mutants whose fault shows only in several messages together. */
export function stateMutants(): Mutant[] {
  const rows = [
    ...tagRows,
    ...countingRows(),
    ...limitRows(),
    ...operationsWith("Idempotency-Key").flatMap(idempotencyRows),
    ...orderRows(),
    ...cursorRows(),
    ...responseCacheRows(),
  ];
  return rows.map(([what, about, wire]) => ({
    id: `behaviour/${what}`,
    about: [about],
    mutation: { wire },
  }));
}

const tagRows: MutantRow[] = [
  ...conditionalOperations.map<MutantRow>((operation) => [
    `conditional/an ETag of ${operation} is constant`,
    `entity-tags/${operation}/changed`,
    () => tagging(operation, () => "constant"),
  ]),
  ...pagedOperations.map<MutantRow>((operation) => [
    `conditional/an ETag of ${operation} ignores Link`,
    `entity-tags/${operation}/next-page`,
    () => tagging(operation, (text) => Buffer.from(text).toString("hex")),
  ]),
];

function countingRows(): MutantRow[] {
  const free = (what: string, about: string, isMeant: IsMeant): MutantRow => [
    `counting/${what} does not count`,
    about,
    miscounting(isMeant, 1),
  ];
  return [
    ...[400, 404, 405, 415].map((status) =>
      free(`a ${status}`, "counting/whatever", (answer) => answer.status === status),
    ),
    ...["HEAD", "OPTIONS"].map((method) => free(method, "counting/whatever", (_, asked) => asked.method === method)),
    ...conditionalOperations.map((id) =>
      free(`a 304 of ${id}`, `conditional/${id}/counts`, ({ status }) => status === 304),
    ),
    free("a failure", "failures/counted", ({ status }) => status >= 500),
    free("a replay", "idempotency/createPet/replay-figures", isReplay),
    ["counting/rejected requests count", "counting/refused-requests", miscounting(({ status }) => status === 429, -1)],
    ["counting/calls during a ban count", "bans/counting", miscounting(banned, -1)],
    ["counting/a preflight counts", "preflights/counts-nowhere", miscounting(({ status }) => status === 204, -1)],
    ["counting/a key counts for its address", "counting/address-untouched", miscounting(hasKey, -1, () => "anonymous")],
    ["counting/all keys share one count", "counting/per-key", miscounting(hasKey, -1, allCallers, allCallers)],
  ];
}

function limitRows(): MutantRow[] {
  return [
    ["limits/the limit of a minute is reported but not enforced", "responses/listPets/rate_limit", passing(over)],
    ["limits/the limit of a day is reported but not enforced", "responses/listPets/daily_quota", passing(overDay)],
    ["limits/a minute allows one request more than reported", "responses/listPets/rate_limit", passing(over, 1)],
    ["limits/a day allows one request more than reported", "responses/listPets/daily_quota", passing(overDay, 1)],
    ["limits/a minute allows one request less than reported", "limits/minute/free", rejectingLast],
    ["limits/a day allows one request less than reported", "limits/day/free", rejectingLast],
    ["limits/the minute slides", "limits/minute/fixed", repeating(over, caller, { lasting: minute })],
    ["limits/the minute has no end", "limits/minute/free", repeating(over, caller)],
    ["limits/the day has no end", "limits/day/free", repeating(overDay, caller)],
    ["limits/parallel requests pass with the first", "limits/parallel", racing(caller, letPass)],
    ["limits/callers without a key have no limit", "counting/anonymous-bucket", passing(over)],
    ["limits/callers without a key get one request more", "counting/anonymous-bucket", passing(over, 1)],
    ["limits/callers without a key are limited forever", "counting/anonymous-bucket", repeating(over, caller)],
    ["limits/an address over its limit blocks keys", "counting/valid-key-untouched", repeating(isLast, allCallers)],
    ["bans/a ban has no end, although one is reported", "bans/until-its-end", repeating(banned, caller)],
    ["bans/a ban applies to every key", "bans/another-key", repeating(banned, allCallers)],
    ["bans/a ban is reported but not enforced", "bans/until-its-end", passing(banned)],
  ];
}

function idempotencyRows(operation: OperationId): MutantRow[] {
  const rows: MutantRow[] = [
    ["an Idempotency-Key is ignored", "replay", () => onRequest(withoutIdempotencyKey)],
    ["keys that differ in case are equal", "another-idempotency-key", idempotencyKeyAs((key) => key.toLowerCase())],
    ["all Idempotency-Keys are equal", "another-idempotency-key", idempotencyKeyAs(() => "any")],
    ["API keys share Idempotency-Keys", "another-api-key", repeating(isCreated, caseIdempotencyKey)],
    [
      "a conflict is processed like a new request",
      "conflict",
      again(has("idempotency_conflict"), withoutIdempotencyKey),
    ],
    ["a result is stored forever", "kept-time", keepingFor(Number.POSITIVE_INFINITY)],
    ["a result is stored 1 ms too long", "kept-time", keepingFor(retentionMs + 1)],
    [
      "parallel replays are processed twice",
      "parallel",
      racing(caseIdempotencyKey, (request, forward) => forward(withoutIdempotencyKey(request))),
    ],
    ...[400, 401, 413, 415, 429].map<MutantRow>((error) => [
      `a ${error} is stored`,
      "not-kept",
      repeating(({ status }) => status === error, caseIdempotencyKey),
    ]),
  ];
  return rows.map(([what, about, createWire]) => [
    `idempotency/${operation}: ${what}`,
    `idempotency/${operation}/${about}`,
    (clock) => only(operation, createWire(clock)),
  ]);
}

function orderRows(): MutantRow[] {
  const lost =
    (operation: OperationId): CreateWire =>
    () =>
      only(operation, async (request, forward) => {
        const unread = new Request(request.url, { headers: request.headers });
        return documented(await forward(unread), operation, expectSuccess(operation).status);
      });
  return [
    [
      "idempotency/a rejected order is not stored",
      "idempotency/createOrder/kept/",
      again(isReplayOfError, withoutIdempotencyKey),
    ],
    ["idempotency/operations share keys", "idempotency/another-operation", repeating(isCreated, caseIdempotencyKey)],
    ["idempotency/a replay is processed again after its response", "idempotency/createPet/replay", () => actingTwice],
    ["idempotency/a replay is processed again", "idempotency/after-a-change", again(isReplay, withoutIdempotencyKey)],
    [
      "store/parallel orders for one pet succeed",
      "orders/race",
      () => only("createOrder", racing(allCallers, letPass)()),
    ],
    ["store/a pet is created and lost", "pets/get", lost("createPet")],
    ["store/an order is placed and lost", "paging/listOrders", lost("createOrder")],
  ];
}

function cursorRows(): MutantRow[] {
  const withoutCursor = (request: Request) => withUrl(request, ({ searchParams }) => searchParams.delete("cursor"));
  const cases = ["another-filter", "without-its-filter", "another-operation"];
  return cases.map((about) => [
    `paging/a rejected cursor restarts the list: ${about}`,
    `paging/${about}`,
    again(has("invalid_cursor"), withoutCursor),
  ]);
}

/** Returns the mutants with a wrong response cache: it misses an invalidation, or its key lacks a parameter. */
function responseCacheRows(): MutantRow[] {
  const stale = (read: OperationId, write: OperationId, about: string): MutantRow => [
    `response cache/${write} does not invalidate ${read}`,
    about,
    keeping(read, ({ url }) => url, write),
  ];
  const under = (operation: OperationId, lacking: string, about: string): MutantRow => [
    `response cache/the key of ${operation} lacks ${lacking}`,
    about,
    keeping(operation, ({ url }) => url.replace(new RegExp(`&?${lacking}=[^&]*`), "")),
  ];
  return [
    stale("listPets", "createPet", "entity-tags/listPets/changed/a pet is added"),
    stale("listPets", "createOrder", "orders/list-follows"),
    stale("getPet", "createOrder", "entity-tags/getPet/changed"),
    stale("listOrders", "createOrder", "entity-tags/listOrders/changed"),
    under("listPets", "limit", "entity-tags/listPets/parameters"),
    under("listPets", "status", "entity-tags/listPets/parameters"),
    under("listPets", "cursor", "entity-tags/listPets/parameters"),
    under("listOrders", "cursor", "paging/listOrders"),
  ];
}

/** Sets its own ETag, and responds with 304 to each request that has it. */
function tagging(operation: OperationId, toEtag: (text: string) => string): Wire {
  return only(operation, async (request, forward) => {
    const response = await forward(withRequestHeader(request, "If-None-Match", undefined));
    if (response.status !== 200) return response;
    const tag = `"${toEtag(response.text)}"`;
    const tagged = withHeader(response, "ETag", tag);
    return request.headers.get("If-None-Match")?.includes(tag) ? documented(tagged, operation, 304) : tagged;
  });
}

/** Reports rate limit values that some requests changed by too much or too little. Rejects requests below 0. */
function miscounting(isMeant: IsMeant, by: number, charged = caller, reported = caller): CreateWire {
  return () => {
    const owed = new Map<string, number>();
    return onResponse((answer, request) => {
      if (isMeant(answer, request)) owed.set(charged(request), (owed.get(charged(request)) ?? 0) + by);
      const more = owed.get(reported(request)) ?? 0;
      const left = remainingOf(answer) + more;
      if (more === 0 || Number.isNaN(left)) return answer;
      const shift = (rest: string): string => String(Math.max(0, Number(rest) + more));
      const windows = answer.headers.get("ratelimit")?.replace(/(?<=;r=)\d+/g, shift);
      const shown = withHeader(answer, "x-ratelimit-remaining", String(Math.max(0, left)));
      return rejectBelow(0, withHeader(shown, "ratelimit", windows), request, left);
    });
  };
}

const rejectingLast: CreateWire = () =>
  onResponse((answer, request) => rejectBelow(1, answer, request, remainingOf(answer)));

function rejectBelow(least: number, answer: PlainResponse, request: Request, left: number): PlainResponse {
  if (left >= least || answer.status !== 200) return answer;
  return documented(answer, findOperation(request), contract.errorCodes.rate_limit_exceeded.status);
}

/** Turns errors into successes, the first `times` of each caller. */
function passing(isMeant: IsMeant, times = Number.POSITIVE_INFINITY): CreateWire {
  return () => {
    const passed = new Map<string, number>();
    return onResponse((answer, request) => {
      const before = passed.get(caller(request)) ?? 0;
      if (!isMeant(answer, request) || before >= times) return answer;
      passed.set(caller(request), before + 1);
      return asSuccess(answer, request);
    });
  };
}

const letPass = async (request: Request, forward: Forward) => asSuccess(await forward(request), request);

function asSuccess(answer: PlainResponse, request: Request): PlainResponse {
  const operation = findOperation(request);
  return operation === "unrouted" ? answer : documented(answer, operation, expectSuccess(operation).status);
}

/** Repeats a response to requests of the same scope, for `lasting` milliseconds or until `isOver` returns true. */
function repeating(
  isMeant: IsMeant,
  scope: (request: Request) => string | undefined,
  { lasting = Number.POSITIVE_INFINITY, isOver }: { lasting?: number; isOver?: (request: Request) => boolean } = {},
): CreateWire {
  return (clock) => {
    const given = new Map<string, { response: PlainResponse; at: number }>();
    return async (request, forward) => {
      if (isOver?.(request)) given.clear();
      const name = scope(request);
      const before = given.get(name ?? "");
      if (before && clock.now() - before.at < lasting) return before.response;
      const response = await forward(request);
      if (name !== undefined && isMeant(response, request)) given.set(name, { response, at: clock.now() });
      return response;
    };
  };
}

/** Caches the responses of an operation until a write. @param unnoticed a write that does not invalidate them */
function keeping(operation: OperationId, keyOf: (request: Request) => string, unnoticed?: OperationId): CreateWire {
  const isRead = (request: Request): boolean => findOperation(request) === operation;
  return repeating(
    ({ status }) => status === 200,
    (request) => (isRead(request) ? keyOf(request) : undefined),
    { isOver: (request) => request.method === "POST" && findOperation(request) !== unnoticed },
  );
}

/** Changes the retention of idempotency records. @param length in ms */
export function keepingFor(length: number): CreateWire {
  return (clock) => {
    const first = new Map<string, { response: PlainResponse; at: number }>();
    return async (request, forward) => {
      const key = caseIdempotencyKey(request);
      const before = first.get(key ?? "");
      const age = clock.now() - (before?.at ?? clock.now());
      if (before && age >= length) return forward(withoutIdempotencyKey(request));
      if (before && age >= retentionMs) return withHeader(before.response, "idempotency-replayed", "true");
      const response = await forward(request);
      if (key !== undefined && !before) first.set(key, { response, at: clock.now() });
      return response;
    };
  };
}

/** Delays the first request of a scope until the next one arrives, and handles that one with `ownWay`. */
function racing(
  scope: (request: Request) => string | undefined,
  ownWay: (request: Request, forward: Forward) => Promise<PlainResponse>,
): () => Wire {
  return () => {
    const held = new Map<string, () => void>();
    return async (request, forward) => {
      const name = scope(request);
      const release = held.get(name ?? "");
      release?.();
      if (release) return ownWay(request, forward);
      if (name !== undefined) await new Promise<void>((resolve) => held.set(name, resolve));
      return forward(request);
    };
  };
}

/** Sends a changed request if the response to the first one matches. */
function again(isMeant: IsMeant, change: (request: Request) => Request): CreateWire {
  return () => async (request, forward) => {
    const answer = await forward(request.clone());
    return isMeant(answer, request) ? forward(change(request)) : answer;
  };
}

const actingTwice: Wire = async (request, forward) => {
  const answer = await forward(request.clone());
  if (isReplay(answer, request)) await forward(withoutIdempotencyKey(request));
  return answer;
};

function has(code: ErrorCode): (answer: PlainResponse) => boolean {
  return ({ text }) => text.includes(`"code":"${code}"`);
}

function hasKey(_: unknown, { headers }: Request): boolean {
  return headers.has("authorization");
}

function caller({ headers }: Request): string {
  return headers.get("authorization") ?? "anonymous";
}

function caseIdempotencyKey({ headers }: Request): string | undefined {
  return headers.get("idempotency-key") ?? undefined;
}

function withoutIdempotencyKey(request: Request): Request {
  return withRequestHeader(request, "idempotency-key", undefined);
}

function idempotencyKeyAs(change: (key: string) => string): CreateWire {
  return () =>
    onRequest((request) =>
      withRequestHeader(request, "idempotency-key", change(caseIdempotencyKey(request) ?? "none")),
    );
}

function remainingOf({ headers }: PlainResponse): number {
  return Number(headers.get("x-ratelimit-remaining") ?? Number.NaN);
}

function isLast(answer: PlainResponse): boolean {
  return answer.status === 401 && remainingOf(answer) === 0;
}

function isCreated({ status }: PlainResponse): boolean {
  return status === 201;
}

function isReplayOfError(answer: PlainResponse, request: Request): boolean {
  return isReplay(answer, request) && answer.status >= 400;
}
