import { defineConfig } from "vitest/config";

// What takes minutes, apart from the other tests: npm run test:long.
export default defineConfig({ test: { include: ["**/*.long.ts"], testTimeout: 600_000 } });
