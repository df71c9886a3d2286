import { fileURLToPath } from "node:url";
import { describeContract, type Target } from "@animal-store/contract-tests";
import { startMock } from "./start-mock.ts";

const mock: Target = {
  name: "mock (Prism)",
  forced: true,
  allowsAnyOrigin: true,
  async start() {
    const document = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));
    const { url, close } = await startMock({ document, host: "127.0.0.1", port: 0 });
    return {
      baseUrl: url,
      // Any bearer token will do for a mock, and no time passes in it.
      createKey: async () => ({ id: "any", key: "any" }),
      revokeKey: async () => {},
      clock: { now: () => Date.now(), advance: () => {} },
      stop: close,
    };
  },
};

describeContract(mock, { coverageFile: "coverage/mock-prism.json" });
