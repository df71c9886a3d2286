import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder, libraryPath, writeDocument } from "../test/set-up.ts";
import { generate } from "./generate.ts";
import { writeOutputs } from "./run.ts";

interface Validator {
  (this: unknown, value: unknown): boolean;
  errors?: { instancePath: string; keyword: string }[] | null;
}
type Validators = Record<string, Validator>;

const { files } = await generate(libraryPath);
const author = { name: "Michael Ende" };
const draft = { title: "Momo", shelf: 1, authors: [author] };

async function importValidators(file: string, from = files): Promise<Validators> {
  const folder = createTemporaryFolder();
  writeOutputs(folder, from);
  return ((await import(join(folder, file))) as { validators: Validators }).validators;
}

describe("compiled validators", () => {
  it("run without eval", { timeout: 60_000 }, async () => {
    const folder = createTemporaryFolder();
    writeOutputs(folder, files);
    const program = `import { validators } from "./inputs.js";
import { validators as responses } from "./responses.js";
console.log(validators["addBook.body"].call(undefined, ${JSON.stringify(draft)}), validators["addBook.body"].call(undefined, {}), responses["removeBook.204.headers"].call(undefined, {}));`;
    writeFileSync(join(folder, "program.mjs"), program);
    const flags = ["--disallow-code-generation-from-strings", join(folder, "program.mjs")];
    const { stdout } = await promisify(execFile)(process.execPath, flags);
    expect(stdout).toBe("true false false\n");
  });

  it.each(["inputs.js", "responses.js"])("are a single module without imports: %s", (file) => {
    const code = files.get(file)?.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""') ?? "";
    expect(code).toMatch(/^export \{ validators \};$/m);
    expect(code).not.toMatch(/\bimport\b|require\(/);
  });

  it.each([
    "vErrors === null ? a : vErrors.concat(",
    'key0.replace(/~/g, "~0").replace(/\\//g, "~1")',
    'validate10.call(this, require("ajv/dist/runtime/equal").default',
    "~0",
    "text 0",
    '"\\\u2028\n*/',
  ])("preserve the text %j of a document", async (text) => {
    const schema = { type: "object", properties: { kind: { const: text }, [`a${text}`]: { type: "integer" } } };
    const requestBody = { content: { "application/json": { schema } } };
    const paths = {
      "/things": { post: { operationId: "addThing", requestBody, responses: { 204: { description: "-" } } } },
    };
    const { files } = await generate(writeDocument({ paths }).path);
    const { "addThing.body": validate } = await importValidators("inputs.js", files);
    expect(validate?.({ kind: text, [`a${text}`]: 1 })).toBe(true);
    expect(validate?.({ kind: `${text} ` })).toBe(false);
    expect(validate?.({ [`a${text}`]: "1" })).toBe(false);
    expect(validate?.errors?.map(({ instancePath }) => instancePath)).toEqual([
      `/a${text.replaceAll("~", "~0").replaceAll("/", "~1")}`,
    ]);
  });

  it("exist for parameters and bodies of requests, and for bodies and headers of responses", async () => {
    expect(Object.keys(await importValidators("inputs.js"))).toEqual([
      ...["listBooks.parameters", "addBook.parameters", "addBook.body", "findBook.parameters"],
      ...["replaceBook.parameters", "replaceBook.body", "removeBook.parameters"],
      ...["renewLoan.parameters", "renewLoan.body", "findCopy.parameters"],
    ]);
    const responses = Object.keys(await importValidators("responses.js"));
    expect(responses.filter((name) => /^(removeBook\.204|addBook\.201|unrouted\.40[14])/.test(name))).toEqual([
      ...["addBook.201.body", "addBook.201.headers", "removeBook.204.headers"],
      ...["unrouted.401.body", "unrouted.401.headers", "unrouted.404.body", "unrouted.404.headers"],
    ]);
  });

  it("check the range and the bounds of an int64 exactly", async () => {
    const { "addBook.body": validate } = await importValidators("inputs.js");
    const accepts = (member: object) => validate?.({ ...draft, ...member });
    expect([2n ** 63n - 1n, -(2n ** 63n), 0, -1].map((shelf) => accepts({ shelf }))).toEqual([true, true, true, true]);
    expect([2n ** 63n, -(2n ** 63n) - 1n, 1.5, -0, "1", null, 2 ** 53].map((shelf) => accepts({ shelf }))).toEqual(
      Array(7).fill(false),
    );
    expect([0, 2 ** 53 - 1].map((stock) => accepts({ stock }))).toEqual([true, true]);
    expect([-1, 2n ** 53n].map((stock) => accepts({ stock }))).toEqual([false, false]);
    expect([null, 7, 2n ** 60n].map((loans) => accepts({ loans }))).toEqual([true, true, true]);
    expect([undefined, "", 1.5].map((loans) => accepts({ loans }))).toEqual([true, false, false]);
  });

  it("reject an int64 whose literal is not an integer, and follow references", async () => {
    const { "addBook.body": validate } = await importValidators("inputs.js");
    const nonIntegerLiterals = { has: (container: unknown, key: string) => container === draft && key === "shelf" };
    expect(validate?.call(nonIntegerLiterals, draft)).toBe(false);
    expect(validate?.call(nonIntegerLiterals, { ...draft })).toBe(true);
    expect(validate?.({ ...draft, authors: [{ ...author, born: 1066 }] })).toBe(false);
    const chapters = [{ title: "1", sections: [{ title: "1.1", sections: [{}] }] }];
    expect(validate?.({ ...draft, chapters })).toBe(false);
    expect(validate?.errors?.map(({ instancePath }) => instancePath)).toEqual(["/chapters/0/sections/0/sections/0"]);
  });

  it("report all violations", async () => {
    const { "listBooks.parameters": validate } = await importValidators("inputs.js");
    validate?.({ query: { tag: ["a", "b", "c", "d"], lent: "yes" }, header: {} });
    expect(validate?.errors?.map(({ instancePath }) => instancePath)).toEqual(["/query/tag", "/query/lent", "/header"]);
  });
});
