import { defineConfig } from "vitest/config";

// For npm run test:long. Each test uses a CPU core for about 30 s.
export default defineConfig({ test: { include: ["test/**/*.long.ts"], testTimeout: 300_000 } });
