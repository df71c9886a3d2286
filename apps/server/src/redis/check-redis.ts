import { StartupError } from "@animal-store/node-http";
import { ErrorReply } from "@redis/client";

const oldest = [6, 2] as const;
const withoutRedis = "or unset REDIS_URL for limits per process.";

/** @param info what `INFO server` returned @throws {StartupError} when the scripts need a newer one, or one that keeps all keys itself */
export function assertSupported(info: string): void {
  const [, version = "of an unknown version", major, minor] = /^redis_version:((\d+)\.(\d+)\S*)/m.exec(info) ?? [];
  const isNewEnough = Number(major) > oldest[0] || (Number(major) === oldest[0] && Number(minor) >= oldest[1]);
  if (!isNewEnough)
    throw new StartupError(
      `REDIS_URL must lead to Redis ≥ ${oldest.join(".")} or Valkey; it leads to Redis ${version}. Update that, ${withoutRedis}`,
    );
  if (/^redis_mode:cluster\b/m.test(info))
    throw new StartupError(
      `REDIS_URL must lead to one Redis, which keeps all counts; it leads to a node of a cluster. Name one that is in none, ${withoutRedis}`,
    );
}

// What it says of a user, password or database that it does not let in; not what passes, such as LOADING or too many clients.
const ofCaller = /^(WRONGPASS|NOAUTH|NOPERM|DENIED|ERR (AUTH|invalid password|DB index|SELECT))/;

/** A Redis that does not let this program in will not by itself. @returns undefined: it may be back soon */
export function toAuthError(error: unknown): StartupError | undefined {
  if (!(error instanceof ErrorReply) || !ofCaller.test(error.message)) return undefined;
  return new StartupError(
    `REDIS_URL leads to a Redis that does not let this program in: ${error.message}. Correct user, password and database in it, ${withoutRedis}`,
    { cause: error },
  );
}

/** Returns why a Redis may delete counts; undefined: it does not. @param info what `INFO memory` returned */
export function findEvictionProblem(info: string): string | undefined {
  const [, maximum] = /^maxmemory:(\d+)/m.exec(info) ?? [];
  const [, policy = "noeviction"] = /^maxmemory_policy:(\S+)/m.exec(info) ?? [];
  if (policy === "noeviction" || maximum === "0") return undefined;
  return `Redis evicts when its memory is full (maxmemory-policy ${policy}): limits, strikes and bans of keys that no process used lately may be lost then. Set it to noeviction.`;
}
