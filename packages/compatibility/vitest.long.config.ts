import { defineConfig } from "vitest/config";

// For npm run test:long.
export default defineConfig({ test: { include: ["test/**/*.long.ts"], testTimeout: 300_000 } });
