import { randomBytes } from "node:crypto";
import { createTestClock } from "@animal-store/service/testing";
import { NotTried, pageOrigin, type Service, type Target } from "../../src/target.ts";
import type { ForeignKey } from "./callers.ts";
import { type HeardRequest, startForeign } from "./start-foreign.ts";

/**
 * The foreign implementation, with a clock that only the cases move; its store cannot be made to fail.
 * @param hears hears of each request
 */
export const createForeignTarget = (hears: (request: HeardRequest) => void = () => {}): Target => ({
  name: "foreign",
  ownWords: true,
  start: async (situation) => {
    if (situation !== "normal") throw new NotTried(`a service whose situation is ${situation}`);
    return start(hears);
  },
});

async function start(hears: (request: HeardRequest) => void): Promise<Service> {
  const clock = createTestClock();
  const keys = new Map<string, ForeignKey>();
  const { baseUrl, addKey, stop } = await startForeign({
    port: 0,
    keys: [],
    origins: [pageOrigin],
    now: clock.now,
    hears,
  });
  return {
    baseUrl,
    clock,
    createKey: async ({ plan = "business", limits = {}, scopes, expiresAt } = {}) => {
      const id = `key_${keys.size + 1}`;
      const key = `as_live_${randomBytes(19).toString("hex")}`;
      const record = { id, key, plan, ...limits, scopes, expiresAt };
      keys.set(id, record);
      addKey(record);
      return { id, key };
    },
    revokeKey: async (id) => {
      const record = keys.get(id);
      if (record) record.revokedAt = clock.now();
    },
    stop,
  };
}
