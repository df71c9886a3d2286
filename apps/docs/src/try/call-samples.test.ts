import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { contract } from "@animal-store/contract";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { expect, onTestFinished, test } from "vitest";
import { toSamples } from "../samples/operation-samples.ts";
import { type Call, createDraft, toBody, toHeaders, toRequestTarget } from "./call.ts";
import { toLiteral } from "./call-samples.ts";
import { findOperation, operations } from "./operations.ts";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

const samplesOf = (call: Call) => toSamples(call, sandboxOrigin, contract.basePath);
const toClientCode = (call: Call) => samplesOf(call).ts;
const toCurl = (call: Call) => samplesOf(call).sh;

const callWithBigIntegers = createCall("createPet", {
  draft: { parameters: {}, body: '{"name":"Rex","categoryId":9223372036854775807}' },
});
const callWithoutName = createCall("createPet", { draft: { parameters: {}, body: "{}" } });

test("the code of each operation compiles, and a body without a required member does not", async () => {
  const validCalls = operations.flatMap(({ id, bodies }) => [
    createCall(id),
    createCall(id, { prefer: "code=500" }),
    ...bodies.map(({ text }) => createCall(id, { draft: { ...createCall(id).draft, body: text } })),
  ]);
  const output = await compile([callWithoutName, callWithBigIntegers, ...validCalls]);
  expect(output.match(/^[\w./-]*call-\d+\.ts.*/gm)).toEqual([
    expect.stringMatching(/call-0\.ts.* is missing the following properties/),
  ]);
});

test("writes large integers as bigints, and text that is not JSON as text", () => {
  const toCode = (id: string, body: string, parameters = {}) =>
    toClientCode(createCall(id, { draft: { parameters, body } }));
  expect(toClientCode(callWithBigIntegers)).toContain("categoryId: 9223372036854775807n,\n");
  expect(toCode("getPet", "", { petId: "-9007199254740993" })).toContain("petId: -9007199254740993n,");
  expect(toCode("createPet", '{"name":')).toContain('createPet("{\\"name\\":")');
});

test("quotes names that are not identifiers", () => {
  expect(toLiteral({ name: "Rex", "Idempotency-Key": ["a", { b: null }] })).toBe(
    '{\n  name: "Rex",\n  "Idempotency-Key": [\n    "a",\n    {\n      b: null,\n    },\n  ],\n}',
  );
});

test("repeats an array parameter for each item", () => {
  const call = createCall("listPets", { draft: { parameters: { id: "3, 9223372036854775807" }, body: "" } });
  expect(toRequestTarget(call)).toBe("/v1/pets?id=3&id=9223372036854775807");
  expect(toClientCode(call)).toContain("id: [\n    3,\n    9223372036854775807n,\n  ],");
});

/** Compiles the code of these calls. @returns the output of tsc */
async function compile(calls: readonly Call[]): Promise<string> {
  mkdirSync(join(packageFolder, "node_modules/.cache"), { recursive: true });
  const folder = mkdtempSync(join(packageFolder, "node_modules/.cache/client-code-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [index, call] of calls.entries()) writeFileSync(join(folder, `call-${index}.ts`), toClientCode(call));
  const compilerOptions = { lib: ["esnext", "dom"], types: ["node"] };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../../../../tsconfig.base.json", compilerOptions, include: ["*.ts"] }),
  );
  const tsc = join(packageFolder, "node_modules/.bin/tsc");
  const result = await promisify(execFile)(tsc, ["-p", folder]).catch((error: { stdout: string }) => error);
  return result.stdout;
}

const fakeCurl = "KEY=as_test_key; curl() { printf '%s\\0' \"$@\"; }";

function parseArguments(line: string): string[] {
  return execFileSync("sh", ["-c", `${fakeCurl}\n${line}`], { encoding: "utf8" })
    .split("\0")
    .slice(0, -1);
}

test.each(operations)("a shell passes the request of $id to curl unchanged", ({ id }) => {
  const call = createCall(id, { prefer: "code=503" });
  const body = toBody(call);
  expect(parseArguments(toCurl(call))).toEqual([
    ...toHeaders(call).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    ...(body === undefined ? [] : ["-d", JSON.stringify(JSON.parse(body))]),
    `${sandboxOrigin}${toRequestTarget(call)}`,
  ]);
});

test("preserves quotes, dollar signs and line breaks in a body, and large integers", () => {
  const body = `{"name": "it's $HOME \\"\`x\`\\" \\\\"\n`;
  expect(parseArguments(toCurl(createCall("createPet", { draft: { parameters: {}, body } })))).toContain(
    body.trimEnd(),
  );
  for (const sample of Object.values(samplesOf(callWithBigIntegers))) expect(sample).toContain("9223372036854775807");
});

test("samples for a call without a key send no key", () => {
  const call = createCall("listPets", { caller: { name: "no key", key: undefined, perMinute: undefined } });
  for (const sample of Object.values(samplesOf(call))) expect(sample).not.toMatch(/KEY|Authorization/);
});

/** Creates a call of an operation with all its parameters. */
function createCall(id: string, overrides: Partial<Call> = {}): Call {
  const operation = findOperation(id);
  const parameters = Object.fromEntries(
    operation.parameters.map(({ name, example, choices }) => [name, example === "" ? (choices[0] ?? "") : example]),
  );
  return {
    operation,
    draft: { ...createDraft(operation), parameters },
    caller: { name: "free", key: "as_test_key", perMinute: 60 },
    prefer: "",
    ...overrides,
  };
}
