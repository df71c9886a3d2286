import assert from "node:assert/strict";
import { isNode } from "@animal-store/openapi-document";
import { findHeader, type Operation } from "../../document.ts";
import type { HttpResponse } from "../../http/http-client.ts";
import type { KeyLimits, PlatformDocument } from "../platform-document.ts";
import {
  type CallOptions,
  type Outcome,
  type RequestOptions,
  type Scenario,
  type ScenarioContext,
  type Service,
  type ServiceCondition,
  storeFailure,
} from "../scenario.ts";
import {
  dayMs,
  encodeBody,
  expectError,
  expectRateLimit,
  expectStatus,
  expectWindowEnd,
  minuteMs,
  parseRateLimit,
  unknownPath,
  validRequest,
} from "../steps.ts";
import { callWithScopes, findScope } from "./authentication.ts";
import { createBannedKey } from "./bans.ts";

/** A documented response and a request that triggers it. */
export interface DocumentedResponse extends Pick<Trigger, "isOfParser" | "isUnknown" | "check"> {
  /** The operation and the code or status. */
  readonly label: string;
  readonly outcome: Outcome & Pick<Scenario, "condition">;
  /** Sends the request. @param options override those of the request */
  trigger(context: ScenarioContext, options?: CallOptions): Promise<HttpResponse>;
}

export interface Trigger {
  readonly condition?: ServiceCondition;
  /** Whether the HTTP parser sends the response, before the service sees the request. */
  readonly isOfParser?: boolean;
  /** Whether no request is known that gets the error code. */
  readonly isUnknown?: boolean;
  /** @param send sends a request of the operation, or of an unknown path */
  run(send: Send, context: ScenarioContext, target: TriggerTarget): Promise<HttpResponse>;
  /** Asserts requirements of this response only. */
  check?(response: HttpResponse, context: ScenarioContext, operation: Operation | undefined): void;
}

export type Send = (options?: CallOptions) => Promise<HttpResponse>;

/** The operation of a response, undefined for requests that match none, and options that override those of the request. */
export interface TriggerTarget {
  readonly operation: Operation | undefined;
  readonly changes: CallOptions;
}

/** The request that triggers each error code. */
const triggers: Readonly<Record<string, Trigger>> = {
  missing_api_key: { run: (send) => send({ key: null }) },
  invalid_api_key: { run: (send) => send({ key: "nonsense" }) },
  expired_api_key: { run: async (send, { service }) => send({ key: await getExpiredKey(service) }) },
  revoked_api_key: { run: async (send, { service }) => send({ key: await getRevokedKey(service) }) },
  insufficient_scope: {
    run: (_, context, { operation, changes }) => callWithScopes(context, expectOperation(operation), changes),
    check(response, { platform }, operation) {
      const scope = findScope(expectOperation(operation)) ?? "";
      if (platform.keyHeader === undefined)
        for (const part of ['error="insufficient_scope"', `scope="${scope}"`])
          assert(response.headers.get("www-authenticate")?.includes(part), `WWW-Authenticate must contain ${part}.`);
      assert(response.bodyText.includes(scope), `The error must name the scope ${scope}, got ${response.bodyText}`);
    },
  },
  rate_limit_exceeded: createLimitTrigger(minuteMs, { perMinute: 1, perDay: 50 }),
  daily_quota_exceeded: createLimitTrigger(dayMs, { perMinute: 50, perDay: 1 }),
  key_banned: { run: async (send, context) => send({ key: await createBannedKey(context) }) },
  internal_error: { condition: "store-fails", run: (send) => send(), check: expectNoCause },
  service_unavailable: { condition: "store-unavailable", run: (send) => send(), check: expectNoCause },
  invalid_request: {
    run: (send, _, { operation }) => send(operation?.readsJson ? { body: "[]" } : { query: "unknown=1" }),
  },
  malformed_json: { run: (send) => send({ body: "{" }) },
  precondition_failed: {
    run: async (send, context, { operation }) =>
      send({ ...(await validRequest(context, expectOperation(operation))), headers: { "If-Match": '"other"' } }),
  },
  payload_too_large: {
    run: (send, { platform }) => send({ body: "x".repeat((platform.requestLimits.bodyBytes ?? 2 ** 20) + 1) }),
  },
  unsupported_media_type: { run: (send) => send({ headers: { "Content-Type": "text/plain" } }) },
  idempotency_conflict: {
    async run(send, context, { operation }) {
      const { values } = await validRequest(context, expectOperation(operation));
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const body = await encodeBody(context, expectOperation(operation), values);
      await send({ values, headers });
      return send({ values, body: `${body} `, headers });
    },
  },
  route_not_found: { run: (send) => send() },
  method_not_allowed: {
    run: (_, { platform, send }, { changes }) => send(platform.otherMethod, platform.probe.path, changes),
  },
  bad_request: { isOfParser: true, run: (_, { exchange }) => exchange("hello\r\n\r\n") },
  headers_too_large: {
    isOfParser: true,
    run: (_, context) => context.exchange(`${requestHead(context)}X-Large: ${"x".repeat(100_000)}\r\n\r\n`),
  },
  request_timeout: {
    isOfParser: true,
    condition: "short-timeouts",
    run: (_, context) => context.exchange(requestHead(context)),
  },
};

/** Requests that match no operation read only the key store. */
const unroutedConditions: Readonly<Record<string, ServiceCondition>> = {
  internal_error: "keys-fail",
  service_unavailable: "keys-unavailable",
};

/**
 * Returns every documented response, of each operation and of requests that match no operation, with a request that triggers it.
 * @param ownTriggers requests for the error codes of the API
 */
export function listDocumentedResponses(
  platform: PlatformDocument,
  ownTriggers: Readonly<Record<string, Trigger>> = {},
): DocumentedResponse[] {
  const { operations, unrouted } = platform.document;
  return [...operations, undefined].flatMap((operation) =>
    (operation?.responses ?? unrouted).flatMap(({ status: text, errorCodes }): DocumentedResponse[] => {
      const outcome = { operation: operation?.id ?? "unrouted", status: Number(text) };
      const isSuccess = /^[23]\d\d$/.test(text);
      if (!errorCodes) return isSuccess ? [toResponse(operation, outcome, createSuccessTrigger(outcome))] : [];
      return errorCodes.map((code) => {
        const trigger = ownTriggers[code] ?? triggers[code] ?? createUnknownTrigger(code);
        const status = Number.isNaN(outcome.status) ? platform.statusOf(code) : outcome.status;
        return toResponse(operation, { ...outcome, status, code }, trigger);
      });
    }),
  );
}

/** An API has error codes that only its own requests get. */
function createUnknownTrigger(code: string): Trigger {
  const reason = `a request that gets ${code}: pass a trigger for it`;
  return { isUnknown: true, run: async (_, { requests }) => requests.skip(reason) };
}

/** Returns the responses without duplicates that operations share. */
export function distinctResponses(
  platform: PlatformDocument,
  responses: readonly DocumentedResponse[],
): DocumentedResponse[] {
  const toKey = ({ outcome: { operation, status, code } }: DocumentedResponse) => {
    const entry = platform.listResponses(operation).find((each) => each.status === String(status));
    return `${code} ${JSON.stringify(entry?.node)}`;
  };
  return [...Map.groupBy(responses, toKey).values()].flatMap(([first]) => first ?? []);
}

/** A scenario for each documented error of each operation. */
export function createResponseScenarios(responses: readonly DocumentedResponse[]): Scenario[] {
  return responses
    .filter(({ outcome }) => outcome.code !== undefined)
    .map(({ label, outcome, trigger, check }) => ({
      id: `responses/${label}`,
      title: `returns ${outcome.status} ${outcome.code} as documented`,
      ...outcome,
      async run(context) {
        const operation = context.platform.findOperation(outcome.operation);
        // Every error has precedence over a 304.
        const changes = operation && takesIfNoneMatch(operation) ? { headers: { "If-None-Match": "*" } } : {};
        const response = await trigger(context, changes);
        check?.(response, context, operation);
        return response;
      },
    }));
}

export function takesIfNoneMatch(operation: Operation): boolean {
  return findHeader(operation, "if-none-match") !== undefined;
}

function toResponse(operation: Operation | undefined, outcome: Outcome, trigger: Trigger): DocumentedResponse {
  const { run, ...others } = trigger;
  const { code = "", status } = outcome;
  const condition = (operation === undefined ? unroutedConditions[code] : undefined) ?? trigger.condition;
  return {
    ...others,
    label: `${outcome.operation}/${code || status}`,
    outcome: { ...outcome, condition },
    trigger: (context, changes = {}) => run(createSend(context, operation, changes), context, { operation, changes }),
  };
}

function createSuccessTrigger({ status }: { readonly status: number }): Trigger {
  const headers = status < 300 ? {} : { "If-None-Match": "*" };
  return {
    async run(send, context, { operation, changes }) {
      if (!operation) return context.send("OPTIONS", context.platform.probe.path, changes);
      return send({ ...(await validRequest(context, operation)), headers });
    },
  };
}

function createSend({ call, send }: ScenarioContext, operation: Operation | undefined, changes: CallOptions): Send {
  return ({ headers, ...options } = {}) => {
    const merged = { ...options, ...changes, headers: { ...headers, ...changes.headers } };
    return operation ? call(operation.id, merged) : send("GET", unknownPath, merged satisfies RequestOptions);
  };
}

function createLimitTrigger(windowMs: number, limits: KeyLimits): Trigger {
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

function requestHead({ platform, requests }: ScenarioContext): string {
  return `GET ${requests.basePath}${platform.probe.path} HTTP/1.1\r\nHost: here\r\n`;
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

function expectOperation(operation: Operation | undefined): Operation {
  if (!operation) throw new Error("Only an operation has this response.");
  return operation;
}

function expectNoCause({ bodyText, headers, body }: HttpResponse): void {
  const hasDetails = !isNode(body) || "details" in body || "errors" in body;
  assert(!hasDetails, `The error must have no details, got ${bodyText}`);
  const text = [bodyText, ...headers.values()].join("\n");
  const hasCause = text.includes(storeFailure) || /\bat .+:\d+:\d+/.test(text);
  assert(!hasCause, `The response must not reveal the cause, got ${bodyText}`);
}

const failures = [
  { storeFault: "store-fails", keyFault: "keys-fail", code: "internal_error" },
  { storeFault: "store-unavailable", keyFault: "keys-unavailable", code: "service_unavailable" },
] as const;

/** A failing store: what does not need the store still works. */
export function createFailureScenarios(platform: PlatformDocument): Scenario[] {
  const { probe } = platform;
  return failures.flatMap(({ storeFault, keyFault, code }): Scenario[] => [
    {
      id: `failures/error/${storeFault}`,
      title: "reports an invalid request even if the store fails",
      condition: storeFault,
      ...expectError(platform, probe.id, "invalid_request"),
      run: ({ call }) => call(probe.id, { query: "unknown=1" }),
    },
    {
      id: `failures/counted/${storeFault}`,
      title: "a request that fails because of the store counts like any other",
      condition: storeFault,
      ...expectError(platform, probe.id, code),
      async run({ call }) {
        const { remaining } = parseRateLimit(expectStatus(await call(probe.id), platform.statusOf(code)));
        return expectRateLimit(await call(probe.id), { remaining: remaining - 1 });
      },
    },
    {
      id: `failures/known-path/${keyFault}`,
      title: "does not report a failed key lookup as an invalid key",
      condition: keyFault,
      ...expectError(platform, probe.id, code),
      run: ({ call }) => call(probe.id),
    },
  ]);
}
