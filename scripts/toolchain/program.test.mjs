import { deepEqual, equal, match } from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";

const name = "animal-store-tool";
const failure =
  "cannot find or install Tool ≥ 2 (from nowhere: not available; from the registry: the registry is empty).";

test("prints the first usable installed program and installs nothing", async (context) => {
  const { folder, run } = createTool(context);
  const [v1, v2] = ["v1", "v2"].map((each) => join(folder, each));
  writeTool(join(v1, name), "1");
  writeTool(join(v2, name), "2");
  deepEqual(await run({ PATH: `${v1}:${v2}` }), { code: 0, stdout: `${join(v2, name)}\n`, stderr: "" });
});

test("uses the program of its environment variable and rejects an unusable one", async (context) => {
  const { folder, run } = createTool(context);
  const chosen = join(folder, "chosen");
  writeTool(join(chosen, "2"), "2");
  writeTool(join(chosen, "1"), "1");
  const [current, old, missing] = ["2", "1", "0"].map((each) => ({ TOOL_PATH: join(chosen, each), REGISTRY: "full" }));
  deepEqual(await run(current), { code: 0, stdout: `${current.TOOL_PATH}\n`, stderr: "" });
  for (const invalid of [old, missing]) {
    const stderr = `TOOL_PATH must be the path of a Tool that starts, got "${invalid.TOOL_PATH}". Correct or unset it.\n`;
    deepEqual(await run(invalid), { code: 1, stdout: "", stderr });
  }
});

test("installs a program once for two processes, with the first working installer, and finds it later", async (context) => {
  const { installed, log, run } = createTool(context);
  const found = { code: 0, stdout: `${installed}\n`, stderr: "" };
  const env = { REGISTRY: "full", MIN_STARTED: "2" };
  deepEqual(await Promise.all([run(env), run(env)]), [found, found]);
  deepEqual(await run({}), found);
  deepEqual(await run({}, "--find"), found);
  equal(readFileSync(log, "utf8"), "installed\n");
});

test("reports an installed program that does not start", async (context) => {
  const { run } = createTool(context);
  const { code, stderr } = await run({ REGISTRY: "full", INSTALLED_VERSION: "1" });
  match(stderr, /from the registry: the installed program does not start\)/);
  equal(code, 1);
});

test("exits with 1 and the next step if no installer works, and installs nothing with --find", async (context) => {
  const { run } = createTool(context);
  for (const CI of ["", "true"])
    deepEqual(await run({ CI }), { code: 1, stdout: "", stderr: `${failure} Install a Tool.\n` });
  const stderr = "Tool was not found. Run `node scripts/tool.mjs` to install it, or set TOOL_PATH.\n";
  deepEqual(await run({ REGISTRY: "full" }, "--find"), { code: 1, stdout: "", stderr });
});

function createTool(context) {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-tool-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const [script, installed, log] = ["tool.mjs", "installed", "log"].map((each) => join(folder, each));
  writeFileSync(script, `const [folder, name] = ${JSON.stringify([folder, name])};${toolSource}`);

  async function run(env, ...args) {
    const child = spawn(process.execPath, [script, ...args], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 20_000,
    });
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    return { code, stdout, stderr };
  }
  return { folder, installed, log, run };
}

// With MIN_STARTED, the installer waits until that many processes have started, so that they contend for the lock.
const toolSource = `
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { candidatePaths, printProgram, readOutput } from ${JSON.stringify(new URL("program.mjs", import.meta.url).href)};

const { REGISTRY, INSTALLED_VERSION = "2", MIN_STARTED = "1" } = process.env;
const [installed, log, started] = ["installed", "log", "started"].map((each) => join(folder, each));
appendFileSync(started, ".");
await printProgram({
  name: "Tool",
  file: "tool",
  variable: "TOOL_PATH",
  valid: "the path of a Tool that starts",
  requirement: "Tool ≥ 2",
  candidates: () => [...candidatePaths([name], []), installed],
  isUsable: (path) => readOutput(path, ["--version"]) === "2\\n",
  installers: {
    "from nowhere": () => {
      throw new Error("not available");
    },
    "from the registry": async () => {
      if (!REGISTRY) throw new Error("the registry is empty");
      while (readFileSync(started, "utf8").length < Number(MIN_STARTED)) await setTimeout(5);
      writeFileSync(installed, "#!/bin/sh\\necho " + INSTALLED_VERSION + "\\n", { mode: 0o755 });
      appendFileSync(log, "installed\\n");
    },
  },
  nextStep: "Install a Tool.",
}, folder);
`;

function writeTool(path, version) {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
}
