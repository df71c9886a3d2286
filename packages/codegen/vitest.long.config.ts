import { defineConfig } from "vitest/config";

// What takes a core for half a minute, apart from the other tests: npm run test:long.
export default defineConfig({ test: { include: ["test/**/*.long.ts"], testTimeout: 300_000 } });
