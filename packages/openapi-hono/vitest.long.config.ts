import { defineConfig } from "vitest/config";

// For npm run test:long. Large documents take minutes.
export default defineConfig({ test: { include: ["test/**/*.long.ts"], testTimeout: 1_200_000 } });
