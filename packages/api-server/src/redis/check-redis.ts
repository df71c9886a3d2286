import { StartupError } from "@animal-store/node-http";
import { ErrorReply } from "@redis/client";

const minVersion = [6, 2] as const;
const unsetHint = "or unset REDIS_URL to count limits in each process.";

export function assertSupported(info: string): void {
  const [, version = "of an unknown version", major, minor] = /^redis_version:((\d+)\.(\d+)\S*)/m.exec(info) ?? [];
  const isNewEnough =
    Number(major) > minVersion[0] || (Number(major) === minVersion[0] && Number(minor) >= minVersion[1]);
  if (!isNewEnough)
    throw new StartupError(
      `REDIS_URL must point to Redis ${minVersion.join(".")} or later, or to Valkey, got Redis ${version}. Upgrade it, ${unsetHint}`,
    );
  if (/^redis_mode:cluster\b/m.test(info))
    throw new StartupError(
      `REDIS_URL must point to a single Redis that stores all counts, got a node of a cluster. Use a Redis without a cluster, ${unsetHint}`,
    );
}

// Matches errors about the user, password or database, but no temporary errors such as LOADING.
const authErrors = /^(WRONGPASS|NOAUTH|NOPERM|DENIED|ERR (AUTH|invalid password|DB index|SELECT))/;

/** Returns an error if Redis denies access, which a retry cannot fix. Otherwise returns undefined. */
export function toAuthError(error: unknown): StartupError | undefined {
  if (!(error instanceof ErrorReply) || !authErrors.test(error.message)) return undefined;
  return new StartupError(
    `REDIS_URL points to a Redis that denies access: ${error.message}. Correct the user, password and database in it, ${unsetHint}`,
    { cause: error },
  );
}

export function findEvictionProblem(info: string): string | undefined {
  const [, maxMemory] = /^maxmemory:(\d+)/m.exec(info) ?? [];
  const [, policy = "noeviction"] = /^maxmemory_policy:(\S+)/m.exec(info) ?? [];
  if (policy === "noeviction" || maxMemory === "0") return undefined;
  return `Redis evicts counts when its memory is full (maxmemory-policy ${policy}): limits, strikes and bans of keys that no process used recently may be lost. Set the policy to noeviction.`;
}
