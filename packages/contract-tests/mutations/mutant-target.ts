import { hash } from "node:crypto";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { type BanPolicy, createAddressLimiter } from "@animal-store/api-platform";
import { createTestClock } from "@animal-store/api-platform/testing";
import { type PlainResponse, withMiddleware } from "@animal-store/conformance/internal";
import type { Service, ServiceCondition, Target } from "@animal-store/conformance/platform";
import { allowedOrigin, shortTimeouts, storeFailure } from "@animal-store/conformance/platform";
import { scopes as allScopes, ban, contract } from "@animal-store/contract";
import { createClientAddress, serveApp } from "@animal-store/node-http";
import { createFailingStore } from "@animal-store/sql-store/testing";
import {
  createApp,
  createKeyRing,
  createMemoryLimiter,
  createMemoryPetStore,
  toServeOptions,
} from "@animal-store/store";
import { platform } from "../src/platform.ts";
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

export function toBanPolicy(rules: Record<keyof typeof ban, number>): BanPolicy {
  return {
    maxStrikes: rules.strikes,
    windowMs: rules.withinSeconds * 1000,
    durationMs: rules.seconds * 1000,
    graceMs: rules.graceSeconds * 1000,
  };
}

async function start(
  condition: ServiceCondition,
  { middleware, changeRawResponse, settings = {}, keys }: Mutation,
  onMutationError: (error: unknown) => void,
): Promise<Service> {
  const clock = createTestClock();
  const store = createMemoryPetStore();
  const failingStore = createFailingStore(condition, store, storeFailure);
  const keyRing = createKeyRing({ store: store.keys, clock });
  const dependencies = {
    store: failingStore,
    keyRing: failingStore.keys === store.keys ? keyRing : createKeyRing({ store: failingStore.keys, clock }),
    limiter: createMemoryLimiter(settings.ban ?? toBanPolicy(ban)),
    addressLimiter: createAddressLimiter(contract.plans.free.perMinute),
    clock,
    log: { warn: () => {}, error: () => {} },
    hash: (data: string | Uint8Array) => hash("sha256", data, "base64url"),
    origins: settings.origins ?? [allowedOrigin],
    clientAddress: createClientAddress(0),
  };
  const { fetch } = createApp(dependencies);
  const server = await serveApp(
    { fetch: middleware ? withMiddleware(middleware(clock), fetch, onMutationError) : fetch },
    {
      ...toServeOptions(dependencies),
      host: "127.0.0.1",
      port: 0,
      ...(condition === "short-timeouts" && { serverOptions: shortTimeouts }),
    },
  );
  const proxy = changeRawResponse && (await startResponseProxy(server.origin, changeRawResponse, onMutationError));
  const service: Service = {
    baseUrl: `${(proxy ?? server).origin}${contract.basePath}`,
    clock,
    async createKey({ plan = "business", limits = {}, scopes = allScopes, expiresAt = null } = {}) {
      const { key, record } = await keyRing.issue({ plan, ...platform.plans.get(plan), ...limits, scopes, expiresAt });
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
  return { ...service, ...keys?.(service) };
}

/** Starts a proxy that changes each response that arrives in one chunk. */
async function startResponseProxy(
  origin: string,
  change: NonNullable<Mutation["changeRawResponse"]>,
  onMutationError: (error: unknown) => void,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ host: hostname, port: Number(port) });
    let sentText = "";
    let sending: Promise<unknown> = Promise.resolve();
    client.on("data", (chunk) => {
      sentText = chunk.toString("latin1");
      if (upstream.writable) upstream.write(chunk);
    });
    upstream.on("data", (chunk: Buffer) => {
      sending = sending
        .then(async () => client.write(await changeBytes(chunk, async (response) => change(response, sentText))))
        .catch((error: unknown) => {
          onMutationError(error);
          client.destroy();
        });
    });
    client.on("end", () => upstream.end());
    client.on("error", () => upstream.destroy());
    for (const event of ["error", "end"]) upstream.on(event, () => sending.then(() => client.end()));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function changeBytes(
  bytes: Buffer,
  change: (response: PlainResponse) => Promise<PlainResponse>,
): Promise<Buffer | string> {
  const [head = "", text = ""] = bytes.toString("latin1").split("\r\n\r\n");
  const [statusLine = "", ...fields] = head.split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
  if (Number.isNaN(status)) return bytes;
  const headers = new Headers(fields.map((field) => field.split(/: ?(.*)/s, 2) as [string, string]));
  const changedResponse = await change({ status, headers, text: Buffer.from(text, "latin1").toString() });
  if (changedResponse.text !== "" && changedResponse.headers.has("content-length"))
    changedResponse.headers.set("content-length", String(Buffer.byteLength(changedResponse.text)));
  const lines = [...changedResponse.headers].map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${changedResponse.status} Changed`, ...lines, "", changedResponse.text].join("\r\n");
}
