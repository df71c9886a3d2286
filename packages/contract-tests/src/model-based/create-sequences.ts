import assert from "node:assert/strict";
import { createHttpClient } from "@animal-store/conformance/internal";
import fc from "fast-check";
import { createResponseValidator } from "../response-validator.ts";
import { type CaseContext, createCaseContext } from "../runner/case-context.ts";
import type { Target } from "../target.ts";
import { createCommands } from "./commands.ts";
import { createModel, type Model, retryPost, revalidate, sendRead } from "./model.ts";

/**
 * Creates a property: each response in a random sequence of commands matches a model of the store. Each sequence has a separate store.
 * @param replayPath runs the sequence that fast-check printed
 */
export function createSequences(target: Target, replayPath?: string) {
  const commands = fc.commands(createCommands(), {
    maxCommands: 60,
    size: "max",
    ...(replayPath !== undefined && { replayPath }),
  });
  return fc.asyncProperty(commands, (sequence) =>
    withContext(target, async (context) => {
      const model = createModel(context.service.clock.now());
      await fc.asyncModelRun(() => ({ model, real: context }), sequence);
      await repeatRequests(model, context);
    }),
  );
}

async function withContext(target: Target, run: (context: CaseContext) => Promise<void>): Promise<void> {
  const service = await target.start("normal");
  const client = createHttpClient(new URL(service.baseUrl).origin);
  const validator = createResponseValidator();
  try {
    const highLimit = 1_000_000;
    const { key } = await service.createKey({ limits: { perMinute: highLimit, perDay: highLimit } });
    await run(createCaseContext({ service, client, validator, key, target, record: () => {}, onViolations }));
  } finally {
    client.close();
    await service.stop();
  }
}

function onViolations(violations: readonly string[]): never {
  assert.fail(`The response breaks the contract:\n${violations.join("\n")}`);
}

const maxRepeated = 20;

async function repeatRequests(model: Model, context: CaseContext): Promise<void> {
  for (const read of model.reads.slice(-maxRepeated)) await revalidate(model, context, read);
  for (const start of model.cursors.slice(-maxRepeated))
    await sendRead(model, context, { list: start.list, limit: maxRepeated, start });
  for (const post of model.posts.slice(-maxRepeated)) await retryPost(model, context, post, 1);
}
