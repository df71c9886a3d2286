import { contract } from "@animal-store/contract";
import type { Answer } from "../http/answer.ts";
import { createHttpClient } from "../http/http-client.ts";
import { NotTried } from "../not-tried.ts";
import { pageOrigin, type Service, type Target } from "../target.ts";
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

/** Looks whether the API answers at a base URL and knows its keys. @throws {UsageError} where it does not */
export async function openRemoteTarget({ base, keys, pacer, isExclusive, hide }: RemoteTargetOptions): Promise<Target> {
  const ask = async (method: string, headers: readonly [string, string][]): Promise<Answer> => {
    const client = createHttpClient(base.origin);
    try {
      return await client.send({ method, target: base.pathname + contract.operations.listPets.path, headers });
    } catch (cause) {
      throw new UsageError(`${base.href} cannot be reached: ${(cause as Error).message}`, { cause });
    } finally {
      client.close();
    }
  };
  for (const { key, name } of keys.filter(isOwn)) {
    pacer.sent(key);
    const answer = await ask("GET", [["Authorization", `Bearer ${key}`]]);
    pacer.answered(key, answer);
    if (answer.status !== 200)
      throw new UsageError(
        `${base.href} answers ${name} with ${answer.status}: ${hide(answer.bodyText).slice(0, 200)}`,
      );
  }
  const allowed = (await ask("OPTIONS", preflight)).headers.get("access-control-allow-origin");
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
