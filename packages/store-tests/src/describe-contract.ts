import type { Target as PlatformTarget } from "@animal-store/conformance/internal";
import { describeConformance, type StartedService } from "@animal-store/conformance/vitest";
import { contractCases } from "./cases/contract-cases.ts";
import { createForcedCases } from "./cases/forced-cases.ts";
import { createSequenceCase, readSeed } from "./model-based/sequences.ts";
import { createStoreScenarios } from "./platform.ts";
import { suiteOptions } from "./rules.ts";

/** A service or mock that the contract tests can start. Each app that runs them implements it. */
export interface Target extends PlatformTarget {
  /** True for a mock: responses are requested with `Prefer: code=…`. */
  readonly forced?: boolean;
}

export interface DescribeOptions {
  /** Selects the cases to run. @default all */
  readonly isSelected?: (testCase: { readonly id: string }) => boolean;
}

export interface GeneratedOptions {
  readonly seed: number;
  /** Number of random sequences of requests. Each one has a separate store. */
  readonly sequences: number;
}

/**
 * Registers the conformance tests of the contract and those of the store, and one that they cover the whole contract. A mock
 * (`target.forced`) gets separate cases, which need not cover it.
 */
export function describeContract(target: Target, { isSelected }: DescribeOptions = {}): void {
  const { forced = false } = target;
  const { toCase, stop } = createStoreScenarios(target);
  const cases = forced ? createForcedCases() : contractCases;
  describeConformance({
    ...suiteOptions,
    name: target.name,
    allowsCors: forced,
    // The examples of a mock have their waits in the message only.
    ...(forced && { rules: (exchange) => suiteOptions.rules(exchange).filter(({ check }) => check !== "wait") }),
    isSelected: (conformanceCase) => !forced && (isSelected?.(conformanceCase) ?? true),
    scenarios: () => cases.filter(isSelected ?? (() => true)).map(toCase),
    target: () => startService(target, stop),
    isCoverageRequired: !forced && !isSelected,
  });
}

/** Registers the conformance tests with values of a seed, and random sequences of requests. */
export function describeGenerated(target: Target, { seed, sequences }: GeneratedOptions): void {
  describeConformance({
    ...suiteOptions,
    name: target.name,
    seed: Math.abs(readSeed(seed)),
    scenarios: () => [createSequenceCase(target, { seed, sequences })],
    target: () => startService(target),
  });
}

/** Starts a service for the cases of the document, with a key that no case exhausts. */
export async function startService(target: Target, stopOthers?: () => Promise<void>): Promise<StartedService> {
  const service = await target.start("normal");
  const { key } = await service.createKey({ limits: { perMinute: 1_000_000, perDay: 1_000_000 } });
  const { baseUrl, transport } = service;
  return {
    baseUrl,
    setup: { headers: { Authorization: `Bearer ${key}` }, ...(transport && { transport }) },
    async stop() {
      await service.stop();
      await stopOthers?.();
    },
  };
}
