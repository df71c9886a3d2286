import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import animalStorePlugin from "./redocly-plugin.ts";
import {
  configPath,
  lintChanged,
  operation,
  remove,
  runNode,
  set,
  withChangedCopy,
} from "./test/lint-changed-contract.ts";

const require = createRequire(import.meta.url);
const redocly = join(dirname(require.resolve("@redocly/cli/package.json")), "bin", "cli.js");

test("an unchanged copy of the contract has no problem", async () => {
  expect(await lintChanged(() => {})).toEqual([]);
});

test("every rule of the plugin is switched on in redocly.yaml, and no other", () => {
  const { rules } = parse(readFileSync(configPath, "utf8")) as { rules: Record<string, unknown> };
  const configured = Object.keys(rules).filter((name) => name.startsWith("animal-store/"));
  const defined = Object.keys(animalStorePlugin().rules.oas3).map((name) => `animal-store/${name}`);
  expect(configured.sort()).toEqual(defined.sort());
});

test("the command warns of a near sunset and passes", async () => {
  const { exitCode, stdout, stderr } = await withChangedCopy(
    set(operation("getPet", "x-sunset"), "2030-12-05"),
    (path) => runLint(path, "2030-12-01"),
  );
  expect(stdout + stderr).toContain("animal-store/sunset-near");
  expect(stdout + stderr).toContain("1 warning");
  expect(exitCode).toBe(0);
});

test("the command fails on an error of this project's rules", async () => {
  const { exitCode, stdout, stderr } = await withChangedCopy(
    remove(["x-unrouted-responses", "404", "content", "application/json", "examples"]),
    (path) => runLint(path, "2026-01-01"),
  );
  expect(stdout + stderr).toContain("unrouted 404 application/json has no example.");
  expect(exitCode).toBe(1);
});

function runLint(path: string, date: string) {
  const args = [redocly, "lint", path, "--config", configPath, "--lint-config=error"];
  return runNode(args, { LINT_DATE: date, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" });
}
