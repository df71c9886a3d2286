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
  fitsLimit,
  hasAllScopes,
  hasLowDailyLimit,
  isDedicated,
  isOfSomePlan,
  type KnownKey,
  keyProblem,
  tryParse,
} from "./keys.ts";
import { UsageError } from "./options.ts";
import type { Pacer } from "./pacer.ts";

export interface RemoteTargetOptions {
  readonly base: URL;
  readonly keys: readonly KnownKey[];
  readonly pacer: Pacer;
  /** Whether nothing else writes to the store during the run. */
  readonly isExclusive: boolean;
  /** Removes the keys from the text of a response. */
  readonly hide: (text: string) => string;
}

/** Checks that this API responds at a base URL and that its keys match the keys file. @throws {UsageError} if not */
export async function openRemoteTarget(options: RemoteTargetOptions): Promise<Target> {
  const { base, keys, pacer } = options;
  const working = keys.filter(({ state }) => state === "working");
  const [own, ...others] = working.toSorted((one, other) => Number(isDedicated(other)) - Number(isDedicated(one)));
  const tried: [KnownKey, HttpResponse][] = [];
  for (const known of own ? [own, ...others.filter((known) => !hasLowDailyLimit(known))] : []) {
    pacer.sent(known.key);
    const response = await ask(options, "GET", [["Authorization", `Bearer ${known.key}`]]);
    if (known === own) expectThisApi(options, response);
    pacer.answered(known.key, fitsLimit(known, response) ? response : undefined);
    tried.push([known, response]);
  }
  expectKeysAsDeclared(tried);

  const allowed = (await ask(options, "OPTIONS", preflight)).headers.get("access-control-allow-origin");
  const service = createRemoteService(options, allowed === "*" || allowed === allowedOrigin);
  return {
    name: base.href,
    allowsAnyOrigin: allowed === "*",
    customMessages: true,
    async start(situation) {
      const need = situations[situation];
      return need ? refuse(need) : service;
    },
  };
}

async function ask(
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

function expectThisApi({ base, hide }: RemoteTargetOptions, { status, headers, bodyText }: HttpResponse): void {
  const body = tryParse(bodyText);
  const isKnown = status === 200 ? Array.isArray(body) : typeof Object(body).code === "string";
  if (isKnown || headers.has("x-ratelimit-limit")) return;
  const location = headers.get("location");
  const came = location === undefined ? hide(bodyText).slice(0, 200) : `to ${hide(location).slice(0, 200)}`;
  throw new UsageError(
    `${base.href} does not answer like this API: GET ${contract.operations.listPets.path} came back with ${status} ${came}`.trim(),
  );
}

// A limit that no plan has is a fault of the service, which the cases report, unless another key gets its own limit.
function expectKeysAsDeclared(tried: readonly (readonly [KnownKey, HttpResponse])[]): void {
  const isTrusted = tried.some(([known, response]) => fitsLimit(known, response));
  const problems = tried.flatMap(([known, response]) => {
    const isBlamed = response.status === 401 || isTrusted || isOfSomePlan(response);
    return (isBlamed && keyProblem(known, response)) || [];
  });
  if (problems.length > 0) throw new UsageError(`The keys file does not fit the service:\n  ${problems.join("\n  ")}`);
}

const preflight: [string, string][] = [
  ["Origin", allowedOrigin],
  ["Access-Control-Request-Method", "GET"],
];

const situations: Record<ServiceCondition, string | undefined> = {
  normal: undefined,
  "store-fails": "a store that fails",
  "store-unavailable": "a store that is away",
  "keys-fail": "a store of keys that fails",
  "keys-unavailable": "a store of keys that is away",
  "short-timeouts": "a service that times out after a fraction of a second",
};

// Callers without a valid key share the limit of their address.
const address = "address";
// Only cases that count requests send more.
const enough = planLimits("business").perMinute / 10;

/**
 * Creates a service behind a URL. Cases get what its keys and response headers allow, and `SkipCase` for the rest.
 * @param allowsPages whether pages of `allowedOrigin` may call
 */
function createRemoteService({ base, keys, pacer, isExclusive }: RemoteTargetOptions, allowsPages: boolean): Service {
  const working = keys.filter(({ state }) => state === "working");
  const owns = working.filter(isDedicated);
  // Callers that must reach a limit in this case are not paced.
  const counted = new Set<string>();
  const used = new Set<KnownKey>();
  let own: KnownKey | undefined;

  return {
    baseUrl: base.href,
    clock: {
      now: () => refuse("a clock that can be read to the millisecond"),
      advance: () => refuse("a clock that can be moved"),
    },
    createKey,
    revokeKey: async () => refuse("a way to revoke keys"),
    stop: async () => {},
    remote: {
      beginCase,
      async beforeRequest(key) {
        const caller = callerOf(key);
        if (!counted.has(caller)) await pacer.untilLeft(caller, 2);
        // Addresses are not banned.
        else if (caller !== address) pacer.guardAgainstBan(caller);
        pacer.sent(caller);
      },
      afterResponse(key, response) {
        pacer.answered(callerOf(key), isAbout(key, response) ? response : undefined);
        const rare = working.find((known) => known.key === key && hasLowDailyLimit(known));
        if (rare && response.status === 429 && !used.has(rare)) refuse(`${rare.name} with a day that is not used up`);
        if (rare) used.add(rare);
        const problem =
          rare && (response.status === 401 || isOfSomePlan(response)) ? keyProblem(rare, response) : undefined;
        if (problem !== undefined) refuse(`a keys file that fits: ${problem}`);
      },
      spentKey: (state) => (keys.find((one) => one.state === state) ?? refuse(`a key with "state": "${state}"`)).key,
    },
  };

  async function beginCase({ fresh, needs = [] }: ContractCase): Promise<string> {
    counted.clear();
    if (fresh === "empty") refuse("a store that has nothing in it");
    if (fresh === "alone" && !isExclusive) refuse("a store that nothing else writes to meanwhile (--exclusive)");
    if (needs.includes("moved-clock")) refuse("a clock that can be moved");
    if (needs.includes("page-origin") && !allowsPages) refuse(`pages of ${allowedOrigin} to be allowed to call`);
    await pacer.leaveEndingMinute();
    own = await findOwn();
    if (needs.includes("emptied-address")) {
      await pacer.untilMostOfMinute();
      counted.add(address);
    }
    return own.key;
  }

  // Keys are used in order, so that the later ones stay unused for the cases that need unused keys.
  async function findOwn(): Promise<KnownKey> {
    for (;;) {
      const found = owns.find(({ key }) => pacer.left(key) >= enough);
      if (found) return found;
      const soon = owns.filter(({ key }) => pacer.endsSoon(key)).map(({ key }) => pacer.untouchedFrom(key));
      if (soon.length === 0) refuse("a key with enough requests left today");
      await pacer.waitUntil(Math.min(...soon), `a Business key with ${enough} requests left`);
    }
  }

  async function createKey({ plan, limits, scopes, expiresAt }: KeyOptions = {}): Promise<{ id: string; key: string }> {
    if (expiresAt !== undefined) refuse("a key that expires at a given time");
    if (scopes) return handedOut(keyWith(scopes));
    if (!plan && !limits) {
      const other = working.find((one) => one !== own && one.ownLimits === null && hasAllScopes(one));
      return handedOut(other ?? refuse("a second key without limits of its own"));
    }
    const wanted = describe(plan, limits);
    const fitting = working.filter((one) => fits(one, plan, limits));
    if (fitting.length === 0) refuse(wanted);
    const [next] = fitting
      .filter(({ key }) => pacer.endsSoon(key))
      .sort((one, other) => pacer.untouchedFrom(one.key) - pacer.untouchedFrom(other.key));
    if (!next) return refuse(`${wanted}, with a day that is not used up`);
    await pacer.untilUntouched(next.key, wanted);
    counted.add(next.key);
    return handedOut(next);
  }

  function keyWith(scopes: readonly Scope[]): KnownKey {
    const fitting = working.filter(
      (one) => one.scopes.length === scopes.length && scopes.every((scope) => one.scopes.includes(scope)),
    );
    const wanted = `a key with "scopes": ${JSON.stringify(scopes)}`;
    return fitting.find(({ key }) => pacer.left(key) > 2) ?? fitting[0] ?? refuse(wanted);
  }

  // Preflights and parser errors report the rate limit values of their address, whatever key they have.
  function isAbout(key: string | undefined, response: HttpResponse): boolean {
    const known = working.find((one) => one.key === key);
    return !known || fitsLimit(known, response);
  }

  function callerOf(key: string | undefined): string {
    return working.some((one) => one.key === key) && key ? key : address;
  }
}

function fits(known: KnownKey, wantedPlan: Plan | undefined, limits: KeyOptions["limits"]): boolean {
  const { plan, ownLimits } = known;
  if (!hasAllScopes(known) || (wantedPlan && plan !== wantedPlan)) return false;
  if (!limits) return ownLimits === null;
  const { perMinute, perDay } = ownLimits ?? planLimits(plan);
  const isExact = (limits.perMinute ?? perMinute) === perMinute && (limits.perDay ?? perDay) === perDay;
  return isExact && (limits.perDay !== undefined || perDay > perMinute);
}

function describe(plan: Plan | undefined, limits: KeyOptions["limits"]): string {
  const own = Object.entries(limits ?? {}).map(([name, count]) => `${name} ${count}`);
  const ofPlan = plan ? ` of plan ${plan}` : "";
  return `a key${ofPlan}${own.length > 0 ? ` with limits ${own.join(", ")}` : ""}`;
}

function handedOut({ key, name }: KnownKey): { id: string; key: string } {
  return { id: name, key };
}

function refuse(need: string): never {
  throw new SkipCase(need);
}
