import { defineConfig } from "vitest/config";

// For npm run test:long. Installs each package with each package manager.
export default defineConfig({
  test: { include: ["test/*.long.ts"], globalSetup: "test/set-up.ts", testTimeout: 240_000, hookTimeout: 240_000 },
});
