import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { runCommand } from "../../src/command.ts";
import { startExpressServer } from "../library/express-server.ts";
import { libraryFile } from "../run-library.ts";

const suite = `python3 ${fileURLToPath(new URL("suite.py", import.meta.url))}`;
let server: Awaited<ReturnType<typeof startExpressServer>>;
beforeAll(async () => {
  server = await startExpressServer();
  process.env.LIBRARY_KEY = server.keys[0];
});
afterAll(() => server.stop());

async function score(...args: readonly string[]) {
  let output = "";
  const stream = {
    isTTY: false,
    write(text: string) {
      output += text;
      return true;
    },
  };
  const exitCode = await runCommand(["score", libraryFile, "--target", server.baseUrl, ...args], {
    stdout: stream,
    stderr: stream,
  });
  return { exitCode, output };
}

it.each([
  ["member/findBook/200 title is missing", "killed"],
  ["member/findBook/200 owner is missing", "survived"],
  ["status/putShelf/201", "not reached"],
  ["effect/removeBook", "killed"],
  ["security/addBook", "killed"],
])("runs a suite in Python with the defect %s, which is %s", async (id, outcome) => {
  const { exitCode, output } = await score("--suite", suite, "--only", id, "--per-class", "1");
  expect(exitCode).toBe(0);
  expect(output).toContain(`${outcome} ${id}`);
});

it("exits with 1 below --min-score, and lists the defect with its line", async () => {
  const { exitCode, output } = await score(
    "--suite",
    suite,
    "--only",
    "200 owner is missing",
    "--per-class",
    "1",
    "--min-score",
    "100",
  );
  expect(exitCode).toBe(1);
  expect(output).toMatch(/survived: .* 200 owner is missing \(.*library\.yaml:\d+\)/);
});

it("rejects a suite that fails without a defect", async () => {
  const { exitCode, output } = await score("--suite", "echo broken; false");
  expect(exitCode).toBe(2);
  expect(output).toContain("conformance: The suite fails without a mutant, with exit code 1. Fix it first.\nbroken");
});

it.each([
  [["--suite", "true", "--only", "nosuch"], "--only matches no defect."],
  [["--suite", "true", "--reset", "echo locked; exit 7"], "--reset fails with exit code 7.\nlocked"],
  [["--suite", "true", "--json", "/dev/null/report.json"], "/dev/null/report.json cannot be written"],
  [["--suite", "false", "--target", "http://127.0.0.1:1/library"], "no response from http://127.0.0.1:1"],
])("rejects %j with exit code 2", async (args, message) => {
  const { exitCode, output } = await score(...args);
  expect(output).toContain(message);
  expect(output).not.toContain("left:");
  expect(exitCode).toBe(2);
});

it("names an overlay that changes nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "overlay-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "typo.yaml"), "overlay: 1.1.0\nactions: [{ target: $.none, remove: true }]\n");
  const { output } = await score("--suite", "true", "--only", "nosuch", "--overlay", join(folder, "typo.yaml"));
  expect(output).toMatch(/^conformance: .*typo\.yaml:2:13: target \$\.none matches nothing\./m);
});

it("resets the service without the defect", async () => {
  const readHours = "fetch(process.env.TARGET_URL + '/opening-hours').then(({ status }) => process.exit(status - 200))";
  const reset = `node -e "${readHours}"`;
  const args = ["--suite", "true", "--only", "status/findOpeningHours/200", "--per-class", "1", "--reset", reset];
  const { exitCode, output } = await score(...args);
  expect(output).toContain("not reached: ");
  expect(exitCode).toBe(0);
});
