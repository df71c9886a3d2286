import { fileURLToPath } from "node:url";
import { loadApiDocument } from "@animal-store/conformance";
import { createPlatformCases } from "@animal-store/conformance/platform";
import { describeConformance } from "@animal-store/conformance/vitest";
import { libraryTarget } from "./library-target.ts";
import { triggers } from "./triggers.ts";

const document = loadApiDocument(fileURLToPath(new URL("../library.yaml", import.meta.url)));

const { scenarios, stop } = createPlatformCases(document, libraryTarget, triggers);
describeConformance({
  document,
  name: "the platform of the library",
  isSelected: () => false,
  scenarios: () => scenarios,
  target: async () => ({ baseUrl: "http://127.0.0.1/library", stop }),
});
