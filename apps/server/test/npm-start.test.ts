import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder } from "@animal-store/sql-store/testing";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { builtFile } from "./server-process.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

let folder: string;
beforeEach(() => {
  folder = testFolder();
  onTestFinished(() => {
    for (const pid of isLinux ? findProcesses(folder) : []) kill(Number(pid));
  });
});

const isLinux = process.platform === "linux";
const requirement = isLinux ? "" : " (needs /proc)";

describe.skipIf(!isLinux)(`npm start${requirement}`, { timeout: 60_000 }, () => {
  const endings: [name: string, end: (npm: number) => void][] = [
    ["SIGTERM to npm", (npm) => process.kill(npm, "SIGTERM")],
    ["SIGKILL to npm", (npm) => process.kill(npm, "SIGKILL")],
    ["Ctrl-C in its terminal", (npm) => process.kill(-npm, "SIGINT")],
  ];
  it.each(endings)("exits and leaves no process behind after %s", async (_, end) => {
    const npm = runNpmStart();
    const ended = once(npm, "exit");
    await waitUntilServing(npm);
    const commands = findProcesses(folder).map(readCommand);
    expect(commands).toContainEqual(expect.stringContaining("scripts/toolchain.mjs"));
    expect(commands).toContainEqual(expect.stringMatching(/^node \S+main\.js/));
    end(npm.pid as number);
    await ended;
    await expect.poll(() => findProcesses(folder).map(readCommand), { timeout: 10_000 }).toEqual([]);
  });

  // Runs the start script of the root without its build, which would overwrite files that parallel tests run.
  function runNpmStart(): ChildProcess {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const start = scripts.start
      .replace("scripts/", `${root}scripts/`)
      .replace(/ start$/, ` node ${builtFile("main.js")}`);
    expect(start).toMatch(/^node \S+\/scripts\/toolchain\.mjs node \S+\/main\.js$/);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, scripts: { start } }));
    const env = { ...process.env, DATABASE_URL: "", DATA_DIR: join(folder, "data"), PORT: "0" };
    return spawn("npm", ["start"], { cwd: folder, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  }
});

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

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has exited.
  }
}

async function waitUntilServing(npm: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
      if (/API +http:/.test(output)) resolve();
    });
  }
  npm.once("exit", () => reject(new Error(`npm start exited: ${output}`)));
  await promise;
}
