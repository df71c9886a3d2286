import { validators as responses } from "@animal-store/contract/responses";
import {
  allowedOrigin,
  assertNoInvalidResponses,
  type Service,
  type ServiceCondition,
  shortTimeouts,
  storeFailure,
  type Target,
} from "@animal-store/contract-tests";
import { createClientAddress, serveApp } from "@animal-store/node-http";
import { createSandbox } from "@animal-store/sandbox";
import { createMemoryStores } from "@animal-store/service";
import { createFailingStores, createTestClock } from "@animal-store/service/testing";

/** The sandbox without data, with a clock that only the tests move, and every answer checked. */
export const sandboxTarget: Target = { name: "sandbox", start: (situation) => start(situation, [allowedOrigin]) };

/** The same as it is served: pages of any origin may call it. */
export const openSandboxTarget: Target = {
  name: "sandbox for any page",
  allowsAnyOrigin: true,
  start: (situation) => start(situation),
};

async function start(situation: ServiceCondition, origins?: readonly string[]): Promise<Service> {
  const clock = createTestClock();
  const logged: string[] = [];
  const sandbox = await createSandbox({
    seed: "empty",
    clock,
    createStores: () => createFailingStores(situation, createMemoryStores(), storeFailure),
    log: { warn: () => {}, error: (_, message) => logged.push(message) },
    ...(origins && { origins }),
    clientAddress: createClientAddress(0),
    responseValidators: responses,
  });
  const server = await serveApp(sandbox.app, {
    ...sandbox,
    host: "127.0.0.1",
    port: 0,
    ...(situation === "short-timeouts" && { serverOptions: shortTimeouts }),
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
