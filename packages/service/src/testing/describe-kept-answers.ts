import fc from "fast-check";
import { expect, it } from "vitest";
import { createStoreChanges, type StoreChanges } from "../kept-answers/store-changes.ts";
import type { Stores } from "../stores/stores.ts";
import type { OpenStores } from "./describe-stores.ts";
import { type KeptSchedule, keptSchedules, type Question } from "./kept-schedules.ts";
import { waitTurns } from "./lagging-stores.ts";
import { createTwins } from "./twins.ts";

/** Opens empty stores. @param changes what they record @param lags how late they answer, for those that are told */
export type OpenKeptStores = (options: {
  changes: StoreChanges;
  lags: readonly number[];
}) => Promise<OpenStores> | OpenStores;

/** Whatever is written, and whenever: what an app keeps is what it would read. */
export function describeKeptAnswers(name: string, open: OpenKeptStores, runs = 300): void {
  it(`answers kept over ${name} equal those that are read, in ${runs} schedules`, {
    timeout: Math.max(300, runs) * 1000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(keptSchedules, async (schedule) => {
        const { stores, close } = await open({ changes: createStoreChanges(schedule.remembered), lags: schedule.lags });
        try {
          await follow(stores, schedule);
        } finally {
          await close();
        }
      }),
      { numRuns: runs },
    );
  });
}

async function follow(stores: Stores, { keptBytes, lags, pets, questions, steps }: KeptSchedule): Promise<void> {
  const twins = await createTwins(stores, keptBytes);
  const asked = (index: number) => questions[index % questions.length] as Question;
  const expectSame = async (question: Question) => {
    const { kept, read } = await twins.ask(question);
    expect(kept, JSON.stringify(question)).toEqual(read);
  };

  for (const pet of pets) await twins.write(pet);
  for (const step of steps) {
    const [first] = step;
    if (step.length === 1 && first && "ask" in first) await expectSame(asked(first.ask));
    else {
      // At about the same time. What was read while others wrote is compared when all is quiet.
      await Promise.all(
        step.map(async (part, index) => {
          await waitTurns(lags[index % lags.length] ?? 0);
          return "ask" in part ? twins.warm(asked(part.ask)) : twins.write(part);
        }),
      );
      for (const part of step) if ("ask" in part) await expectSame(asked(part.ask));
    }
  }
  for (const question of questions) await expectSame(question);
}
