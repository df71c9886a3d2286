import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createKeysCommand } from "../src/keys.ts";
import { runCommandHere } from "./run-command.ts";
import { runToEnd, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(() => folder.remove());
const keys = (...args: string[]) => runCommandHere(createKeysCommand, args, { DATA_DIR: folder.path });

const mistakes: [args: string[], message: RegExp][] = [
  [[], /option '--plan <plan>' is missing\. Choose one of free, pro, business, enterprise\./],
  [["--plan", "gold"], /argument 'gold' is invalid\. Allowed choices are free, pro, business, enterprise/],
  [
    ["--plan", "pro", "--expires", "90"],
    /'90' is invalid\. It must be a whole number and s, m, h or d, such as 90d, from 1s to 36500d\./,
  ],
  [["--plan", "pro", "--expires", "0s"], /'0s' is invalid\. It must be .* from 1s to 36500d\./],
  [
    ["--plan", "pro", "--per-minute", "0"],
    /'0' is invalid\. It must be a whole number of requests from 1 to 1000000000\./,
  ],
  [["--plan", "pro", "--per-day", "1000000001"], /'1000000001' is invalid\. It must be .* from 1 to 1000000000\./],
  [["--plan", "pro", "--per-minute", "-5"], /'-5' is invalid\. It must be a whole number/],
  [["--plan", "pro", "--name", "a\nkey_forged"], /option '--name <name>' must be 1 to 100 characters in one line/],
  [["--plan", "pro", "--name", " "], /option '--name <name>' must be .* without .* blanks at an end/],
  [["--plan", "pro", "--name", "--json"], /option '--name <name>' has no value: '--json' is an option\./],
  [["--plan", "--name", "shop"], /option '--plan <plan>' has no value: '--name' is an option\./],
  [["--plan", "pro", "--name", "-h"], /option '--name <name>' has no value: '-h' is an option\./],
  [["--plan", "pro", "--plan", "free"], /option '--plan <plan>' is given twice\. Give it once\./],
  [["--json", "--plan", "pro", "--json"], /option '--json' is given twice\. Give it once\./],
  [["--plam", "pro"], /unknown option '--plam'\n\(Did you mean --plan\?\)/],
  [["--plan", "pro", "--colour", "red"], /unknown option '--colour'/],
];
it.each(mistakes)("create refuses %j as wrong usage", async (args, message) => {
  const { code, stdout, stderr } = await keys("create", ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(message);
  expect(stderr).toContain("All options: npm run --silent keys -- create --help");
  expect(stderr).not.toContain("forged");
});

it.each(["0s", "90", "36501d", "99999999999d"])(
  "rotate takes no --expires of %s, and says what it takes",
  async (duration) => {
    const { code, stderr } = await keys("rotate", "key_1", "--expires", duration);
    expect(code).toBe(2);
    expect(stderr).toContain("It must be a whole number and s, m, h or d, such as 90d, from 1s to 36500d.");
  },
);

it.each(["0", "36501d"])("rotate takes no --overlap of %s, and says what it takes", async (duration) => {
  const { code, stderr } = await keys("rotate", "key_1", "--overlap", duration);
  expect(code).toBe(2);
  expect(stderr).toContain("such as 90d, from 1s to 36500d; 0s ends it at once.");
});

const key = "as_live_0123456789ABCDEFGHIJKLMNOPQRSTUV0abcde";
it.each(["show", "rotate", "revoke"])("%s takes no key for its id, and quotes nothing of it", async (command) => {
  for (const [given, message] of [
    [key, "error: argument '<id>' is a key and not its id. Name it by its id: key_…, as list shows it."],
    [key.slice(3), "error: argument '<id>' must be the id of a key: key_…, as list shows it."],
  ] as const) {
    const { code, stdout, stderr } = await keys(command, given);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toBe(`${message}\nAll options: npm run --silent keys -- ${command} --help\n`);
  }
});

const mistakesWithKey = [
  [key],
  ["show", "key_1", key],
  ["create", "--plan", key],
  ["create", "--plan", "pro", "--name", `my ${key}`],
  ["create", "--plan", "pro", "--name", `--${key}`],
  ["list", `--${key}`],
  ["rotate", "key_1", "--overlap", key],
];
it.each(mistakesWithKey.map((args) => [args]))("%j quotes no key", async (args) => {
  const { code, stdout, stderr } = await keys(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).not.toContain(key.slice("as_live_".length, 20));
});

it("shows help where there is no command", async () => {
  const { code, stderr } = await runToEnd("keys.js", [], { DATA_DIR: folder.path });
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Usage: npm run --silent keys -- \[options\] \[command\]\n/);
});

it.each([[], ["create"], ["list"], ["show"], ["set"], ["unban"], ["rotate"], ["revoke"], ["log"]])(
  "%s --help tells the exit codes",
  async (...args) => {
    const { code, stdout, stderr } = await keys(...args, "--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/\nExit codes:\n {2}0 {2}done\n {2}1 {2}rejected: .*\n {2}2 {2}wrong usage\n$/);
  },
);

it("suggests the command that was meant", async () => {
  const { code, stderr } = await keys("rotat", "key_1");
  expect(code).toBe(2);
  expect(stderr).toContain("error: unknown command 'rotat'\n(Did you mean rotate?)\n");
});

it("names a data folder that cannot be used", async () => {
  const file = join(folder.path, "file");
  writeFileSync(file, "");
  const { code, stdout, stderr } = await runToEnd("keys.js", ["list"], { DATA_DIR: file });
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^animal-store: the data folder \S+ cannot be used: .*\n$/);
});
