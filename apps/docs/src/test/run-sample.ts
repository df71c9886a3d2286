import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { type RunningServer, serveApp } from "@animal-store/node-http";
import type { Sandbox } from "@animal-store/sandbox";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { toServeOptions } from "@animal-store/store";

const redirectScript = join(import.meta.dirname, "redirect-fetch.ts");

export type SampleRun = {
  origin: string;
  /** The value of the variable KEY, which is not set if undefined. */
  key: string | undefined;
  /** True if curl fails on an HTTP error. */
  isStrict?: boolean;
};

/** Runs a sample with its requests redirected to `origin`. @returns its output @throws {Error} if it fails */
export async function runSample(file: string, { origin, key, isStrict = false }: SampleRun): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), "animal-store-sample-"));
  try {
    writeFileSync(join(home, ".curlrc"), curlSettings(origin, isStrict));
    const [program, args] = toCommand(file, origin);
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const { stdout } = await promisify(execFile)(program, args, {
      env: { PATH, NODE_COMPILE_CACHE, GOCACHE, HOME: home, CURL_HOME: home, KEY: key, SAMPLE_ORIGIN: origin },
      timeout: 20_000,
    });
    return normalize(stdout);
  } finally {
    rmSync(home, { recursive: true });
  }
}

function curlSettings(origin: string, isStrict: boolean): string {
  const [sandboxHost, testHost] = [sandboxOrigin, origin].map((address) => new URL(address).host);
  const options = ["silent", "show-error", `connect-to = "${sandboxHost}:${testHost}"`, 'noproxy = "*"'];
  return [...options, ...(isStrict ? ["fail"] : [])].join("\n");
}

// Go needs a cache, which all samples share.
const GOCACHE = join(tmpdir(), "animal-store-go-cache");

function toCommand(file: string, origin: string): [program: string, args: string[]] {
  if (file.endsWith(".sh")) return ["bash", ["-eu", file]];
  if (file.endsWith(".ts")) return [process.execPath, ["--import", redirectScript, file]];
  // Other languages send requests to the sandbox of the test because a copy has its address.
  const copy = join(dirname(file), `copy-${basename(file)}`);
  writeFileSync(copy, readFileSync(file, "utf8").replaceAll(sandboxOrigin, origin));
  return file.endsWith(".go") ? [findProgram("go"), ["run", copy]] : [findProgram("python"), [copy]];
}

/** Returns the path of a program, which its script in `scripts` installs if necessary. */
function findProgram(name: string): string {
  const script = join(import.meta.dirname, `../../../../scripts/${name}.mjs`);
  return execFileSync(process.execPath, [script], { encoding: "utf8" }).trim();
}

/** Replaces values that differ in each run, and removes headers of the connection. */
function normalize(output: string): string {
  return output
    .replaceAll("\r\n", "\n")
    .replaceAll(/^Date: .*$/gim, "Date: Thu, 15 Jan 2026 09:30:00 GMT")
    .replaceAll(/^(X-Request-Id: ).*$/gim, (_, name: string) => `${name}3f2a9c51-8d07-4e6b-9a64-1c0d5b7e2f48`)
    .replaceAll(/^(Connection|Keep-Alive|Content-Length): .*\n/gim, "");
}

export const samplePlan = "free";

export function serveSandbox({ app, clock, addressLimiter }: Sandbox): Promise<RunningServer> {
  return serveApp(app, { ...toServeOptions({ clock, addressLimiter }), host: "127.0.0.1", port: 0 });
}
