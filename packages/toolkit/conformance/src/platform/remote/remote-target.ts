import { isDeepStrictEqual } from "node:util";
import type { ApiDocument } from "../../document.ts";
import { skip, UsageError } from "../../errors.ts";
import { createHttpClient, type HttpRequest, type HttpResponse } from "../../http/http-client.ts";
import { createPacedTransport, type LimitOptions, systemTime } from "../../http/pacing.ts";
import type { ConformanceCase, ConformanceSetup } from "../../session.ts";
import type { Redact } from "../../setup.ts";
import { createPlatformCases } from "../create-cases.ts";
import { type PlatformDocument, readPlatformDocument } from "../platform-document.ts";
import {
  allowedOrigin,
  type KeyOptions,
  type Service,
  type ServiceCondition,
  type Target,
  toKeyHeader,
} from "../scenario.ts";
import { errorCode, parseRateLimit } from "../steps.ts";
import { createKeyRedactor, isMainKey, readKeys, type TestKey } from "./keys-file.ts";

interface RemoteOptions extends LimitOptions {
  readonly platform: PlatformDocument;
  readonly baseUrl: string;
  /** The path of the keys file. */
  readonly keysFile: string;
  /** Whether no other client writes. */
  readonly isExclusive: boolean;
}

/** A running service that is known by its URL and its API keys. */
interface RemoteTarget extends Target {
  /** The header with the key that sends most requests. */
  readonly headers: Readonly<Record<string, string>>;
  /** Replaces keys in a text by their names. */
  readonly redact: Redact;
}

/**
 * Opens a running service for the scenarios of a platform.
 * @throws {UsageError} if it cannot be reached, is not this API, or its keys do not match the keys file
 */
async function openRemoteTarget(options: RemoteOptions): Promise<RemoteTarget> {
  const { platform, baseUrl, keysFile, time = systemTime } = options;
  const keys = readKeys(keysFile, platform, time.now());
  const redact = createKeyRedactor(keys);
  const mainKey = keys
    .filter((testKey) => isMainKey(testKey, platform))
    .reduce((best, other) => (other.limits.perMinute > best.limits.perMinute ? other : best));
  const others = keys.filter((testKey) => testKey !== mainKey && testKey.state === "active" && !hasLowQuota(testKey));
  const lastUsed = new Map<TestKey, number>();
  const mismatches: string[] = [];
  for (const testKey of [mainKey, ...others]) {
    const response = await sendProbeTo(options, "GET", [toKeyHeader(platform, testKey.key)]);
    lastUsed.set(testKey, time.now());
    if (testKey === mainKey) assertThisApi(options, redact, response);
    const mismatch = findMismatch(platform, testKey, response);
    if (mismatch !== undefined) mismatches.push(mismatch);
  }
  if (mismatches.length > 0)
    throw new UsageError(`The keys file does not match the service:\n  ${mismatches.join("\n  ")}`);
  const preflightHeaders = { Origin: allowedOrigin, "Access-Control-Request-Method": "POST" };
  const preflight = await sendProbeTo(options, "OPTIONS", Object.entries(preflightHeaders));
  const corsOrigin = preflight.headers.get("access-control-allow-origin");
  const allowsOrigin = corsOrigin === "*" || corsOrigin === allowedOrigin;
  const service = createRemoteService(options, { keys, mainKey, lastUsed, allowsOrigin });
  return {
    name: baseUrl,
    headers: Object.fromEntries([toKeyHeader(platform, mainKey.key)]),
    redact,
    allowsAnyOrigin: corsOrigin === "*",
    customMessages: true,
    async start(condition) {
      const requirement = unsupportedConditions[condition];
      return requirement ? skip(requirement) : service;
    },
  };
}

/** Adds the scenarios of a running service whose API keys are in a file. @throws {UsageError} */
export async function addKeys(
  setup: ConformanceSetup,
  document: ApiDocument,
  options: Omit<RemoteOptions, "platform">,
): Promise<ConformanceSetup & { readonly scenarios: readonly ConformanceCase[] }> {
  const platform = readPlatformDocument(document);
  if (platform.plans.size === 0)
    throw new UsageError("--keys needs a document with x-rate-limit-plans, which the keys name.");
  const target = await openRemoteTarget({ ...options, platform });
  const { toScenarios = (each) => createPlatformCases(document, each).scenarios } = setup;
  return {
    // The keys are of a known service, whose limits the run waits for.
    transport: createPacedTransport(options.time),
    ...setup,
    headers: { ...target.headers, ...setup.headers },
    scenarios: toScenarios(target),
    redact: (text) => target.redact(setup.redact?.(text) ?? text),
  };
}

const unsupportedConditions: Record<ServiceCondition, string | undefined> = {
  normal: undefined,
  "store-fails": "a failing store",
  "store-unavailable": "an unavailable store",
  "keys-fail": "a failing key store",
  "keys-unavailable": "an unavailable key store",
  "short-timeouts": "a service with short timeouts",
};

async function sendProbeTo(options: RemoteOptions, method: string, headers: NonNullable<HttpRequest["headers"]>) {
  const { platform, baseUrl } = options;
  const { origin, pathname } = new URL(baseUrl);
  const { path } = platform.probe;
  const client = createHttpClient(origin);
  try {
    return await client.send({ method, target: pathname.replace(/\/$/, "") + path, headers });
  } catch (cause) {
    throw new UsageError(`${baseUrl} cannot be reached: ${(cause as Error).message}`, { cause });
  } finally {
    client.close();
  }
}

function assertThisApi({ baseUrl, platform }: RemoteOptions, redact: Redact, response: HttpResponse): void {
  const { status, headers, bodyText } = response;
  if (headers.has("x-ratelimit-limit") || headers.has("ratelimit") || errorCode(response) !== undefined) return;
  const location = headers.get("location");
  const detail = location === undefined ? redact(bodyText).slice(0, 200) : `to ${redact(location).slice(0, 200)}`;
  throw new UsageError(`${baseUrl} is not this API: ${platform.probe.label} returned ${status} ${detail}`.trim());
}

/** Returns how a response to an active key differs from its entry in the keys file; undefined if it matches. */
function findMismatch(platform: PlatformDocument, testKey: TestKey, response: HttpResponse): string | undefined {
  const { name, plan, limits, hasOwnLimits } = testKey;
  const code = errorCode(response);
  if (response.status === 401) {
    const state = { expired_api_key: "expired", revoked_api_key: "revoked" }[code ?? ""];
    const advice = state ? `Set "state": "${state}" or remove the key.` : "Correct or remove the key.";
    return `${name} gets 401${code === undefined ? "" : ` ${code}`}. ${advice}`;
  }
  const needed = Object.values(platform.probe.security[0] ?? {}).flat() as string[];
  if (response.status === 403 && needed.every((scope) => testKey.scopes.includes(scope)))
    return `${name} gets 403 ${code}. Set its "scopes" or remove the key.`;
  const { limit } = parseRateLimit(response);
  if (Number.isNaN(limit) || limit === limits.perMinute || limit === limits.perDay) return undefined;
  const source = hasOwnLimits ? "the keys file" : `plan ${plan}`;
  return `${name} has the limit ${limit}, but ${source} has ${limits.perMinute} per minute and ${limits.perDay} per day. Correct its plan or limits.`;
}

// A check before the run would exhaust such a key.
function hasLowQuota({ limits }: TestKey): boolean {
  return limits.perDay < 10;
}

interface RemoteKeys {
  readonly keys: readonly TestKey[];
  readonly mainKey: TestKey;
  /** When a key was sent last, in milliseconds. */
  readonly lastUsed: Map<TestKey, number>;
  /** Whether CORS allows `allowedOrigin`. */
  readonly allowsOrigin: boolean;
}

const minuteMs = 60_000;
const addressCaller = "address";

function createRemoteService(options: RemoteOptions, { keys, mainKey, lastUsed, allowsOrigin }: RemoteKeys): Service {
  const { platform, baseUrl, isExclusive, time = systemTime } = options;
  const paced = createPacedTransport(time);
  // Callers whose limit the scenario exhausts, with the time of their first 429.
  const exhausted = new Map<TestKey | typeof addressCaller, number | undefined>();
  const resets = new Map<TestKey | typeof addressCaller, Set<number>>();
  const graceMs = (platform.ban?.graceSeconds ?? Infinity) * 1000;

  return {
    baseUrl,
    clock: {
      now: () => skip("a clock that the tests can read"),
      advance: () => skip("a clock that the tests can advance"),
    },
    createKey,
    revokeKey: async () => skip("a way to revoke keys"),
    stop: async () => {},
    async transport(request, send) {
      const caller = findCaller(request);
      const isFirst = caller !== addressCaller && hasLowQuota(caller) && !lastUsed.has(caller);
      if (caller !== addressCaller) lastUsed.set(caller, time.now());
      const response = exhausted.has(caller)
        ? await sendUnpaced(caller, () => send(request))
        : await paced(request, send);
      const { reset } = parseRateLimit(response);
      if (reset > 0) resets.set(caller, (resets.get(caller) ?? new Set()).add(reset));
      if (isFirst && response.status === 429) skip(`${caller.name} with an unused daily quota`);
      const mismatch = isFirst ? findMismatch(platform, caller, response) : undefined;
      if (mismatch !== undefined) skip(`a matching keys file: ${mismatch}`);
      return response;
    },
    remote: {
      async beginCase({ isolation, needs = [] }) {
        exhausted.clear();
        resets.clear();
        if (isolation === "empty") skip("an empty store");
        if (isolation === "exclusive" && !isExclusive) skip("a store without other writers (--exclusive)");
        if (needs.includes("test-clock")) skip("a clock that the tests can advance");
        if (needs.includes("cors-origin") && !allowsOrigin) skip(`CORS access for ${allowedOrigin}`);
        if (needs.includes("address-limit")) exhausted.set(addressCaller, undefined);
        return mainKey.key;
      },
      crossedWindows: () => [...resets.values()].some(({ size }) => size > 1),
      unusableKey: (state) => (keys.find((key) => key.state === state) ?? skip(`a key with "state": "${state}"`)).key,
    },
  };

  function findCaller({ headers = [] }: HttpRequest): TestKey | typeof addressCaller {
    const values = headers.map(([, value]) => value);
    return (
      keys.find(({ key, state }) => state === "active" && values.some((value) => value.endsWith(key))) ?? addressCaller
    );
  }

  /** A request after the grace period that follows the first 429 can be a strike towards a ban. */
  async function sendUnpaced(caller: TestKey | typeof addressCaller, send: () => Promise<HttpResponse>) {
    const rejectedAt = exhausted.get(caller);
    if (caller !== addressCaller && rejectedAt !== undefined && time.now() - rejectedAt > graceMs / 2)
      skip("a faster service: one more request after a 429 could be a strike towards a ban");
    const response = await send();
    if (response.status === 429 && rejectedAt === undefined) exhausted.set(caller, time.now());
    return response;
  }

  async function createKey({ scopes, expiresAt, ...wanted }: KeyOptions = {}): Promise<{ id: string; key: string }> {
    if (expiresAt !== undefined) skip("a key that expires at a given time");
    const active = keys.filter(({ state }) => state === "active");
    if (scopes) {
      const found = active.find((testKey) => isDeepStrictEqual(new Set(testKey.scopes), new Set(scopes)));
      return toResult(found ?? skip(`a key with "scopes": ${JSON.stringify(scopes)}`));
    }
    const complete = active.filter((testKey) => testKey.scopes.length === platform.scopes.length);
    if (!wanted.plan && !wanted.limits) {
      const second = complete.find((testKey) => testKey !== mainKey && !testKey.hasOwnLimits);
      return toResult(second ?? skip("a second key with the limits of its plan"));
    }
    const [testKey] = complete
      .filter((each) => matches(each, wanted))
      .sort((a, b) => (lastUsed.get(a) ?? 0) - (lastUsed.get(b) ?? 0));
    if (!testKey) return skip(describeKey(wanted));
    const waitMs = (lastUsed.get(testKey) ?? -Infinity) + minuteMs - time.now();
    if (waitMs > 0) await time.wait(waitMs);
    exhausted.set(testKey, undefined);
    return toResult(testKey);
  }
}

function matches({ limits, hasOwnLimits, ...testKey }: TestKey, wanted: Pick<KeyOptions, "plan" | "limits">): boolean {
  const { plan = testKey.plan, limits: wantedLimits } = wanted;
  if (testKey.plan !== plan) return false;
  if (!wantedLimits) return !hasOwnLimits;
  const { perMinute = limits.perMinute, perDay = limits.perDay } = wantedLimits;
  const isExact = perMinute === limits.perMinute && perDay === limits.perDay;
  return isExact && (wantedLimits.perDay !== undefined || limits.perDay > limits.perMinute);
}

function describeKey({ plan, limits = {} }: Pick<KeyOptions, "plan" | "limits">): string {
  const limitTexts = Object.entries(limits).map(([name, count]) => `${name} ${count}`);
  const planText = plan ? ` of plan ${plan}` : "";
  return `a key${planText}${limitTexts.length > 0 ? ` with limits ${limitTexts.join(", ")}` : ""}`;
}

function toResult({ key, name }: TestKey): { id: string; key: string } {
  return { id: name, key };
}
