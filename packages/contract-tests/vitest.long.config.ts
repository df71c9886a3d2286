import { defineConfig } from "vitest/config";

// For npm run test:long. It takes about two minutes.
export default defineConfig({ test: { include: ["mutations/**/*.long.ts"], testTimeout: 3_600_000 } });
