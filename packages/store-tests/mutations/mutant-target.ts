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

export interface MutantTarget extends Target {
  /** The errors that the mutation itself throws. */
  readonly mutationErrors: unknown[];
}

/** Creates a target that serves a mutant with an in-memory store over HTTP. It does not validate its own responses. */
export function createMutantTarget({ id, mutation }: Pick<Mutant, "id" | "mutation">): MutantTarget {
  const mutationErrors: unknown[] = [];
  return { name: id, mutationErrors, start: (condition) => start(condition, mutation, mutationErrors) };
}

async function start(
  condition: ServiceCondition,
  { middleware, settings = {}, keys }: Mutation,
  mutationErrors: unknown[],
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
  const server = await serveApp(createApp(dependencies), {
    ...toServeOptions(dependencies),
    host: "127.0.0.1",
    port: 0,
    serverOptions: condition === "short-timeouts" ? shortTimeouts : {},
  });
  const transport = middleware && recordErrors(toTransport(middleware(clock), server.origin), mutationErrors);
  const service: Service = {
    baseUrl: `${server.origin}${contract.basePath}`,
    clock,
    async createKey({ plan = "business", limits = {}, scopes, expiresAt = null } = {}) {
      const { key, record } = await keyRing.issue({ plan, ...limits, ...(scopes && { scopes }), expiresAt });
      return { id: record.id, key };
    },
    revokeKey: async (id) => void (await keyRing.revoke(id)),
    stop: () => server.stop(0),
    ...(transport && { transport }),
  };
  return { ...service, ...keys?.(service) };
}

function recordErrors(transport: Transport, errors: unknown[]): Transport {
  return (request, send) =>
    transport(request, send).catch((error: unknown) => {
      if (!(error instanceof NoResponseError)) errors.push(error);
      throw error;
    });
}
