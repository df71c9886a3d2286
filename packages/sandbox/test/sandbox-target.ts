import { createTestClock } from "@animal-store/api-platform/testing";
import { validators as responseValidators } from "@animal-store/contract/responses";
import { createClientAddress, serveApp } from "@animal-store/node-http";
import { createSandbox } from "@animal-store/sandbox";
import { createFailingStore } from "@animal-store/sql-store/testing";
import { createMemoryPetStore, toServeOptions } from "@animal-store/store";
import {
  allowedOrigin,
  assertNoInvalidResponses,
  type Service,
  type ServiceCondition,
  shortTimeouts,
  storeFailure,
  type Target,
} from "@animal-store/store-tests";

/** Serves an empty sandbox with a test clock, and validates every response. */
export const sandboxTarget: Target = { name: "sandbox", start: (condition) => start(condition, [allowedOrigin]) };

export const anyOriginTarget: Target = {
  name: "sandbox with any origin",
  allowsAnyOrigin: true,
  start: (condition) => start(condition),
};

async function start(condition: ServiceCondition, origins?: readonly string[]): Promise<Service> {
  const clock = createTestClock();
  const logged: string[] = [];
  const sandbox = await createSandbox({
    seed: "empty",
    clock,
    createStore: () => createFailingStore(condition, createMemoryPetStore(), storeFailure),
    log: { warn: () => {}, error: (_, message) => logged.push(message) },
    ...(origins && { origins }),
    clientAddress: createClientAddress(0),
    responseValidators,
  });
  const server = await serveApp(sandbox.app, {
    ...toServeOptions(sandbox),
    host: "127.0.0.1",
    port: 0,
    ...(condition === "short-timeouts" && { serverOptions: shortTimeouts }),
  });
  return {
    baseUrl: `${server.origin}/v1`,
    clock,
    createKey: async ({ plan = "business", limits = {}, scopes, expiresAt } = {}) => {
      const { key, record } = await sandbox.keyRing().issue({
        plan,
        ...limits,
        ...(scopes && { scopes }),
        expiresAt: expiresAt ?? null,
      });
      return { id: record.id, key };
    },
    revokeKey: async (id) => {
      await sandbox.keyRing().revoke(id);
    },
    stop: async () => {
      await server.stop(1000);
      assertNoInvalidResponses(logged);
    },
  };
}
