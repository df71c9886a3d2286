import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import {
  all,
  type Change,
  contractPath,
  operationPath,
  remove,
  set,
  temporaryFolder,
  withChangedCopy,
} from "../rules/test/lint-changed-contract.ts";
import { findMissingChanges, writeChangelog } from "./changelog.ts";
import { readContract, versionOf } from "./check-compatibility.ts";
import { releaseContract } from "./releases.ts";

const version = versionOf(readContract(contractPath));

let folder: string;
let changelog: string;

beforeEach(() => {
  folder = temporaryFolder();
  changelog = join(folder, "CHANGELOG.md");
});

const release = () => releaseContract({ working: contractPath, released: folder, date: 0 });
const write = (change: Change, date: string) =>
  withChangedCopy(change, (working) => writeChangelog({ changelog, released: folder, working, date }));

const noChange = all([]);
const addColour = set(["components", "schemas", "Pet", "properties", "colour"], { type: "string" });
const nextVersion = all([
  set(["info", "version"], "99.0.0"),
  addColour,
  set(operationPath("createPet", "deprecated"), true),
  set(["x-rate-limit-plans", "free", "perMinute"], 90),
  remove(operationPath("listOrders")),
]);

test("the first section lists every operation as added, and keeps its date", async () => {
  await write(noChange, "2026-01-02");
  const text = readFileSync(changelog, "utf8");
  expect(text).toMatch(/^# Changelog\n/);
  expect(text).toContain(`## [${version}] - 2026-01-02\n\n### Added\n\n- \`listPets\`: List all pets.\n`);
  await write(noChange, "2026-05-06");
  expect(readFileSync(changelog, "utf8")).toBe(text);
});

test("a section lists the additions, changes, deprecations and removals of its version", async () => {
  await release();
  await write(noChange, "2026-01-02");
  await write(nextVersion, "2026-03-04");
  const [, secondSection = "", firstSection = ""] = readFileSync(changelog, "utf8").split(/^(?=## )/m);
  expect(secondSection).toMatch(/^## \[99\.0\.0\] - 2026-03-04\n/);
  expect(secondSection).toContain(
    "### Added\n\n- `listPets`, `createPet`, `getPet`: Property `colour` of `Pet` was added.\n",
  );
  expect(secondSection).toContain(
    "### Changed\n\n- `perMinute` of the rate-limit plan `free` changed from 60 to 90.\n",
  );
  expect(secondSection).toMatch(/### Deprecated\n\n- `createPet`: The operation was deprecated\.\n/);
  expect(secondSection).toMatch(
    /^### Removed\n\n- `listOrders`: \*\*Breaking:\*\* Operation `GET \/store\/orders` was removed\.\n/m,
  );
  expect(firstSection).toContain(`## [${version}] - 2026-01-02\n`);
});

test("a section lists a new rate-limit plan", async () => {
  await release();
  await write(set(["x-rate-limit-plans", "team"], { perMinute: 600, perDay: 50_000 }), "2026-01-02");
  expect(readFileSync(changelog, "utf8")).toContain("### Added\n\n- Rate-limit plan `team` was added.\n");
});

test("changes after a release are unreleased until the version is raised", async () => {
  await release();
  await write(addColour, "2026-01-02");
  expect(readFileSync(changelog, "utf8")).toContain("## [Unreleased]\n\n### Added\n");
  await write(nextVersion, "2026-03-04");
  expect(readFileSync(changelog, "utf8")).not.toContain("[Unreleased]");
});

test("findMissingChanges reports a missing or an unknown change, and does not edit the changelog", async () => {
  const findMissing = (change: Change) =>
    withChangedCopy(change, (working) =>
      findMissingChanges({ changelog, released: folder, working, date: "2026-03-04" }),
    );
  expect(await findMissing(noChange)).toContain(`Run \`npm run changelog\`:\n+ ## [${version}] - 2026-03-04\n`);
  await write(noChange, "2026-01-02");
  expect(await findMissing(noChange)).toBe(undefined);

  await release();
  const text = readFileSync(changelog, "utf8");
  expect(await findMissing(nextVersion)).toContain(": Property `colour` of `Pet` was added.");
  expect(readFileSync(changelog, "utf8")).toBe(text);

  writeFileSync(changelog, text.replace("listOrders", "listAll"));
  expect(await findMissing(noChange)).toMatch(/\n- .*listAll.*\n\+ .*listOrders/);
});

test("a section lists wider constraints with unquoted numbers, and an announced removal as not breaking", async () => {
  await release();
  const laterChanges = all([
    set(["components", "schemas", "NewPet", "properties", "name", "maxLength"], 300),
    set(["components", "schemas", "Order", "properties", "quantity", "maximum"], 3),
    remove(operationPath("getPet")),
  ]);
  await write(laterChanges, "2030-12-05");
  const text = readFileSync(changelog, "utf8");
  expect(text).toContain("- `createPet`: `maxLength` of `name` changed from 255 to 300.\n");
  expect(text).not.toContain("'");
  expect(text).toMatch(/### Removed\n\n- `getPet`: Operation .* was removed\.\n/);
  expect(text).not.toContain("**Breaking:** PathItem");
  await write(laterChanges, "2030-12-04");
  expect(readFileSync(changelog, "utf8")).toMatch(/- `getPet`: \*\*Breaking:\*\* .* was removed\./);
});
