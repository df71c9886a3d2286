import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder } from "@animal-store/sql-store/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { builtFile, createKey, jsonHeaders } from "./server-process.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const isLinux = process.platform === "linux";
const requirement = isLinux ? "" : " (needs /proc)";

// The launcher checks its ancestors every 500 ms, so a second stop signal would arrive before the first body is complete.
const bodyDelaysMs = [1000, 3000];

interface NpmStart {
  readonly npm: ChildProcess;
  readonly folder: string;
  readonly origin: string;
}

interface Run {
  readonly npm: number;
  /** The toolchain, which npm's shell starts. */
  readonly launcher: number;
  readonly server: number;
}

const stops: Record<string, (run: Run) => void> = {
  "SIGTERM to npm": ({ npm }) => process.kill(npm, "SIGTERM"),
  "SIGTERM to its process group": ({ npm }) => process.kill(-npm, "SIGTERM"),
  "SIGTERM to each process, and again": ({ npm, launcher, server }) =>
    repeat(() => {
      for (const pid of [-npm, launcher, server]) kill(pid, "SIGTERM");
    }),
  "SIGTERM to the launcher": ({ launcher }) => process.kill(launcher, "SIGTERM"),
  "SIGTERM to the server": ({ server }) => process.kill(server, "SIGTERM"),
  "SIGHUP to npm": ({ npm }) => process.kill(npm, "SIGHUP"),
  "Ctrl-C in the terminal": ({ npm }) => process.kill(-npm, "SIGINT"),
  // The shell sends SIGHUP to its jobs, and the kernel sends it again when the shell has exited.
  "the end of the terminal": ({ npm }) => repeat(() => kill(-npm, "SIGHUP")),
  "SIGKILL to npm": ({ npm }) => process.kill(npm, "SIGKILL"),
  "SIGKILL to the launcher": ({ launcher }) => process.kill(launcher, "SIGKILL"),
};

describe.skipIf(!isLinux)(`npm start${requirement}`, { timeout: 60_000 }, () => {
  // One test, because most of the time is that of the starts, which can run in parallel.
  it("responds to all requests in flight, however it is stopped, ends at once at a second Ctrl-C, and leaves no process behind", async () => {
    const template = testFolder();
    const key = await createKey(template);
    const results = await Promise.all([
      ...Object.entries(stops).map(async ([name, stop]) => [
        name,
        await countCompleted(await startNpm(template), key, stop),
      ]),
      startNpm(template).then(async (run) => ["a second Ctrl-C", await endTwice(run, key)]),
      // bash replaces itself with the command of the script, so the launcher is a child of npm.
      startNpm(template, ["bash", "-c", "npm start --script-shell=bash & exec sleep 60"]).then(async (run) => [
        "the end of the shell that started npm",
        await serveWithoutParent(run, key),
      ]),
    ]);
    expect(results).toEqual([
      ...Object.keys(stops).map((name) => [name, 20]),
      ["a second Ctrl-C", "ECONNRESET"],
      ["the end of the shell that started npm", [201, 200]],
    ]);
  });
});

/** Stops npm start during 20 requests and returns how many of them respond with 201. */
async function countCompleted(
  { npm, folder, origin }: NpmStart,
  key: string,
  stop: (run: Run) => void,
): Promise<number> {
  const uploads = await Promise.all(
    Array.from({ length: 20 }, (_, i) => startUpload(origin, key, bodyDelaysMs[i % 2])),
  );
  stop({ npm: npm.pid as number, ...findRun(folder) });
  const statuses = await Promise.all(uploads.map((complete) => complete()));
  await waitUntilEnded(folder);
  return statuses.filter((status) => status === 201).length;
}

/** Presses Ctrl-C twice during a request, and returns its error. */
async function endTwice({ npm, folder, origin }: NpmStart, key: string): Promise<number | string> {
  const complete = await startUpload(origin, key, 60_000);
  repeat(() => kill(-(npm.pid as number), "SIGINT"));
  const result = await complete();
  await waitUntilEnded(folder);
  return result;
}

/** Ends the parent of npm during a request, and returns the statuses of this request and the next one. Then stops the server. */
async function serveWithoutParent({ npm: parent, folder, origin }: NpmStart, key: string) {
  const complete = await startUpload(origin, key, 1500);
  kill(parent.pid as number, "SIGKILL");
  const status = await complete();
  const next = await fetch(`${origin}/v1/pets`, { headers: jsonHeaders(key) }).catch(String);
  kill(findRun(folder).launcher, "SIGTERM");
  await waitUntilEnded(folder);
  return [status, typeof next === "string" ? next : next.status];
}

/** Sends signals, and again later than signals that count as one. */
function repeat(send: () => void): void {
  send();
  setTimeout(send, 700);
}

async function waitUntilEnded(folder: string): Promise<void> {
  await expect.poll(() => findProcesses(folder).map(readCommand), { timeout: 10_000 }).toEqual([]);
}

/** Runs the start script of the root without its build, which would overwrite files that parallel tests run. */
async function startNpm(template: string, command: readonly string[] = ["npm", "start"]): Promise<NpmStart> {
  const folder = testFolder();
  onTestFinished(() => {
    for (const pid of findProcesses(folder)) kill(Number(pid), "SIGKILL");
  });
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const start = scripts.start
    .replace("scripts/", `${root}scripts/`)
    .replace(/ start$/, ` node ${builtFile("main.js")}`);
  expect(start).toMatch(/^node \S+\/scripts\/toolchain\.mjs node \S+\/main\.js$/);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, scripts: { start } }));
  const dataDirectory = join(folder, "data");
  cpSync(template, dataDirectory, { recursive: true });
  const env = { ...process.env, DATABASE_URL: "", REDIS_URL: "", DATA_DIR: dataDirectory, PORT: "0" };
  const [program = "", ...args] = command;
  const npm = spawn(program, args, { cwd: folder, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  return { npm, folder, origin: await waitUntilServing(npm) };
}

function findRun(folder: string): Pick<Run, "launcher" | "server"> {
  const find = (pattern: RegExp) => Number(findProcesses(folder).find((pid) => pattern.test(readCommand(pid))));
  return { launcher: find(/^node \S+toolchain\.mjs/), server: find(/^node \S+main\.js/) };
}

/** Sends a POST without the end of its body. The result sends the rest after the delay and returns the status or the error code. */
async function startUpload(origin: string, key: string, delayMs = 0): Promise<() => Promise<number | string>> {
  const body = JSON.stringify({ name: "Rex", categoryId: 1 });
  const upload = request(`${origin}/v1/pets`, {
    method: "POST",
    agent: false,
    headers: { ...jsonHeaders(key), "content-length": body.length, expect: "100-continue" },
  });
  const status = new Promise<number | string>((resolve) => {
    upload.on("response", (response) => resolve(response.resume().statusCode as number));
    upload.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
  await once(upload, "continue");
  upload.write(body.slice(0, 5));
  return () => {
    const timer = setTimeout(() => upload.end(body.slice(5)), delayMs);
    return status.finally(() => clearTimeout(timer));
  };
}

/** Returns the ids of the processes whose environment contains the path. Child processes inherit it. */
function findProcesses(path: string): string[] {
  return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && readProcess(pid, "environ").includes(path));
}

function readCommand(pid: string): string {
  return readProcess(pid, "cmdline").replaceAll("\0", " ").trim();
}

function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    // The process has exited.
    return "";
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has exited.
  }
}

async function waitUntilServing(npm: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
      const [, origin] = /API +(http:\/\/\S+?)\/v1/.exec(output) ?? [];
      if (origin) resolve(origin);
    });
  npm.once("exit", () => reject(new Error(`npm start exited: ${output}`)));
  return promise;
}
