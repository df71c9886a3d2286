import assert from "node:assert/strict";
import { validators as answers } from "@animal-store/contract/answers";
import { pageOrigin, type Service, type Situation, storeFailure, type Target } from "@animal-store/contract-tests";
import { createClientAddress } from "@animal-store/node-edge";
import { createSandbox } from "@animal-store/sandbox";
import { createMemoryStores, type Stores, StoreUnavailable } from "@animal-store/service";
import { createTestClock, failingStores } from "@animal-store/service/testing";
import { serveSandbox } from "../src/serve-sandbox.ts";

/** The sandbox without data, with a clock that only the tests move, and every answer checked. */
export const sandboxTarget: Target = {
  name: "sandbox",
  async start(situation): Promise<Service> {
    const clock = createTestClock();
    // What the service logs as errors: an answer that breaks the contract is among them, whatever a case makes of it.
    const broken: string[] = [];
    const sandbox = await createSandbox({
      seed: "empty",
      clock,
      createStores: () => storesIn(situation),
      log: { warn: () => {}, error: (_, message) => broken.push(message) },
      origins: [pageOrigin],
      clientAddress: createClientAddress(0),
      answers,
    });
    const server = await serveSandbox(sandbox, {
      host: "127.0.0.1",
      port: 0,
      ...(situation === "impatient" && {
        serverOptions: { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 },
      }),
    });
    return {
      baseUrl: `${server.origin}/v1`,
      clock,
      createKey: async ({ plan = "business", limits = {}, expiresAt } = {}) => {
        const { key, record } = await sandbox.keyRing().issue({ plan, ...limits, expiresAt: expiresAt ?? null });
        return { id: record.id, key };
      },
      revokeKey: async (id) => {
        await sandbox.keyRing().revoke(id);
      },
      stop: async () => {
        await server.stop(1000);
        assert.deepEqual(
          broken.filter((message) => message.includes("breaks the contract")),
          [],
        );
      },
    };
  },
};

function storesIn(situation: Situation): Stores {
  const stores = createMemoryStores();
  const error = situation.endsWith("-away") ? new StoreUnavailable("away") : new Error(storeFailure);
  if (situation === "store-fails" || situation === "store-away") return failingStores(stores, "data", error);
  if (situation === "keys-fail" || situation === "keys-away") return failingStores(stores, "keys", error);
  return stores;
}
