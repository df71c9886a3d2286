import { defineConfig } from "vitest/config";

// For npm run test:long. The test installs dependencies from the npm registry.
export default defineConfig({ test: { include: ["test/*.long.ts"], testTimeout: 300_000, hookTimeout: 60_000 } });
