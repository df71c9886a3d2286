import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { builtFile, temporaryDirectory } from "../server-process.ts";

/** Starts the server with its log somewhere. @param stderr a file's descriptor; "pipe" is not read */
async function start(stderr: number | "pipe", env: Record<string, string>) {
  const folder = temporaryDirectory();
  const child = spawn(process.execPath, [builtFile("main.js")], {
    env: { ...process.env, DATABASE_URL: "", REDIS_URL: "", DATA_DIR: folder.path, PORT: "0", ...env },
    stdio: ["ignore", "pipe", stderr],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    folder.remove();
  });
  return { child, origin: await originOf(child) };
}

async function originOf({ stdout }: ChildProcess): Promise<string> {
  let said = "";
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk);
    const [, origin] = /API +(http:\/\/\S+?)\/v1/.exec(said) ?? [];
    if (origin) return origin;
  }
  throw new Error(`the server ended: ${said}`);
}

// Stands in each line of the access log.
const long = "x".repeat(8000);
const ask = (origin: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => fetch(`${origin}/v1/${long}`).then(({ status }) => status)));

// What a full disk answers whoever writes.
const full = "/dev/full";

it.runIf(existsSync(full))(
  "a log on a full disk costs nothing but its lines, and the process ends when it is told to",
  async () => {
    const { child, origin } = await start(openSync(full, "w"), { ACCESS_LOG: "true" });
    expect(new Set(await ask(origin, 5))).toEqual(new Set([401]));
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  },
);

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
