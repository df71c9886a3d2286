import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { builtFile, testFolder } from "./server-process.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

let folder: string;
beforeEach(() => {
  folder = testFolder();
  onTestFinished(() => {
    for (const pid of onLinux ? processesOf(folder) : []) kill(Number(pid));
  });
});

const onLinux = process.platform === "linux";
const reason = onLinux ? "" : " (needs /proc: not tested on this system)";

describe.skipIf(!onLinux)(`npm start${reason}`, { timeout: 60_000 }, () => {
  const endings: [what: string, end: (npm: number) => void][] = [
    ["SIGTERM to npm", (npm) => process.kill(npm, "SIGTERM")],
    ["SIGKILL to npm", (npm) => process.kill(npm, "SIGKILL")],
    ["Ctrl-C in its terminal", (npm) => process.kill(-npm, "SIGINT")],
  ];
  it.each(endings)("ends and leaves nothing behind after %s", async (_, end) => {
    const npm = npmStart();
    const ended = once(npm, "exit");
    await untilServing(npm);
    const programs = processesOf(folder).map(commandOf);
    expect(programs).toContainEqual(expect.stringContaining("scripts/toolchain.mjs"));
    expect(programs).toContainEqual(expect.stringMatching(/^node \S+main\.js/));
    end(npm.pid as number);
    await ended;
    await expect.poll(() => processesOf(folder).map(commandOf), { timeout: 10_000 }).toEqual([]);
  });

  // The script of the root's package.json but for the build: it ran before these tests, and once more it would write the
  // files that the tests beside this one are running.
  function npmStart(): ChildProcess {
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

/** Ids of the processes whose environment names the folder, which whatever `npm start` starts inherits. */
function processesOf(path: string): string[] {
  return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && readProcess(pid, "environ").includes(path));
}

function commandOf(pid: string): string {
  return readProcess(pid, "cmdline").replaceAll("\0", " ").trim();
}

// A process may end between being listed and being read.
function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself.
  }
}

async function untilServing(npm: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
      if (/API +http:/.test(output)) resolve();
    });
  }
  npm.once("exit", () => reject(new Error(`npm start ended: ${output}`)));
  await promise;
}
