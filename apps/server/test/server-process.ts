import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { NewKey } from "@animal-store/api-platform";
import { createStoreClient } from "@animal-store/client";
import { systemClock } from "@animal-store/process";
import { openSqliteKeyStore } from "@animal-store/sql-store/sqlite";
import { sharedFolder, testFolder } from "@animal-store/sql-store/testing";
import { createKeyRing, definition } from "@animal-store/store";
import { beforeAll, onTestFinished } from "vitest";

export interface ServerProcess {
  readonly origin: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly child: ChildProcess;
  /** The exit code, or the signal that ended the process. */
  readonly ended: Promise<number | string | null>;
  end(signal: NodeJS.Signals): Promise<number | string | null>;
}

/** The Node flags of the server, as in `npm start`. */
export const { nodeFlags }: { nodeFlags: string[] } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

/** Returns the path of a built program. An absolute path is returned unchanged. */
export const builtFile = (name: string) => resolve(fileURLToPath(new URL("../dist", import.meta.url)), name);

/** Starts the built server on a free port and waits until it serves. @param command runs the program */
export async function startProcess(
  dataDirectory: string,
  env: Record<string, string> = {},
  program = builtFile("main.js"),
  command = [process.execPath, ...nodeFlags],
): Promise<ServerProcess> {
  const started = run([...command, program], { DATA_DIR: dataDirectory, PORT: "0", ...env });
  const origin = await new Promise<string>((resolve, reject) => {
    started.child.stdout?.on("data", () => {
      const [, origin] = /API +(http:\/\/\S+?)\/v1/.exec(started.stdout()) ?? [];
      if (origin) resolve(origin);
    });
    started.child.once("exit", () => reject(new Error(`the server exited: ${started.stderr()}`)));
  });
  return {
    ...started,
    origin,
    async end(signal) {
      started.child.kill(signal);
      return started.ended;
    },
  };
}

/** Copies the built programs, without docs and console, to a folder that is removed after the test. */
export function copyProgram(): string {
  const folder = join(testFolder(), "app");
  cpSync(builtFile("."), folder, { recursive: true, filter: (path) => !/dist\/(docs|console)$/.test(path) });
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  return folder;
}

export async function startServer(...options: Parameters<typeof startProcess>): Promise<ServerProcess> {
  const server = await startProcess(...options);
  onTestFinished(async () => void (await server.end("SIGKILL")));
  return server;
}

export function startSharedServer(env: Record<string, string> = {}) {
  const folder = sharedFolder();
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess(folder, env);
    return async () => void (await server.end("SIGTERM"));
  });
  return { folder, server: () => server };
}

export function jsonHeaders(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}`, "content-type": "application/json" };
}

export function postPet({ origin }: Pick<ServerProcess, "origin">, headers: Record<string, string>): Promise<Response> {
  const body = JSON.stringify({ name: "Rex", categoryId: 1 });
  return fetch(`${origin}/v1/pets`, { method: "POST", headers, body });
}

/** Lists pets once. @returns the error code, or "ok" */
export async function fetchCode({ origin }: Pick<ServerProcess, "origin">, key: string): Promise<string> {
  const response = await fetch(`${origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } });
  return response.ok ? "ok" : ((await response.json()) as { code: string }).code;
}

/** Lists pets once. @returns the requests that the key has left for the day */
export async function fetchRemainingOfDay({ origin }: Pick<ServerProcess, "origin">, key: string): Promise<number> {
  const { headers } = await fetch(`${origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } });
  return Number(/"day";r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);
}

/** Creates a key in the store of a data folder. @param key its properties. @default a Business key */
export async function createKey(dataDirectory: string, key: Partial<NewKey> = {}): Promise<string> {
  const { store, close } = openSqliteKeyStore(dataDirectory, definition);
  const issued = await createKeyRing({ store, clock: systemClock }).issue({ plan: "business", ...key });
  await close();
  return issued.key;
}

export const highLimits = { perMinute: 100_000_000, perDay: 100_000_000 };

export async function runToEnd(name: string, args: string[], env: Record<string, string>) {
  const started = run([process.execPath, builtFile(name), ...args], env);
  return { code: await started.ended, stdout: started.stdout(), stderr: started.stderr() };
}

function run([command = "", ...args]: string[], env: Record<string, string>) {
  // A test uses the database of the environment only if it passes its URL.
  const child = spawn(command, args, { env: { ...process.env, DATABASE_URL: "", REDIS_URL: "", ...env } });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (output.stdout += chunk));
  child.stderr.on("data", (chunk) => (output.stderr += chunk));
  const ended = once(child, "close").then(([code, signal]) => (code ?? signal) as number | string | null);
  return { child, stdout: () => output.stdout, stderr: () => output.stderr, ended };
}

export async function listPetIds(origin: string, key: string): Promise<number[]> {
  const client = createStoreClient({ baseUrl: `${origin}/v1`, apiKey: key });
  return (await Array.fromAsync(client.listPets.all({ limit: 100 }))).map(({ id }) => id);
}
