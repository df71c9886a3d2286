import { createKey, highLimits } from "../server-process.ts";

/** A key with limits of its own, which no test reaches. */
export function createFastKey(dataDirectory: string): Promise<string> {
  return createKey(dataDirectory, { plan: "enterprise", ...highLimits });
}
