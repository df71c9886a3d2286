import type { Target } from "@animal-store/contract-tests";
import { startMock } from "../src/start-mock.ts";
import { document } from "./document.ts";

/** The mock as it is served: any bearer token will do for it, and no time passes in it. */
export const mockTarget: Target = {
  name: "mock (Prism)",
  forced: true,
  allowsAnyOrigin: true,
  async start() {
    const { url, close } = await startMock({ document, host: "127.0.0.1", port: 0 });
    return {
      baseUrl: url,
      createKey: async () => ({ id: "any", key: "any" }),
      revokeKey: async () => {},
      clock: { now: () => Date.now(), advance: () => {} },
      stop: close,
    };
  },
};
