import type { OperationId } from "@animal-store/contract";
import { pagedOperations, succeeds } from "../cases/contract-case.ts";
import { petStatuses } from "../cases/pet-statuses.ts";
import { addPet, expectStatus, order } from "../cases/steps.ts";
import type { ContractDocument } from "../document/contract-document.ts";
import { createHttpClient } from "../http/http-client.ts";
import { createJudge } from "../judge/create-judge.ts";
import { type CaseContext, createCaseContext } from "../runner/case-context.ts";
import type { Target } from "../target.ts";
import { createEntryTail } from "./entry-tail.ts";
import { inputsOf } from "./operation-inputs.ts";

/** A running service, and what its lists have gained. */
export interface World {
  /** A context with an API key of its own: whole limits, and no `Idempotency-Key` used. */
  createContext(): Promise<CaseContext>;
  /** What each list has gained since the last call; lists that gained nothing are left out. */
  added(context: CaseContext): Promise<Partial<Record<OperationId, readonly object[]>>>;
  stop(): Promise<void>;
}

/** Starts a service whose lists have more than one page under every filter. */
export async function startWorld(target: Target, document: ContractDocument): Promise<World> {
  const service = await target.start("normal");
  const client = createHttpClient(new URL(service.baseUrl).origin);
  const judge = createJudge(document);
  const tails = pagedOperations.map((operation) => ({
    operation,
    tail: createEntryTail(operation, maximumOf(document, operation)),
  }));
  const world: World = {
    async createContext() {
      const { key } = await service.createKey({ plan: "business" });
      return createCaseContext({ service, client, judge, key, target, record: () => {} });
    },
    async added(context) {
      const lists: Partial<Record<OperationId, readonly object[]>> = {};
      for (const { operation, tail } of tails) {
        const entries = await tail.added(context);
        if (entries.length > 0) lists[operation] = entries;
      }
      return lists;
    },
    async stop() {
      client.close();
      await service.stop();
    },
  };
  await fill(await world.createContext());
  return world;
}

async function fill(context: CaseContext): Promise<void> {
  for (const status of petStatuses) for (let count = 0; count < 2; count += 1) await addPet(context, { status });
  const { status } = succeeds("createOrder");
  for (let count = 0; count < 2; count += 1) expectStatus(await order(context, (await addPet(context)).id), status);
}

function maximumOf(document: ContractDocument, operation: OperationId): number {
  const limit = inputsOf(document, operation).slots.find(({ name }) => name === "limit");
  return Number(limit?.schema.maximum);
}
