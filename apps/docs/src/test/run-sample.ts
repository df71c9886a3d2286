import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
    const [program, args] = file.endsWith(".sh")
      ? ["bash", ["-eu", file]]
      : [process.execPath, ["--import", redirectScript, file]];
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const { stdout } = await promisify(execFile)(program, args, {
      env: { PATH, NODE_COMPILE_CACHE, HOME: home, CURL_HOME: home, KEY: key, SAMPLE_ORIGIN: origin },
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
