import {
  createPlatformScenarios,
  createScenarios,
  listWrongNumbers,
  readPlatformDocument,
  runConformance,
} from "@animal-store/conformance/internal";
import { expect, it } from "vitest";
import { createErrorDetailScenarios } from "../src/cases/error-details.ts";
import { triggers } from "../src/cases/responses.ts";
import { contractDocument } from "../src/contract-document.ts";
import { createMutantTarget } from "./mutant-target.ts";

const target = createMutantTarget({ id: "unchanged", mutation: {} });

it.each(listWrongNumbers(contractDocument))(
  "finds that $path is not $wrongValue",
  { timeout: 60_000 },
  async ({ path, document }) => {
    const platform = readPlatformDocument(document);
    const { toCase, stop } = createScenarios(platform, target);
    const all = [...createPlatformScenarios(platform, triggers), ...createErrorDetailScenarios(platform)];
    const scenarios = all.filter(({ covers }) => covers?.includes(path));
    expect(scenarios).not.toEqual([]);
    const options = { document: contractDocument, baseUrl: "http://127.0.0.1/v1", seed: 1 };
    const { findings } = await runConformance({ ...options, cases: scenarios.map(toCase) });
    await stop();
    expect(findings).not.toEqual([]);
  },
);
