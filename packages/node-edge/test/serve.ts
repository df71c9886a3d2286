import { createAddressLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { Hono } from "hono";
import { onTestFinished } from "vitest";
import { type RunningServer, type ServeOptions, serveApp } from "../src/serve-app.ts";

type Direct = NonNullable<ServeOptions["direct"]>;

/** Options for a server on a free port, with an address limiter and a clock of its own. */
export function testOptions(): ServeOptions {
  return { host: "127.0.0.1", port: 0, addressLimiter: createAddressLimiter(60), clock: createTestClock() };
}

/** Serves an app until the test ends. */
export async function serve(app = new Hono(), options: Partial<ServeOptions> = {}): Promise<RunningServer> {
  const server = await serveApp(app, { ...testOptions(), ...options });
  onTestFinished(() => server.stop(0));
  return server;
}

/** Serves a pipeline below `/api` directly. */
export function direct(pipeline: Direct["pipeline"], options: Partial<Direct> = {}): { direct: Direct } {
  return { direct: { basePath: "/api", onFailure: () => {}, pipeline, ...options } };
}
