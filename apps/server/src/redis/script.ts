import { createHash } from "node:crypto";

/** A program that Redis runs as one step: nothing else happens in between. */
export interface RedisScript {
  readonly source: string;
  /** What Redis knows it by once it was loaded. */
  readonly sha: string;
}

export function defineScript(...parts: readonly string[]): RedisScript {
  const source = parts.join("\n");
  return { source, sha: createHash("sha1").update(source).digest("hex") };
}
