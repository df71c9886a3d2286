import assert from "node:assert/strict";
import { type HttpResponse, skip } from "@animal-store/conformance/internal";
import { contract, type ErrorCode, type OperationId, type Schemas, type Scope, scopes } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import type { CallOptions, CaseContext } from "../case-context.ts";
import { examplesOf, findResponse, listExamples, listResponseGroups } from "../contract-document.ts";
import { type KeyOptions, type Service, type ServiceCondition, storeFailure } from "../target.ts";
import { createBannedKey, sendConcurrently, sendRequest } from "./bans.ts";
import { type ContractCase, expectError, type Outcome, unknownPath } from "./contract-case.ts";
import { caseIdempotencyKey } from "./idempotency.ts";
import { dayMs, expectRateLimit, expectWindowEnd, minuteMs } from "./rate-limit-headers.ts";
import { addPet, addPets, bodyAs, expectStatus, nextCursor, order, validRequest } from "./steps.ts";

/** A documented response and a request that triggers it. */
export interface DocumentedResponse {
  readonly outcome: Outcome;
  readonly setup: Pick<ContractCase, "condition" | "isolation">;
  /** Sends the request. @param options override those of the request */
  trigger(context: CaseContext, options?: CallOptions): Promise<HttpResponse>;
  /** Asserts requirements of this response only. */
  readonly check?: Trigger["check"];
}

interface Trigger {
  readonly condition?: ContractCase["condition"];
  run(send: Send, context: CaseContext, operation: Outcome["operation"], changes?: CallOptions): Promise<HttpResponse>;
  check?(response: HttpResponse, context: CaseContext, operation: Outcome["operation"]): void;
}

/** Sends a request to the operation, or to an unknown path for `unrouted`. */
type Send = (options?: CallOptions) => Promise<HttpResponse>;

const { path } = contract.operations.listPets;
const requestHead = `GET ${contract.basePath}${path} HTTP/1.1\r\nHost: here\r\n`;

/** The request that triggers each error code. */
const triggers: Readonly<Record<ErrorCode, Trigger>> = {
  missing_api_key: { run: (send) => send({ key: null }) },
  invalid_api_key: { run: (send) => send({ key: "nonsense" }) },
  expired_api_key: { run: async (send, { service }) => send({ key: await getExpiredKey(service) }) },
  revoked_api_key: { run: async (send, { service }) => send({ key: await getRevokedKey(service) }) },
  insufficient_scope: {
    run: (_, context, operation, changes) =>
      callWithScopes(context, operation as OperationId, getOtherScopes(operation as OperationId), changes),
    check: (response, _, operation) => expectScopeNamed(getRequiredScope(operation as OperationId), response),
  },
  rate_limit_exceeded: createLimitTrigger(minuteMs, { perMinute: 1, perDay: 50 }),
  daily_quota_exceeded: createLimitTrigger(dayMs, { perMinute: 50, perDay: 1 }),
  key_banned: { run: async (send, context) => send({ key: await createBannedKey(context) }) },
  internal_error: { condition: "store-fails", run: (send) => send(), check: expectNoCause },
  service_unavailable: { condition: "store-unavailable", run: (send) => send(), check: expectNoCause },
  invalid_request: { run: (send, _, operation) => send(invalidBodies[operation] ?? invalidParameter(operation)) },
  malformed_json: { run: (send) => send({ body: "{" }) },
  precondition_failed: {
    run: async (send, context, operation) =>
      send({ ...(await validRequest(context, operation as OperationId)), headers: { "If-Match": '"other"' } }),
  },
  payload_too_large: { run: (send) => send({ body: "x".repeat(contract.limits.bodyBytes + 1) }) },
  unsupported_media_type: { run: (send) => send({ headers: { "Content-Type": "text/plain" } }) },
  invalid_cursor: {
    async run(send, context, operation) {
      if (operation !== "listPets") return send({ query: "cursor=abc" });
      await addPets(context, 2);
      const cursor = nextCursor("listPets", await context.call("listPets", { query: "limit=1" }));
      return send({ query: `status=sold&cursor=${cursor}` });
    },
  },
  idempotency_conflict: {
    async run(send, context, operation) {
      const options = await validRequest(context, operation as OperationId);
      const { json = examplesOf(operation).body } = options;
      const headers = { "Idempotency-Key": caseIdempotencyKey(context) };
      await send({ json, headers });
      return send({ body: `${stringifyJson(json)} `, headers });
    },
  },
  pet_not_found: {
    run(send, { customMessages }, operation) {
      // A remote store can contain the pet of the contract's example.
      return send(exampleWithPet(operation, customMessages ? 0 : 4711));
    },
  },
  pet_not_available: {
    async run(send, context, operation) {
      const { id } = await addPet(context);
      await order(context, id);
      return send(exampleWithPet(operation, id));
    },
  },
  route_not_found: { run: (send) => send() },
  method_not_allowed: { run: (_, { send }, __, changes) => send("DELETE", path, changes) },
  bad_request: { run: (_, { exchange }) => exchange("hello\r\n\r\n") },
  headers_too_large: { run: (_, { exchange }) => exchange(`${requestHead}X-Large: ${"x".repeat(100_000)}\r\n\r\n`) },
  request_timeout: { condition: "short-timeouts", run: (_, { exchange }) => exchange(requestHead) },
};

/** Returns the example request of an operation for another pet. */
export function exampleWithPet(operation: Outcome["operation"], petId: number | bigint): CallOptions {
  const { body } = examplesOf(operation);
  return { path: { petId }, ...(body !== undefined && { json: { ...body, petId } }) };
}

/** Requests that match no operation read only the key store. */
const unroutedConditions: Partial<Record<ErrorCode, ServiceCondition>> = {
  internal_error: "keys-fail",
  service_unavailable: "keys-unavailable",
};

/** Invalid bodies that get the errors of the contract's examples. */
const invalidBodies: Readonly<Record<string, CallOptions>> = {
  createPet: { json: { categoryId: "7" } },
  createOrder: { json: { petId: "7", colour: "red" } },
};

/** Returns a request with the invalid parameter and value that the message of the contract's example quotes. */
function invalidParameter(operation: Outcome["operation"]): CallOptions {
  const example = findExampleText(expectError(operation, "invalid_request"));
  const { details: [{ path, message } = { path: "colour", message: "" }] = [] } = (
    example === "" ? {} : parseJson(example)
  ) as Schemas["Error"];
  const [, value = "red"] = /, got "(.*)"\.$/.exec(message) ?? [];
  if (path in examplesOf(operation).path) return { path: { [path]: value } };
  return { query: `${encodeURIComponent(path)}=${encodeURIComponent(value)}` };
}

/** Every documented response, of each operation and of requests that match no operation. */
export const documentedResponses: readonly DocumentedResponse[] = listResponseGroups().flatMap(({ id, responses }) =>
  responses.flatMap(({ status, errorCodes }) => {
    const outcome = { operation: id as Outcome["operation"], status: Number(status) };
    if (!errorCodes) return [toSuccessResponse(outcome)];
    return errorCodes.map((code) => toErrorResponse({ ...outcome, code: code as ErrorCode }));
  }),
);

/** The documented responses without duplicates that operations share. */
const distinctResponses = [
  ...Map.groupBy(documentedResponses, ({ outcome: { operation, status, code } }) => {
    return `${code} ${JSON.stringify(findResponse(operation, status)?.node)}`;
  }).values(),
].flatMap(([first]) => first ?? []);

/** The responses that many cases can trigger. Excludes those that exhaust a daily quota, because other cases need these keys. */
export const repeatableResponses = distinctResponses.filter(({ outcome }) => outcome.code !== "daily_quota_exceeded");

/** Cases for each documented error of each operation, and for its example in the contract, which must match exactly. */
export const responseCases: ContractCase[] = [
  ...documentedResponses
    .filter(({ outcome }) => outcome.code !== undefined)
    .map<ContractCase>(({ outcome, setup, trigger, check }) => ({
      id: `responses/${outcome.operation}/${outcome.code}`,
      title: `returns ${contract.errorCodes[outcome.code as ErrorCode].status} ${outcome.code} as documented`,
      ...setup,
      ...outcome,
      async run(context) {
        const response = await trigger(context);
        check?.(response, context, outcome.operation);
        return response;
      },
    })),
  ...distinctResponses
    .filter(({ outcome }) => outcome.code !== undefined)
    .map<ContractCase>(({ outcome, setup, trigger }) => {
      const { operation, code } = outcome;
      return {
        id: `messages/${operation}/${code}`,
        title: `the response equals the contract's example of ${code}`,
        ...setup,
        ...(code === "pet_not_available" && { isolation: "empty" as const }),
        ...outcome,
        async run(context) {
          if (context.customMessages) skip("a service that uses the messages of the contract's examples");
          const response = await (exampleTriggers[code as ErrorCode] ?? trigger)(context);
          assert.deepEqual(response.body, parseJson(findExampleText(outcome)));
          return response;
        },
      };
    }),
];

const examples = listExamples();

function findExampleText({ operation, status, code }: Outcome): string {
  return examples.find(({ title }) => title === `${operation} ${status} ${code}`)?.response.bodyText ?? "";
}

const { free } = contract.plans;

/** In the contract's examples, a Free key exhausts a window in its last second. */
const exampleTriggers: Partial<Record<ErrorCode, (context: CaseContext) => Promise<HttpResponse>>> = {
  rate_limit_exceeded: (context) => exhaustInLastSecond(context, minuteMs, free.perMinute),
  daily_quota_exceeded: (context) => exhaustInLastSecond(context, dayMs, free.perDay, { perMinute: 2 * free.perDay }),
};

async function exhaustInLastSecond(
  context: CaseContext,
  windowMs: number,
  requestCount: number,
  limits: NonNullable<KeyOptions["limits"]> = {},
): Promise<HttpResponse> {
  const { service } = context;
  service.clock.advance(2 * windowMs - (service.clock.now() % windowMs) - 1000);
  const { key } = await service.createKey({ plan: "free", limits });
  await sendConcurrently(context, key, requestCount);
  return sendRequest(context, key);
}

function toErrorResponse(outcome: Outcome & { readonly code: ErrorCode }): DocumentedResponse {
  const { operation, code } = outcome;
  const trigger = triggers[code];
  const condition = (operation === "unrouted" && unroutedConditions[code]) || trigger.condition;
  return {
    outcome,
    setup: condition ? { condition } : {},
    trigger: (context, options) => trigger.run(createSend(context, operation, options), context, operation, options),
    ...(trigger.check && { check: trigger.check }),
  };
}

function toSuccessResponse(outcome: Outcome): DocumentedResponse {
  const { operation, status } = outcome;
  const headers = status < 300 ? {} : { "If-None-Match": "*" };
  return {
    outcome,
    setup: {},
    async trigger(context, options) {
      if (operation === "unrouted") return context.send("OPTIONS", path, options);
      return createSend(context, operation, options)({ ...(await validRequest(context, operation)), headers });
    },
  };
}

function createSend({ call, send }: CaseContext, operation: Outcome["operation"], changes: CallOptions = {}): Send {
  return ({ headers, ...options } = {}) => {
    const mergedOptions = { ...options, ...changes, headers: { ...headers, ...changes.headers } };
    return operation === "unrouted" ? send("GET", unknownPath, mergedOptions) : call(operation, mergedOptions);
  };
}

function createLimitTrigger(windowMs: number, limits: NonNullable<KeyOptions["limits"]>): Trigger {
  return {
    async run(send, { service }) {
      const { key } = await service.createKey({ limits });
      await send({ key });
      return send({ key });
    },
    check: (response, { service }) =>
      void expectWindowEnd(expectRateLimit(response, { limit: 1, remaining: 0 }), service, windowMs),
  };
}

async function getExpiredKey(service: Service): Promise<string> {
  if (service.remote) return service.remote.unusableKey("expired");
  const { key } = await service.createKey({ expiresAt: service.clock.now() + 1_000 });
  service.clock.advance(1_000);
  return key;
}

async function getRevokedKey(service: Service): Promise<string> {
  if (service.remote) return service.remote.unusableKey("revoked");
  const { id, key } = await service.createKey();
  await service.revokeKey(id);
  return key;
}

export function getRequiredScope(operation: OperationId): Scope {
  const [requirement] = contract.operations[operation].security;
  return requirement.bearerAuth[0];
}

export function getOtherScopes(operation: OperationId): Scope[] {
  return scopes.filter((scope) => scope !== getRequiredScope(operation));
}

export async function callWithScopes(
  { call, service }: CaseContext,
  operation: OperationId,
  grantedScopes: readonly Scope[],
  options: CallOptions = {},
): Promise<HttpResponse> {
  const { key } = await service.createKey({ scopes: grantedScopes });
  return call(operation, { ...options, key });
}

function expectScopeNamed(scope: Scope, response: HttpResponse): void {
  assert.equal(response.headers.get("www-authenticate"), `Bearer error="insufficient_scope", scope="${scope}"`);
  const { message } = bodyAs("Error", response);
  assert(message.includes(scope), `The message must name the scope ${scope}, got: ${message}`);
}

function expectNoCause(response: HttpResponse): void {
  assert.deepEqual(Object.keys(bodyAs("Error", response)).sort(), ["code", "message", "status"]);
  const responseText = [response.bodyText, ...response.headers.values()].join("\n");
  assert(
    !responseText.includes(storeFailure) && !/\bat .+:\d+:\d+/.test(responseText),
    `The response must not reveal the cause, got ${response.bodyText}`,
  );
}

const failures = [
  { storeFault: "store-fails", keyFault: "keys-fail", code: "internal_error" },
  { storeFault: "store-unavailable", keyFault: "keys-unavailable", code: "service_unavailable" },
] as const;

export const failureCases: ContractCase[] = failures.flatMap(({ storeFault, keyFault, code }): ContractCase[] => [
  {
    id: `failures/error/${storeFault}`,
    title: "reports an invalid request even if the store fails",
    condition: storeFault,
    ...expectError("listPets", "invalid_request"),
    run: ({ call }) => call("listPets", { query: "limit=0" }),
  },
  {
    id: `failures/counted/${storeFault}`,
    title: "a request that fails because of the store counts like any other",
    condition: storeFault,
    ...expectError("listPets", code),
    async run({ call }) {
      const { perMinute } = contract.plans.business;
      expectStatus(await call("listPets"), contract.errorCodes[code].status);
      return expectRateLimit(await call("listPets"), { remaining: perMinute - 2 });
    },
  },
  {
    id: `failures/known-path/${keyFault}`,
    title: "does not report a failed key lookup as an invalid key",
    condition: keyFault,
    ...expectError("listPets", code),
    run: ({ call }) => call("listPets"),
  },
]);
