import { fileURLToPath } from "node:url";
import type { Service, Target } from "@animal-store/store-tests";
import { startMock } from "../src/start-mock.ts";

export const documentPath: string = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));

/** The mock accepts any bearer token and does not use a clock. */
export const mockTarget: Target = {
  name: "mock (Prism)",
  forced: true,
  allowsAnyOrigin: true,
  async start() {
    const { url, close } = await startMock({ documentPath, host: "127.0.0.1", port: 0 });
    return {
      baseUrl: url,
      createKey: async () => ({ id: "any", key: "any" }),
      revokeKey: async () => {},
      clock: { now: () => Date.now(), advance: () => {} },
      stop: close,
      transport,
      remote,
    };
  },
};

// The contract documents only headers of the service, not this one of the mock.
const transport: NonNullable<Service["transport"]> = async (request, send) => {
  const response = await send(request);
  const headers = [...response.headers].filter(([name]) => name !== "preference-applied");
  return { ...response, headers: new Map(headers) };
};

const remote: NonNullable<Service["remote"]> = {
  beginCase: async () => "any",
  crossedWindows: () => false,
  unusableKey: () => "any",
};
