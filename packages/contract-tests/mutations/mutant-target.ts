import { hash } from "node:crypto";
import { scopes as allScopes, ban, contract } from "@animal-store/contract";
import { createClientAddress, serveApp } from "@animal-store/node-edge";
import {
  type BanRules,
  createAddressLimiter,
  createApp,
  createKeyRing,
  createMemoryLimiter,
  createMemoryStores,
} from "@animal-store/service";
import { createTestClock, storesIn } from "@animal-store/service/testing";
import { planLimits } from "../src/cases/rate-figures.ts";
import { impatience, pageOrigin, type Service, type Situation, storeFailure, type Target } from "../src/target.ts";
import type { Mutant, Mutation } from "./mutant.ts";
import { startParserProxy } from "./parser-proxy.ts";
import { fetchThrough } from "./wire.ts";

/**
 * The service on memory stores over real HTTP, with one fault. It does not check its own responses.
 * @param onOwnError hears what a mutation itself throws, which the service would answer like any failure of its own
 */
export function createMutantTarget(
  { id, mutation }: Pick<Mutant, "id" | "mutation">,
  onOwnError: (error: unknown) => void = () => {},
): Target {
  return { name: id, start: (situation) => start(situation, mutation, onOwnError) };
}

/** The rules of bans, in milliseconds. */
export function createBanRules(rules: Record<keyof typeof ban, number>): BanRules {
  return {
    strikes: rules.strikes,
    within: rules.withinSeconds * 1000,
    length: rules.seconds * 1000,
    grace: rules.graceSeconds * 1000,
  };
}

async function start(
  situation: Situation,
  { wire, parser, settings = {}, keys }: Mutation,
  onOwnError: (error: unknown) => void,
): Promise<Service> {
  const clock = createTestClock();
  const stores = createMemoryStores();
  const failing = storesIn(situation, stores, storeFailure);
  const keyRing = createKeyRing({ store: stores.keys, clock });
  const dependencies = {
    stores: failing,
    keyRing: failing.keys === stores.keys ? keyRing : createKeyRing({ store: failing.keys, clock }),
    limiter: createMemoryLimiter(settings.ban ?? createBanRules(ban)),
    addressLimiter: createAddressLimiter(contract.plans.free.perMinute),
    clock,
    log: { warn: () => {}, error: () => {} },
    hash: (data: string | Uint8Array) => hash("sha256", data, "base64url"),
    origins: settings.origins ?? [pageOrigin],
    clientAddress: createClientAddress(0),
  };
  const { fetch } = createApp(dependencies);
  const server = await serveApp(
    { fetch: wire ? fetchThrough(wire(clock), fetch, onOwnError) : fetch },
    { ...dependencies, host: "127.0.0.1", port: 0, ...(situation === "impatient" && { serverOptions: impatience }) },
  );
  const proxy = parser && (await startParserProxy(server.origin, parser, onOwnError));
  const sound: Service = {
    baseUrl: `${(proxy ?? server).origin}${contract.basePath}`,
    clock,
    async createKey({ plan = "business", limits = {}, scopes = allScopes, expiresAt = null } = {}) {
      const { key, record } = await keyRing.issue({ plan, ...planLimits(plan), ...limits, scopes, expiresAt });
      return { id: record.id, key };
    },
    revokeKey: async (id) => {
      await keyRing.revoke(id);
    },
    async stop() {
      await proxy?.stop();
      await server.stop(0);
    },
  };
  return { ...sound, ...keys?.(sound) };
}
