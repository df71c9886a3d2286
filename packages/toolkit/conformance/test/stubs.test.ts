import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { generate } from "@animal-store/codegen";
import { type Contract, mountContract, type Validators } from "@animal-store/openapi-hono";
import { createStubs, type StubRequest } from "@animal-store/openapi-hono/examples";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import {
  type Implementation,
  listInvalidExamples,
  readGaps,
  toStubs,
  updateGaps,
  withServedParts,
} from "../src/implementation.ts";
import { loadApiDocument, runConformance } from "../src/index.ts";
import { serve } from "./serve.ts";

const item = "{ application/json: { schema: { $ref: '#/components/schemas/Item' }, example: { id: 1, name: Lamp } } }";
const list = `{ application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Item' } } } }`;
const body = "{ required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NewItem' } } } }";
/** Has a collection, parts that codegen leaves out, and examples that break their schemas. */
const yaml = `
openapi: 3.1.0
info: { title: Items, version: '1' }
security: [{ token: [] }]
paths:
  /items:
    get:
      operationId: listItems
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 5, default: 1 } }
        - { name: name, in: query, schema: { type: string } }
        - { name: left, in: query, schema: { type: array, items: { type: array, items: { type: string } } } }
      responses:
        '200': { description: Items., content: ${list} }
        '400': { description: Wrong., headers: { X-Trace: { required: true, schema: { type: string } } } }
    post:
      operationId: addItem
      requestBody: ${body}
      responses: { '201': { description: Added., content: ${item} } }
  /items/{itemId}:
    parameters: [{ name: itemId, in: path, required: true, schema: { type: integer } }]
    get: { operationId: getItem, responses: { '200': { description: An item., content: ${item} } } }
    put: { operationId: putItem, requestBody: ${body}, responses: { '200': { description: Changed., content: ${item} } } }
    patch: { operationId: patchItem, requestBody: ${body}, responses: { '200': { description: Changed., content: ${item} } } }
    delete: { operationId: removeItem, responses: { '204': { description: Removed. } } }
  /reports:
    get:
      operationId: getReport
      responses:
        '200':
          description: A report.
          content: { application/json: { schema: { not: {} }, example: { title: wrong } } }
  /failures: { get: { operationId: fail, responses: { '404': { description: Always. } } } }
  /items?draft=true: { get: { operationId: listDrafts, responses: { '200': { description: Drafts. } } } }
  /elsewhere:
    get: { operationId: getOther, servers: [{ url: /other }], responses: { '200': { description: Elsewhere. } } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    NewItem: { type: object, required: [name], properties: { name: { type: string, maxLength: 20 } } }
    Item: { allOf: [{ $ref: '#/components/schemas/NewItem' }, { required: [id], properties: { id: { type: integer, readOnly: true } } }] }
`;

const folder = mkdtempSync(join(tmpdir(), "stubs-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "openapi.yaml");
writeFileSync(file, yaml);
writeFileSync(join(folder, "package.json"), '{"type":"module"}');
const { files } = await generate(file);
for (const [name, text] of files) writeFileSync(join(folder, name), text);
const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
const contract: Contract = (await load("contract.ts")).contract;
const { documentJson } = await load("document.ts");
const [requestValidators, responseValidators]: Validators[] = [
  (await load("inputs.js")).validators,
  (await load("responses.js")).validators,
];
const { stub, findProblem } = createStubs({ contract, documentJson, responseValidators: responseValidators ?? {} });
const whole = loadApiDocument(file);
const document = withServedParts(whole, contract);
const ids = Object.keys(contract.operations);
const invalidExamples = listInvalidExamples(whole, contract);
const reasons = Object.fromEntries(ids.map((id) => [id, findProblem(id) ?? "responds with the example"]));

/** Tests a service. @param handlers those that are no stubs @returns the checks with findings */
async function test({
  handlers = {},
  stubs = reasons,
  validators = requestValidators,
  tested = document,
}: Options = {}) {
  const { fetch } = mountContract<Contract, object, never>({
    contract,
    requestValidators: validators,
    responseValidators,
    authenticate: (credentials: object) =>
      JSON.stringify(credentials).includes('"test"') ? { context: {}, scopes: [] } : undefined,
    handlers: { ...Object.fromEntries(ids.map((id) => [id, stub])), ...handlers },
  } as never);
  const baseUrl = await serve(getRequestListener(fetch));
  const setup = { headers: { Authorization: "Bearer test" }, stubs };
  const isSelected = ({ id }: { readonly id: string }) => invalidExamples[id] === undefined;
  const { findings, results } = await runConformance({ document: tested, baseUrl, seed: 1, setup, isSelected });
  expect(results.filter(({ skipReason }) => skipReason === undefined).length).toBeGreaterThan(150);
  return findings.map(({ check, operations }) => `${check} ${operations}`);
}

interface Options {
  readonly handlers?: object;
  readonly stubs?: Readonly<Record<string, string>>;
  readonly validators?: Validators | undefined;
  readonly tested?: typeof document;
}

it("reports nothing for a service that has only stubs", async () => {
  expect(await test()).toEqual([]);
});

it("reports the missing logic of an operation that is not listed as a stub", async () => {
  for (const id of ["addItem", "putItem", "patchItem", "removeItem"]) {
    const { [id]: _, getItem, listItems, addItem, ...stubs } = reasons;
    expect({ id, findings: await test({ stubs }) }).not.toEqual({ id, findings: [] });
  }
});

it("reports a stub whose service accepts invalid requests", async () => {
  const validators = Object.fromEntries(Object.keys(requestValidators ?? {}).map((name) => [name, () => true]));
  expect(await test({ validators })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^accepts-invalid .*POST \/items/)]),
  );
});

it("reports nothing for an implemented operation next to stubs", async () => {
  const items = new Map<number, object>();
  const add = ({ body: members, reply }: StubRequest & { reply: (status: number, content: object) => never }) => {
    const added = { id: items.size + 1, name: (members as { name: string }).name };
    items.set(added.id, added);
    return reply(201, added);
  };
  const { addItem, ...stubs } = reasons;
  expect(await test({ handlers: { addItem: add }, stubs })).toEqual([]);
});

it("tests the parts that codegen left out only without the generated contract", async () => {
  expect(document.operations.map(({ id }) => id)).not.toEqual(expect.arrayContaining(["listDrafts"]));
  expect(await test({ tested: whole })).toEqual(expect.arrayContaining([expect.stringContaining("draft=true")]));
});

it("lists the examples of served operations that break their schemas", () => {
  expect(invalidExamples).toEqual({ "examples/getReport/200/example": 'must NOT be valid, got {"title":"wrong"}' });
});

const baseline = join(folder, "baseline.json");
const writeBaseline = (stubs: object, examples: object = invalidExamples) =>
  writeFileSync(baseline, JSON.stringify({ stubs, invalidExamples: examples }));
const update = (stubs: readonly string[], fixed: readonly string[] = []) => {
  const implementation: Implementation = { contract, stubs, baseline };
  const gaps = readGaps(implementation);
  return { problems: updateGaps(implementation, gaps, fixed), setup: toStubs(implementation, gaps) };
};
afterEach(() => vi.unstubAllEnvs());

it("names a stub that is not in the baseline", () => {
  vi.stubEnv("CI", "");
  writeBaseline({ fail: "later" });
  const { problems, setup } = update(["fail", "addItem"]);
  expect(problems).toEqual([
    `addItem is a stub, but not in ${baseline}. Implement it, or add it to "stubs" with a reason.`,
  ]);
  expect(setup).toEqual({ "GET /failures": "later", "POST /items": "is not in the baseline" });
});

it("removes implemented operations and fixed examples from the baseline, and fails in CI", () => {
  writeBaseline({ fail: "later", addItem: "later" });
  const before = readFileSync(baseline, "utf8");
  const [example = ""] = Object.keys(invalidExamples);
  vi.stubEnv("CI", "true");
  expect(update(["fail"], [example]).problems).toEqual(
    ["addItem", example].map((id) => `${id} has no gap: remove it from ${baseline}, as npm test does without CI.`),
  );
  expect(readFileSync(baseline, "utf8")).toBe(before);
  vi.stubEnv("CI", "");
  expect(update(["fail"], [example]).problems).toEqual([]);
  expect(JSON.parse(readFileSync(baseline, "utf8"))).toEqual({ stubs: { fail: "later" }, invalidExamples: {} });
});
