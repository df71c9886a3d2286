import { contract, type Plan, type Scope } from "@animal-store/contract";
import type { ContractCase } from "../cases/contract-case.ts";
import { planLimits } from "../cases/rate-limit-headers.ts";
import { createHttpClient, type HttpResponse } from "../http/http-client.ts";
import {
  allowedOrigin,
  type KeyOptions,
  type Service,
  type ServiceCondition,
  SkipCase,
  type Target,
} from "../target.ts";
import {
  findKeyMismatch,
  hasAllScopes,
  hasLowDailyLimit,
  hasPlanLimit,
  isMainKey,
  type KnownKey,
  matchesLimits,
  tryParse,
} from "./keys.ts";
import { UsageError } from "./options.ts";
import type { Pacer } from "./pacer.ts";

export interface RemoteTargetOptions {
  readonly base: URL;
  readonly keys: readonly KnownKey[];
  readonly pacer: Pacer;
  readonly isExclusive: boolean;
  readonly redact: (text: string) => string;
}

/** @throws {UsageError} if the base URL is not this API, or its keys do not match the keys file */
export async function openRemoteTarget(options: RemoteTargetOptions): Promise<Target> {
  const { base, keys, pacer } = options;
  const working = keys.filter(({ state }) => state === "working");
  const [main, ...others] = working.toSorted((one, other) => Number(isMainKey(other)) - Number(isMainKey(one)));
  const responses: [KnownKey, HttpResponse][] = [];
  for (const known of main ? [main, ...others.filter((known) => !hasLowDailyLimit(known))] : []) {
    pacer.sent(known.key);
    const response = await sendRequest(options, "GET", [["Authorization", `Bearer ${known.key}`]]);
    if (known === main) assertThisApi(options, response);
    pacer.onResponse(known.key, matchesLimits(known, response) ? response : undefined);
    responses.push([known, response]);
  }
  assertKeysMatch(responses);

  const allowed = (await sendRequest(options, "OPTIONS", preflight)).headers.get("access-control-allow-origin");
  const service = createRemoteService(options, allowed === "*" || allowed === allowedOrigin);
  return {
    name: base.href,
    allowsAnyOrigin: allowed === "*",
    customMessages: true,
    async start(condition) {
      const need = unsupportedConditions[condition];
      return need ? skip(need) : service;
    },
  };
}

async function sendRequest(
  { base }: RemoteTargetOptions,
  method: string,
  headers: readonly [string, string][],
): Promise<HttpResponse> {
  const client = createHttpClient(base.origin);
  try {
    return await client.send({ method, target: base.pathname + contract.operations.listPets.path, headers });
  } catch (cause) {
    throw new UsageError(`${base.href} cannot be reached: ${(cause as Error).message}`, { cause });
  } finally {
    client.close();
  }
}

function assertThisApi({ base, redact }: RemoteTargetOptions, { status, headers, bodyText }: HttpResponse): void {
  const body = tryParse(bodyText);
  const isKnown = status === 200 ? Array.isArray(body) : typeof Object(body).code === "string";
  if (isKnown || headers.has("x-ratelimit-limit")) return;
  const location = headers.get("location");
  const detail = location === undefined ? redact(bodyText).slice(0, 200) : `to ${redact(location).slice(0, 200)}`;
  throw new UsageError(
    `${base.href} is not this API: GET ${contract.operations.listPets.path} returned ${status} ${detail}`.trim(),
  );
}

// If no key has its limit, a limit that no plan has is an error of the service, and the cases report it.
function assertKeysMatch(responses: readonly (readonly [KnownKey, HttpResponse])[]): void {
  const hasMatch = responses.some(([known, response]) => matchesLimits(known, response));
  const problems = responses.flatMap(([known, response]) => {
    const isKeyError = response.status === 401 || hasMatch || hasPlanLimit(response);
    return (isKeyError && findKeyMismatch(known, response)) || [];
  });
  if (problems.length > 0)
    throw new UsageError(`The keys file does not match the service:\n  ${problems.join("\n  ")}`);
}

const preflight: [string, string][] = [
  ["Origin", allowedOrigin],
  ["Access-Control-Request-Method", "GET"],
];

const unsupportedConditions: Record<ServiceCondition, string | undefined> = {
  normal: undefined,
  "store-fails": "a failing store",
  "store-unavailable": "an unavailable store",
  "keys-fail": "a failing key store",
  "keys-unavailable": "an unavailable key store",
  "short-timeouts": "a service with short timeouts",
};

// Requests without a valid key share the limit of their address.
const address = "address";
// Only cases that count requests send more than this.
const requestsPerCase = planLimits("business").perMinute / 10;

function createRemoteService({ base, keys, pacer, isExclusive }: RemoteTargetOptions, allowsOrigin: boolean): Service {
  const working = keys.filter(({ state }) => state === "working");
  const mainKeys = working.filter(isMainKey);
  // Callers that the case must bring to a limit.
  const unpaced = new Set<string>();
  const usedLowLimitKeys = new Set<KnownKey>();
  let mainKey: KnownKey | undefined;

  return {
    baseUrl: base.href,
    clock: {
      now: () => skip("a clock that the tests can read"),
      advance: () => skip("a clock that the tests can advance"),
    },
    createKey,
    revokeKey: async () => skip("a way to revoke keys"),
    stop: async () => {},
    remote: {
      beginCase,
      async beforeRequest(key) {
        const caller = callerOf(key);
        if (!unpaced.has(caller)) await pacer.waitForRequests(caller, 2);
        else if (caller !== address) pacer.guardAgainstBan(caller);
        pacer.sent(caller);
      },
      afterResponse(key, response) {
        pacer.onResponse(callerOf(key), hasLimitsOf(key, response) ? response : undefined);
        const lowLimitKey = working.find((known) => known.key === key && hasLowDailyLimit(known));
        if (lowLimitKey && response.status === 429 && !usedLowLimitKeys.has(lowLimitKey))
          skip(`${lowLimitKey.name} with an unused daily quota`);
        if (lowLimitKey) usedLowLimitKeys.add(lowLimitKey);
        const problem =
          lowLimitKey && (response.status === 401 || hasPlanLimit(response))
            ? findKeyMismatch(lowLimitKey, response)
            : undefined;
        if (problem !== undefined) skip(`a matching keys file: ${problem}`);
      },
      unusableKey: (state) => (keys.find((one) => one.state === state) ?? skip(`a key with "state": "${state}"`)).key,
    },
  };

  async function beginCase({ fresh, needs = [] }: ContractCase): Promise<string> {
    unpaced.clear();
    if (fresh === "empty") skip("an empty store");
    if (fresh === "exclusive" && !isExclusive) skip("a store without other writers (--exclusive)");
    if (needs.includes("test-clock")) skip("a clock that the tests can advance");
    if (needs.includes("cors-origin") && !allowsOrigin) skip(`CORS access for ${allowedOrigin}`);
    await pacer.skipEndingMinute();
    mainKey = await findMainKey();
    if (needs.includes("address-limit")) {
      await pacer.waitForMostOfMinute();
      unpaced.add(address);
    }
    return mainKey.key;
  }

  // Uses the keys in order, so the last ones stay unused for cases that need an unused key.
  async function findMainKey(): Promise<KnownKey> {
    for (;;) {
      const found = mainKeys.find(({ key }) => pacer.left(key) >= requestsPerCase);
      if (found) return found;
      const soon = mainKeys.filter(({ key }) => pacer.endsSoon(key)).map(({ key }) => pacer.untouchedFrom(key));
      if (soon.length === 0) skip("a key with enough requests left today");
      await pacer.waitUntil(Math.min(...soon), `a Business key with ${requestsPerCase} requests left`);
    }
  }

  async function createKey({ plan, limits, scopes, expiresAt }: KeyOptions = {}): Promise<{ id: string; key: string }> {
    if (expiresAt !== undefined) skip("a key that expires at a given time");
    if (scopes) return toKeyResult(findKeyWithScopes(scopes));
    if (!plan && !limits) {
      const other = working.find((one) => one !== mainKey && one.customLimits === null && hasAllScopes(one));
      return toKeyResult(other ?? skip("a second key without custom limits"));
    }
    const wanted = describeKey(plan, limits);
    const matching = working.filter((one) => matchesKey(one, plan, limits));
    if (matching.length === 0) skip(wanted);
    const [next] = matching
      .filter(({ key }) => pacer.endsSoon(key))
      .sort((one, other) => pacer.untouchedFrom(one.key) - pacer.untouchedFrom(other.key));
    if (!next) return skip(`${wanted} with an unused daily quota`);
    await pacer.waitForUnusedWindow(next.key, wanted);
    unpaced.add(next.key);
    return toKeyResult(next);
  }

  function findKeyWithScopes(scopes: readonly Scope[]): KnownKey {
    const matching = working.filter(
      (one) => one.scopes.length === scopes.length && scopes.every((scope) => one.scopes.includes(scope)),
    );
    const wanted = `a key with "scopes": ${JSON.stringify(scopes)}`;
    return matching.find(({ key }) => pacer.left(key) > 2) ?? matching[0] ?? skip(wanted);
  }

  // Preflights and parser errors have the rate limit values of their address, even with a key.
  function hasLimitsOf(key: string | undefined, response: HttpResponse): boolean {
    const known = working.find((one) => one.key === key);
    return !known || matchesLimits(known, response);
  }

  function callerOf(key: string | undefined): string {
    return working.some((one) => one.key === key) && key ? key : address;
  }
}

function matchesKey(known: KnownKey, wantedPlan: Plan | undefined, limits: KeyOptions["limits"]): boolean {
  const { plan, customLimits } = known;
  if (!hasAllScopes(known) || (wantedPlan && plan !== wantedPlan)) return false;
  if (!limits) return customLimits === null;
  const { perMinute, perDay } = customLimits ?? planLimits(plan);
  const isExact = (limits.perMinute ?? perMinute) === perMinute && (limits.perDay ?? perDay) === perDay;
  return isExact && (limits.perDay !== undefined || perDay > perMinute);
}

function describeKey(plan: Plan | undefined, limits: KeyOptions["limits"]): string {
  const custom = Object.entries(limits ?? {}).map(([name, count]) => `${name} ${count}`);
  const ofPlan = plan ? ` of plan ${plan}` : "";
  return `a key${ofPlan}${custom.length > 0 ? ` with limits ${custom.join(", ")}` : ""}`;
}

function toKeyResult({ key, name }: KnownKey): { id: string; key: string } {
  return { id: name, key };
}

function skip(need: string): never {
  throw new SkipCase(need);
}
