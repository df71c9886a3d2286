import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type Change, contractPath, operationPath, withChangedCopy } from "../rules/test/lint-changed-contract.ts";
import { findMissingChanges, writeChangelog } from "./changelog.ts";
import { readContract } from "./contract-source.ts";
import { releaseContract } from "./releases.ts";

const { version } = readContract(contractPath).contract.info;

let folder: string;
let changelog: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changelog-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  changelog = join(folder, "CHANGELOG.md");
});

const freeze = () => releaseContract({ working: contractPath, released: folder, date: 0 });
const write = (change: Change, date: string) =>
  withChangedCopy(change, (working) => writeChangelog({ changelog, released: folder, working, date }));

const next: Change = (contract) => {
  contract.setIn(["info", "version"], "99.0.0");
  contract.setIn(["components", "schemas", "Pet", "properties", "colour"], { type: "string" });
  contract.setIn([...operationPath(contract, "createPet"), "deprecated"], true);
  contract.setIn(["x-rate-limit-plans", "free", "perMinute"], 90);
  contract.deleteIn(operationPath(contract, "listOrders"));
};

test("the first version adds every operation", async () => {
  await write(() => {}, "2026-01-02");
  const text = readFileSync(changelog, "utf8");
  expect(text).toMatch(/^# Changelog\n/);
  expect(text).toContain(`## [${version}] - 2026-01-02\n\n### Added\n\n- \`listPets\`: List all animals.\n`);
});

test("a version tells what was added, changed, deprecated and removed since the one before", async () => {
  await freeze();
  await write(() => {}, "2026-01-02");
  await write(next, "2026-03-04");
  const [, second = "", first = ""] = readFileSync(changelog, "utf8").split(/^(?=## )/m);
  expect(second).toMatch(/^## \[99\.0\.0\] - 2026-03-04\n/);
  expect(second).toContain("### Added\n\n- Property `colour` was added. (`listPets`, `createPet`, `getPet`)\n");
  expect(second).toContain("### Changed\n\n- `x-rate-limit-plans.free.perMinute` changed from 60 to 90.\n");
  expect(second).toMatch(/### Deprecated\n\n- .*\(`createPet`\)\n/);
  expect(second).toMatch(
    /### Removed\n\n- \*\*Breaking:\*\* Operation `GET \/store\/orders` was removed\. \(`listOrders`\)\n/,
  );
  expect(first).toContain(`## [${version}] - 2026-01-02\n`);
});

test("a section that is there is written anew and keeps its date", async () => {
  await write(() => {}, "2026-01-02");
  const before = readFileSync(changelog, "utf8");
  await write(() => {}, "2026-05-06");
  expect(readFileSync(changelog, "utf8")).toBe(before);
});

test("what came after a release is unreleased until the version is raised", async () => {
  await freeze();
  const add: Change = (contract) => contract.setIn(["components", "schemas", "Pet", "properties", "colour"], {});
  await write(add, "2026-01-02");
  expect(readFileSync(changelog, "utf8")).toContain("## [Unreleased]\n\n### Added\n");
  await write(next, "2026-03-04");
  expect(readFileSync(changelog, "utf8")).not.toContain("[Unreleased]");
});

test("a changelog is stale that tells less or more than the contracts differ in, and is left as it is", async () => {
  const check = (change: Change) =>
    withChangedCopy(change, (working) =>
      findMissingChanges({ changelog, released: folder, working, date: "2026-03-04" }),
    );
  expect(await check(() => {})).toContain(`Run \`npm run changelog\`; it will say:\n\n## [${version}] - 2026-03-04\n`);
  await write(() => {}, "2026-01-02");
  expect(await check(() => {})).toBe(undefined);

  await freeze();
  const text = readFileSync(changelog, "utf8");
  expect(await check(next)).toContain("- Property `colour` was added.");
  expect(readFileSync(changelog, "utf8")).toBe(text);

  writeFileSync(changelog, text.replace("listOrders", "listAll"));
  expect(await check(() => {})).toContain("- `listOrders`: ");
});

test("what a release has grown wider is told with bare numbers, and what ended as announced is no break", async () => {
  await freeze();
  const later: Change = (contract) => {
    contract.setIn(["components", "schemas", "NewPet", "properties", "name", "maxLength"], 300);
    contract.setIn(["components", "schemas", "Order", "properties", "quantity", "maximum"], 3);
    contract.deleteIn(operationPath(contract, "getPet").slice(0, 2));
  };
  await write(later, "2030-12-05");
  const text = readFileSync(changelog, "utf8");
  expect(text).toContain("- `maxLength` of `name` changed from 255 to 300. (`createPet`)\n");
  expect(text).not.toContain("'");
  expect(text).toMatch(/### Removed\n\n- .* was removed\. \(`getPet`\)\n/);
  expect(text).not.toContain("**Breaking:** PathItem");
  await write(later, "2030-12-04");
  expect(readFileSync(changelog, "utf8")).toMatch(/- \*\*Breaking:\*\* .* was removed\. \(`getPet`\)/);
});
