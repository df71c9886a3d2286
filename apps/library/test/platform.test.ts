import { fileURLToPath } from "node:url";
import { loadApiDocument } from "@animal-store/conformance";
import { createPlatformScenarios, createScenarios, readPlatformDocument } from "@animal-store/conformance/platform";
import { describeConformance } from "@animal-store/conformance/vitest";
import { libraryTarget } from "./library-target.ts";
import { triggers } from "./triggers.ts";

const document = loadApiDocument(fileURLToPath(new URL("../library.yaml", import.meta.url)));
const platform = readPlatformDocument(document);

const { toCase, stop } = createScenarios(platform, libraryTarget);
describeConformance({
  document,
  name: "the platform of the library",
  isSelected: () => false,
  scenarios: () => createPlatformScenarios(platform, triggers).map(toCase),
  target: async () => ({ baseUrl: "http://127.0.0.1/library", stop }),
});
