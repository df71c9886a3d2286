import {
  createHttpClient,
  type HttpRequest,
  type HttpResponse,
  skip,
  tryParse,
} from "@animal-store/conformance/internal";
import { contract, type Plan, type Scope } from "@animal-store/contract";
import type { ContractCase } from "../cases/contract-case.ts";
import { getPlanLimits } from "../cases/rate-limit-headers.ts";
import { allowedOrigin, type KeyOptions, type Service, type ServiceCondition, type Target } from "../target.ts";
import { findKeyMismatch, hasAllScopes, hasLowDailyLimit, isMainKey, matchesLimits, type TestKey } from "./keys.ts";
import { UsageError } from "./options.ts";
import type { Pacer } from "./pacer.ts";

export interface RemoteTargetOptions {
  readonly base: URL;
  readonly keys: readonly TestKey[];
  readonly pacer: Pacer;
  readonly isExclusive: boolean;
  readonly redact: (text: string) => string;
}

/** @throws {UsageError} if the base URL is not this API, or its keys do not match the keys file */
export async function openRemoteTarget(options: RemoteTargetOptions): Promise<Target> {
  const { base, keys, pacer } = options;
  const checkedKeys = keys
    .filter((testKey) => testKey.state === "active" && !hasLowDailyLimit(testKey))
    .sort((a, b) => Number(isMainKey(b)) - Number(isMainKey(a)));
  const mismatches: string[] = [];
  for (const [index, testKey] of checkedKeys.entries()) {
    pacer.onRequest(testKey.key);
    const response = await sendRequest(options, "GET", [["Authorization", `Bearer ${testKey.key}`]]);
    if (index === 0) assertThisApi(options, response);
    pacer.onResponse(testKey.key, matchesLimits(testKey, response) ? response : undefined);
    const mismatch = findKeyMismatch(testKey, response);
    if (mismatch !== undefined) mismatches.push(mismatch);
  }
  if (mismatches.length > 0)
    throw new UsageError(`The keys file does not match the service:\n  ${mismatches.join("\n  ")}`);

  const corsOrigin = (await sendRequest(options, "OPTIONS", preflight)).headers.get("access-control-allow-origin");
  const service = createRemoteService(options, corsOrigin === "*" || corsOrigin === allowedOrigin);
  return {
    name: base.href,
    allowsAnyOrigin: corsOrigin === "*",
    customMessages: true,
    async start(condition) {
      const requirement = unsupportedConditions[condition];
      return requirement ? skip(requirement) : service;
    },
  };
}

async function sendRequest({ base }: RemoteTargetOptions, method: string, headers: readonly [string, string][]) {
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
  const isThisApi = status === 200 ? Array.isArray(body) : typeof Object(body).code === "string";
  if (isThisApi || headers.has("x-ratelimit-limit")) return;
  const location = headers.get("location");
  const detail = location === undefined ? redact(bodyText).slice(0, 200) : `to ${redact(location).slice(0, 200)}`;
  throw new UsageError(
    `${base.href} is not this API: GET ${contract.operations.listPets.path} returned ${status} ${detail}`.trim(),
  );
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
const addressCaller = "address";
// Only cases that count requests send more than this.
const requestsPerCase = getPlanLimits("business").perMinute / 10;

function createRemoteService({ base, keys, pacer, isExclusive }: RemoteTargetOptions, allowsOrigin: boolean): Service {
  const activeKeys = keys.filter(({ state }) => state === "active");
  const mainKeys = activeKeys.filter(isMainKey);
  // Callers whose limit the case exhausts.
  const unpacedCallers = new Set<string>();
  const usedLowLimitKeys = new Set<TestKey>();
  let mainKey: TestKey | undefined;

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
      async transport(request, send) {
        const key = parseKey(request.headers);
        const caller = toCaller(key);
        if (!unpacedCallers.has(caller)) await pacer.waitForRequests(caller, 2);
        else if (caller !== addressCaller) pacer.guardAgainstBan(caller);
        pacer.onRequest(caller);
        const response = await send(request);
        pacer.onResponse(caller, hasLimitsOfKey(key, response) ? response : undefined);
        checkLowLimitKey(key, response);
        return response;
      },
      unusableKey: (state) => (keys.find((key) => key.state === state) ?? skip(`a key with "state": "${state}"`)).key,
    },
  };

  async function beginCase({ isolation, needs = [] }: Pick<ContractCase, "isolation" | "needs">): Promise<string> {
    unpacedCallers.clear();
    if (isolation === "empty") skip("an empty store");
    if (isolation === "exclusive" && !isExclusive) skip("a store without other writers (--exclusive)");
    if (needs.includes("test-clock")) skip("a clock that the tests can advance");
    if (needs.includes("cors-origin") && !allowsOrigin) skip(`CORS access for ${allowedOrigin}`);
    await pacer.skipEndingMinute();
    mainKey = await findMainKey();
    if (needs.includes("address-limit")) {
      await pacer.waitForMostOfMinute();
      unpacedCallers.add(addressCaller);
    }
    return mainKey.key;
  }

  function checkLowLimitKey(key: string | undefined, response: HttpResponse): void {
    const testKey = activeKeys.find((each) => each.key === key && hasLowDailyLimit(each));
    if (!testKey) return;
    if (response.status === 429 && !usedLowLimitKeys.has(testKey)) skip(`${testKey.name} with an unused daily quota`);
    usedLowLimitKeys.add(testKey);
    const mismatch = findKeyMismatch(testKey, response);
    if (mismatch !== undefined) skip(`a matching keys file: ${mismatch}`);
  }

  // Uses the keys in order, so the last ones stay unused for cases that need an unused key.
  async function findMainKey(): Promise<TestKey> {
    for (;;) {
      const availableKey = mainKeys.find(({ key }) => pacer.getRemaining(key) >= requestsPerCase);
      if (availableKey) return availableKey;
      const resetTimes = mainKeys
        .filter(({ key }) => pacer.resetsSoon(key))
        .map(({ key }) => pacer.getUnusedWindowStart(key));
      if (resetTimes.length === 0) skip("a key with enough requests left today");
      await pacer.waitUntil(Math.min(...resetTimes), `a Business key with ${requestsPerCase} requests left`);
    }
  }

  async function createKey({ plan, limits, scopes, expiresAt }: KeyOptions = {}): Promise<{ id: string; key: string }> {
    if (expiresAt !== undefined) skip("a key that expires at a given time");
    if (scopes) return toKeyResult(findKeyWithScopes(scopes));
    if (!plan && !limits) {
      const secondKey = activeKeys.find((key) => key !== mainKey && key.customLimits === null && hasAllScopes(key));
      return toKeyResult(secondKey ?? skip("a second key without custom limits"));
    }
    const description = describeKey(plan, limits);
    const matchingKeys = activeKeys.filter((testKey) => matchesKey(testKey, plan, limits));
    if (matchingKeys.length === 0) skip(description);
    const [nextKey] = matchingKeys
      .filter(({ key }) => pacer.resetsSoon(key))
      .sort((a, b) => pacer.getUnusedWindowStart(a.key) - pacer.getUnusedWindowStart(b.key));
    if (!nextKey) return skip(`${description} with an unused daily quota`);
    await pacer.waitForUnusedWindow(nextKey.key, description);
    unpacedCallers.add(nextKey.key);
    return toKeyResult(nextKey);
  }

  function findKeyWithScopes(scopes: readonly Scope[]): TestKey {
    const matchingKeys = activeKeys.filter(
      (testKey) => testKey.scopes.length === scopes.length && scopes.every((scope) => testKey.scopes.includes(scope)),
    );
    const description = `a key with "scopes": ${JSON.stringify(scopes)}`;
    return matchingKeys.find(({ key }) => pacer.getRemaining(key) > 2) ?? matchingKeys[0] ?? skip(description);
  }

  // Preflights and parser errors have the rate limit values of their address, even with a key.
  function hasLimitsOfKey(key: string | undefined, response: HttpResponse): boolean {
    const testKey = activeKeys.find((testKey) => testKey.key === key);
    return !testKey || matchesLimits(testKey, response);
  }

  function toCaller(key: string | undefined): string {
    return activeKeys.some((testKey) => testKey.key === key) && key ? key : addressCaller;
  }
}

function matchesKey(testKey: TestKey, wantedPlan: Plan | undefined, limits: KeyOptions["limits"]): boolean {
  const { plan, customLimits } = testKey;
  if (!hasAllScopes(testKey) || (wantedPlan && plan !== wantedPlan)) return false;
  if (!limits) return customLimits === null;
  const { perMinute, perDay } = customLimits ?? getPlanLimits(plan);
  const isExact = (limits.perMinute ?? perMinute) === perMinute && (limits.perDay ?? perDay) === perDay;
  return isExact && (limits.perDay !== undefined || perDay > perMinute);
}

function describeKey(plan: Plan | undefined, limits: KeyOptions["limits"]): string {
  const limitTexts = Object.entries(limits ?? {}).map(([name, count]) => `${name} ${count}`);
  const planText = plan ? ` of plan ${plan}` : "";
  return `a key${planText}${limitTexts.length > 0 ? ` with limits ${limitTexts.join(", ")}` : ""}`;
}

function toKeyResult({ key, name }: TestKey): { id: string; key: string } {
  return { id: name, key };
}

function parseKey(headers: HttpRequest["headers"] = []): string | undefined {
  const authorization = headers.find(([name]) => name.toLowerCase() === "authorization")?.[1];
  return /^bearer +(\S+)/i.exec(authorization ?? "")?.[1];
}
