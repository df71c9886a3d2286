import { appendFileSync, copyFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { beforeEach, expect, test } from "vitest";
import {
  all,
  type Change,
  contractPath,
  operationPath,
  remove,
  runContract,
  set,
  temporaryFolder,
  withChangedCopy,
} from "../rules/test/lint-changed-contract.ts";
import { lastReleased, releaseContract } from "./releases.ts";

let released: string;
let firstRelease: string;

beforeEach(async () => {
  released = temporaryFolder();
  firstRelease = await releaseContract({ working: contractPath, released, date: 0 });
});

const release = (version: string, change: Change = all([]), date = "2026-01-01") =>
  withChangedCopy(all([set(["info", "version"], version), change]), (working) =>
    releaseContract({ working, released, date: Date.parse(date) }),
  );

test("a release has the headers of every response, and the compatibility check finds it", async () => {
  expect(readFileSync(firstRelease, "utf8")).toBe(expandYaml(readFileSync(contractPath, "utf8")));
  expect(lastReleased(released)).toBe(firstRelease);
  const nextRelease = await release("1.10.0");
  expect(lastReleased(released)).toBe(nextRelease);
  await release("1.10.1");
  expect(readdirSync(released).sort()).toEqual(["1.0.0.yaml", "1.10.0.yaml", "1.10.1.yaml", "SHA256SUMS"]);
});

test.each(["1.0.0", "0.9.0", "1.1", "next"])("rejects the version %s after 1.0.0", async (version) => {
  await expect(release(version)).rejects.toThrow("info.version");
  expect(lastReleased(released)).toBe(firstRelease);
});

test("rejects a contract that breaks clients", async () => {
  const shorten = set(["components", "schemas", "NewPet", "properties", "name", "maxLength"], 254);
  await expect(release("1.1.0", shorten)).rejects.toThrow(/^BREAKS {2}petstore\.yaml:\d+ .*\nNothing was released\.$/s);
  expect(lastReleased(released)).toBe(firstRelease);
});

test("releases the removal of an operation on its announced date", async () => {
  const removePath = remove(operationPath("getPet").slice(0, 2));
  await expect(release("1.1.0", removePath, "2030-12-04")).rejects.toThrow("It may be removed from 2030-12-05 on.");
  await release("1.1.0", removePath, "2030-12-05");
});

test.each([
  ["edited", () => appendFileSync(firstRelease, "# nothing\n"), "1.0.0.yaml was edited after its release"],
  ["deleted", () => rmSync(firstRelease), "1.0.0.yaml was released but is missing"],
  ["added manually", () => copyFileSync(firstRelease, join(released, "1.1.0.yaml")), "1.1.0.yaml was not released by"],
])("the check and the release fail if a released contract was %s", async (_, alter, message) => {
  alter();
  expect(() => lastReleased(released)).toThrow(message);
  await expect(release("1.2.0")).rejects.toThrow(message);
});

test.each(["release", "changelog"])("%s prints its help, and rejects unknown arguments", async (name) => {
  const files = ["../../CHANGELOG.md", "../released/SHA256SUMS"].map((file) => new URL(file, import.meta.url));
  const textsBefore = files.map((file) => readFileSync(file, "utf8"));
  expect(await runContract(name, "--help")).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`Usage: contract ${name}`),
  });
  expect(await runContract(name, "--chek")).toEqual({
    exitCode: 2,
    stdout: "",
    stderr: expect.stringContaining("--chek"),
  });
  expect(await runContract(name, "1.1.0")).toMatchObject({ exitCode: 2, stdout: "" });
  expect(files.map((file) => readFileSync(file, "utf8"))).toEqual(textsBefore);
});
