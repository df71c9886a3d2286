import fc from "fast-check";
import { describe, it } from "vitest";
import { contractDocument } from "../document/contract-document.ts";
import { createHttpClient } from "../http/http-client.ts";
import { checkProperty, readReplayOptions } from "../inputs/check-property.ts";
import { createResponseValidator } from "../response-validator/create-response-validator.ts";
import { type CaseContext, createCaseContext } from "../runner/case-context.ts";
import type { Target } from "../target.ts";
import { createCommands } from "./commands.ts";
import { createModel, type Model, retryPost, revalidate, sendRead } from "./model.ts";

export interface ModelBasedOptions {
  readonly seed: number;
  /** The number of command sequences. Each one has a separate store. */
  readonly runs: number;
}

/**
 * Registers a model-based test. It runs random command sequences and compares each response with a model of the store.
 * `GENERATED_SEED`, `GENERATED_PATH` and `GENERATED_COMMANDS` (the printed `replayPath`) replay a failure.
 */
export function describeModelBased(target: Target, { seed, runs }: ModelBasedOptions): void {
  const replay = readReplayOptions(seed);
  const validator = createResponseValidator(contractDocument);
  const sequences = fc.commands(createCommands(), {
    maxCommands: 60,
    size: "max",
    ...(replay.commands !== undefined && { replayPath: replay.commands }),
  });
  const property = fc.asyncProperty(sequences, (commandSequence) =>
    withContext(async (context) => {
      const model = createModel(context.service.clock.now());
      await fc.asyncModelRun(() => ({ model, real: context }), commandSequence);
      await repeatRequests(model, context);
    }),
  );

  describe(`${target.name}: model-based test, seed ${replay.seed}`, () => {
    it("each response matches the model of the store", { timeout: 600_000 }, () =>
      checkProperty(property, { ...replay, numRuns: runs }),
    );
  });

  async function withContext(run: (context: CaseContext) => Promise<void>): Promise<void> {
    const service = await target.start("normal");
    const client = createHttpClient(new URL(service.baseUrl).origin);
    try {
      const highLimit = 1_000_000;
      const { key } = await service.createKey({ limits: { perMinute: highLimit, perDay: highLimit } });
      await run(createCaseContext({ service, client, validator, key, target, record: () => {} }));
    } finally {
      client.close();
      await service.stop();
    }
  }
}

const maxRepeated = 20;

async function repeatRequests(model: Model, context: CaseContext): Promise<void> {
  for (const read of model.reads.slice(-maxRepeated)) await revalidate(model, context, read);
  for (const start of model.cursors.slice(-maxRepeated))
    await sendRead(model, context, { list: start.list, limit: maxRepeated, start });
  for (const post of model.posts.slice(-maxRepeated)) await retryPost(model, context, post, 1);
}
