import assert from "node:assert/strict";
import {
  type ConformanceCase,
  createScenarioContext,
  type ScenarioContext,
  type Target,
} from "@animal-store/conformance/internal";
import fc from "fast-check";
import { platform } from "../platform.ts";
import { createCommands } from "./commands.ts";
import { createModel, type Model, retryPost, revalidate, sendRead } from "./model.ts";

const { GENERATED_PATH: path = "", GENERATED_COMMANDS: replayPath = "" } = process.env;

/** Returns the seed of `GENERATED_SEED`, which a failure prints, or the given one. */
export function readSeed(seed: number, text = process.env.GENERATED_SEED ?? ""): number {
  if (text !== "" && !/^-?\d+$/.test(text))
    throw new Error(`GENERATED_SEED must be an integer, got "${text}". Use the seed that a failure prints.`);
  return text === "" ? seed : Number(text);
}

/**
 * Creates a case that compares the responses in random sequences of requests with a model of the store. Each sequence has a separate
 * store. `GENERATED_SEED`, `GENERATED_PATH` and `GENERATED_COMMANDS` (the printed `replayPath`) replay a failure.
 */
export function createSequenceCase(
  target: Target,
  { seed, sequences }: { readonly seed: number; readonly sequences: number },
): ConformanceCase {
  const replay = replayPath === "" ? {} : { replayPath };
  const commands = fc.commands(createCommands(), { maxCommands: 60, size: "max", ...replay });
  return {
    id: "generated/sequences",
    title: "each response in a random sequence of requests matches the model of the store",
    isWrite: true,
    async run({ connect }) {
      const property = fc.asyncProperty(commands, async (sequence) => {
        const service = await target.start("normal");
        try {
          const highLimit = 1_000_000;
          const { key } = await service.createKey({ limits: { perMinute: highLimit, perDay: highLimit } });
          const { baseUrl, transport } = service;
          const requests = connect({ baseUrl, failsFast: true, ...(transport && { transport }) });
          const context = createScenarioContext(requests, { platform, target, service, key });
          const model = createModel(service.clock.now());
          await fc.asyncModelRun(() => ({ model, real: context }), sequence);
          await repeatRequests(model, context);
        } finally {
          await service.stop();
        }
      });
      await checkProperty(property, readSeed(seed), sequences);
    },
  };
}

/** Runs a property. @throws {AssertionError} with the smallest counterexample and the variables that replay it */
async function checkProperty<Values extends unknown[]>(
  property: fc.IAsyncPropertyWithHooks<Values>,
  seed: number,
  numRuns: number,
): Promise<void> {
  const outcome = await fc.check(property, { seed, numRuns, ...(path !== "" && { path }) });
  if (!outcome.failed) return;
  const { message } = outcome.errorInstance as Error;
  const replay = `GENERATED_SEED=${outcome.seed} GENERATED_PATH=${outcome.counterexamplePath}`;
  assert.fail(`${message}\nReplay it: run only this case with ${replay}\n${fc.defaultReportMessage(outcome)}`);
}

const maxRepeated = 20;

async function repeatRequests(model: Model, context: ScenarioContext): Promise<void> {
  for (const read of model.reads.slice(-maxRepeated)) await revalidate(model, context, read);
  for (const start of model.cursors.slice(-maxRepeated))
    await sendRead(model, context, { list: start.list, limit: maxRepeated, start });
  for (const post of model.posts.slice(-maxRepeated)) await retryPost(model, context, post, 1);
}
