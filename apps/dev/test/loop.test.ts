import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository } from "./copied-repository.ts";
import { type DevProcess, startDev } from "./dev-process.ts";
import { freePorts } from "./free-ports.ts";
import { processesOf } from "./processes-of.ts";

const repository = copyRepository();
const contractFile = join(repository.path, "openapi/petstore.yaml");
const contract = readFileSync(contractFile, "utf8");
const store = join(repository.path, "apps/server/src/sqlite/pet-row.ts");

const fits = /All fits, (.*) s after the save/;
const judged = /callers .*(since)/;
const toMend = /To mend, (.*) s after the save/;

let dev: DevProcess;
let ports: { server: number; mock: number; docs: number };
let shown = 0;

beforeAll(async () => {
  const [server = 0, mock = 0, docs = 0] = await freePorts(3);
  ports = { server, mock, docs };
  dev = await startDev(repository.path, {
    PORT: String(server),
    MOCK_PORT: String(mock),
    DOCS_PORT: String(docs),
    DATA_DIR: join(repository.path, "data"),
  });
  await dev.next(judged, 170_000);
});
afterAll(async () => {
  await dev.end("SIGKILL").catch(() => {});
  repository.remove();
});

test("a good change is served by server, mock and docs, and what became different is told", async () => {
  await save(contract.replaceAll("Rex", "Bello"), judged);
  expect(lastOutput()).toMatch(/✓ contract {2}.*~ createPet/);
  expect(lastOutput()).toContain("✓ types");
  expect(await serverDocument()).toContain("Bello");
  expect(await mockPets()).toContain("Bello");
  expect(await (await fetch(`http://127.0.0.1:${ports.docs}/`)).text()).toContain("Bello");
  expect(await (await fetch(`http://127.0.0.1:${ports.server}/docs`)).text()).toContain("Bello");
});

test("a YAML that is broken names its line, and the last good contract keeps serving", async () => {
  await save(contract.replace("operationId: listPets", "operationId: list: Pets"), toMend);
  const line = contract.split("\n").findIndex((text) => text.includes("operationId: listPets")) + 1;
  expect(lastOutput()).toMatch(new RegExp(`✗ contract .*\n {2}openapi/petstore\\.yaml:${line}:\\d+ {2}yaml\n`));
  expect(await serverDocument()).toContain("Bello");
  expect(await mockPets()).toContain("Bello");
});

test("a rule of the lint that is broken names line, column and rule", async () => {
  const changed = contract.replace("operationId: listPets", "operationId: listPets\n      bogus: 1");
  await save(changed, toMend);
  const line = changed.split("\n").indexOf("      bogus: 1") + 1;
  expect(lastOutput()).toContain(`openapi/petstore.yaml:${line}:7  struct`);
});

test("a renamed member names handler, line and reason, and the server goes on with what fits", async () => {
  await save(contract.replaceAll("categoryId", "categoryNo"), toMend);
  const [, handlers = ""] = lastOutput().split("✗ handlers  ");
  const [, line, reason] = /sqlite\/pet-row\.ts:(\d+):\d+.*\n(.*)/.exec(handlers) ?? [];
  expect(readFileSync(store, "utf8").split("\n")[Number(line) - 1]).toContain("categoryId");
  expect(reason).toContain("'categoryNo'");
  expect(await serverDocument()).toContain("Bello");
});

test("a file that an editor moves into place is noticed, and of two saves the last one counts", async () => {
  const message = dev.next(fits);
  shown = dev.output().length;
  for (const text of [contract.replaceAll("Rex", "Luna"), contract]) {
    writeFileSync(`${contractFile}~`, text);
    renameSync(`${contractFile}~`, contractFile);
  }
  await message;
  await expect.poll(serverDocument).toContain("Rex");
  await expect.poll(mockPets).toContain("Rex");
});

test("what a save changed is served and judged too where the next one comes while its types are looked at", async () => {
  const clientTest = join(repository.path, "packages/client/src/create-store-client.test.ts");
  const [looking, message, verdict] = [dev.next(/(✓ contract)/), dev.next(fits), dev.next(judged)];
  writeFileSync(contractFile, contract.replaceAll("Rex", "Milo"));
  await looking;
  writeFileSync(clientTest, `${readFileSync(clientTest, "utf8")}// saved\n`);
  await message;
  await expect.poll(serverDocument).toContain("Milo");
  await verdict;
});

test("a file that codegen did not write is named, and the loop goes on without it", async () => {
  const stray = join(repository.path, "packages/contract/src/generated/notes.txt");
  writeFileSync(stray, "notes");
  await save(contract.replaceAll("Rex", "Luna"), toMend);
  expect(lastOutput()).toContain("holds notes.txt, which codegen did not write");
  rmSync(stray);
  await save(contract, judged);
  await expect.poll(serverDocument).toContain("Rex");
});

test("a source of codegen that is broken is named, and the loop goes on once it is mended", async () => {
  const locate = join(repository.path, "packages/codegen/src/locate.ts");
  const source = readFileSync(locate, "utf8");
  const message = dev.next(toMend);
  shown = dev.output().length;
  writeFileSync(locate, `${source}const = ;\n`);
  await message;
  expect(lastOutput()).toContain("✗ contract");
  const mended = dev.next(fits);
  writeFileSync(locate, source);
  await mended;
});

test("a handler that no longer fits is named, and one that fits is served", async () => {
  const health = join(repository.path, "apps/server/src/operations/health.ts");
  const source = readFileSync(health, "utf8");
  const message = dev.next(toMend);
  writeFileSync(health, source.replace('status: "ok"', "status: ok"));
  await message;
  expect(dev.output()).toMatch(/apps\/server\/src\/operations\/health\.ts:\d+:\d+.*\n.*Cannot find name 'ok'/);
  const served = dev.next(/server +│ serves what was (saved)/);
  writeFileSync(health, source.replace('status: "ok"', 'status: "fine"'));
  await served;
  expect(await (await fetch(`http://127.0.0.1:${ports.server}/healthz`)).json()).toEqual({ status: "fine" });
});

test("a room that does not know the contract is checked once something is saved there", async () => {
  const pointer = join(repository.path, "openapi/rules/dates.ts");
  const source = readFileSync(pointer, "utf8");
  shown = dev.output().length;
  const message = dev.next(toMend);
  writeFileSync(pointer, `${source}export const misfit: number = "1";\n`);
  await message;
  expect(lastOutput()).toContain(`openapi/rules/dates.ts:${source.split("\n").length}:14`);
  const mended = dev.next(fits);
  writeFileSync(pointer, source);
  await mended;
});

test.skipIf(process.platform !== "linux")("Ctrl-C ends everything and leaves no process", async () => {
  const running = () => processesOf(repository.path).join("\n");
  for (const app of ["dev", "server", "mock"]) await expect.poll(running).toContain(`apps/${app}/src/main.ts`);
  expect(await dev.end("SIGINT")).toBe(0);
  await expect.poll(() => processesOf(repository.path)).toEqual([]);
});

/** Saves the contract and waits for the message. */
async function save(text: string, message: RegExp): Promise<void> {
  shown = dev.output().length;
  const told = dev.next(message);
  writeFileSync(contractFile, text);
  await told;
}

function lastOutput(): string {
  return dev.output().slice(shown);
}

async function serverDocument(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${ports.server}/openapi.json`)).text();
}

async function mockPets(): Promise<string> {
  const headers = { Authorization: "Bearer any-token" };
  return (await fetch(`http://127.0.0.1:${ports.mock}/v1/pets`, { headers })).text();
}
