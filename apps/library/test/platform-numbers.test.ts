import { fileURLToPath } from "node:url";
import { loadApiDocument, runConformance } from "@animal-store/conformance";
import {
  createPlatformScenarios,
  createScenarios,
  listWrongNumbers,
  readPlatformDocument,
} from "@animal-store/conformance/internal";
import { expect, it } from "vitest";
import { libraryTarget } from "./library-target.ts";
import { triggers } from "./triggers.ts";

const library = loadApiDocument(fileURLToPath(new URL("../library.yaml", import.meta.url)));
// The number of violations in a response is covered by no scenario of the platform.
const wrongNumbers = listWrongNumbers(library).filter(({ path }) => !path.endsWith("/violations"));

it.each(wrongNumbers)("finds that $path is not $wrongValue", { timeout: 60_000 }, async ({ path, document }) => {
  const platform = readPlatformDocument(document);
  const { toCase, stop } = createScenarios(platform, libraryTarget);
  const scenarios = createPlatformScenarios(platform, triggers).filter(({ covers }) => covers?.includes(path));
  expect(scenarios).not.toEqual([]);
  const { findings } = await runConformance({
    document: library,
    baseUrl: "http://127.0.0.1/library",
    seed: 1,
    cases: scenarios.map(toCase),
  });
  await stop();
  expect(findings).not.toEqual([]);
});
