import assert from "node:assert/strict";
import { contract, type ErrorCode, type OperationId, type Schemas, type Scope, scopes } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { contractDocument, documentedOperations, examplesOf } from "../document/contract-document.ts";
import type { HttpResponse } from "../http/http-client.ts";
import { documentedExamples } from "../response-validator/documented-examples.ts";
import type { CallOptions, CaseContext } from "../runner/case-context.ts";
import { type KeyOptions, type Service, type ServiceCondition, SkipCase, storeFailure } from "../target.ts";
import { banned, request, requests } from "./bans.ts";
import { type ContractCase, expectError, type Outcome, unknownPath } from "./contract-case.ts";
import { caseIdempotencyKey } from "./idempotency.ts";
import { day, expectRateLimit, expectWindowEnd, minute } from "./rate-limit-headers.ts";
import { addPet, addPets, expectStatus, nextCursor, order, read, validRequest } from "./steps.ts";

/** A response that the contract documents, and a request that receives it. */
export interface DocumentedResponse {
  readonly outcome: Outcome;
  readonly where: Pick<ContractCase, "situation" | "fresh">;
  /** @param options request options that override those of the response */
  ask(context: CaseContext, options?: CallOptions): Promise<HttpResponse>;
  /** Asserts what only this response must have. */
  readonly check?: Way["check"];
}

/** How to trigger a response. */
interface Way {
  readonly situation?: ContractCase["situation"];
  ask(send: Send, context: CaseContext, operation: Outcome["operation"], more?: CallOptions): Promise<HttpResponse>;
  check?(answer: HttpResponse, context: CaseContext, operation: Outcome["operation"]): void;
}

/** Sends a request to the operation, or to an unknown path if there is no operation. */
type Send = (options?: CallOptions) => Promise<HttpResponse>;

const { path } = contract.operations.listPets;
const requestHead = `GET ${contract.basePath}${path} HTTP/1.1\r\nHost: here\r\n`;

/** A request that triggers each error code. */
const ways: Readonly<Record<ErrorCode, Way>> = {
  missing_api_key: { ask: (send) => send({ key: null }) },
  invalid_api_key: { ask: (send) => send({ key: "nonsense" }) },
  expired_api_key: { ask: async (send, { service }) => send({ key: await expiredKey(service) }) },
  revoked_api_key: { ask: async (send, { service }) => send({ key: await revokedKey(service) }) },
  insufficient_scope: {
    ask: (_, context, operation, more) =>
      callWithScopes(context, operation as OperationId, otherScopes(operation as OperationId), more),
    check: (answer, _, operation) => expectNamed(scopeOf(operation as OperationId), answer),
  },
  rate_limit_exceeded: exhausting(minute, { perMinute: 1, perDay: 50 }),
  daily_quota_exceeded: exhausting(day, { perMinute: 50, perDay: 1 }),
  key_banned: { ask: async (send, context) => send({ key: await banned(context) }) },
  internal_error: { situation: "store-fails", ask: (send) => send(), check: expectBare },
  service_unavailable: { situation: "store-unavailable", ask: (send) => send(), check: expectBare },
  invalid_request: { ask: (send, _, operation) => send(invalidBodies[operation] ?? invalidParameter(operation)) },
  malformed_json: { ask: (send) => send({ body: "{" }) },
  payload_too_large: { ask: (send) => send({ body: "x".repeat(contract.limits.bodyBytes + 1) }) },
  unsupported_media_type: { ask: (send) => send({ headers: { "Content-Type": "text/plain" } }) },
  invalid_cursor: {
    async ask(send, context, operation) {
      if (operation !== "listPets") return send({ query: "cursor=abc" });
      await addPets(context, 2);
      const cursor = nextCursor("listPets", await context.call("listPets", { query: "limit=1" }));
      return send({ query: `status=sold&cursor=${cursor}` });
    },
  },
  idempotency_conflict: {
    async ask(send, context, operation) {
      const { json = examplesOf(contractDocument, operation).body } = await validRequest(
        context,
        operation as OperationId,
      );
      const headers = { "Idempotency-Key": caseIdempotencyKey(context) };
      await send({ json, headers });
      return send({ body: `${stringifyJson(json)} `, headers });
    },
  },
  pet_not_found: {
    ask(send, { ownWords: customMessages }, operation) {
      // A store behind a URL may have the pet that the contract's example names.
      return send(namingPet(operation, customMessages ? 0 : 4711));
    },
  },
  pet_not_available: {
    async ask(send, context, operation) {
      const { id } = await addPet(context);
      await order(context, id);
      return send(namingPet(operation, id));
    },
  },
  route_not_found: { ask: (send) => send() },
  method_not_allowed: { ask: (_, { send }, __, more) => send("DELETE", path, more) },
  bad_request: { ask: (_, { exchange }) => exchange("hello\r\n\r\n") },
  headers_too_large: { ask: (_, { exchange }) => exchange(`${requestHead}X-Large: ${"x".repeat(100_000)}\r\n\r\n`) },
  request_timeout: { situation: "short-timeouts", ask: (_, { exchange }) => exchange(requestHead) },
};

/** Returns the contract's example request, with this pet id. */
function namingPet(operation: Outcome["operation"], petId: number | bigint): CallOptions {
  const { body } = examplesOf(contractDocument, operation);
  return { path: { petId }, ...(body !== undefined && { json: { ...body, petId } }) };
}

/** Requests outside the operations query only the key store. */
const unroutedSituations: Partial<Record<ErrorCode, ServiceCondition>> = {
  internal_error: "keys-fail",
  service_unavailable: "keys-unavailable",
};

/** Invalid bodies with the errors of the contract's examples. */
const invalidBodies: Readonly<Record<string, CallOptions>> = {
  createPet: { json: { categoryId: "7" } },
  createOrder: { json: { petId: "7", colour: "red" } },
};

/** Returns a request with the invalid or unknown parameter of the contract's example. The value is the one that the message quotes. */
function invalidParameter(operation: Outcome["operation"]): CallOptions {
  const example = exampleOf(expectError(operation, "invalid_request"));
  const { details: [{ path, message } = { path: "colour", message: "" }] = [] } = (
    example === "" ? {} : parseJson(example)
  ) as Schemas["Error"];
  const [, value = "red"] = /, got "(.*)"\.$/.exec(message) ?? [];
  if (path in examplesOf(contractDocument, operation).path) return { path: { [path]: value } };
  return { query: `${encodeURIComponent(path)}=${encodeURIComponent(value)}` };
}

/** Every documented response, of each operation and outside the operations. */
export const documentedResponses: readonly DocumentedResponse[] = [
  ...documentedOperations(contractDocument).values(),
].flatMap(({ id, responses }) =>
  [...responses].flatMap(([status, { "x-error-codes": codes }]) => {
    const operation = id as Outcome["operation"];
    if (!codes) return [withoutError({ operation, status })];
    return codes.map((code) => withError({ operation, status, code: code as ErrorCode }));
  }),
);

/** The documented responses. Operations that share a response have it once. */
const distinctResponses = [
  ...Map.groupBy(documentedResponses, ({ outcome: { operation, status, code } }) => {
    const response = documentedOperations(contractDocument).get(operation)?.responses.get(status);
    return `${code} ${JSON.stringify(response)}`;
  }).values(),
].flatMap(([first]) => first ?? []);

/** The same without responses that exhaust a daily quota: other cases need those keys. */
export const cheapResponses = distinctResponses.filter(({ outcome }) => outcome.code !== "daily_quota_exceeded");

/** Cases for each documented error of each operation, and for the contract's example of it, which must match word for word. */
export const responseCases: ContractCase[] = [
  ...documentedResponses
    .filter(({ outcome }) => outcome.code !== undefined)
    .map<ContractCase>(({ outcome, where, ask, check }) => ({
      id: `responses/${outcome.operation}/${outcome.code}`,
      fact: `returns ${contract.errorCodes[outcome.code as ErrorCode].status} ${outcome.code} as the contract documents it`,
      ...where,
      ...outcome,
      async run(context) {
        const answer = await ask(context);
        check?.(answer, context, outcome.operation);
        return answer;
      },
    })),
  ...distinctResponses
    .filter(({ outcome }) => outcome.code !== undefined)
    .map<ContractCase>(({ outcome, where, ask }) => {
      const { operation, code } = outcome;
      return {
        id: `messages/${operation}/${code}`,
        fact: `the response equals the contract's example of ${code}`,
        ...where,
        ...(code === "pet_not_available" && { fresh: "empty" as const }),
        ...outcome,
        async run(context) {
          if (context.ownWords) throw new SkipCase("a service whose messages are those of the contract's examples");
          const answer = await (lastSeconds[code as ErrorCode] ?? ask)(context);
          assert.deepEqual(answer.body, parseJson(exampleOf(outcome)));
          return answer;
        },
      };
    }),
];

const examples = documentedExamples(contractDocument);

function exampleOf({ operation, status, code }: Outcome): string {
  return examples.find(({ title }) => title === `${operation} ${status} ${code}`)?.response.bodyText ?? "";
}

const { free } = contract.plans;

/** In the examples, a Free key exhausts a window in its last second. */
const lastSeconds: Partial<Record<ErrorCode, (context: CaseContext) => Promise<HttpResponse>>> = {
  rate_limit_exceeded: (context) => exhaustLastSecond(context, minute, free.perMinute),
  daily_quota_exceeded: (context) => exhaustLastSecond(context, day, free.perDay, { perMinute: 2 * free.perDay }),
};

async function exhaustLastSecond(
  context: CaseContext,
  length: number,
  count: number,
  limits: NonNullable<KeyOptions["limits"]> = {},
): Promise<HttpResponse> {
  const { service } = context;
  service.clock.advance(2 * length - (service.clock.now() % length) - 1000);
  const { key } = await service.createKey({ plan: "free", limits });
  await requests(context, key, count);
  return request(context, key);
}

function withError(outcome: Outcome & { readonly code: ErrorCode }): DocumentedResponse {
  const { operation, code } = outcome;
  const way = ways[code];
  const situation = (operation === "unrouted" && unroutedSituations[code]) || way.situation;
  return {
    outcome,
    where: situation ? { situation } : {},
    ask: (context, options) => way.ask(sender(context, operation, options), context, operation, options),
    ...(way.check && { check: way.check }),
  };
}

function withoutError(outcome: Outcome): DocumentedResponse {
  const { operation, status } = outcome;
  const headers = status < 300 ? {} : { "If-None-Match": "*" };
  return {
    outcome,
    where: {},
    async ask(context, options) {
      if (operation === "unrouted") return context.send("OPTIONS", path, options);
      return sender(context, operation, options)({ ...(await validRequest(context, operation)), headers });
    },
  };
}

function sender({ call, send }: CaseContext, operation: Outcome["operation"], more: CallOptions = {}): Send {
  return ({ headers, ...options } = {}) => {
    const all = { ...options, ...more, headers: { ...headers, ...more.headers } };
    return operation === "unrouted" ? send("GET", unknownPath, all) : call(operation, all);
  };
}

function exhausting(length: number, limits: NonNullable<KeyOptions["limits"]>): Way {
  return {
    async ask(send, { service }) {
      const { key } = await service.createKey({ limits });
      await send({ key });
      return send({ key });
    },
    check: (answer, { service }) =>
      void expectWindowEnd(expectRateLimit(answer, { limit: 1, remaining: 0 }), service, length),
  };
}

/** Returns an expired key. */
async function expiredKey(service: Service): Promise<string> {
  if (service.remote) return service.remote.spentKey("expired");
  const { key } = await service.createKey({ expiresAt: service.clock.now() + 1_000 });
  service.clock.advance(1_000);
  return key;
}

/** Returns a revoked key. */
async function revokedKey(service: Service): Promise<string> {
  if (service.remote) return service.remote.spentKey("revoked");
  const { id, key } = await service.createKey();
  await service.revokeKey(id);
  return key;
}

/** Returns the scope that an operation requires. */
export function scopeOf(operation: OperationId): Scope {
  const [requirement] = contract.operations[operation].security;
  return requirement.bearerAuth[0];
}

export function otherScopes(operation: OperationId): Scope[] {
  return scopes.filter((scope) => scope !== scopeOf(operation));
}

/** Calls an operation with a key that has only these scopes. */
export async function callWithScopes(
  { call, service }: CaseContext,
  operation: OperationId,
  granted: readonly Scope[],
  options: CallOptions = {},
): Promise<HttpResponse> {
  const { key } = await service.createKey({ scopes: granted });
  return call(operation, { ...options, key });
}

function expectNamed(scope: Scope, answer: HttpResponse): void {
  assert.equal(answer.headers.get("www-authenticate"), `Bearer error="insufficient_scope", scope="${scope}"`);
  const { message } = read("Error", answer);
  assert(message.includes(scope), `The message must name the scope ${scope}, got: ${message}`);
}

/** Asserts that the response to a failure does not reveal its cause. */
function expectBare(answer: HttpResponse): void {
  assert.deepEqual(Object.keys(read("Error", answer)).sort(), ["code", "message", "status"]);
  const all = [answer.bodyText, ...answer.headers.values()].join("\n");
  assert(
    !all.includes(storeFailure) && !/\bat .+:\d+:\d+/.test(all),
    `The response must not reveal the cause, got ${answer.bodyText}`,
  );
}

const failures = [
  { store: "store-fails", keys: "keys-fail", code: "internal_error" },
  { store: "store-unavailable", keys: "keys-unavailable", code: "service_unavailable" },
] as const;

/** Store failures, in addition to the responses that the contract documents for them. */
export const failureCases: ContractCase[] = failures.flatMap(({ store, keys, code }): ContractCase[] => [
  {
    id: `failures/refusal/${store}`,
    fact: "a store failure does not hide the errors of a request",
    situation: store,
    ...expectError("listPets", "invalid_request"),
    run: ({ call }) => call("listPets", { query: "limit=0" }),
  },
  {
    id: `failures/counted/${store}`,
    fact: "a request that fails because of the store counts like any other",
    situation: store,
    ...expectError("listPets", code),
    async run({ call }) {
      const { perMinute } = contract.plans.business;
      expectStatus(await call("listPets"), contract.errorCodes[code].status);
      return expectRateLimit(await call("listPets"), { remaining: perMinute - 2 });
    },
  },
  {
    id: `failures/known-path/${keys}`,
    fact: "a failed key lookup is not reported as an invalid key",
    situation: keys,
    ...expectError("listPets", code),
    run: ({ call }) => call("listPets"),
  },
]);
