import { contract } from "@animal-store/contract";
import type { Answer } from "../http/http-client.ts";
import { createHttpClient } from "../http/http-client.ts";
import { NotTried, pageOrigin, type Service, type Target } from "../target.ts";
import { fitsLimit, isOfSomePlan, isRare, keyProblem } from "./key-problem.ts";
import type { Pacer } from "./pacer.ts";
import { isOwn, type KnownKey } from "./read-keys.ts";
import { createRemoteService } from "./remote-service.ts";
import { UsageError } from "./usage-error.ts";

export interface RemoteTargetOptions {
  readonly base: URL;
  readonly keys: readonly KnownKey[];
  readonly pacer: Pacer;
  /** Whether nothing else writes to the store meanwhile. */
  readonly isExclusive: boolean;
  /** Takes the keys out of what an answer says. */
  readonly hide: (text: string) => string;
}

/** Looks whether this API answers at a base URL, and whether its keys are what they are said to be. @throws {UsageError} where not */
export async function openRemoteTarget(options: RemoteTargetOptions): Promise<Target> {
  const { base, keys, pacer, isExclusive } = options;
  const working = keys.filter(({ state }) => state === "working");
  const [own, ...others] = working.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const tried: [KnownKey, Answer][] = [];
  for (const known of own ? [own, ...others.filter((known) => !isRare(known))] : []) {
    pacer.sent(known.key);
    const answer = await ask(options, "GET", [["Authorization", `Bearer ${known.key}`]]);
    if (known === own) expectThisApi(options, answer);
    pacer.answered(known.key, fitsLimit(known, answer) ? answer : undefined);
    tried.push([known, answer]);
  }
  expectKeysAsSaid(tried);

  const allowed = (await ask(options, "OPTIONS", preflight)).headers.get("access-control-allow-origin");
  const service = createRemoteService({
    baseUrl: base.href,
    keys,
    pacer,
    isExclusive,
    allowsPages: allowed === "*" || allowed === pageOrigin,
  });
  return {
    name: base.href,
    allowsAnyOrigin: allowed === "*",
    ownWords: true,
    start: async (situation) => startIn(situation, service),
  };
}

async function ask(
  { base }: RemoteTargetOptions,
  method: string,
  headers: readonly [string, string][],
): Promise<Answer> {
  const client = createHttpClient(base.origin);
  try {
    return await client.send({ method, target: base.pathname + contract.operations.listPets.path, headers });
  } catch (cause) {
    throw new UsageError(`${base.href} cannot be reached: ${(cause as Error).message}`, { cause });
  } finally {
    client.close();
  }
}

function expectThisApi({ base, hide }: RemoteTargetOptions, { status, headers, bodyText }: Answer): void {
  const body = tryParse(bodyText);
  const isKnown = status === 200 ? Array.isArray(body) : typeof Object(body).code === "string";
  if (isKnown || headers.has("x-ratelimit-limit")) return;
  const location = headers.get("location");
  const came = location === undefined ? hide(bodyText).slice(0, 200) : `to ${hide(location).slice(0, 200)}`;
  throw new UsageError(
    `${base.href} does not answer like this API: GET ${contract.operations.listPets.path} came back with ${status} ${came}`.trim(),
  );
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// A limit that nobody has is the fault of the service, which cases tell, unless other keys are answered theirs.
function expectKeysAsSaid(tried: readonly (readonly [KnownKey, Answer])[]): void {
  const isTrusted = tried.some(([known, answer]) => fitsLimit(known, answer));
  const problems = tried.flatMap(([known, answer]) => {
    const isBlamed = answer.status === 401 || isTrusted || isOfSomePlan(answer);
    return (isBlamed && keyProblem(known, answer)) || [];
  });
  if (problems.length > 0) throw new UsageError(`The keys file does not fit the service:\n  ${problems.join("\n  ")}`);
}

const preflight: [string, string][] = [
  ["Origin", pageOrigin],
  ["Access-Control-Request-Method", "GET"],
];

const situations: Record<Parameters<Target["start"]>[0], string | undefined> = {
  normal: undefined,
  "store-fails": "a store that fails",
  "store-away": "a store that is away",
  "keys-fail": "a store of keys that fails",
  "keys-away": "a store of keys that is away",
  impatient: "a service that waits for requests a fraction of a second only",
};

function startIn(situation: Parameters<Target["start"]>[0], service: Service): Service {
  const need = situations[situation];
  if (need) throw new NotTried(need);
  return service;
}
