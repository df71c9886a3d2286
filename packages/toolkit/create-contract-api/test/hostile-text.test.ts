import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { generate } from "@animal-store/codegen";
import ts from "typescript";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { createRepository } from "../src/create-repository.ts";
import { runCommand } from "./run-command.ts";

// In the package, so that the new repositories find its dependencies.
const output = mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
afterAll(() => rmSync(output, { recursive: true }));

// The members of an object keep a text that is no identifier as a text in each document.
const harmless = " é";
const code = "globalThis.injected=1";
const payloads = {
  "a line feed": `\n${code}//`,
  "a carriage return": `\r${code}//`,
  "a line separator": `\u2028${code}//`,
  "a paragraph separator": `\u2029${code}//`,
  "the end of a comment": `*/${code}/*`,
  "a template": `\`+(${code})+\`\${${code}}`,
  "double quotes": `"+(${code})+"`,
  "single quotes": `'+(${code})+'`,
  backslashes: `\\"+(${code})+\\'\\\``,
  markup: `</script><script>${code}</script><!--`,
  "Markdown and shell commands": `\n\n\`\`\`sh\n${code}\n\`\`\`\n![a](b)$(touch a)`,
  "a NUL and an encoded line feed": `\0%0a${code}`,
  "patterns of replacements": `$&$\`$'$1$TITLE\n  setup: ${code},\n`,
  "types that codegen rewrites": `\rtype WithRequired<T, K extends keyof T> = T`,
  "code that codegen rewrites": `\rvErrors === null ? a : vErrors.concat(require("a")`,
  "words that the handlers use": " stub omit components path. body reply(",
};

const trees = await readTrees(harmless);

it.each(Object.entries(payloads))("writes no code for %s in a text of a document", async (_, payload) => {
  expect(await readTrees(payload)).toEqual(trees);
});

// No file name contains a slash or a NUL.
it.each(Object.values(payloads).map((payload) => payload.replaceAll(/[/\0]/g, ";")))(
  "writes no code for the file name %j",
  async (payload) => {
    expect(await readGeneratedTrees(`doc${payload}.json`)).toEqual(await readGeneratedTrees("doc.json"));
  },
);

it.each(["`touch injected`", "$(touch injected)", "';touch injected;'", '"; touch injected; "', "\ntouch injected\n"])(
  "prints a curl command that does not run %j",
  async (payload) => {
    const { paths, ...document } = createDocument(harmless);
    const schemes = { key: { type: "apiKey", in: "header", name: `X-Key${payload}` } };
    const path = join(output, "curl.json");
    writeFileSync(
      path,
      JSON.stringify({ ...document, paths, components: { ...document.components, securitySchemes: schemes } }),
    );
    const { stdout } = await runCommand([mkdtempSync(join(output, "curl-")), "--from", path, "--no-install"]);
    const command = /^ {2}curl [\s\S]*?(?=\n {2}npm test)/m.exec(stdout)?.[0];
    if (command) execFileSync("bash", ["-c", command.replace("curl", ":")], { cwd: output });
    expect(existsSync(join(output, "injected"))).toBe(false);
  },
);

it("writes a title as one heading of the README, without markup", async () => {
  const folder = mkdtempSync(join(output, "repository-"));
  const path = join(output, "title.json");
  writeFileSync(path, JSON.stringify(createDocument(Object.values(payloads).join(""))));
  await createRepository(folder, path);
  const [heading = ""] = readFileSync(join(folder, "README.md"), "utf8").split(/\r|\n/);
  expect(heading).toContain(code);
  expect(heading.replaceAll(/\\[!-/:-@[-`{-~]/g, "")).toMatch(/^# [^`<>*_[\]!&]*$/);
});

it.each(["-rf", "$(touch injected)`touch injected`", "a b\n  touch injected\n"])(
  "prints a command that enters the folder %j",
  async (name) => {
    const previous = process.cwd();
    const cwd = mkdtempSync(join(output, "folder-"));
    process.chdir(cwd);
    onTestFinished(() => process.chdir(previous));
    const { stdout } = await runCommand(["--no-install", "--", name]);
    const [command = ""] = /^ {2}cd [\s\S]*?(?=\n {2}npm install)/m.exec(stdout) ?? [];
    const entered = execFileSync("bash", ["-c", `${command} && pwd`], { cwd, encoding: "utf8" });
    expect(entered).toBe(`${join(cwd, name)}\n`);
    expect(stdout).not.toMatch(/^ {2}touch/m);
    expect(readdirSync(cwd)).toEqual([name]);
  },
);

/** Returns the syntax trees of the code of a new repository, without texts, and its other files, except the contract, the baseline and the title. */
async function readTrees(text: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(output, "repository-"));
  const path = join(output, "doc.json");
  writeFileSync(path, JSON.stringify(createDocument(text)));
  await createRepository(folder, path);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return Object.fromEntries(
    paths
      .filter((file) => !["openapi.yaml", "test/baseline.json"].includes(file))
      .sort()
      .map((file) => [file, toStructure(file, readFileSync(join(folder, file), "utf8"))]),
  );
}

function toStructure(file: string, content: string): string {
  if (/\.[cm]?[jt]s$/.test(file)) return parseTree(file, content);
  return content.replace(/^# .*\n/, "").replace(/"name": "repository-.*"/, "");
}

async function readGeneratedTrees(name: string): Promise<[string, string][]> {
  const path = join(output, name);
  writeFileSync(path, JSON.stringify(createDocument(harmless)));
  const { files } = await generate(path);
  return Array.from(files, ([file, content]) => [file, parseTree(file, content)]);
}

function parseTree(file: string, content: string): string {
  return formatTree(ts.createSourceFile(file, content, ts.ScriptTarget.Latest));
}

function formatTree(node: ts.Node): string {
  const children: string[] = [];
  ts.forEachChild(node, (child) => void children.push(formatTree(child)));
  return `${node.kind}${children.length > 0 ? `(${children.join(" ")})` : ""}`;
}

/** Returns a document that contains a text in each place that takes any text. */
function createDocument(text: string) {
  // A member with a NUL has no column.
  const name = `name${text.replaceAll("\0", ";")}`;
  const gone = `gone${text}`;
  const taken = `taken${text}`;
  const docs = { url: `https://example.com/${text}`, description: text };
  const item = {
    title: text,
    description: text,
    type: "object",
    required: ["id", name],
    properties: {
      id: { type: "integer", description: text, examples: [1] },
      [name]: { type: "string", description: text, default: text, examples: [text], "x-note": text },
      kind: { type: "string", enum: [text, "b"], externalDocs: docs, $comment: text },
      matching: { type: "string", pattern: text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, "\\$&") },
      unknown: { type: "string", format: text },
      fixed: { const: text },
      map: { type: "object", additionalProperties: { type: "string" }, example: { [text]: text } },
    },
    example: { id: 1, [name]: text, kind: text },
  };
  const content = (schema: object) => ({ "application/json": { schema, examples: { first: { summary: text } } } });
  const response = (schema: object) => ({
    description: text,
    links: { [name]: { operationId: text, description: text, parameters: { [text]: text } } },
    headers: { "X-Note": { description: text, schema: { type: "string", example: text } } },
    content: content(schema),
  });
  const reference = { $ref: "#/components/schemas/Item" };
  const operation = (id: string) => ({
    operationId: `${id}${text}`,
    summary: text,
    description: text,
    tags: [text],
    externalDocs: docs,
  });
  const problem = { description: text, "x-error-codes": [gone], content: content({ type: "object" }) };
  return {
    openapi: "3.1.0",
    info: {
      title: text,
      summary: text,
      description: text,
      termsOfService: text,
      version: `1${text}`,
      contact: { name: text, url: text, email: text },
      license: { name: text, url: text },
    },
    servers: [
      { url: "/v1", description: text },
      { url: `https://{stage}/${text}`, variables: { stage: { default: text, enum: [text], description: text } } },
    ],
    externalDocs: docs,
    tags: [{ name: text, description: text, externalDocs: docs }],
    webhooks: { [name]: { post: { ...operation("notify"), responses: { 200: { description: text } } } } },
    "x-any": { [text]: text },
    "x-error-codes": { [gone]: { status: 404, description: text }, [taken]: { status: 409, description: text } },
    paths: {
      "/items": {
        summary: text,
        get: {
          ...operation("listItems"),
          parameters: [
            {
              name: `q${text}`,
              in: "query",
              description: text,
              example: text,
              schema: { type: "string", default: text },
            },
          ],
          responses: { 200: response({ type: "array", items: reference }) },
        },
        post: {
          ...operation("addItem"),
          requestBody: { required: true, description: text, content: content(reference) },
          responses: { 201: response(reference), 409: { ...problem, "x-error-codes": [taken] } },
        },
      },
      [`/items/{${text.replaceAll(/[{}/?#]/g, "")}id}`]: {
        parameters: [
          {
            name: `${text.replaceAll(/[{}/?#]/g, "")}id`,
            in: "path",
            required: true,
            description: text,
            schema: { type: "integer" },
          },
        ],
        get: {
          ...operation("getItem"),
          security: [{ login: [text] }],
          responses: { 200: response(reference), 404: problem },
        },
        delete: { ...operation("removeItem"), responses: { 204: { description: text }, 404: problem } },
      },
    },
    components: {
      schemas: { Item: item },
      examples: { named: { summary: text, description: text, value: { [text]: text } } },
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: "X-Key", description: text },
        login: {
          type: "oauth2",
          description: text,
          flows: { clientCredentials: { tokenUrl: text, refreshUrl: text, scopes: { [text]: text } } },
        },
        other: { type: "openIdConnect", openIdConnectUrl: text },
        bearer: { type: "http", scheme: "bearer", bearerFormat: text },
      },
    },
  };
}
