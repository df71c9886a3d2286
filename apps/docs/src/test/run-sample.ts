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

/** The address of `npm start`. Samples that use it run on an empty store. */
export const serverOrigin = "http://127.0.0.1:3000";

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
      env: {
        ...{ PATH, NODE_COMPILE_CACHE, GOCACHE, HOME: home, CURL_HOME: home, KEY: key },
        ...{ SAMPLE_ORIGIN: origin, SERVER_ORIGIN: serverOrigin },
      },
      timeout: 20_000,
    });
    return normalize(stdout);
  } finally {
    rmSync(home, { recursive: true });
  }
}

function curlSettings(origin: string, isStrict: boolean): string {
  const redirects = [sandboxOrigin, serverOrigin].map(
    (address) => `connect-to = "${new URL(address).host}:${new URL(origin).host}"`,
  );
  const options = ["silent", "show-error", ...redirects, 'noproxy = "*"'];
  return [...options, ...(isStrict ? ["fail"] : [])].join("\n");
}

// Go needs a cache, which all samples share.
const GOCACHE = join(tmpdir(), "animal-store-go-cache");

function toCommand(file: string, origin: string): [program: string, args: string[]] {
  if (file.endsWith(".sh")) return ["bash", ["-eu", file]];
  if (file.endsWith(".ts")) return [process.execPath, ["--import", redirectScript, file]];
  // Other languages send requests to the sandbox of the test because a copy has its address.
  const copy = join(dirname(file), `copy-${basename(file)}`);
  writeFileSync(copy, readFileSync(file, "utf8").replaceAll(sandboxOrigin, origin).replaceAll(serverOrigin, origin));
  return file.endsWith(".go") ? [findProgram("go"), ["run", copy]] : [findProgram("python"), [copy]];
}

const programs = new Map<string, string>();

/** Returns the path of a program, which its script in `scripts` installs if necessary. */
function findProgram(name: string): string {
  const script = join(import.meta.dirname, `../../../../scripts/${name}.mjs`);
  const path = programs.get(name) ?? execFileSync(process.execPath, [script], { encoding: "utf8" }).trim();
  programs.set(name, path);
  return path;
}

/** Replaces values that differ in each run, and removes headers of the connection. */
function normalize(output: string): string {
  return output
    .replaceAll("\r\n", "\n")
    .replaceAll(/^Date: .*$/gim, "Date: Thu, 15 Jan 2026 09:30:00 GMT")
    .replaceAll(/^(X-Request-Id: ).*$/gim, (_, name: string) => `${name}3f2a9c51-8d07-4e6b-9a64-1c0d5b7e2f48`)
    .replaceAll(/^(Connection|Keep-Alive|Content-Length): .*\n/gim, "");
}

/** Formats the JSON of an output, and omits the headers that the guide omits with a line "…". */
export function formatLikeGuide(output: string, shown: string): string {
  return omitHeaders(output, shown).replaceAll(/^[[{].*$/gm, (line) =>
    isJson(line) ? formatJson(JSON.parse(line)) : line,
  );
}

function omitHeaders(output: string, shown: string): string {
  if (!shown.includes("\n…\n")) return output;
  const names = [...shown.matchAll(/^([\w-]+): /gm)].map(([, name = ""]) => name.toLowerCase());
  return output.replaceAll(/(?<=^HTTP\/.*\n)(?:[\w-]+: .*\n)+/gm, (headers) => {
    const lines = headers.split("\n").filter((line) => names.includes(line.split(":")[0]?.toLowerCase() ?? ""));
    return [...lines, "…\n"].join("\n");
  });
}

/** Returns false for a text that JSON.parse would change, such as a large integer. */
function isJson(text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === text;
  } catch {
    return false;
  }
}

const maxLineLength = 80;

function formatJson(value: unknown, indent = ""): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");
  const isShort = indent.length + line.length <= maxLineLength && !line.startsWith("[ {");
  if (typeof value !== "object" || value === null || isShort) return line;
  const [start, end] = Array.isArray(value) ? "[]" : "{}";
  const members = Object.entries(value).map(([name, member]) => {
    const key = Array.isArray(value) ? "" : `${JSON.stringify(name)}: `;
    return `${indent}  ${key}${formatJson(member, `${indent}  `)}`;
  });
  return [start, members.join(",\n"), indent + end].join("\n");
}

export const samplePlan = "free";

export function serveSandbox({ app, clock, addressLimiter }: Sandbox): Promise<RunningServer> {
  return serveApp(app, { ...toServeOptions({ clock, addressLimiter }), host: "127.0.0.1", port: 0 });
}
