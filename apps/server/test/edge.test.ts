import { once } from "node:events";
import { request } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createKey, type ServerProcess, startProcess, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
let server: ServerProcess;
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(async () => {
  await server.end("SIGKILL");
  folder.remove();
});

/** A request whose body does not end. @returns its end by the server */
async function hang(key: string): Promise<{ readonly cut: Promise<unknown> }> {
  const upload = request(`${server.origin}/v1/pets`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "content-length": 100,
      expect: "100-continue",
    },
  });
  const cut = once(upload, "error");
  await once(upload, "continue");
  upload.write("{");
  return { cut };
}

it("a second signal ends it at once, whatever still waits", async () => {
  const key = await createKey(folder.path);
  server = await startProcess(folder.path, { SHUTDOWN_TIMEOUT_MS: "60000" });
  await hang(key);
  const begun = performance.now();
  const impatience = setInterval(() => server.child.kill("SIGTERM"), 20);
  expect(await server.end("SIGTERM")).toBe("SIGKILL");
  clearInterval(impatience);
  // The first copies of a signal may be the same one that came twice.
  expect(performance.now() - begun).toBeLessThan(5000);
});

it("SHUTDOWN_TIMEOUT_MS cuts what does not end by itself, and what keys used is written to the last request", async () => {
  const key = await createKey(folder.path);
  server = await startProcess(folder.path, { SHUTDOWN_TIMEOUT_MS: "50" });
  const ask = async () => {
    const { headers } = await fetch(`${server.origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } });
    return /"day";r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1];
  };
  const before = Number(await ask());
  const { cut } = await hang(key);
  expect(await server.end("SIGTERM")).toBe(0);
  expect(await cut).toMatchObject([{ code: "ECONNRESET" }]);
  server = await startProcess(folder.path);
  expect(Number(await ask())).toBe(before - 2);
});

it("HSTS_MAX_AGE_S has browsers come by TLS alone", async () => {
  server = await startProcess(folder.path, { HSTS_MAX_AGE_S: "600" });
  for (const path of ["/v1/pets", "/readyz", "/docs", "/nowhere"]) {
    const { headers } = await fetch(server.origin + path);
    expect(headers.get("strict-transport-security")).toBe("max-age=600");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("server") ?? headers.get("x-powered-by")).toBeNull();
  }
});

it("ANONYMOUS_PER_MINUTE is what an address gets without a key, and HSTS is not said by itself", async () => {
  server = await startProcess(folder.path, { ANONYMOUS_PER_MINUTE: "100000" });
  const answer = await fetch(`${server.origin}/v1/pets`);
  expect(answer.status).toBe(401);
  expect(answer.headers.get("x-ratelimit-limit")).toBe("100000");
  expect(answer.headers.get("strict-transport-security")).toBeNull();
});
