import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  builtFile,
  createKey,
  runToEnd,
  type ServerProcess,
  startProcess,
  temporaryDirectory,
} from "../server-process.ts";
import { metricsUrl, type ReadMetrics, readMetrics } from "./read-metrics.ts";

const folder = temporaryDirectory();
let server: ServerProcess;
let metrics: ReadMetrics;
let key: string;

beforeAll(async () => {
  server = await startProcess(folder.path, { METRICS_PORT: "0", ANONYMOUS_PER_MINUTE: "2" });
  key = await createKey(folder.path);
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.origin + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${key}` },
    });
    await answer.arrayBuffer();
  };
  await ask("/v1/pets");
  await ask("/v1/pets");
  const body = JSON.stringify({ name: "Rex", categoryId: 7 });
  await ask("/v1/pets", { method: "POST", body });
  await ask("/v1/pets", { method: "POST", body, headers: { "content-type": "application/json" } });
  await ask("/v1/pets/77");
  await ask("/v1/nowhere");
  await ask("/healthz");
  for (let count = 0; count < 3; count += 1) await (await fetch(`${server.origin}/v1/pets`)).arrayBuffer();
  const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
  socket.end("hello\r\n\r\n");
  await once(socket.resume(), "close");
  // What keys used is written beside the requests.
  do metrics = await readMetrics(server);
  while (metrics.values.get("animal_store_write_queue_waiting") !== 0);
});
afterAll(async () => {
  await server.end("SIGTERM");
  folder.remove();
});

describe("the metrics of a process", () => {
  it.each([
    ["listPets", "200", 2],
    ["createPet", "415", 1],
    ["createPet", "201", 1],
    ["getPet", "404", 1],
    ["unrouted", "404", 1],
    ["unrouted", "401", 2],
    ["unrouted", "429", 1],
    ["beside", "200", 1],
  ])("count the requests of %s that were answered %s", (operation, status, count) => {
    const labels = `{operation="${operation}",status="${status}"}`;
    expect(metrics.values.get(`animal_store_http_request_duration_seconds_count${labels}`)).toBe(count);
    expect(metrics.values.get(`animal_store_http_request_duration_seconds_sum${labels}`)).toBeGreaterThan(0);
  });

  it.each([
    ['animal_store_http_errors_total{code="pet_not_found"}', 1],
    ['animal_store_http_errors_total{code="rate_limit_exceeded"}', 1],
    ['animal_store_http_parser_refusals_total{code="bad_request"}', 1],
    ['animal_store_limit_refusals_total{limit="address"}', 1],
    ['animal_store_limit_refusals_total{limit="minute"}', 0],
    ['animal_store_kept_answers_total{operation="listPets",result="miss"}', 1],
    ['animal_store_kept_answers_total{operation="listPets",result="hit"}', 1],
    ['animal_store_store_call_duration_seconds_count{call="pets.list"}', 1],
    ['animal_store_store_call_duration_seconds_count{call="pets.find"}', 1],
    ["animal_store_http_requests_in_flight", 0],
    ["animal_store_write_queue_waiting", 0],
    ["animal_store_limits_by_share", 0],
    // There is no Redis to be up or away.
    ["animal_store_redis_up", undefined],
  ])("tell %s", (sample, value) => {
    expect(metrics.values.get(sample)).toBe(value);
  });

  it("tell of batches, connections, the event loop, the heap and the build", () => {
    const positive = [
      "animal_store_http_connections",
      "animal_store_write_batch_writes_count",
      "animal_store_write_batch_duration_seconds_sum",
      "nodejs_eventloop_lag_p99_seconds",
      "nodejs_heap_size_used_bytes",
      "process_resident_memory_bytes",
    ];
    for (const name of positive) expect([name, metrics.values.get(name) ?? 0]).toEqual([name, expect.any(Number)]);
    expect(positive.filter((name) => !((metrics.values.get(name) ?? 0) > 0))).toEqual([]);
    expect([...metrics.values.keys()].find((sample) => sample.startsWith("animal_store_build_info"))).toContain(
      `node="${process.version}",store="sqlite"`,
    );
  });

  it("hold nothing that a caller sent, and no key or its id", async () => {
    const { stdout } = await runToEnd("keys.js", ["list", "--json"], { DATA_DIR: folder.path });
    const [, id = "none"] = /"id": ?"(\w+)"/.exec(stdout) ?? [];
    expect(metrics.text).not.toContain(key.slice(8));
    expect(metrics.text).not.toContain(id);
    expect(metrics.text).not.toMatch(/Rex|nowhere|\/v1/);
  });

  it("have an address of their own, where nothing else is", async () => {
    const url = metricsUrl(server);
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
    expect((await fetch(new URL("/v1/pets", url))).status).toBe(404);
    expect((await fetch(url, { method: "POST" })).status).toBe(405);
    expect((await fetch(`${url}?module=any`)).status).toBe(200);
    expect((await fetch(url)).headers.get("content-type")).toMatch(/^text\/plain; ?version=0\.0\.4/);
  });
});

it("a METRICS_PORT that is taken is refused by its name", async () => {
  const { port } = new URL(server.origin);
  const second = temporaryDirectory();
  const env = { DATA_DIR: second.path, PORT: "0", METRICS_PORT: port, DATABASE_URL: "", REDIS_URL: "" };
  const { code, stderr } = await runToEnd(builtFile("main.js"), [], env);
  second.remove();
  expect(code).toBe(1);
  expect(stderr).toBe(
    `animal-store: port ${port} on 127.0.0.1 is taken by another program. Stop that program, or start with METRICS_PORT=${Number(port) + 1}.\n`,
  );
});
