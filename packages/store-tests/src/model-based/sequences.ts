import assert from "node:assert/strict";
import { type ConformanceCase, createScenarioContext, type Target } from "@animal-store/conformance/internal";
import fc from "fast-check";
import { highLimits } from "../connect-target.ts";
import { platform } from "../contract-document.ts";
import { commands } from "./commands.ts";
import { createSession, retryPost, revalidate, type Session, sendRead } from "./model.ts";

export interface GeneratedOptions {
  readonly seed: number;
  /** Number of random sequences of requests. Each one has a separate store. */
  readonly sequences: number;
}

const { GENERATED_PATH: path = "" } = process.env;

/** Returns the seed of `GENERATED_SEED`, which a failure prints, or the given one. */
export function readSeed(seed: number, text = process.env.GENERATED_SEED ?? ""): number {
  if (text !== "" && !/^-?\d+$/.test(text))
    throw new Error(`GENERATED_SEED must be an integer, got "${text}". Use the seed that a failure prints.`);
  return text === "" ? seed : Number(text);
}

/**
 * Creates a case that compares the responses in random sequences of requests with a model of the store. `GENERATED_SEED` and
 * `GENERATED_PATH` replay a failure.
 * @throws {AssertionError} with the smallest counterexample and the variables that replay it
 */
export function createSequenceCase(target: Target, { seed, sequences }: GeneratedOptions): ConformanceCase {
  return {
    id: "generated/sequences",
    title: "each response in a random sequence of requests matches the model of the store",
    isWrite: true,
    async run({ connect }) {
      const sequence = fc.array(commands, { maxLength: 60, size: "max" });
      const property = fc.asyncProperty(sequence, async (sequenceCommands) => {
        const service = await target.start("normal");
        try {
          const { key } = await service.createKey({ limits: highLimits });
          const { baseUrl, transport } = service;
          const requests = connect({ baseUrl, failsFast: true, ...(transport && { transport }) });
          const session = createSession(createScenarioContext(requests, { platform, target, service, key }));
          for (const command of sequenceCommands) await command.run(session);
          await repeatRequests(session);
        } finally {
          await service.stop();
        }
      });
      const options = { seed: readSeed(seed), numRuns: sequences, ...(path !== "" && { path }) };
      const outcome = await fc.check(property, options);
      if (!outcome.failed) return;
      const { message } = outcome.errorInstance as Error;
      const replay = `GENERATED_SEED=${outcome.seed} GENERATED_PATH=${outcome.counterexamplePath}`;
      assert.fail(`${message}\nReplay it: run only this case with ${replay}\n${fc.defaultReportMessage(outcome)}`);
    },
  };
}

const maxRepeated = 20;

async function repeatRequests(session: Session): Promise<void> {
  for (const read of session.reads.slice(-maxRepeated)) await revalidate(session, read);
  for (const start of session.cursors.slice(-maxRepeated))
    await sendRead(session, { list: start.list, limit: maxRepeated, start });
  for (const post of session.posts.slice(-maxRepeated)) await retryPost(session, post, 1);
}
