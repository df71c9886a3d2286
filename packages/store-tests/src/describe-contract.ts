import type { Exchange, Target as PlatformTarget } from "@animal-store/conformance/internal";
import { describeConformance } from "@animal-store/conformance/vitest";
import { contractCases } from "./cases/contract-cases.ts";
import { createForcedCases } from "./cases/forced-cases.ts";
import { connectTarget } from "./connect-target.ts";
import { createSequenceCase, type GeneratedOptions, readSeed } from "./model-based/sequences.ts";
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

const selectAll = () => true;

/** A mock has no store for the cases of the document. Its examples have their waits in the message only. */
const mockOptions = {
  allowsCors: true,
  isSelected: () => false,
  rules: (exchange: Exchange) => suiteOptions.rules(exchange).filter(({ check }) => check !== "wait"),
};

/**
 * Registers the conformance tests of the contract and those of the store, and one that they cover the whole contract. A mock
 * (`target.forced`) gets separate cases, which need not cover it.
 */
export function describeContract(target: Target, { isSelected = selectAll }: DescribeOptions = {}): void {
  const { name, forced = false } = target;
  const { toCase, start } = connectTarget(target);
  const cases = forced ? createForcedCases() : contractCases;
  describeConformance({
    ...suiteOptions,
    name,
    target: start,
    scenarios: () => cases.filter(isSelected).map(toCase),
    ...(forced ? mockOptions : { isSelected, isCoverageRequired: isSelected === selectAll }),
  });
}

/** Registers the conformance tests with values of a seed, and random sequences of requests. */
export function describeGenerated(target: Target, options: GeneratedOptions): void {
  const { name } = target;
  const seed = Math.abs(readSeed(options.seed));
  const scenarios = () => [createSequenceCase(target, options)];
  describeConformance({ ...suiteOptions, name, seed, scenarios, target: connectTarget(target).start });
}
