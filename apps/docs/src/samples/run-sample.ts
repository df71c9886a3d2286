import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type RunningServer, serveApp } from "@animal-store/node-http";
import { createSandbox, type Sandbox } from "@animal-store/sandbox";
import { sandboxOrigin } from "@animal-store/sandbox/address";

const redirect = join(import.meta.dirname, "../test/redirect-fetch.ts");

export type SampleRun = {
  /** Where the sandbox of this run is served. */
  origin: string;
  /** The value of the variable KEY; undefined: it is not set. */
  key: string | undefined;
  /** Whether a refusal ends the run, for samples that are to succeed. */
  isStrict?: boolean;
};

/**
 * Runs a sample as it stands, a shell script or TypeScript, against a sandbox elsewhere than it says.
 * @returns what it prints
 * @throws {Error} with what it complained about when it fails
 */
export async function runSample(file: string, { origin, key, isStrict = false }: SampleRun): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), "animal-store-sample-"));
  try {
    writeFileSync(join(home, ".curlrc"), curlSettings(origin, isStrict));
    const [program, ...args] = file.endsWith(".sh")
      ? ["bash", "-eu", file]
      : [process.execPath, "--import", redirect, file];
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(program ?? "", args, {
      env: { PATH, NODE_COMPILE_CACHE, HOME: home, CURL_HOME: home, KEY: key, SAMPLE_ORIGIN: origin },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 20_000,
    });
    const [output, complaint, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "exit"),
    ]);
    if (code !== 0) throw new Error(`${file} must run to its end, and ended with ${code}.\n${complaint}${output}`);
    return steady(output);
  } finally {
    rmSync(home, { recursive: true });
  }
}

function curlSettings(origin: string, isStrict: boolean): string {
  const [from, to] = [sandboxOrigin, origin].map((address) => new URL(address).host);
  return ["silent", "show-error", `connect-to = "${from}:${to}"`, 'noproxy = "*"', ...(isStrict ? ["fail"] : [])].join(
    "\n",
  );
}

/** What is another one at each run: the date, the request's id, and what only concerns the connection. */
function steady(output: string): string {
  return output
    .replaceAll("\r\n", "\n")
    .replaceAll(/^Date: .*$/gim, "Date: Thu, 15 Jan 2026 09:30:00 GMT")
    .replaceAll(/^(X-Request-Id: ).*$/gim, (_, name: string) => `${name}3f2a9c51-8d07-4e6b-9a64-1c0d5b7e2f48`)
    .replaceAll(/^(Connection|Keep-Alive|Content-Length): .*\n/gim, "");
}

/** The plan whose key the samples use. */
export const samplePlan = "free";

// Of all samples, so that their output is the same on each day.
const startOfSamples = Date.parse("2026-01-15T09:30:00Z");

/** The sandbox as `npm run sandbox` begins it, at a time that stands still until the control moves it. */
export function createSampleSandbox(): Promise<Sandbox> {
  return createSandbox({
    seed: "animal-store",
    clock: { now: () => startOfSamples },
    log: { warn: tell, error: tell },
    clientAddress: () => "127.0.0.1",
  });
}

/** Serves a sandbox over HTTP on a free port. */
export function serveSandbox({ app, clock, addressLimiter }: Sandbox): Promise<RunningServer> {
  return serveApp(app, { host: "127.0.0.1", port: 0, clock, addressLimiter });
}

/** Returns the sandbox's key for a plan, or the one that is `read only`. @throws {Error} if there is no such plan */
export function keyOf({ keys, readOnlyKey }: Pick<Sandbox, "keys" | "readOnlyKey">, plan: string): string {
  const found = plan === "read only" ? readOnlyKey : keys.find((key) => key.plan === plan);
  if (found) return found.key;
  throw new Error(`key must name a plan, one of ${keys.map((key) => key.plan).join(", ")}, got "${plan}".`);
}

function tell(_: object, message: string): void {
  process.stderr.write(`sandbox: ${message}\n`);
}
