import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import animalStorePlugin from "./redocly-plugin.ts";
import {
  all,
  configPath,
  lintChanged,
  operationPath,
  remove,
  runNode,
  set,
  toPointer,
  withChangedCopy,
} from "./test/lint-changed-contract.ts";

const require = createRequire(import.meta.url);
const redocly = join(dirname(require.resolve("@redocly/cli/package.json")), "bin", "cli.js");

test("accepts the contract", async () => {
  expect(await lintChanged(() => {})).toEqual([]);
});

test("redocly.yaml enables exactly the rules of the plugin", () => {
  const { rules } = parse(readFileSync(configPath, "utf8")) as { rules: Record<string, unknown> };
  const configured = Object.keys(rules).filter((name) => name.startsWith("animal-store/"));
  const defined = Object.keys(animalStorePlugin().rules.oas3).map((name) => `animal-store/${name}`);
  expect(configured.sort()).toEqual(defined.sort());
});

test("accepts a stability of a parameter, a property, a response and a header, and rejects an unknown one", async () => {
  const nodes = [
    operationPath("listPets", "parameters", 1),
    ["components", "schemas", "Pet", "properties", "name"],
    ["components", "responses", "TooManyRequests"],
    ["components", "headers", "Retry-After"],
  ];
  const setStability = (value: string) => all(nodes.map((node) => set([...node, "x-stability"], value)));
  expect(await lintChanged(setStability("beta"))).toEqual([]);
  const problems = await lintChanged(setStability("shaky"));
  expect(problems.map(({ rule, location }) => `${rule} ${location}`).sort()).toEqual(
    nodes.map((node) => `struct ${toPointer([...node, "x-stability"])}`).sort(),
  );
});

const nearSunset = set(operationPath("getPet", "x-sunset"), "2030-12-05");
const examples = ["x-unrouted-responses", "404", "content", "application/json", "examples"];

test.each([
  [0, "a near sunset", nearSunset, ["animal-store/sunset-near", "1 warning"]],
  [
    1,
    "an error of a custom rule",
    remove(examples),
    ["The response has no example of its error code route_not_found."],
  ],
])("the command exits with %i for %s", async (code, _, change, messages) => {
  const { exitCode, stdout, stderr } = await withChangedCopy(change, (path) =>
    runNode([redocly, "lint", path, "--config", configPath, "--lint-config=error"], {
      LINT_DATE: "2030-12-01",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    }),
  );
  for (const message of messages) expect(stdout + stderr).toContain(message);
  expect(exitCode).toBe(code);
});
