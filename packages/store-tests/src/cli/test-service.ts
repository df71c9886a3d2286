import { type CommandEnvironment, runCommand } from "@animal-store/conformance/internal";
import { contractCases } from "../cases/contract-cases.ts";
import { createStoreScenarios } from "../platform.ts";
import { suiteOptions } from "../rules.ts";

/** Runs the command of conformance on the contract, against a service that is known by its URL and API keys. @returns the exit code */
export function testService(argv: readonly string[], environment?: CommandEnvironment): Promise<number> {
  const { document, ...rules } = suiteOptions;
  return runCommand(argv, environment, {
    document,
    setup: { ...rules, toScenarios: (target) => contractCases.map(createStoreScenarios(target).toCase) },
  });
}
