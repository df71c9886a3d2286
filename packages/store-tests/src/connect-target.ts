import {
  type ConformanceCase,
  createScenarios,
  createSession,
  type Exchange,
  type Scenario,
  type Target,
} from "@animal-store/conformance/internal";
import type { StartedService } from "@animal-store/conformance/vitest";
import type { OperationId } from "@animal-store/contract";
import { contractCases, documentCases } from "./cases/contract-cases.ts";
import { lastPages } from "./cases/steps.ts";
import { contractDocument, platform } from "./contract-document.ts";

/** The limits of a key that no case exhausts. */
export const highLimits = { perMinute: 1_000_000, perDay: 1_000_000 };

export interface TargetConnection {
  /** Converts a scenario to a case on the target. */
  toCase(scenario: Scenario): ConformanceCase;
  /** Starts a service for the cases of the document. It stops together with those of the scenarios. */
  start(): Promise<StartedService>;
  /** Stops the services of the scenarios. */
  stop(): Promise<void>;
}

/** Connects the cases and the scenarios to a target. */
export function connectTarget(target: Target): TargetConnection {
  // The lists of the store grow at their end.
  const { toCase, stop } = createScenarios(platform, {
    ...target,
    listEntries: async (context, list) => (await lastPages(context, list as OperationId)).flatMap(({ body }) => body),
  });
  async function start(): Promise<StartedService> {
    const service = await target.start("normal");
    const { key } = await service.createKey({ limits: highLimits });
    const { baseUrl, transport } = service;
    return {
      baseUrl,
      setup: { headers: { Authorization: `Bearer ${key}` }, ...(transport && { transport }) },
      async stop() {
        await service.stop();
        await stop();
      },
    };
  }
  return { toCase, start, stop };
}

/** The exchanges of each case, by its id. A failed case has the exchanges before its failure. */
export type Recording = ReadonlyMap<string, readonly Exchange[]>;

/** Runs every `interval`-th case against a target. The results are ignored, because a comparison reports the differences. */
export async function recordExchanges(target: Target, interval = 1): Promise<Recording> {
  const recording = new Map<string, Exchange[]>();
  let exchanges: Exchange[] = [];
  const { toCase, start } = connectTarget(target);
  const { baseUrl, setup = {}, stop } = await start();
  const onExchange = (exchange: Exchange) => void exchanges.push(exchange);
  const session = createSession({ document: contractDocument, baseUrl, setup, seed: 1, onExchange });
  const cases = [...documentCases, ...contractCases.map(toCase)];
  for (const each of cases.filter((_, index) => index % interval === 0)) {
    exchanges = [];
    recording.set(each.id, exchanges);
    await session.run(each).catch(() => {});
  }
  session.close();
  await stop?.();
  return recording;
}
