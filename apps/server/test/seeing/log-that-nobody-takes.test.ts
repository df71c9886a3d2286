import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync, renameSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { builtFile, temporaryDirectory } from "../server-process.ts";

/** Starts the server with its log somewhere. @param stderr a file's descriptor; "pipe" is not read */
async function start(stderr: number | "pipe", env: Record<string, string>) {
  const folder = temporaryDirectory();
  const data = join(folder.path, "data");
  const child = spawn(process.execPath, [builtFile("main.js")], {
    env: { ...process.env, DATABASE_URL: "", REDIS_URL: "", DATA_DIR: data, PORT: "0", ...env },
    stdio: ["ignore", "pipe", stderr],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    folder.remove();
  });
  return { child, data, ...(await readBanner(child)) };
}

async function readBanner({ stdout }: ChildProcess): Promise<{ readonly origin: string; readonly key: string }> {
  let said = "";
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk);
    const [, origin] = /API +(http:\/\/\S+?)\/v1/.exec(said) ?? [];
    const [key] = /as_live_\w{38}/.exec(said) ?? [];
    if (origin && key) return { origin, key };
  }
  throw new Error(`the server ended: ${said}`);
}

// Stands in each line of the access log.
const long = "x".repeat(8000);
const ask = (origin: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => fetch(`${origin}/v1/${long}`).then(({ status }) => status)));

// What a full disk answers whoever writes.
const full = "/dev/full";

describe.runIf(existsSync(full))("a log on a full disk", () => {
  it("costs the lines of requests and nothing else, and the process ends when it is told to", async () => {
    const { child, origin } = await start(openSync(full, "w"), { ACCESS_LOG: "true" });
    expect(new Set(await ask(origin, 5))).toEqual(new Set([401]));
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("costs the lines of failures and nothing else", async () => {
    const { child, origin, key, data } = await start(openSync(full, "w"), {});
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const body = '{"name":"Rex","categoryId":7}';
    const post = async () => (await fetch(`${origin}/v1/pets`, { method: "POST", headers, body })).status;
    renameSync(data, `${data}-away`);
    expect(await post()).toBe(503);
    renameSync(`${data}-away`, data);
    await expect.poll(post, { timeout: 5000 }).toBe(201);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});

it("a log whose reader stands still and a collector of traces that hangs hold up neither requests nor the end", async () => {
  const collector = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void collector.close());
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  const env = { ACCESS_LOG: "true", ANONYMOUS_PER_MINUTE: "1000", OTEL_EXPORTER_OTLP_ENDPOINT };
  const { child, origin } = await start("pipe", env);
  for (let turn = 0; turn < 5; turn += 1) expect(new Set(await ask(origin, 20))).toEqual(new Set([401]));
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
});
