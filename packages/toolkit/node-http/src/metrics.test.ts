import { Registry } from "@prometheus-io/client";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { createHttpMetrics, createMetricFactory, labelRoutes, serveMetrics } from "./metrics.ts";
import { serveApp } from "./serve-app.ts";

const address = { host: "127.0.0.1", port: 0 };

it("measures requests by their routes, and serves the metrics on another address", async () => {
  const registry = new Registry();
  const httpMetrics = createHttpMetrics({ metrics: createMetricFactory(registry, "notes_"), errorCodes: ["gone"] });
  const app = new Hono()
    .get("/healthz", (c) => c.text("ok"))
    .use(labelRoutes)
    .get("/notes/:id", (c) => c.text("a note"))
    .get("/failure", () => {
      throw new Error("a failure");
    })
    .onError((_, c) => c.text("failed", 500));
  const server = await serveApp(app, { ...address, observers: [httpMetrics] });
  onTestFinished(() => server.stop(0));
  httpMetrics.setConnectionCounter(server.connections);
  const metrics = await serveMetrics(registry, address);
  onTestFinished(metrics.stop);
  for (const path of ["/notes/1", "/notes/2", "/failure", "/healthz"]) await (await fetch(server.origin + path)).text();

  const lines = (await (await fetch(metrics.url)).text()).split("\n");
  const counts = lines.filter((line) => line.startsWith("notes_http_request_duration_seconds_count"));
  expect(counts.sort()).toEqual([
    'notes_http_request_duration_seconds_count{operation="/failure",status="500"} 1',
    'notes_http_request_duration_seconds_count{operation="/notes/:id",status="200"} 2',
    'notes_http_request_duration_seconds_count{operation="other",status="200"} 1',
  ]);
  expect(lines).toContain('notes_http_errors_total{code="gone"} 0');
  expect(lines).toContain("notes_http_requests_in_flight 0");
  expect(lines.find((line) => line.startsWith("notes_http_connections "))).toMatch(/ [1-9]\d*$/);
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
});

it("labelRoutes needs no observer and no server", async () => {
  const app = new Hono().use(labelRoutes).get("/", (c) => c.text("ok"));
  expect((await app.request("/")).status).toBe(200);
  const server = await serveApp(app, address);
  onTestFinished(() => server.stop(0));
  expect((await fetch(server.origin)).status).toBe(200);
});
