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
import type { Mutant, Planting, Settings } from "./mutant.ts";
import { startParserProxy } from "./parser-proxy.ts";
import { fetchThrough } from "./wire.ts";

/**
 * The service on memory stores over real HTTP, with one fault. It does not check its own answers.
 * @param onOwnError hears what a fault itself throws, which the service would answer like any failure of its own
 */
export function createMutantTarget(
  { id, plant }: Pick<Mutant, "id" | "plant">,
  onOwnError: (error: unknown) => void = () => {},
): Target {
  return { name: id, start: (situation) => start(situation, plant, onOwnError) };
}

async function start(
  situation: Situation,
  plant: Mutant["plant"],
  onOwnError: (error: unknown) => void,
): Promise<Service> {
  const clock = createTestClock();
  const { wire, parser, settings, keys } = plant({ clock });
  const { dependencies, keyRing } = createDependencies(situation, clock, {
    ban: banRules(ban),
    origins: [pageOrigin],
    ...settings,
  });
  const { fetch } = createApp(dependencies);
  const server = await serveApp(
    {
      fetch: wire ? (request, env) => reporting(wire, onOwnError, async (asked) => fetch(asked, env))(request) : fetch,
    },
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

/** The rules of bans, in milliseconds. */
export function banRules({
  strikes,
  withinSeconds,
  seconds,
  graceSeconds,
}: Record<keyof typeof ban, number>): BanRules {
  return { strikes, within: withinSeconds * 1000, length: seconds * 1000, grace: graceSeconds * 1000 };
}

function createDependencies(
  situation: Situation,
  clock: ReturnType<typeof createTestClock>,
  { ban: rules, origins }: Settings,
) {
  const stores = createMemoryStores();
  const failing = storesIn(situation, stores, storeFailure);
  const keyRing = createKeyRing({ store: stores.keys, clock });
  const dependencies = {
    stores: failing,
    keyRing: failing.keys === stores.keys ? keyRing : createKeyRing({ store: failing.keys, clock }),
    limiter: createMemoryLimiter(rules),
    addressLimiter: createAddressLimiter(contract.plans.free.perMinute),
    clock,
    log: { warn: () => {}, error: () => {} },
    hash: (data: string | Uint8Array) => hash("sha256", data, "base64url"),
    origins,
    clientAddress: createClientAddress(0),
  };
  return { dependencies, keyRing };
}

function reporting(
  wire: NonNullable<Planting["wire"]>,
  onOwnError: (error: unknown) => void,
  fetch: (request: Request) => Promise<Response>,
) {
  return (request: Request) =>
    fetchThrough(
      wire,
      fetch,
    )(request).catch((error: unknown) => {
      onOwnError(error);
      throw error;
    });
}
