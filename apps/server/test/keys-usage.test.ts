import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createKeysCommand } from "@animal-store/api-server";
import { runCommandInProcess } from "@animal-store/api-server/testing";
import { testFolder } from "@animal-store/sql-store/testing";
import { expect, it } from "vitest";
import { server } from "../src/server.ts";
import { runToEnd } from "./server-process.ts";

// A usage error is reported before the folder is opened.
const run = (...args: string[]) => runCommandInProcess(createKeysCommand, args, { DATA_DIR: "/nowhere/data" }, server);

const durationError = /It must be a whole number followed by s, m, h or d, such as 90d, from 1s to 36500d/;
const limitError = /It must be a whole number of requests from 1 to 1000000000/;
const usageErrors: [usage: string[], message: RegExp][] = [
  [["create"], /option '--plan <plan>' is missing\. Choose one of free, pro, business, enterprise\./],
  [["create", "--plan", "gold"], /argument 'gold' is invalid\. Allowed choices are free, pro, business, enterprise/],
  [["create", "--plan", "pro", "--expires", "90"], durationError],
  [["create", "--plan", "pro", "--expires", "0s"], durationError],
  [["create", "--plan", "pro", "--per-minute", "0"], limitError],
  [["create", "--plan", "pro", "--per-day", "1000000001"], limitError],
  [["create", "--plan", "pro", "--per-minute", "-5"], /'-5' is invalid\. It must be a whole number/],
  [["create", "--plan", "pro", "--name", "a\nkey_forged"], /option '--name <name>' must be 1 to 100 characters/],
  [
    ["create", "--plan", "pro", "--name", " "],
    /option '--name <name>' must be .* without .* leading or trailing blanks/,
  ],
  [["create", "--plam", "pro"], /unknown option '--plam'\n\(Did you mean --plan\?\)/],
  [["create", "--plan", "pro", "--colour", "red"], /unknown option '--colour'/],
  [["rotate", "key_1", "--expires", "0s"], durationError],
  [["rotate", "key_1", "--expires", "99999999999d"], durationError],
  [["rotate", "key_1", "--overlap", "0"], /such as 90d, from 1s to 36500d; 0s expires it immediately\./],
  [["rotate", "key_1", "--overlap", "36501d"], /such as 90d, from 1s to 36500d; 0s expires it immediately\./],
  [["set", "key_1"], /nothing to change\. Give at least one option/],
  [["set", "key_1", "--plan", "gold"], /Allowed choices are free, pro, business, enterprise\./],
  [["set", "key_1", "--per-minute", "0"], /from 1 to 1000000000, or default\./],
  [["set", "key_1", "--expires", "0s"], /from 1s to 36500d, or never\./],
  [["set", "key_1", "--scopes", "read,admin"], /It must be one or more of read, write, separated by commas\./],
  [["set", "key_1", "--name", " "], /must be 1 to 100 characters in one line/],
];
it.each(usageErrors)("the keys command rejects %j as wrong usage", async (args, message) => {
  const { code, stdout, stderr } = await run(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(message);
  expect(stderr).toContain(`All options: npm run --silent keys -- ${args[0]} --help`);
  expect(stderr).not.toContain("forged");
});

const key = "as_live_0123456789ABCDEFGHIJKLMNOPQRSTUV0abcde";
it.each(["show", "rotate", "revoke"])("%s rejects a key in place of its id, and does not print it", async (command) => {
  for (const [id, message] of [
    [key, "error: argument '<id>' is a key, not an id. Use the id of the key, as list shows it: key_…."],
    [key.slice(3), "error: argument '<id>' must be the id of a key, as list shows it: key_…."],
  ] as const) {
    const { code, stdout, stderr } = await run(command, id);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toBe(`${message}\nAll options: npm run --silent keys -- ${command} --help\n`);
  }
});

it.each([
  [[key]],
  [["show", "key_1", key]],
  [["create", "--plan", key]],
  [["create", "--plan", "pro", "--name", `my ${key}`]],
  [["create", "--plan", "pro", "--name", `--${key}`]],
  [["list", `--${key}`]],
  [["rotate", "key_1", "--overlap", key]],
])("the keys command with %j does not print the key", async (args) => {
  const { code, stdout, stderr } = await run(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).not.toContain(key.slice("as_live_".length, 20));
});

it.each([[], ["create"], ["list"], ["show"], ["set"], ["unban"], ["rotate"], ["revoke"], ["log"]])(
  "%s --help lists the exit codes",
  async (...args) => {
    const { code, stdout, stderr } = await run(...args, "--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/\nExit codes:\n {2}0 {2}done\n {2}1 {2}rejected: .*\n {2}2 {2}wrong usage\n$/);
  },
);

it("the keys command suggests a similar command for a typo", async () => {
  const { code, stderr } = await run("rotat", "key_1");
  expect(code).toBe(2);
  expect(stderr).toContain("error: unknown command 'rotat'\n(Did you mean rotate?)\n");
});

it("keys prints help without a command, and reports an unusable data folder", async () => {
  const file = join(testFolder(), "file");
  writeFileSync(file, "");
  const env = { DATA_DIR: file };
  const [helpResult, listResult] = [await runToEnd("keys.js", [], env), await runToEnd("keys.js", ["list"], env)];
  expect(helpResult.code).toBe(2);
  expect(helpResult.stderr).toMatch(/^Usage: npm run --silent keys -- \[options\] \[command\]\n/);
  expect([listResult.code, listResult.stdout]).toEqual([1, ""]);
  expect(listResult.stderr).toMatch(/^animal-store: the data folder \S+ cannot be used: .*\n$/);
});
