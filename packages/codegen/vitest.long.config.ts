import { defineConfig } from "vitest/config";

// Run by `npm run test:long`: each test uses a CPU core for about half a minute.
export default defineConfig({ test: { include: ["test/**/*.long.ts"], testTimeout: 300_000 } });
