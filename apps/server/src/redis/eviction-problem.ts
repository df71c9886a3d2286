/** Why a Redis may forget what is counted there. @param info what `INFO memory` says */
export function evictionProblem(info: string): string | undefined {
  const [, most] = /^maxmemory:(\d+)/m.exec(info) ?? [];
  const [, policy = "noeviction"] = /^maxmemory_policy:(\S+)/m.exec(info) ?? [];
  if (policy === "noeviction" || most === "0") return undefined;
  return `Redis evicts when its memory is full (maxmemory-policy ${policy}): limits, strikes and bans of keys that no process used lately may be lost then. Set it to noeviction.`;
}
