import fc from "fast-check";
import { describe, it } from "vitest";
import { contractDocument } from "../document/contract-document.ts";
import { createHttpClient } from "../http/http-client.ts";
import { checkProperty, readReplay } from "../inputs/rerun.ts";
import { createResponseValidator } from "../response-validator/create-response-validator.ts";
import { type CaseContext, createCaseContext } from "../runner/case-context.ts";
import type { Target } from "../target.ts";
import { commands } from "./commands.ts";
import { createModel, type Model, readFull, retryPost, revalidate } from "./model.ts";

export interface ModelBasedOptions {
  readonly seed: number;
  /** How many journeys, each through a store of its own. */
  readonly runs: number;
}

/**
 * Registers a test that lets callers do anything in any order and holds every answer against a simple model of the store.
 * `GENERATED_SEED`, `GENERATED_PATH` and `GENERATED_COMMANDS` (the printed `replayPath`) replay a failure.
 */
export function describeModelBased(target: Target, { seed, runs }: ModelBasedOptions): void {
  const replay = readReplay(seed);
  const validator = createResponseValidator(contractDocument);
  const modelBased = fc.commands(commands(), {
    maxCommands: 60,
    size: "max",
    ...(replay.commands !== undefined && { replayPath: replay.commands }),
  });
  const property = fc.asyncProperty(modelBased, (journey) =>
    withContext(async (context) => {
      const model = createModel(context.service.clock.now());
      await fc.asyncModelRun(() => ({ model, real: context }), journey);
      await revisit(model, context);
    }),
  );

  describe(`${target.name} and journeys from seed ${replay.seed}`, () => {
    it("nothing is lost, nothing comes twice, and what is sent again is done once", { timeout: 600_000 }, () =>
      checkProperty(property, { ...replay, numRuns: runs }),
    );
  });

  async function withContext(run: (context: CaseContext) => Promise<void>): Promise<void> {
    const service = await target.start("normal");
    const client = createHttpClient(new URL(service.baseUrl).origin);
    try {
      const plenty = 1_000_000;
      const { key } = await service.createKey({ limits: { perMinute: plenty, perDay: plenty } });
      await run(createCaseContext({ service, client, validator, key, target, record: () => {} }));
    } finally {
      client.close();
      await service.stop();
    }
  }
}

const lookedBackOn = 20;

/** At its end a journey reads again what it has read, follows the cursors that it was given, and repeats what it has sent. */
async function revisit(model: Model, context: CaseContext): Promise<void> {
  for (const seen of model.reads.slice(-lookedBackOn)) await revalidate(model, context, seen);
  for (const from of model.cursors.slice(-lookedBackOn))
    await readFull(model, context, { list: from.list, limit: lookedBackOn, from });
  for (const seen of model.posts.slice(-lookedBackOn)) await retryPost(model, context, seen, 1);
}
