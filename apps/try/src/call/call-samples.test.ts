import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { expect, onTestFinished, test } from "vitest";
import { operationOf, operations } from "../contract/operations.ts";
import { createDraft } from "../request/request-form.tsx";
import { bodyOf, type Call, headersOf, targetOf } from "./call.ts";
import { toClientCode, toCurl } from "./call-samples.ts";

const room = fileURLToPath(new URL("../..", import.meta.url));

const withBigIntegers = callOf("createPet", {
  draft: { parameters: {}, body: '{"name":"Rex","categoryId":9223372036854775807}' },
});
const nameless = callOf("createPet", { draft: { parameters: {}, body: "{}" } });

test("the compiler takes the code of each operation, whatever is given, and refuses a body that the contract refuses", async () => {
  const taken = operations.flatMap(({ id, bodies }) => [
    callOf(id),
    callOf(id, { prefer: "code=500" }),
    ...bodies.map(({ text }) => callOf(id, { draft: { ...callOf(id).draft, body: text } })),
  ]);
  const said = await compile([nameless, withBigIntegers, ...taken]);
  expect(said.match(/^[\w./-]*call-\d+\.ts.*/gm)).toEqual([expect.stringMatching(/call-0\.ts.* is not assignable/)]);
});

test("writes large integers as bigints, and text that is not JSON as text", () => {
  const code = (id: string, body: string, parameters = {}) => toClientCode(callOf(id, { draft: { parameters, body } }));
  expect(toClientCode(withBigIntegers)).toContain("categoryId: 9223372036854775807n\n");
  expect(code("getPet", "", { petId: "-9007199254740993" })).toContain("petId: -9007199254740993n,");
  expect(code("createPet", '{"name":')).toContain('body: "{\\"name\\":",');
});

/** What the compiler says of the code of these calls. */
async function compile(calls: readonly Call[]): Promise<string> {
  mkdirSync(join(room, "node_modules/.cache"), { recursive: true });
  const folder = mkdtempSync(join(room, "node_modules/.cache/client-code-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [index, call] of calls.entries()) writeFileSync(join(folder, `call-${index}.ts`), toClientCode(call));
  const compilerOptions = { lib: ["esnext", "dom"] };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../../../../tsconfig.base.json", compilerOptions, include: ["*.ts"] }),
  );
  const tsc = join(room, "node_modules/.bin/tsc");
  const said = await promisify(execFile)(tsc, ["-p", folder]).catch((error: { stdout: string }) => error);
  return said.stdout;
}

const printing = "curl() { printf '%s\\0' \"$@\"; }";

function argumentsOf(line: string): string[] {
  return execFileSync("sh", ["-c", `${printing}\n${line}`], { encoding: "utf8" })
    .split("\0")
    .slice(0, -1);
}

test.each(operations)("a shell hands curl the request of $id as it is sent", ({ id, method }) => {
  const call = callOf(id, { prefer: "code=503" });
  const body = bodyOf(call);
  expect(argumentsOf(toCurl(call))).toEqual([
    "-i",
    ...(method === "GET" ? [] : ["-X", method]),
    `${sandboxOrigin}${targetOf(call)}`,
    ...headersOf(call).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    ...(body === undefined ? [] : ["--data-raw", body]),
  ]);
});

test("quotes, dollars and line ends in a body stay what they are", () => {
  const body = `{"name": "it's $HOME \\"\`x\`\\" \\\\"\n}`;
  expect(argumentsOf(toCurl(callOf("createPet", { draft: { parameters: {}, body } }))).at(-1)).toBe(body);
});

/** The first call of an operation, with all of its parameters. */
function callOf(id: string, change: Partial<Call> = {}): Call {
  const operation = operationOf(id);
  const parameters = Object.fromEntries(
    operation.parameters.map(({ name, example, choices }) => [name, example === "" ? (choices[0] ?? "") : example]),
  );
  return {
    operation,
    draft: { ...createDraft(operation), parameters },
    caller: { name: "free", key: "as_test_key", perMinute: 60 },
    prefer: "",
    ...change,
  };
}
