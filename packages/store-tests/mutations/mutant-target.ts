import { hash } from "node:crypto";
import { createAddressLimiter } from "@animal-store/api-platform";
import { createTestClock } from "@animal-store/api-platform/testing";
import {
  allowedOrigin,
  NoResponseError,
  type Service,
  type ServiceCondition,
  shortTimeouts,
  storeFailure,
  type Target,
  type Transport,
  toTransport,
} from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import { createClientAddress, serveApp } from "@animal-store/node-http";
import { createFailingStore } from "@animal-store/sql-store/testing";
import {
  createApp,
  createKeyRing,
  createMemoryLimiter,
  createMemoryPetStore,
  toServeOptions,
} from "@animal-store/store";
import type { Mutant, Mutation } from "./mutant.ts";

/**
 * Creates a target that serves a mutant with an in-memory store over HTTP. It does not validate its own responses.
 * @param onMutationError called with each error that the mutation itself throws
 */
export function createMutantTarget(
  { id, mutation }: Pick<Mutant, "id" | "mutation">,
  onMutationError: (error: unknown) => void = () => {},
): Target {
  return { name: id, start: (condition) => start(condition, mutation, onMutationError) };
}

async function start(
  condition: ServiceCondition,
  { middleware, settings = {}, keys }: Mutation,
  onMutationError: (error: unknown) => void,
): Promise<Service> {
  const clock = createTestClock();
  const store = createMemoryPetStore();
  const failingStore = createFailingStore(condition, store, storeFailure);
  const keyRing = createKeyRing({ store: store.keys, clock });
  const dependencies = {
    store: failingStore,
    keyRing: failingStore.keys === store.keys ? keyRing : createKeyRing({ store: failingStore.keys, clock }),
    limiter: createMemoryLimiter(settings.ban),
    addressLimiter: createAddressLimiter(contract.plans.free.perMinute),
    clock,
    log: { warn: () => {}, error: () => {} },
    hash: (data: string | Uint8Array) => hash("sha256", data, "base64url"),
    origins: settings.origins ?? [allowedOrigin],
    clientAddress: createClientAddress(0),
  };
  const { fetch } = createApp(dependencies);
  const server = await serveApp(
    { fetch },
    {
      ...toServeOptions(dependencies),
      host: "127.0.0.1",
      port: 0,
      ...(condition === "short-timeouts" && { serverOptions: shortTimeouts }),
    },
  );
  const service: Service = {
    baseUrl: `${server.origin}${contract.basePath}`,
    clock,
    async createKey({ plan = "business", limits = {}, scopes, expiresAt = null } = {}) {
      const { key, record } = await keyRing.issue({ plan, ...limits, ...(scopes && { scopes }), expiresAt });
      return { id: record.id, key };
    },
    revokeKey: async (id) => {
      await keyRing.revoke(id);
    },
    stop: () => server.stop(0),
    ...(middleware && { transport: withErrors(toTransport(middleware(clock), server.origin), onMutationError) }),
  };
  return { ...service, ...keys?.(service) };
}

function withErrors(transport: Transport, onMutationError: (error: unknown) => void): Transport {
  return (request, send) =>
    transport(request, send).catch((error: unknown) => {
      if (!(error instanceof NoResponseError)) onMutationError(error);
      throw error;
    });
}
