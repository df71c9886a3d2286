import { contract, type ErrorCode, idempotency, type OperationId } from "@animal-store/contract";
import { conditionalOperations, operationsWith, pagedOperations, succeeds } from "../src/cases/contract-case.ts";
import type { Service } from "../src/target.ts";
import { documented } from "./answer-mutants.ts";
import type { Forward, Mutant, PlainResponse, Wire } from "./wire.ts";
import * as wires from "./wire.ts";

const { onResponse, onRequest, only, findOperation, withHeader, withRequestHeader, withUrl } = wires;

type Clock = Pick<Service["clock"], "now">;
type Plant = (clock: Clock) => Wire;
/** @param about beginning of the ids of the cases that are about it: only they may kill it */
type Row = readonly [what: string, about: string, plant: Plant];
type IsMeant = (answer: PlainResponse, request: Request) => boolean;

const minute = 60_000;
const kept = idempotency.keptSeconds * 1000;
const [over, overDay, banned] = [has("rate_limit_exceeded"), has("daily_quota_exceeded"), has("key_banned")];
const isReplay: IsMeant = ({ headers }) => headers.has("idempotency-replayed");
const everybody = (): string => "everybody";

/** What a service makes of several messages together. */
export function stateMutants(): Mutant[] {
  const rows = [
    ...tagRows,
    ...countingRows(),
    ...limitRows(),
    ...operationsWith("Idempotency-Key").flatMap(idempotencyRows),
    ...orderRows(),
    ...cursorRows(),
    ...keptAnswerRows(),
  ];
  return rows.map(([what, about, wire]) => ({
    id: `behaviour/${what}`,
    about: [about],
    mutation: { wire },
  }));
}

const tagRows: Row[] = [
  ...conditionalOperations.map<Row>((operation) => [
    `conditional/an ETag of ${operation} is constant`,
    `entity-tags/${operation}/changed`,
    () => tagging(operation, () => "constant"),
  ]),
  ...pagedOperations.map<Row>((operation) => [
    `conditional/an ETag of ${operation} ignores Link`,
    `entity-tags/${operation}/next-page`,
    () => tagging(operation, (text) => Buffer.from(text).toString("hex")),
  ]),
];

function countingRows(): Row[] {
  const free = (what: string, about: string, isMeant: IsMeant): Row => [
    `counting/${what} counts nowhere`,
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
    ["counting/refused requests count", "counting/refused-requests", miscounting(({ status }) => status === 429, -1)],
    ["counting/calls during a ban count", "bans/counting", miscounting(banned, -1)],
    ["counting/a preflight counts", "preflights/counts-nowhere", miscounting(({ status }) => status === 204, -1)],
    ["counting/a key counts for its address", "counting/address-untouched", miscounting(hasKey, -1, () => "nobody")],
    ["counting/all keys share one count", "counting/per-key", miscounting(hasKey, -1, everybody, everybody)],
  ];
}

function limitRows(): Row[] {
  return [
    ["limits/a minute has no limit, though told", "responses/listPets/rate_limit", passing(over)],
    ["limits/a day has no limit, though told", "responses/listPets/daily_quota", passing(overDay)],
    ["limits/one more than told in a minute", "responses/listPets/rate_limit", passing(over, 1)],
    ["limits/one more than told in a day", "responses/listPets/daily_quota", passing(overDay, 1)],
    ["limits/one less than told in a minute", "limits/minute/free", refusingLast],
    ["limits/one less than told in a day", "limits/day/free", refusingLast],
    ["limits/the minute slides", "limits/minute/fixed", repeating(over, caller, { lasting: minute })],
    ["limits/the minute has no end", "limits/minute/free", repeating(over, caller)],
    ["limits/the day has no end", "limits/day/free", repeating(overDay, caller)],
    ["limits/parallel requests pass with the first", "limits/parallel", racing(caller, letPass)],
    ["limits/callers without a key have no limit", "counting/anonymous-bucket", passing(over)],
    ["limits/callers without a key have one request more", "counting/anonymous-bucket", passing(over, 1)],
    ["limits/callers without a key are limited for ever", "counting/anonymous-bucket", repeating(over, caller)],
    ["limits/an address over its limit holds up keys", "counting/valid-key-untouched", repeating(isLast, everybody)],
    ["bans/a ban has no end, though told", "bans/until-its-end", repeating(banned, caller)],
    ["bans/a ban is of every key", "bans/another-key", repeating(banned, everybody)],
    ["bans/nobody is banned, though told", "bans/until-its-end", passing(banned)],
  ];
}

function idempotencyRows(operation: OperationId): Row[] {
  const rows: Row[] = [
    ["an Idempotency-Key is ignored", "replay", () => onRequest(withoutOnceKey)],
    ["keys in another case are one", "another-idempotency-key", onceKeyAs((key) => key.toLowerCase())],
    ["all Idempotency-Keys are one", "another-idempotency-key", onceKeyAs(() => "any")],
    ["API keys share Idempotency-Keys", "another-api-key", repeating(isCreated, onceKey)],
    ["a conflict is done like a new request", "conflict", again(has("idempotency_conflict"), withoutOnceKey)],
    ["an outcome is kept for ever", "kept-time", keepingFor(Number.POSITIVE_INFINITY)],
    ["an outcome is kept a millisecond too long", "kept-time", keepingFor(kept + 1)],
    ["parallel replays act twice", "parallel", racing(onceKey, (request, forward) => forward(withoutOnceKey(request)))],
    ...[400, 401, 413, 415, 429].map<Row>((refusal) => [
      `an outcome is kept for ${refusal}`,
      "not-kept",
      repeating(({ status }) => status === refusal, onceKey),
    ]),
  ];
  return rows.map(([what, about, plant]) => [
    `idempotency/${operation}: ${what}`,
    `idempotency/${operation}/${about}`,
    (clock) => only(operation, plant(clock)),
  ]);
}

function orderRows(): Row[] {
  const lost =
    (operation: OperationId): Plant =>
    () =>
      only(operation, async (request, forward) => {
        const unread = new Request(request.url, { headers: request.headers });
        return documented(await forward(unread), operation, succeeds(operation).status);
      });
  return [
    [
      "idempotency/a refused order is not kept",
      "idempotency/createOrder/kept/",
      again(isReplayOfRefusal, withoutOnceKey),
    ],
    ["idempotency/operations share keys", "idempotency/another-operation", repeating(isCreated, onceKey)],
    ["idempotency/a replay acts behind its answer", "idempotency/createPet/replay", () => actingTwice],
    ["idempotency/a replay is done anew", "idempotency/after-a-change", again(isReplay, withoutOnceKey)],
    [
      "store/parallel orders for one pet succeed",
      "orders/race",
      () => only("createOrder", racing(everybody, letPass)()),
    ],
    ["store/a pet is created and lost", "pets/get", lost("createPet")],
    ["store/an order is placed and lost", "paging/listOrders", lost("createOrder")],
  ];
}

function cursorRows(): Row[] {
  const withoutCursor = (request: Request) => withUrl(request, ({ searchParams }) => searchParams.delete("cursor"));
  const cases = ["another-filter", "without-its-filter", "another-operation"];
  return cases.map((about) => [
    `paging/a refused cursor begins anew: ${about}`,
    `paging/${about}`,
    again(has("invalid_cursor"), withoutCursor),
  ]);
}

/** Answers that are kept and given again: though what they show has changed, or under a key that lacks something. */
function keptAnswerRows(): Row[] {
  const stale = (read: OperationId, write: OperationId, about: string): Row => [
    `kept answers/${read} stays as it was before ${write}`,
    about,
    keeping(read, ({ url }) => url, write),
  ];
  const under = (operation: OperationId, lacking: string, about: string): Row => [
    `kept answers/the key of ${operation} lacks ${lacking}`,
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

/** Tags responses itself, and tells whoever has the tag that nothing changed. */
function tagging(operation: OperationId, tagOf: (text: string) => string): Wire {
  return only(operation, async (request, forward) => {
    const response = await forward(withRequestHeader(request, "If-None-Match", undefined));
    if (response.status !== 200) return response;
    const tag = `"${tagOf(response.text)}"`;
    const tagged = withHeader(response, "ETag", tag);
    return request.headers.get("If-None-Match")?.includes(tag) ? documented(tagged, operation, 304) : tagged;
  });
}

/** Tells figures that some requests changed by too much or too little, and refuses below none. */
function miscounting(isMeant: IsMeant, by: number, charged = caller, told = caller): Plant {
  return () => {
    const owed = new Map<string, number>();
    return onResponse((answer, request) => {
      if (isMeant(answer, request)) owed.set(charged(request), (owed.get(charged(request)) ?? 0) + by);
      const more = owed.get(told(request)) ?? 0;
      const left = remainingOf(answer) + more;
      if (more === 0 || Number.isNaN(left)) return answer;
      const shift = (rest: string): string => String(Math.max(0, Number(rest) + more));
      const windows = answer.headers.get("ratelimit")?.replace(/(?<=;r=)\d+/g, shift);
      const shown = withHeader(answer, "x-ratelimit-remaining", String(Math.max(0, left)));
      return refusedBelow(0, withHeader(shown, "ratelimit", windows), request, left);
    });
  };
}

const refusingLast: Plant = () =>
  onResponse((answer, request) => refusedBelow(1, answer, request, remainingOf(answer)));

function refusedBelow(least: number, answer: PlainResponse, request: Request, left: number): PlainResponse {
  if (left >= least || answer.status !== 200) return answer;
  return documented(answer, findOperation(request), contract.errorCodes.rate_limit_exceeded.status);
}

/** Lets refusals pass, the first so many of each caller. */
function passing(isMeant: IsMeant, times = Number.POSITIVE_INFINITY): Plant {
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
  return operation === "unrouted" ? answer : documented(answer, operation, succeeds(operation).status);
}

/** Gives an answer again to whoever asks in the same scope, for so many milliseconds or until something ends it. */
function repeating(
  isMeant: IsMeant,
  scope: (request: Request) => string | undefined,
  { lasting = Number.POSITIVE_INFINITY, isOver }: { lasting?: number; isOver?: (request: Request) => boolean } = {},
): Plant {
  return (clock) => {
    const given = new Map<string, { answer: PlainResponse; at: number }>();
    return async (request, forward) => {
      if (isOver?.(request)) given.clear();
      const name = scope(request);
      const before = given.get(name ?? "");
      if (before && clock.now() - before.at < lasting) return before.answer;
      const answer = await forward(request);
      if (name !== undefined && isMeant(answer, request)) given.set(name, { answer, at: clock.now() });
      return answer;
    };
  };
}

/** Keeps the answers of an operation until something is written. @param unnoticed a write that is not noticed */
function keeping(operation: OperationId, keyOf: (request: Request) => string, unnoticed?: OperationId): Plant {
  const isRead = (request: Request): boolean => findOperation(request) === operation;
  return repeating(
    ({ status }) => status === 200,
    (request) => (isRead(request) ? keyOf(request) : undefined),
    { isOver: (request) => request.method === "POST" && findOperation(request) !== unnoticed },
  );
}

/** Keeps outcomes for another time. @param length milliseconds */
export function keepingFor(length: number): Plant {
  return (clock) => {
    const first = new Map<string, { answer: PlainResponse; at: number }>();
    return async (request, forward) => {
      const key = onceKey(request);
      const before = first.get(key ?? "");
      const age = clock.now() - (before?.at ?? clock.now());
      if (before && age >= length) return forward(withoutOnceKey(request));
      if (before && age >= kept) return withHeader(before.answer, "idempotency-replayed", "true");
      const answer = await forward(request);
      if (key !== undefined && !before) first.set(key, { answer, at: clock.now() });
      return answer;
    };
  };
}

/** Holds the first request of a scope until another one comes, which then goes its own way. */
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

/** Does a request again in another way where its answer is not liked. */
function again(isMeant: IsMeant, change: (request: Request) => Request): Plant {
  return () => async (request, forward) => {
    const answer = await forward(request.clone());
    return isMeant(answer, request) ? forward(change(request)) : answer;
  };
}

const actingTwice: Wire = async (request, forward) => {
  const answer = await forward(request.clone());
  if (isReplay(answer, request)) await forward(withoutOnceKey(request));
  return answer;
};

function has(code: ErrorCode): (answer: PlainResponse) => boolean {
  return ({ text }) => text.includes(`"code":"${code}"`);
}

function hasKey(_: unknown, { headers }: Request): boolean {
  return headers.has("authorization");
}

function caller({ headers }: Request): string {
  return headers.get("authorization") ?? "nobody";
}

function onceKey({ headers }: Request): string | undefined {
  return headers.get("idempotency-key") ?? undefined;
}

function withoutOnceKey(request: Request): Request {
  return withRequestHeader(request, "idempotency-key", undefined);
}

function onceKeyAs(change: (key: string) => string): Plant {
  return () =>
    onRequest((request) => withRequestHeader(request, "idempotency-key", change(onceKey(request) ?? "none")));
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

function isReplayOfRefusal(answer: PlainResponse, request: Request): boolean {
  return isReplay(answer, request) && answer.status >= 400;
}
