import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createTestClock } from "@animal-store/api-platform/testing";
import { contract } from "@animal-store/contract";
import { createHealthRoutes, createStaticRoutes, type HealthOptions } from "@animal-store/node-http";
import { createSandbox, type Sandbox, type SandboxOptions } from "@animal-store/sandbox";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";

export interface TestService {
  readonly sandbox: Sandbox;
  /** The method and path of each request. */
  readonly requests: readonly string[];
  readonly url: string;
  /** @param plan the name of a plan, or `read only` */
  getKey(plan: string): string;
  /** Sends a request without the console. */
  call(path: string, key: string, init?: RequestInit): Response | Promise<Response>;
  /** Advances the clock of the service. */
  advance(seconds: number): void;
  /** Processes the next request but returns a 504 in place of its response, like a gateway. */
  loseNextResponse(): void;
  /** While stalled, the service accepts requests but does not respond to them. */
  setStalled(value: boolean): void;
  /** Changes the checks of `/readyz`. */
  setHealth(health: Pick<HealthOptions, "checks" | "warning">): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Serves a sandbox and the built console on one origin, like the server. Tests can stop and restart it. */
export async function startTestService(options: Partial<SandboxOptions> = {}): Promise<TestService> {
  const noop = () => {};
  const sandbox = await createSandbox({
    seed: "animal-store",
    // Advances only on request, so that no window resets during a test.
    clock: createTestClock(),
    log: { warn: noop, error: noop },
    clientAddress: () => "192.0.2.1",
    ...options,
  });
  const requests: string[] = [];
  let losesNextResponse = false;
  let isStalled = false;
  let health: Hono = createHealthRoutes({});
  const app = new Hono()
    .all(`${contract.basePath}/*`, async (c) => {
      requests.push(`${c.req.method} ${c.req.path}`);
      if (isStalled) await new Promise(() => {});
      const response = await sandbox.app.fetch(c.req.raw, c.env);
      if (!losesNextResponse) return response;
      losesNextResponse = false;
      return c.body(null, 504);
    })
    .get("/readyz", (c) => health.fetch(c.req.raw))
    .route(
      "/",
      createStaticRoutes({
        basePath: "/console",
        directory: fileURLToPath(new URL("../dist", import.meta.url)),
        notBuiltMessage: "",
      }),
    );

  let server = await listen(app, 0);
  const { port } = server.address() as AddressInfo;
  const getKey = (plan: string) =>
    (plan === "read only" ? sandbox.readOnlyKey : sandbox.keys.find((key) => key.plan === plan))?.key ?? "";
  return {
    sandbox,
    requests,
    url: `http://127.0.0.1:${port}/console`,
    getKey,
    call: (path, key, init = {}) =>
      sandbox.app.request(contract.basePath + path, {
        ...init,
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      }),
    advance: (seconds) => sandbox.clock.moveTo(sandbox.clock.now() + seconds * 1000),
    loseNextResponse() {
      losesNextResponse = true;
    },
    setStalled(value) {
      isStalled = value;
    },
    setHealth(options) {
      health = createHealthRoutes(options);
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
    async start() {
      server = await listen(app, port);
    },
  };
}

async function listen(app: Pick<Hono, "fetch">, port: number): Promise<ServerType> {
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port });
  await new Promise((resolve) => server.once("listening", resolve));
  return server;
}
