import { StartupError } from "@animal-store/node-http";
import { ErrorReply } from "@redis/client";

// Matches errors about the user, password or database, but no temporary errors such as LOADING.
const authErrors = /^(WRONGPASS|NOAUTH|NOPERM|DENIED|ERR (AUTH|invalid password|DB index|SELECT))/;

/** Returns an error if Redis denies access, which a retry cannot fix. Otherwise returns undefined. */
export function toAuthError(error: unknown): StartupError | undefined {
  if (!(error instanceof ErrorReply) || !authErrors.test(error.message)) return undefined;
  return new StartupError(
    `REDIS_URL points to a Redis that denies access: ${error.message}. Correct the user, password and database in it, or unset REDIS_URL to count limits in each process.`,
    { cause: error },
  );
}

export function findEvictionProblem(info: string): string | undefined {
  const [, maxMemory] = /^maxmemory:(\d+)/m.exec(info) ?? [];
  const [, policy = "noeviction"] = /^maxmemory_policy:(\S+)/m.exec(info) ?? [];
  if (policy === "noeviction" || maxMemory === "0") return undefined;
  return `Redis evicts counts when its memory is full (maxmemory-policy ${policy}): limits, strikes and bans of keys that no process used recently may be lost. Set the policy to noeviction.`;
}
