import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "@animal-store/sql-store/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type DevProcess, findProcesses, startDev } from "./dev-process.ts";

const repository = copyRepository();
const contractFile = join(repository.path, "openapi/petstore.yaml");
const contract = readFileSync(contractFile, "utf8");
const generatedFolder = join(repository.path, "packages/contract/src/generated");

const noErrors = /No errors, (.*) s after the save/;
const errorsFound = /Errors found, (.*) s after the save/;

let dev: DevProcess;
let ports: { server: number; mock: number; docs: number };
let outputStart = 0;

beforeAll(async () => {
  // Port 0 would change the address at each restart.
  ports = { server: await findFreePort(), mock: await findFreePort(), docs: await findFreePort() };
  dev = await startDev(repository.path, {
    PORT: String(ports.server),
    MOCK_PORT: String(ports.mock),
    DOCS_PORT: String(ports.docs),
    DATA_DIR: join(repository.path, "data"),
  });
  await dev.waitForOutput(/ s after the (start)/, 170_000);
});
afterAll(async () => {
  await dev.stop("SIGKILL").catch(() => {});
  repository.remove();
});

test("serves a save by rename, even if another save follows, then reports a failed check of npm test and its command", async () => {
  const filter =
    "{ name: categoryId, in: query, description: The category., schema: { type: integer, format: int64 } }";
  const changedContract = contract
    .replaceAll("Rex", "Bello")
    .replace(/^( +)- name: status$/m, (text, indent) => `${indent}- ${filter}\n${text}`);
  const clientTest = join(repository.path, "packages/client/src/store-client.test.ts");
  const checkStarted = dev.waitForOutput(/── (openapi)/);
  const checkFailed = dev.waitForOutput(/✗ (changelog): npm run changelog\n {2}CHANGELOG\.md/);
  outputStart = dev.output().length;
  writeFileSync(`${contractFile}~`, changedContract);
  renameSync(`${contractFile}~`, contractFile);
  await checkStarted;
  writeFileSync(clientTest, `${readFileSync(clientTest, "utf8")}// saved\n`);
  await checkFailed;
  expect(lastOutput()).toMatch(/✓ No errors[^✗]*✓ compatibility[^✗]*\n✓ parameters of lists/);
  expect(await fetchServerDocument()).toContain("Bello");
  expect(await fetchMockPets()).toContain("Bello");
  const docsUrls = [`http://127.0.0.1:${ports.docs}/`, `http://127.0.0.1:${ports.server}/docs`];
  for (const url of docsUrls) expect(await fetchText(url)).toMatch(/Bello/);
});

test("shows the line of a YAML syntax error and serves the last valid contract", async () => {
  await save(contract.replace("operationId: listPets", "operationId: list: Pets"), errorsFound);
  const line = contract.split("\n").findIndex((text) => text.includes("operationId: listPets")) + 1;
  expect(lastOutput()).toMatch(new RegExp(`openapi/petstore\\.yaml:${line}:\\d+ {2}yaml\n`));
  expect(await fetchServerDocument()).toContain("Bello");
  expect(await fetchMockPets()).toContain("Bello");
});

test("shows line, column and rule of a lint error", async () => {
  const changedContract = contract.replace("operationId: listPets", "operationId: listPets\n      bogus: 1");
  await save(changedContract, errorsFound);
  const line = changedContract.split("\n").indexOf("      bogus: 1") + 1;
  expect(lastOutput()).toContain(`openapi/petstore.yaml:${line}:7  struct`);
});

test("shows a wrong reference with its name, and no components that are unused because of it", async () => {
  const target = "#/components/schemas/PetStatus";
  await save(contract.replaceAll(`'${target}'`, "'#/components/schemas/PetState'"), errorsFound);
  expect(lastOutput()).toMatch(/petstore\.yaml:\d+:\d+ {2}no-unresolved-refs/);
  expect(lastOutput()).toContain("#/components/schemas/PetState has no target");
  expect(lastOutput()).not.toMatch(/never used|no-unused-components/);
});

test("shows file, line and cause in a handler that uses a renamed member", async () => {
  await save(contract.replaceAll("categoryId", "categoryNo"), errorsFound);
  const [, file = "", line, message] =
    /\n(packages\/store\/src\/store\.ts):(\d+):\d+ {2}types.*\n {2}(.*)/.exec(lastOutput()) ?? [];
  expect(readFileSync(join(repository.path, file), "utf8").split("\n")[Number(line) - 1]).toContain("categoryId");
  expect(message).toContain("'categoryNo'");
  expect(await fetchServerDocument()).toContain("Bello");
});

test("reports an extra file in the generated folder", async () => {
  const extraFile = join(generatedFolder, "notes.txt");
  writeFileSync(extraFile, "notes");
  await save(contract.replaceAll("Rex", "Luna"), errorsFound);
  expect(lastOutput()).toContain("contains notes.txt, which codegen did not write");
  rmSync(extraFile);
});

test("serves the contract that git restores together with the generated files", async () => {
  cpSync(new URL("../../../packages/contract/src/generated", import.meta.url), generatedFolder, { recursive: true });
  await save(contract, noErrors);
  await expect.poll(fetchServerDocument).toContain("Rex");
});

test("shows parts of the contract without effect: an unknown format, and a member next to $ref", async () => {
  const reference = "schema: { $ref: '#/components/schemas/PetStatus'";
  const changedContract = contract
    .replace(`${reference} }`, `${reference}, allowEmptyValue: true }`)
    .replace("          maxLength: 255", "          maxLength: 255\n          format: colour");
  await save(changedContract, noErrors);
  expect(lastOutput()).toMatch(/petstore\.yaml:\d+:\d+ {2}codegen ignored/);
  expect(lastOutput()).toMatch(/Property `allowEmptyValue` is not expected here/);
  expect(lastOutput()).toMatch(/format colour: is unknown, so it is not validated/);
});

test("shows a breaking change with its reason and next step", async () => {
  const changedContract = contract.replace("          maxLength: 255", "          maxLength: 20");
  await save(changedContract, /✗ (compatibility)[^✗]*Next step/);
  expect(lastOutput()).toMatch(/BREAKS {2}petstore\.yaml:\d+ {2}`maxLength` .*\n {2}Reason: .*\n {2}Next step: /);
});

test("then reports a type error in a handler and serves the handler after the fix", async () => {
  const routesFile = join(repository.path, "packages/toolkit/node-http/src/health-routes.ts");
  const source = readFileSync(routesFile, "utf8");
  const result = dev.waitForOutput(errorsFound);
  writeFileSync(routesFile, source.replace('status: "ok"', "status: ok"));
  await result;
  expect(dev.output()).toMatch(
    /packages\/toolkit\/node-http\/src\/health-routes\.ts:\d+:\d+.*\n.*Cannot find name 'ok'/,
  );
  const served = dev.waitForOutput(/server +│ restarted with the (saved) changes/);
  writeFileSync(routesFile, source.replace('status: "ok"', 'status: "fine"'));
  await served;
  expect(await (await fetch(`http://127.0.0.1:${ports.server}/healthz`)).json()).toEqual({ status: "fine" });
});

test("reports a type error in a lint rule after a save", async () => {
  const rulesFile = join(repository.path, "openapi/rules/sunsets.ts");
  const source = readFileSync(rulesFile, "utf8");
  outputStart = dev.output().length;
  const result = dev.waitForOutput(errorsFound);
  writeFileSync(rulesFile, `${source}export const invalid: number = "1";\n`);
  await result;
  expect(lastOutput()).toContain(`openapi/rules/sunsets.ts:${source.split("\n").length}:14`);
  const fixed = dev.waitForOutput(noErrors);
  writeFileSync(rulesFile, source);
  await fixed;
});

test.skipIf(process.platform !== "linux")("Ctrl-C stops all processes", async () => {
  const listProcesses = () => findProcesses(repository.path).join("\n");
  for (const app of ["dev", "server", "mock"]) await expect.poll(listProcesses).toContain(`apps/${app}/src/main.ts`);
  expect(await dev.stop("SIGINT")).toBe(0);
  await expect.poll(() => findProcesses(repository.path)).toEqual([]);
});

/** Saves the contract and waits for output that matches. */
async function save(text: string, pattern: RegExp): Promise<void> {
  outputStart = dev.output().length;
  const match = dev.waitForOutput(pattern);
  writeFileSync(contractFile, text);
  await match;
}

function lastOutput(): string {
  return dev.output().slice(outputStart);
}

async function fetchText(url: string): Promise<string> {
  return (await fetch(url)).text();
}

async function fetchServerDocument(): Promise<string> {
  return fetchText(`http://127.0.0.1:${ports.server}/openapi.json`);
}

async function fetchMockPets(): Promise<string> {
  const headers = { Authorization: "Bearer any-token" };
  return (await fetch(`http://127.0.0.1:${ports.mock}/v1/pets`, { headers })).text();
}
