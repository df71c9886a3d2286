import type { Target } from "@animal-store/conformance/internal";
import { describeConformance } from "@animal-store/conformance/vitest";
import { contractCases } from "./cases/contract-cases.ts";
import { connectTarget } from "./connect-target.ts";
import { createSequenceCase, type GeneratedOptions, readSeed } from "./model-based/sequences.ts";
import { suiteOptions } from "./rules.ts";

export interface DescribeOptions {
  /** Selects the cases to run. @default all */
  readonly isSelected?: (testCase: { readonly id: string }) => boolean;
}

const selectAll = () => true;

/**
 * Registers the conformance tests of the contract and those of the store, and one that they cover the whole contract. Each app that
 * runs the service implements its target.
 */
export function describeContract(target: Target, { isSelected = selectAll }: DescribeOptions = {}): void {
  const { toCase, start } = connectTarget(target);
  describeConformance({
    ...suiteOptions,
    name: target.name,
    target: start,
    scenarios: () => contractCases.filter(isSelected).map(toCase),
    isSelected,
    isCoverageRequired: isSelected === selectAll,
  });
}

/** Registers the conformance tests with values of a seed, and random sequences of requests. */
export function describeGenerated(target: Target, options: GeneratedOptions): void {
  const { name } = target;
  const seed = Math.abs(readSeed(options.seed));
  const scenarios = () => [createSequenceCase(target, options)];
  describeConformance({ ...suiteOptions, name, seed, scenarios, target: connectTarget(target).start });
}
