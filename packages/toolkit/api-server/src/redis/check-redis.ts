import { hiddenValue, StartupError } from "@animal-store/process";
import { ErrorReply } from "@redis/client";

// Matches errors about the user, password or database, but no temporary errors such as LOADING.
const authErrors = /^(WRONGPASS|NOAUTH|NOPERM|DENIED|ERR (AUTH|invalid password|DB index|SELECT))/;

/** Returns an error if Redis denies access, which a retry cannot fix. Otherwise returns undefined. */
export function toAuthError(error: unknown, password: string): StartupError | undefined {
  if (!(error instanceof ErrorReply) || !authErrors.test(error.message)) return undefined;
  return new StartupError(
    `REDIS_URL points to a Redis that denies access: ${hideCredentials(error.message, password)}. Correct the user, password and database in it, or unset REDIS_URL to count limits in each process.`,
    { cause: error },
  );
}

/** Removes the password, and the arguments that a Redis or proxy without AUTH or HELLO repeats, often only in part. */
export function hideCredentials(message: string, password: string): string {
  const text = message.replace(/\b(AUTH|HELLO)\b[^'"`]*['"`].*/is, "$1 …");
  return password ? text.replaceAll(password, hiddenValue) : text;
}

export function findEvictionProblem(info: string): string | undefined {
  const [, maxMemory] = /^maxmemory:(\d+)/m.exec(info) ?? [];
  const [, policy = "noeviction"] = /^maxmemory_policy:(\S+)/m.exec(info) ?? [];
  if (policy === "noeviction" || maxMemory === "0") return undefined;
  return `Redis evicts counts when its memory is full (maxmemory-policy ${policy}): limits, strikes and bans of keys that no process used recently may be lost. Set the policy to noeviction.`;
}
