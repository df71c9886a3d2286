import type { Awaitable } from "@animal-store/openapi-hono";
import { createUsage, dropFuture, dropLifted, isBanned, isOver, type KeyUsage, moveTo, refuse } from "./key-usage.ts";
import { allowancesOf, type BanRules, banRules, type Decision, type LimiterWatch, type Limits } from "./limiter.ts";
import { day, minute, windowAt } from "./windows.ts";

export type MemoryLimiter = ReturnType<typeof createMemoryLimiter>;

/**
 * Creates a limiter in the memory of one process. Its counts can be saved and restored.
 * @param watch observes strikes and bans
 */
export function createMemoryLimiter(rules: BanRules = banRules, watch?: LimiterWatch) {
  const usages = new Map<string, KeyUsage>();
  let changed = new Set<KeyUsage>();
  let today = 0;
  let thisMinute = 0;

  return {
    take(keyId: string, limits: Limits, now: number): Decision {
      const { unbannedAt } = limits;
      const usage = currentUsage(keyId, now);
      if (unbannedAt !== undefined && dropLifted(usage, unbannedAt, now, rules)) changed.add(usage);
      // Calls during a ban neither count nor lengthen it.
      const isAllowed = !isBanned(usage, now, rules) && count(usage, limits, now);
      return {
        isAllowed,
        now,
        allowances: allowancesOf(limits, usage),
        bannedUntil: isBanned(usage, now, rules) ? usage.bannedUntil : null,
      };
    },
    /** Restores saved counts. */
    restore(saved: readonly KeyUsage[], now: number) {
      for (const usage of saved) {
        if (isOver(usage, now, rules)) continue;
        const restored = Object.assign(createUsage(usage.keyId, now), usage);
        dropFuture(restored, now, rules);
        usages.set(usage.keyId, restored);
      }
    },
    /** Saves the usages that changed since the last call. If `save` fails, the next call saves them too. */
    async saveChanges(save: (usages: readonly KeyUsage[]) => Awaitable<void>) {
      const saving = [...changed];
      changed = new Set();
      try {
        if (saving.length > 0) await save(saving);
      } catch (error) {
        // A usage that was deleted meanwhile, because its day is over, must not replace the current counts.
        for (const usage of saving) if (usages.get(usage.keyId) === usage) changed.add(usage);
        throw error;
      }
    },
  };

  function count(usage: KeyUsage, limits: Limits, now: number): boolean {
    changed.add(usage);
    const isAllowed = usage.inMinute < limits.perMinute && usage.inDay < limits.perDay;
    if (isAllowed) {
      usage.inMinute += 1;
      usage.inDay += 1;
    } else {
      const offence = refuse(usage, limits, now, rules);
      if (offence) watch?.held({ strikes: 1, bans: offence === "ban" ? 1 : 0 });
    }
    return isAllowed;
  }

  function currentUsage(keyId: string, now: number): KeyUsage {
    watchClock(now);
    const known = usages.get(keyId);
    if (known) {
      moveTo(known, now);
      return known;
    }
    const fresh = createUsage(keyId, now);
    usages.set(keyId, fresh);
    return fresh;
  }

  function watchClock(now: number): void {
    const former = thisMinute;
    thisMinute = windowAt(minute, now);
    if (thisMinute === former) return;
    if (thisMinute < former) for (const usage of usages.values()) if (dropFuture(usage, now, rules)) changed.add(usage);
    const thisDay = windowAt(day, now);
    if (thisDay === today) return;
    today = thisDay;
    for (const [keyId, usage] of usages) if (isOver(usage, now, rules)) usages.delete(keyId);
  }
}
