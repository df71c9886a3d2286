import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type DevProcess, findFreePorts, processesOf, startDev } from "./dev-process.ts";

const repository = copyRepository();
const contractFile = join(repository.path, "openapi/petstore.yaml");
const contract = readFileSync(contractFile, "utf8");

const noErrors = /No errors, (.*) s after the save/;
const compared = /changes .*(since)/;
const errorsFound = /Errors found, (.*) s after the save/;

let dev: DevProcess;
let ports: { server: number; mock: number; docs: number };
let outputStart = 0;

beforeAll(async () => {
  const [server = 0, mock = 0, docs = 0] = await findFreePorts(3);
  ports = { server, mock, docs };
  dev = await startDev(repository.path, {
    PORT: String(server),
    MOCK_PORT: String(mock),
    DOCS_PORT: String(docs),
    DATA_DIR: join(repository.path, "data"),
  });
  await dev.waitForOutput(compared, 170_000);
});
afterAll(async () => {
  await dev.stop("SIGKILL").catch(() => {});
  repository.remove();
});

test("serves a valid change and shows the changed operations", async () => {
  await save(contract.replaceAll("Rex", "Bello"), compared);
  expect(lastOutput()).toMatch(/✓ contract {2}.*~ createPet/);
  expect(lastOutput()).toContain("✓ types");
  expect(await serverDocument()).toContain("Bello");
  expect(await mockPets()).toContain("Bello");
  expect(await (await fetch(`http://127.0.0.1:${ports.docs}/`)).text()).toContain("Bello");
  expect(await (await fetch(`http://127.0.0.1:${ports.server}/docs`)).text()).toContain("Bello");
});

test("shows the line of a YAML syntax error and serves the last valid contract", async () => {
  await save(contract.replace("operationId: listPets", "operationId: list: Pets"), errorsFound);
  const line = contract.split("\n").findIndex((text) => text.includes("operationId: listPets")) + 1;
  expect(lastOutput()).toMatch(new RegExp(`✗ contract .*\n {2}openapi/petstore\\.yaml:${line}:\\d+ {2}yaml\n`));
  expect(await serverDocument()).toContain("Bello");
  expect(await mockPets()).toContain("Bello");
});

test("shows line, column and rule of a lint error", async () => {
  const changed = contract.replace("operationId: listPets", "operationId: listPets\n      bogus: 1");
  await save(changed, errorsFound);
  const line = changed.split("\n").indexOf("      bogus: 1") + 1;
  expect(lastOutput()).toContain(`openapi/petstore.yaml:${line}:7  struct`);
});

test("shows file, line and cause in a handler that uses a renamed member", async () => {
  await save(contract.replaceAll("categoryId", "categoryNo"), errorsFound);
  const [, handlers = ""] = lastOutput().split("✗ handlers  ");
  const [, file = "", line, message] = /\n {2}(\S+):(\d+):\d+.*\n(.*)/.exec(handlers) ?? [];
  expect(readFileSync(join(repository.path, file), "utf8").split("\n")[Number(line) - 1]).toContain("categoryId");
  expect(message).toContain("'categoryNo'");
  expect(await serverDocument()).toContain("Bello");
});

test("detects saves by rename and uses the last of two saves", async () => {
  const message = dev.waitForOutput(noErrors);
  outputStart = dev.output().length;
  for (const text of [contract.replaceAll("Rex", "Luna"), contract]) {
    writeFileSync(`${contractFile}~`, text);
    renameSync(`${contractFile}~`, contractFile);
  }
  await message;
  await expect.poll(serverDocument).toContain("Rex");
  await expect.poll(mockPets).toContain("Rex");
});

test("serves and compares a save even if another save follows during the type check", async () => {
  const clientTest = join(repository.path, "packages/client/src/create-store-client.test.ts");
  const [contractShown, message, comparison] = [
    dev.waitForOutput(/(✓ contract)/),
    dev.waitForOutput(noErrors),
    dev.waitForOutput(compared),
  ];
  writeFileSync(contractFile, contract.replaceAll("Rex", "Milo"));
  await contractShown;
  writeFileSync(clientTest, `${readFileSync(clientTest, "utf8")}// saved\n`);
  await message;
  await expect.poll(serverDocument).toContain("Milo");
  await comparison;
});

test("reports a file that codegen did not write, and recovers after its removal", async () => {
  const stray = join(repository.path, "packages/contract/src/generated/notes.txt");
  writeFileSync(stray, "notes");
  await save(contract.replaceAll("Rex", "Luna"), errorsFound);
  expect(lastOutput()).toContain("contains notes.txt, which codegen did not write");
  rmSync(stray);
  await save(contract, noErrors);
  await expect.poll(serverDocument).toContain("Rex");
});

test("reports a syntax error in codegen and recovers after the fix", async () => {
  const locate = join(repository.path, "packages/codegen/src/locate.ts");
  const source = readFileSync(locate, "utf8");
  const message = dev.waitForOutput(errorsFound);
  outputStart = dev.output().length;
  writeFileSync(locate, `${source}const = ;\n`);
  await message;
  expect(lastOutput()).toContain("✗ contract");
  const fixed = dev.waitForOutput(noErrors);
  writeFileSync(locate, source);
  await fixed;
});

test("reports a type error in a handler and serves the handler after the fix", async () => {
  const health = join(repository.path, "apps/server/src/health/health-routes.ts");
  const source = readFileSync(health, "utf8");
  const message = dev.waitForOutput(errorsFound);
  writeFileSync(health, source.replace('status: "ok"', "status: ok"));
  await message;
  expect(dev.output()).toMatch(/apps\/server\/src\/health\/health-routes\.ts:\d+:\d+.*\n.*Cannot find name 'ok'/);
  const served = dev.waitForOutput(/server +│ restarted with the (saved) changes/);
  writeFileSync(health, source.replace('status: "ok"', 'status: "fine"'));
  await served;
  expect(await (await fetch(`http://127.0.0.1:${ports.server}/healthz`)).json()).toEqual({ status: "fine" });
});

test("checks a workspace outside the shared program after a save in it", async () => {
  const dates = join(repository.path, "openapi/rules/dates.ts");
  const source = readFileSync(dates, "utf8");
  outputStart = dev.output().length;
  const message = dev.waitForOutput(errorsFound);
  writeFileSync(dates, `${source}export const mismatch: number = "1";\n`);
  await message;
  expect(lastOutput()).toContain(`openapi/rules/dates.ts:${source.split("\n").length}:14`);
  const fixed = dev.waitForOutput(noErrors);
  writeFileSync(dates, source);
  await fixed;
});

test.skipIf(process.platform !== "linux")("Ctrl-C stops all processes", async () => {
  const running = () => processesOf(repository.path).join("\n");
  for (const app of ["dev", "server", "mock"]) await expect.poll(running).toContain(`apps/${app}/src/main.ts`);
  expect(await dev.stop("SIGINT")).toBe(0);
  await expect.poll(() => processesOf(repository.path)).toEqual([]);
});

/** Saves the contract and waits for the message. */
async function save(text: string, message: RegExp): Promise<void> {
  outputStart = dev.output().length;
  const messageShown = dev.waitForOutput(message);
  writeFileSync(contractFile, text);
  await messageShown;
}

function lastOutput(): string {
  return dev.output().slice(outputStart);
}

async function serverDocument(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${ports.server}/openapi.json`)).text();
}

async function mockPets(): Promise<string> {
  const headers = { Authorization: "Bearer any-token" };
  return (await fetch(`http://127.0.0.1:${ports.mock}/v1/pets`, { headers })).text();
}
