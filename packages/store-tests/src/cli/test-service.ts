import { type CommandEnvironment, runCommand, type Target } from "@animal-store/conformance/internal";
import { contractCases } from "../cases/contract-cases.ts";
import { connectTarget } from "../connect-target.ts";
import { createSequenceCase } from "../model-based/sequences.ts";
import { suiteOptions } from "../rules.ts";

const { document, ...rules } = suiteOptions;

/** Runs the command of conformance on the contract, against a service that is known by its URL and API keys. @returns the exit code */
export function testService(argv: readonly string[], environment?: CommandEnvironment): Promise<number> {
  const toScenarios = (target: Target) => contractCases.map(connectTarget(target).toCase);
  return runCommand(argv, environment, { document, setup: { ...rules, toScenarios } });
}

/** A few seconds of random requests. The fixed seed makes runs comparable. */
const generatedOptions = { seed: 20_301_205, sequences: 30 };

/** Runs the command of conformance on the contract, with the scenarios of the store, against a target. @returns the exit code */
export function testTarget(target: Target, argv: readonly string[], environment?: CommandEnvironment): Promise<number> {
  const { toCase, start } = connectTarget(target);
  const scenarios = [...contractCases.map(toCase), createSequenceCase(target, generatedOptions)];
  return runCommand(argv, environment, { document, setup: { ...rules, isCoverageRequired: true, scenarios, start } });
}
