import type { CommandDefaults } from "@animal-store/conformance/internal";
import { contractCases } from "../cases/contract-cases.ts";
import { createStoreScenarios } from "../platform.ts";
import { suiteOptions } from "../rules.ts";

const { document, ...setup } = suiteOptions;

/** The document and the setup of the command for a service that is known by its URL and API keys. */
export const remoteDefaults: CommandDefaults = {
  document,
  setup: { ...setup, toScenarios: (target) => contractCases.map(createStoreScenarios(target).toCase) },
};
