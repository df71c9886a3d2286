import { deepEqual, equal, match } from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";

const name = "animal-store-tool";
const empty =
  "No Tool ≥ 2 was found or could be installed (from nowhere: it is not there; from the shelf: the shelf is empty).";

test("prints the first program of the machine that works, and installs nothing", async (context) => {
  const { folder, run } = createTool(context);
  const [old, able] = ["old", "able"].map((each) => join(folder, each));
  writeTool(join(old, name), "1");
  writeTool(join(able, name), "2");
  deepEqual(await run({ PATH: `${old}:${able}` }), { code: 0, stdout: `${join(able, name)}\n`, stderr: "" });
});

test("prints the program that its variable chooses, or rejects it", async (context) => {
  const { folder, run } = createTool(context);
  const chosen = join(folder, "chosen");
  writeTool(join(chosen, "2"), "2");
  writeTool(join(chosen, "1"), "1");
  const [able, old, nothing] = ["2", "1", "0"].map((each) => ({ TOOL_PATH: join(chosen, each), SHELF: "full" }));
  deepEqual(await run(able), { code: 0, stdout: `${able.TOOL_PATH}\n`, stderr: "" });
  for (const refused of [old, nothing]) {
    const stderr = `TOOL_PATH must be the path of a Tool that starts, got "${refused.TOOL_PATH}". Correct or unset it.\n`;
    deepEqual(await run(refused), { code: 1, stdout: "", stderr });
  }
});

test("installs a program once for two processes, in the first way that works, and later finds it", async (context) => {
  const { brought, diary, run } = createTool(context);
  const found = { code: 0, stdout: `${brought}\n`, stderr: "" };
  const both = { SHELF: "full", WAITS_FOR: "2" };
  deepEqual(await Promise.all([run(both), run(both)]), [found, found]);
  deepEqual(await run({}), found);
  deepEqual(await run({}, "--find"), found);
  equal(readFileSync(diary, "utf8"), "brought\n");
});

test("reports an installed program that does not start", async (context) => {
  const { run } = createTool(context);
  const { code, stderr } = await run({ SHELF: "full", BRINGS: "1" });
  match(stderr, /from the shelf: the installed program does not start\)/);
  equal(code, 1);
});

test("exits with 1 and the remedy if no way works, and with --find installs nothing", async (context) => {
  const { run } = createTool(context);
  for (const CI of ["", "true"])
    deepEqual(await run({ CI }), { code: 1, stdout: "", stderr: `${empty} Install a Tool.\n` });
  const stderr = "No Tool was found. Run `node scripts/tool.mjs` to install one, or set TOOL_PATH.\n";
  deepEqual(await run({ SHELF: "full" }, "--find"), { code: 1, stdout: "", stderr });
});

test("installs an addition once to a program that nobody chose", async (context) => {
  const { folder, diary, run } = createTool(context);
  writeTool(join(folder, name), "2");
  const path = join(folder, name);
  const found = { code: 0, stdout: `${path}\n`, stderr: "" };
  writeFileSync(diary, "");
  deepEqual(await run({ PATH: folder, TOOL_PATH: path, LACKS: "a part" }), found);
  equal(readFileSync(diary, "utf8"), "");
  deepEqual(await run({ PATH: folder, LACKS: "a part" }), found);
  deepEqual(await run({ PATH: folder, LACKS: "a part" }), found);
  equal(readFileSync(diary, "utf8"), "a part\n");
});

/** A script that describes a tool as those of the project describe theirs, with a toolchain of its own. */
function createTool(context) {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-tool-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const [script, brought, diary] = ["tool.mjs", "brought", "diary"].map((each) => join(folder, each));
  writeFileSync(script, `const [folder, name] = ${JSON.stringify([folder, name])};${sourceOfTool}`);

  async function run(env, ...args) {
    const child = spawn(process.execPath, [script, ...args], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 20_000,
    });
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    return { code, stdout, stderr };
  }
  return { folder, brought, diary, run };
}

// While it is brought, another one that wants it comes and waits for its turn.
const sourceOfTool = `
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { outputOf, pathsOf, printProgram } from ${JSON.stringify(new URL("program.mjs", import.meta.url).href)};

const { SHELF, BRINGS = "2", LACKS = "", WAITS_FOR = "1" } = process.env;
const [brought, diary, started] = ["brought", "diary", "started"].map((each) => join(folder, each));
appendFileSync(started, ".");
await printProgram({
  name: "Tool",
  file: "tool",
  variable: "TOOL_PATH",
  valid: "the path of a Tool that starts",
  wanted: "Tool ≥ 2",
  places: () => [...pathsOf([name], []), brought],
  works: (path) => outputOf(path, ["--version"]) === "2\\n",
  addition: {
    isMissing: () => LACKS !== "" && !readFileSync(diary, "utf8").includes(LACKS),
    install: () => appendFileSync(diary, LACKS + "\\n"),
  },
  ways: {
    "from nowhere": () => {
      throw new Error("it is not there");
    },
    "from the shelf": async () => {
      if (!SHELF) throw new Error("the shelf is empty");
      while (readFileSync(started, "utf8").length < Number(WAITS_FOR)) await setTimeout(5);
      writeFileSync(brought, "#!/bin/sh\\necho " + BRINGS + "\\n", { mode: 0o755 });
      appendFileSync(diary, "brought\\n");
    },
  },
  remedy: "Install a Tool.",
}, folder);
`;

function writeTool(path, version) {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
}
