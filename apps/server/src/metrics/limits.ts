import type { ErrorCode } from "@animal-store/contract";
import type { Exchange } from "@animal-store/node-edge";
import type { LimiterWatch } from "@animal-store/service";
import { Counter, type Registry } from "@prometheus-io/client";
import { prefix } from "./names.ts";

const limits = ["minute", "day", "ban", "address"] as const;
const limitOfCode: Partial<Record<string, (typeof limits)[number]>> = {
  rate_limit_exceeded: "minute",
  daily_quota_exceeded: "day",
  key_banned: "ban",
} satisfies Partial<Record<ErrorCode, (typeof limits)[number]>>;

/** Requests that a limit refused. Who has no valid key is limited by address. */
export function countRefusals(registry: Registry): (exchange: Exchange) => void {
  const refusals = new Counter({
    name: `${prefix}limit_refusals_total`,
    help: "Requests that a limit refused: minute and day of a key, its ban, or the minute of an address without a valid key.",
    labelNames: ["limit"],
    registers: [registry],
  });
  for (const limit of limits) refusals.inc({ limit }, 0);
  return ({ code = "", caller }) => {
    const limit = limitOfCode[code];
    if (limit) refusals.inc({ limit: caller === undefined ? "address" : limit });
  };
}

/** Strikes and bans. */
export function countOffences(registry: Registry): LimiterWatch {
  const registers = [registry];
  const strikes = new Counter({
    name: `${prefix}limit_strikes_total`,
    help: "Requests that came after a 429 without waiting, and were held against their key.",
    registers,
  });
  const bans = new Counter({ name: `${prefix}limit_bans_total`, help: "Bans of keys that began.", registers });
  return {
    held(offences) {
      strikes.inc(offences.strikes);
      bans.inc(offences.bans);
    },
  };
}
