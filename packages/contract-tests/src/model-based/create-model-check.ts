import { createHttpClient } from "@animal-store/conformance/internal";
import fc from "fast-check";
import { contractDocument } from "../document/contract-document.ts";
import { checkProperty, type GeneratedCheck, type ReplayOptions } from "../inputs/check-property.ts";
import { createResponseValidator } from "../response-validator/create-response-validator.ts";
import { type CaseContext, createCaseContext } from "../runner/case-context.ts";
import type { Target } from "../target.ts";
import { createCommands } from "./commands.ts";
import { createModel, type Model, retryPost, revalidate, sendRead } from "./model.ts";

/**
 * Returns a check that runs random command sequences and compares each response with a model of the store.
 * @param runs number of sequences; each one has a separate store
 */
export function createModelCheck({ runs, ...replay }: ReplayOptions & { readonly runs: number }): GeneratedCheck {
  const sequences = fc.commands(createCommands(), {
    maxCommands: 60,
    size: "max",
    ...(replay.commands !== undefined && { replayPath: replay.commands }),
  });
  return {
    id: "generated/sequences",
    title: "each response in a random sequence of requests matches the model of the store",
    run: (target) => checkProperty(createProperty(target), { ...replay, numRuns: runs }),
  };

  function createProperty(target: Target) {
    return fc.asyncProperty(sequences, (commandSequence) =>
      withContext(target, async (context) => {
        const model = createModel(context.service.clock.now());
        await fc.asyncModelRun(() => ({ model, real: context }), commandSequence);
        await repeatRequests(model, context);
      }),
    );
  }
}

async function withContext(target: Target, run: (context: CaseContext) => Promise<void>): Promise<void> {
  const service = await target.start("normal");
  const client = createHttpClient(new URL(service.baseUrl).origin);
  const validator = createResponseValidator(contractDocument);
  try {
    const highLimit = 1_000_000;
    const { key } = await service.createKey({ limits: { perMinute: highLimit, perDay: highLimit } });
    await run(createCaseContext({ service, client, validator, key, target, record: () => {} }));
  } finally {
    client.close();
    await service.stop();
  }
}

const maxRepeated = 20;

async function repeatRequests(model: Model, context: CaseContext): Promise<void> {
  for (const read of model.reads.slice(-maxRepeated)) await revalidate(model, context, read);
  for (const start of model.cursors.slice(-maxRepeated))
    await sendRead(model, context, { list: start.list, limit: maxRepeated, start });
  for (const post of model.posts.slice(-maxRepeated)) await retryPost(model, context, post, 1);
}
