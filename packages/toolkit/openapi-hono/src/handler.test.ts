import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findDefinition } from "@animal-store/codegen/test/find-definition";
import { expect, it, onTestFinished } from "vitest";
import { generateCode } from "../test/mount-document.ts";

const generatedTypes = readFileSync(
  fileURLToPath(import.meta.resolve("@animal-store/codegen/test/generated/library/types.ts")),
  "utf8",
);

it("leads from a handler to the type of its operation, whose JSDoc names the line of the document", {
  timeout: 60_000,
}, () => {
  const file = fileURLToPath(new URL("../test/handlers.ts", import.meta.url));
  onTestFinished(() => rmSync(file));
  writeFileSync(
    file,
    `import type { Handlers } from "../src/index.ts";
import type { contract } from "@animal-store/codegen/test/generated/library/contract.ts";
export const handlers: Pick<Handlers<typeof contract, undefined, never>, "addBook"> = {
  addBook: ({ reply }) => reply(201, {} as never, {} as never),
};
`,
  );
  const definition = findDefinition(file, "addBook: (");
  expect(definition?.file).toBe("types.ts");
  expect(generatedTypes.split("\n")[(definition?.line ?? 0) - 1]).toBe("    addBook: {");
  expect(definition?.hover).toMatch(/`POST \/books`\n@source library\.yaml:\d+$/);
});

const json = (schema: object) => ({ description: "A JSON.", content: { "application/json": { schema } } });
const note = json({ type: "object", required: ["id"], properties: { id: { type: "integer" } } });
const problem = json({ type: "object", required: ["title"], properties: { title: { type: "string" } } });

// Next to a success, `default` describes the errors. Without one, it describes every status.
const rows: readonly [keys: readonly string[], wrong: string, named: string | undefined][] = [
  [["201"], "reply(200, { id: 1 })", "201 | 300"],
  [["404", "202", "4XX"], "reply(200, { id: 1 })", "202 | 300"],
  [["200", "201"], "reply(202, { id: 1 })", "200 | 201 | 300"],
  [["2XX"], "reply(600, { title: '' })", "200 | 201 | 202"],
  [["201"], "replyError(200, '')", "400 | 401"],
  [[], "reply(200, { title: '' })", undefined],
  [["404"], "reply(200, { title: '' })", undefined],
];

it("with default, the compile error for an undocumented success names the documented ones", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(fileURLToPath(new URL("../test", import.meta.url)), "output-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const toOperation = (keys: readonly string[], index: number) => {
    const documented = keys.map((key) => [key, key.startsWith("2") ? note : problem]);
    const responses = { ...Object.fromEntries(documented), default: problem };
    return [`/p${index}`, { post: { operationId: `p${index}`, responses } }];
  };
  const paths = Object.fromEntries(rows.map(([keys], index) => toOperation(keys, index)));
  const file = join(folder, "document.json");
  writeFileSync(file, JSON.stringify({ openapi: "3.1.0", info: { title: "Notes", version: "1" }, paths }));
  await generateCode(file, join(folder, "generated"));
  const handlers = rows.map(
    ([, wrong], index) => `export const p${index}: All["p${index}"] = (request) => request.${wrong};`,
  );
  const head = [
    'import type { Handlers } from "../../src/index.ts";',
    'import type { contract } from "./generated/contract.ts";',
    "type All = Handlers<typeof contract, unknown, never>;",
  ];
  writeFileSync(join(folder, "handlers.ts"), [...head, ...handlers, ""].join("\n"));
  const settings = { extends: "../../../../../tsconfig.browser.json", include: ["."], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ ...settings, compilerOptions: { noEmit: true } }));
  const compiler = fileURLToPath(new URL("../node_modules/.bin/tsc", import.meta.url));
  const compiled = promisify(execFile)(compiler, ["-p", folder, "--checkers", "1"]);
  const { stdout } = await compiled.catch((cause: { stdout: string }) => cause);
  const errors = rows.map(([, , named = ""], index) => {
    const line = stdout.split("\n").find((each) => each.includes(`handlers.ts(${index + head.length + 1},`));
    return line?.replace(/^.*parameter of type '/, "").slice(0, named.length);
  });
  expect(errors).toEqual(rows.map(([, , named]) => named));
});
