import { hash } from "node:crypto";
import { scopes as allScopes, contract, type Plan } from "@animal-store/contract";
import { validators as inputs } from "@animal-store/contract/inputs";
import { createClientAddress, serveApp } from "@animal-store/node-edge";
import {
  type AppDependencies,
  createAddressLimiter,
  createApp,
  createKeyRing,
  createMemoryLimiter,
  createMemoryStores,
  createVersions,
  type ServedContract,
} from "@animal-store/service";
import { createTestClock, storesIn } from "@animal-store/service/testing";
import {
  impatience,
  type KeyOptions,
  pageOrigin,
  type Service,
  type Situation,
  storeFailure,
  type Target,
} from "../../src/target.ts";
import type { Around, Fault, Planting } from "../fault.ts";
import { changing, withHeader } from "./change-answers.ts";
import { banRulesOf, contractNumbers, type Numbers, numberOf } from "./contract-numbers.ts";
import { startWireProxy } from "./wire-proxy.ts";
import { withClaims } from "./with-claims.ts";

/**
 * The service on memory stores over real HTTP, with one fault. It does not check its own answers.
 * @param onOwnError hears what a fault itself throws, which the service would answer like any failure of its own
 */
export function createFaultyTarget(fault: Fault, onOwnError: (error: unknown) => void): Target {
  return { name: fault.id, start: (situation) => start(situation, fault.plant(), onOwnError) };
}

async function start(situation: Situation, planting: Planting, onOwnError: (error: unknown) => void): Promise<Service> {
  const { numbers = contractNumbers, exchange = (sound) => sound, wire } = planting;
  const clock = createTestClock();
  const kept = (of: Numbers): number => numberOf(of, "idempotency", "times", "keptSeconds") * 1000;
  const keptLonger = kept(numbers) - kept(contractNumbers);
  const versions = createVersions();
  const memoryStores = createMemoryStores(versions);
  const stores = withClaims(memoryStores, (claim) => ({ ...claim, expiresAt: claim.expiresAt + keptLonger }));
  const issuing = createKeyRing({ store: stores.keys, clock });
  const failing = storesIn(situation, stores, storeFailure);
  const dependencies = exchange({
    stores: failing,
    versions,
    keyRing: failing.keys === stores.keys ? issuing : createKeyRing({ store: failing.keys, clock }),
    limiter: createMemoryLimiter(banRulesOf(numbers)),
    addressLimiter: createAddressLimiter(numberOf(numbers, "plans", "free", "perMinute")),
    clock,
    log: { warn: () => {}, error: (fields) => isThrownByFault(errorOf(fields)) && onOwnError(errorOf(fields)) },
    hash: (data) => hash("sha256", data, "base64url"),
    origins: [pageOrigin],
    clientAddress: createClientAddress(0),
    served: planting.served ?? contractWith(numbers),
  });
  const server = await serveApp(
    { fetch: plantAround(dependencies, planting, numbers, onOwnError) },
    { ...dependencies, host: "127.0.0.1", port: 0, ...(situation === "impatient" && { serverOptions: impatience }) },
  );
  const proxy = wire && (await startWireProxy(server.origin, wire, onOwnError));
  return {
    baseUrl: `${(proxy ?? server).origin}${contract.basePath}`,
    clock,
    async createKey({ plan = "business", limits = {}, scopes = allScopes, expiresAt }: KeyOptions = {}) {
      const { key, record } = await issuing.issue({
        plan,
        ...limitsOf(numbers, plan),
        ...limits,
        scopes,
        expiresAt: expiresAt ?? null,
      });
      return { id: record.id, key };
    },
    revokeKey: async (id) => {
      await dependencies.keyRing.revoke(id);
    },
    async stop() {
      await proxy?.stop();
      await server.stop(0);
    },
  };
}

function plantAround(
  dependencies: AppDependencies,
  { around }: Planting,
  numbers: Numbers,
  onOwnError: (error: unknown) => void,
): ReturnType<typeof createApp>["fetch"] {
  const { fetch } = createApp(dependencies);
  const outer = around ?? (numbers === contractNumbers ? undefined : tellingMaxAge(numbers));
  if (!outer) return fetch;
  return async (request, env) => {
    try {
      return await outer(request, async (changed) => fetch(changed, env));
    } catch (error) {
      onOwnError(error);
      throw error;
    }
  };
}

function tellingMaxAge(numbers: Numbers): Around {
  const name = "access-control-max-age";
  const maxAge = numberOf(numbers, "crossOrigin", "times", "maxAgeSeconds");
  return changing((answer) => (answer.headers.has(name) ? withHeader(answer, name, String(maxAge)) : answer));
}

function errorOf(fields: object): unknown {
  return "err" in fields ? fields.err : undefined;
}

/** Whether the first line of the project that an error comes from is a fault's, not the service's. */
function isThrownByFault(error: unknown): boolean {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  const first = lines.find((line) => /^ +at /.test(line) && !line.includes("node:"));
  return first?.includes("/mutations/") ?? false;
}

// What the contract says of a plan is given to each of its keys.
function limitsOf(numbers: Numbers, plan: Plan): { perMinute: number; perDay: number } {
  return {
    perMinute: numberOf(numbers, "plans", plan, "perMinute"),
    perDay: numberOf(numbers, "plans", plan, "perDay"),
  };
}

// The engine takes any limits; the contract's type names the contract's own.
function contractWith(numbers: Numbers): ServedContract {
  const limits = numbers.requests?.limits as typeof contract.limits;
  return { contract: { ...contract, limits }, inputs };
}
