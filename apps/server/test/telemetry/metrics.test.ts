import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { testFolder } from "@animal-store/sql-store/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { createKey, jsonHeaders, postPet, runToEnd, startSharedServer } from "../server-process.ts";
import { findMetricsUrl, type ReadMetrics, readMetrics } from "./read-metrics.ts";

const shared = startSharedServer({ METRICS_PORT: "0", ANONYMOUS_PER_MINUTE: "2" });
let metrics: ReadMetrics;
let key: string;
let keyId: string;

beforeAll(async () => {
  const server = shared.server();
  key = await createKey(shared.folder);
  const { stdout } = await runToEnd("keys.js", ["list", "--json"], { DATA_DIR: shared.folder });
  keyId = JSON.parse(stdout)[0].id;
  const { authorization = "", ...json } = jsonHeaders(key);
  for (const path of ["/v1/pets", "/v1/pets", "/v1/pets/77", "/v1/nowhere", "/healthz"])
    await (await fetch(server.origin + path, { headers: { authorization } })).arrayBuffer();
  for (const headers of [{ authorization }, { authorization, ...json }])
    await (await postPet(server, headers)).arrayBuffer();
  for (let count = 0; count < 3; count += 1) await (await fetch(`${server.origin}/v1/pets`)).arrayBuffer();
  const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
  socket.end("hello\r\n\r\n");
  await once(socket.resume(), "close");
  // Waits until the last use of the key is saved.
  do metrics = await readMetrics(server);
  while (metrics.values.get("animal_store_write_queue_length") !== 0);
});

describe("the metrics of a process", () => {
  it("count the requests by operation and status", () => {
    const counts = {
      'listPets",status="200': 2,
      'createPet",status="415': 1,
      'createPet",status="201': 1,
      'getPet",status="404': 1,
      'unrouted",status="404': 1,
      'unrouted",status="401': 2,
      'unrouted",status="429': 1,
      'other",status="200': 1,
    };
    for (const [labels, count] of Object.entries(counts)) {
      const readSample = (suffix: string) =>
        metrics.values.get(`animal_store_http_request_duration_seconds_${suffix}{operation="${labels}"}`);
      expect([labels, readSample("count")]).toEqual([labels, count]);
      expect(readSample("sum")).toBeGreaterThan(0);
    }
  });

  it("count errors, rejections, cache results, store calls, requests in flight and queued writes", () => {
    expect(Object.fromEntries(metrics.values)).toMatchObject({
      'animal_store_http_errors_total{code="pet_not_found"}': 1,
      'animal_store_http_errors_total{code="rate_limit_exceeded"}': 1,
      'animal_store_http_parse_errors_total{code="bad_request"}': 1,
      'animal_store_rate_limit_rejections_total{limit="address"}': 1,
      'animal_store_rate_limit_rejections_total{limit="minute"}': 0,
      'animal_store_response_cache_requests_total{operation="listPets",result="miss"}': 1,
      'animal_store_response_cache_requests_total{operation="listPets",result="hit"}': 1,
      'animal_store_store_call_duration_seconds_count{call="pets.list"}': 1,
      'animal_store_store_call_duration_seconds_count{call="pets.find"}': 1,
      animal_store_http_requests_in_flight: 0,
      animal_store_write_queue_length: 0,
      animal_store_rate_limit_fallback_active: 0,
    });
    expect(metrics.values.has("animal_store_redis_up")).toBe(false);
  });

  it("include batches, connections, the event loop, the heap and the build", () => {
    const positiveMetrics = [
      "animal_store_http_connections",
      "animal_store_write_batch_size_count",
      "animal_store_write_batch_duration_seconds_sum",
      "nodejs_eventloop_lag_p99_seconds",
      "nodejs_heap_size_used_bytes",
      "process_resident_memory_bytes",
    ];
    expect(positiveMetrics.filter((name) => !((metrics.values.get(name) ?? 0) > 0))).toEqual([]);
    expect([...metrics.values.keys()].find((sample) => sample.startsWith("animal_store_build_info"))).toContain(
      `node="${process.version}",store="sqlite"`,
    );
  });

  it("contain no data from a client, and no key or its id", () => {
    expect(metrics.text).not.toContain(key.slice(8));
    expect(metrics.text).not.toContain(keyId);
    expect(metrics.text).not.toMatch(/Rex|nowhere|\/v1/);
  });

  it("have a separate address that serves nothing else", async () => {
    const url = findMetricsUrl(shared.server());
    expect((await fetch(`${shared.server().origin}/metrics`)).status).toBe(404);
    expect((await fetch(new URL("/v1/pets", url))).status).toBe(404);
    expect((await fetch(url, { method: "POST" })).status).toBe(405);
    expect((await fetch(`${url}?module=any`)).status).toBe(200);
    expect((await fetch(url)).headers.get("content-type")).toMatch(/^text\/plain; ?version=0\.0\.4/);
  });
});

it("rejects a METRICS_PORT that is in use, and names the variable", async () => {
  const { port } = new URL(shared.server().origin);
  const folder = testFolder();
  const { code, stderr } = await runToEnd("main.js", [], { DATA_DIR: folder, PORT: "0", METRICS_PORT: port });
  expect(code).toBe(1);
  // Otherwise the next start would report a crash.
  expect(readdirSync(folder).filter((name) => /server\.json|-wal/.test(name))).toEqual([]);
  expect(stderr).toBe(
    `animal-store: port ${port} on 127.0.0.1 is in use by another program. Stop that program, or start with METRICS_PORT=${Number(port) + 1}.\n`,
  );
});
