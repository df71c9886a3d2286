import { defineConfig, mergeConfig } from "vitest/config";
// @boundaries-ignore One configuration for the repository.
import base from "../../vitest.config.ts";
import { writeSamples } from "./src/test/guide-samples.ts";

// Runs before vitest collects the tests, because some samples are tests.
writeSamples();

// By default, vitest leaves one core unused.
export default mergeConfig(base, defineConfig({ test: { maxWorkers: "100%" } }));
