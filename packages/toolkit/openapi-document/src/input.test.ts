import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { DocumentError, listOperations, loadDocument, openInput, resolvePointer } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "openapi-input-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const head = 'openapi: 3.1.0\ninfo: { title: Shelves, version: "1" }\n';

async function serve(respond: RequestListener): Promise<string> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves texts by path. A text that begins with `> ` is a redirect. */
async function serveTexts(texts: Readonly<Record<string, string>>): Promise<string> {
  return serve(({ url = "" }, response) => {
    const text = texts[url];
    if (text === undefined) response.writeHead(404).end("none");
    else if (text.startsWith("> ")) response.writeHead(302, { Location: text.slice(2) }).end();
    else response.end(text);
  });
}

async function failure(promise: Promise<unknown>): Promise<string> {
  const error = await promise.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(DocumentError);
  return (error as Error).message;
}

describe("a URL", () => {
  it("is downloaded with the files of its origin that it references, each once", async () => {
    const requests: string[] = [];
    const texts: Record<string, string> = {
      "/api/openapi.yaml": `${head}paths:
  /shelves: { $ref: "parts/paths.yaml#/shelves" }
  /sizes: { $ref: "/parts/paths.yaml#/sizes" }
`,
      "/api/parts/paths.yaml": "shelves: { get: { responses: { 200: { $ref: '../responses.yaml' } } } }\n",
      "/parts/paths.yaml": "sizes: { get: { responses: { 200: { $ref: '/api/responses.yaml' } } } }\n",
      "/api/responses.yaml": "description: Done.\ncontent:\n  text/plain:\n    schema: { type: text }\n",
    };
    const origin = await serve(({ url = "" }, response) => {
      requests.push(url);
      response.end(texts[url]);
    });
    const lines: string[] = [];
    const input = await openInput(`${origin}/api/openapi.yaml#here`, { log: (line) => lines.push(line) });
    const document = loadDocument(input);
    expect(listOperations(document).map(({ label }) => label)).toEqual(["GET /shelves", "GET /sizes"]);
    expect(requests.sort()).toEqual(Object.keys(texts).sort());
    expect(lines[0]).toBe(`Downloaded ${origin}/api/openapi.yaml (0.2 kB).`);
    const [operation] = listOperations(document);
    const { 200: response } = (operation?.node.responses ?? {}) as Record<string, unknown>;
    expect(document.locate(document.resolve(response), "content")).toMatchObject({
      file: `${origin}/api/responses.yaml`,
      line: 2,
    });
  });

  it("is not downloaded again for references by $self", async () => {
    const $self = "https://shelves.example/v1/openapi";
    const references = `{ a: { $ref: "openapi#/info" }, b: { $ref: "${$self}#/info" } }`;
    const text = `openapi: 3.2.0\n$self: ${$self}\ninfo: { title: Shelves }\nx-a: {}\ncomponents: { schemas: ${references} }\n`;
    const origin = await serveTexts({ "/openapi.yaml": text });
    const lines: string[] = [];
    await openInput(`${origin}/openapi.yaml`, { log: (line) => lines.push(line) });
    expect(lines).toEqual([expect.stringMatching(/^Downloaded .*openapi\.yaml \(0\.2 kB\)\.$/)]);
  });

  it("must have a host", async () => {
    expect(await failure(openInput("http://"))).toBe("http:// is no URL. Correct it, or pass a file.");
  });

  it("rejects references to another origin and to files that are missing", async () => {
    const secret = await serveTexts({ "/secret.yaml": "type: string" });
    for (const $ref of [`${secret}/secret.yaml`, "missing.yaml", "file:///etc/passwd"]) {
      const origin = await serveTexts({ "/a.yaml": `${head}components: { schemas: { A: { $ref: "${$ref}" } } }\n` });
      const lines: string[] = [];
      const input = await openInput(`${origin}/a.yaml`, { log: (line) => lines.push(line) });
      const problem = $ref === "missing.yaml" ? "has no target. Correct it." : "is a URL, which is not fetched.";
      expect(() => loadDocument(input)).toThrow(`${origin}/a.yaml:3:31: $ref "${$ref}" ${problem}`);
      if ($ref === "missing.yaml")
        expect(lines.at(-1)).toBe(`${origin}/missing.yaml responded with 404 Not Found. Check the URL.`);
    }
  });

  it("names the target of a redirect, which is not followed", async () => {
    const other = await serveTexts({ "/a.yaml": head });
    const origin = await serveTexts({ "/moved.yaml": "> /a.yaml", "/a.yaml": head, "/away.yaml": `> ${other}/a.yaml` });
    for (const [path, target] of Object.entries({ "/moved.yaml": origin, "/away.yaml": other }))
      expect(await failure(openInput(origin + path))).toBe(
        `${origin}${path} redirects to ${target}/a.yaml. Pass that URL.`,
      );
  });

  it("reports what is wrong with its response", async () => {
    const origin = await serveTexts({ "/page": "\n<!doctype html>\n<p>Log in</p>", "/text": "openapi", "/empty": "" });
    const load = async (path: string) => loadDocument(await openInput(`${origin}${path}`));
    expect(await failure(load("/none"))).toBe(`${origin}/none responded with 404 Not Found. Check the URL.`);
    expect(await failure(load("/page"))).toBe(
      `${origin}/page:2:1: contains HTML or XML. Pass an OpenAPI document in YAML or JSON.`,
    );
    expect(await failure(load("/text"))).toContain(`${origin}/text:1:1: contains no OpenAPI document`);
    expect(await failure(load("/empty"))).toBe(`${origin}/empty:1:1: is empty. Pass an OpenAPI document.`);
  });

  it("has limits of time, size and files", async () => {
    const origin = await serve(({ url = "" }, response) => {
      if (url.startsWith("/chain")) response.end(`$ref: /chain${Number(url.slice(6)) + 1}`);
      else if (url === "/second") response.end("$ref: /silent");
      else if (url === "/large") response.end("x".repeat(2000));
      // Otherwise no response.
    });
    const limits = { timeoutMs: 20_000, bytes: 1000, files: 3 };
    expect(await failure(openInput(`${origin}/large`, { limits }))).toContain("has more than 0.001 MB.");
    for (const name of ["silent", "second"])
      expect(await failure(openInput(`${origin}/${name}`, { limits: { ...limits, timeoutMs: 200 } }))).toBe(
        `${origin}/silent did not respond within 0.2 s. Try again, or pass a file.`,
      );
    expect([...(await openInput(`${origin}/chain1`, { limits })).texts.keys()]).toHaveLength(3);
  });

  it("without a server names the reason and the next step", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    const next = "Check the URL and the network, or pass a file.";
    expect(await failure(openInput(`http://127.0.0.1:${port}/a.yaml`))).toBe(
      `http://127.0.0.1:${port}/a.yaml cannot be downloaded: connect ECONNREFUSED 127.0.0.1:${port}. ${next}`,
    );
  });
});

it("reads the standard input, whose references lead to the current folder", async () => {
  async function* stdin() {
    yield* [head.slice(0, 20), Buffer.from(`${head.slice(20)}x-a: { $ref: "nowhere.yaml" }\n`)];
  }
  const document = loadDocument(await openInput("-", { stdin: stdin() }));
  expect(document.file).toBe("stdin.yaml");
  expect(() => document.resolve(document.root["x-a"])).toThrow("stdin.yaml:3:8: the file nowhere.yaml does not exist.");
});

it("reads the document of a folder", async () => {
  const path = write("folder/swagger.json", '{"swagger": "2.0"}');
  expect(loadDocument(join(folder, "folder")).file).toBe(path);
  write("folder/openapi.yaml", head);
  expect(await failure(openInput(join(folder, "folder")))).toContain("contains openapi.yaml and swagger.json.");
  const problem = "is a folder without an openapi.yaml. Pass the path of an OpenAPI document.";
  expect(await failure(openInput(folder))).toBe(`${folder} ${problem}`);
});

it.each([
  [
    "UTF-16 with a byte order mark",
    Buffer.from(`\ufeff${head}`, "utf16le"),
    ":1:1: is not UTF-8, but probably UTF-16.",
  ],
  ["UTF-16 without one", Buffer.from(head, "utf16le"), ":1:1: is not UTF-8, but probably UTF-16."],
  ["an empty file", "", ":1:1: is empty."],
  ["invalid YAML", "openapi: [", ":1:11: "],
  ["two YAML documents", "a: 1\n---\nb: 2", ":2:1: expected a single document in the stream, but found more."],
  ["a list", "[1]", ":1:1: contains no OpenAPI document"],
  ["a document without a version", "info: {}", "is not an OpenAPI document: it has no member openapi."],
  ["Swagger 1.2", 'swagger: "1.2"', ':1:1: swagger is "1.2". Use one of 2.0, 3.0, 3.1, 3.2.'],
  ["a comment", "# none\n", "contains no OpenAPI document: it must be an object."],
  ["HTML", "<html><body>a: b: c</body></html>", "contains HTML or XML."],
  ["a number as version", "openapi: 3.1\n", ":1:1: openapi is 3.1. YAML reads it as a number. Write openapi: 3.1.0."],
  ["another version", 'openapi: "4.0.0"\n', ':1:1: openapi is "4.0.0". Use one of 2.0, 3.0, 3.1, 3.2.'],
  ["AsyncAPI", "asyncapi: 3.0.0\n", "is an AsyncAPI document."],
  ["Arazzo", "arazzo: 1.0.0\n", "is an Arazzo document."],
  ["an overlay", "overlay: 1.0.0\nactions: []\n", "is an overlay. Pass the document that it changes"],
  [
    "Postman",
    '{ "info": { "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json" }, "item": [] }',
    "is a Postman collection.",
  ],
  [
    "JSON Schema",
    '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object" }',
    "is a JSON Schema.",
  ],
  ["a tab", "openapi: 3.1.0\npaths:\n\t/a: {}\n", ":3:1: tab characters must not be used in indentation. Indent with"],
  ["@", "openapi: 3.1.0\ninfo: { title: @me }\n", "A value cannot begin with @: write it in quotes."],
  ["a colon", "openapi: 3.1.0\ninfo:\n  title: a: b\n", "Write a text with a colon and a space in quotes."],
])("names the problem of a file with %s", (_, content, message) => {
  writeFileSync(join(folder, "invalid.yaml"), content);
  expect(() => loadDocument(join(folder, "invalid.yaml"))).toThrow(DocumentError);
  expect(() => loadDocument(join(folder, "invalid.yaml"))).toThrow(message);
});

it("reads a byte order mark, and brackets that close at the indentation of their key", () => {
  const path = write("bom.yaml", `\ufeff${head}tags: [\n  { name: a }\n]\npaths: {\n  /a: { get: {} }\n}\n`);
  const document = loadDocument(path);
  const [operation] = listOperations(document);
  expect(document.locate(operation?.node)?.line).toBe(7);
});

describe("an overlay", () => {
  const path = write(
    "shelves.yaml",
    `${head}tags: [{ name: a }, { name: b }, { name: c }]
paths:
  /shelves:
    get: &get
      summary: List
      responses: { 200: { description: Done. } }
  /sizes: { get: *get }
x-size: { $ref: "#/x-any" }
`,
  );
  const apply = async (actions: string, version = "1.1.0") => {
    const overlay = write(
      "overlay.yaml",
      `overlay: ${version}\ninfo: { title: O, version: "1" }\nactions:\n${actions}\n`,
    );
    return loadDocument(await openInput(path, { overlays: [overlay] }));
  };
  const at = "overlay.yaml:4:";

  it.each([
    ["merges objects", "{ target: $.paths, update: { /new: { get: {} } } }", "/paths/~1new", { get: {} }],
    ["replaces texts", `{ target: "$..['/shelves'].get.summary", update: New }`, "/paths/~1shelves/get/summary", "New"],
    ["appends to lists", "{ target: $.tags, update: { name: d } }", "/tags/3", { name: "d" }],
    ["concatenates lists", "{ target: $.tags, update: [{ name: d }, { name: e }] }", "/tags/4", { name: "e" }],
    ["concatenates lists in objects", "{ target: $, update: { tags: [{ name: d }] } }", "/tags/3", { name: "d" }],
    ["removes members", `{ target: "$.paths['/shelves'].get", remove: true }`, "/paths/~1shelves", {}],
    ["removes items", `{ target: "$.tags[?@.name == 'a' || @.name == 'b']", remove: true }`, "/tags", [{ name: "c" }]],
    ["copies nodes", "{ target: $, update: { c: {} } }\n  - { target: $.c, copy: '$.tags[1]' }", "/c", { name: "b" }],
    ["copies texts", "{ target: $.info.title, copy: '$.tags[1].name' }", "/info/title", "b"],
  ])("%s", async (_, action, pointer, expected) => {
    const { root } = await apply(`  - ${action}`);
    expect(resolvePointer(root, pointer)).toEqual(expected);
    expect(resolvePointer(root, "/paths/~1sizes/get/summary")).toBe("List");
  });

  it("gives new nodes and members its lines", async () => {
    const { root, locate } = await apply(
      "  - target: $.paths['/shelves'].get\n    update:\n      summary: New\n      x-new: { a: 1 }",
    );
    const { "/shelves": shelves, "/sizes": sizes } = root.paths as Record<string, { get: Record<string, unknown> }>;
    expect(locate(shelves?.get, "summary")).toMatchObject({ file: join(folder, "overlay.yaml"), line: 6 });
    expect(locate(shelves?.get["x-new"], "a")).toMatchObject({ file: join(folder, "overlay.yaml"), line: 7 });
    expect(locate(shelves?.get, "responses")).toMatchObject({ file: path, line: 8 });
    expect(locate(sizes?.get, "summary")).toMatchObject({ file: path, line: 7 });
  });

  it("resolves its references in the document", async () => {
    const { root, resolve } = await apply("  - { target: '$', update: { x-tag: { $ref: '#/tags/0' } } }");
    expect(resolve(root["x-tag"])).toEqual({ name: "a" });
  });

  it.each([
    ["{ target: '$.none', remove: true }", "target $.none matches nothing. Correct it, or remove the action."],
    [
      "{ target: '$.info', updat: { title: New } }",
      "target $.info has no update, no copy and no remove: true. Add one of them, or remove the action.",
    ],
  ])("notes the action %s, which changes nothing", async (action, note) => {
    const { notes } = await apply(`  - ${action}`);
    expect(notes).toEqual([`${join(folder, at)}7: ${note}`]);
  });

  it.each([
    ["missing.yaml", " does not exist. Pass the path of an overlay."],
    [".", " is a folder. Pass the path of an overlay."],
    ["https://overlay.example", " is a URL, which is not fetched. Save the file, and name its path."],
  ])("must be a file, unlike %s", async (name, problem) => {
    const overlay = name.startsWith("https:") ? name : join(folder, name);
    expect(await failure(openInput(path, { overlays: [overlay] }))).toBe(overlay + problem);
  });

  it.each(["[]", "{}"])("must have actions, unlike %s", async (actions) => {
    expect(await failure(apply(`  ${actions}`))).toContain(
      "overlay.yaml:1:1: has no actions. Add one to the list actions.",
    );
  });

  it.each([
    ["  - { target: 'paths', remove: true }", "paths is no JSONPath (RFC 9535): unexpected p at character 1."],
    ["  - { target: '$.x-a', remove: true }", "unexpected - at character 4. Write names with other characters as"],
    ["  - { target: '$.', remove: true }", "$. is no JSONPath (RFC 9535): it is incomplete."],
    ["  - { target: '$', remove: true }", "cannot remove the whole document. Select one of its members."],
    ["  - { target: '$.tags', copy: '$.none' }", "$.none selects 0 nodes. Select one to copy."],
    ["  - { target: '$.tags[0]', copy: '$.tags[*]' }", "$.tags[*] selects 3 nodes. Select one to copy."],
    ["  - { target: '$.paths', update: [] }", "cannot change the object at $.paths to the list. Remove it first."],
    ["  - { target: '$', update: { paths: text } }", "cannot change the object paths to the value. Remove it first."],
    ["  - { remove: true }", "an action must have a target, which is a JSONPath."],
  ])("reports the invalid action %s with its line", async (action, problem) => {
    expect(await failure(apply(action))).toMatch(/overlay\.yaml:4:\d+: /);
    expect(await failure(apply(action))).toContain(problem);
  });

  it.each(["[2,0]", "[0,2]", "[::-1]", "[::-2]", "[-1,0]", "[*]"])("removes the items %s", async (items) => {
    const { root } = await apply(`  - { target: '$.tags${items}', remove: true }`);
    const rest = items === "[::-2]" || /\d,/.test(items) ? [{ name: "b" }] : [];
    expect(root.tags).toEqual(rest);
  });

  it("can add a member __proto__", async () => {
    const { root } = await apply("  - { target: $.info, update: { __proto__: { x-a: 1 } } }");
    expect(Object.getOwnPropertyDescriptor(root.info, "__proto__")?.value).toEqual({ "x-a": 1 });
    expect(root.info).not.toHaveProperty("x-a");
  });

  it("cannot leave a document that is not OpenAPI", async () => {
    for (const target of ["$..*", "$.*", "$.openapi"])
      expect(await failure(apply(`  - { target: ${target}, remove: true }`))).toContain("no member openapi");
  });

  it("changes a node once that matches many times", async () => {
    const { root } = await apply(
      `  - { target: $..tags${"..*".repeat(2)}, remove: true }\n  - { target: "$['tags','tags']", update: { name: d } }`,
    );
    expect(root.tags).toEqual([{}, {}, {}, { name: "d" }]);
  });

  const doubled = (list: string) =>
    `  - { target: $, update: { x-a: ${list} } }\n${"  - { target: \"$['x-a']\", copy: \"$['x-a']\" }\n".repeat(40)}`;
  const nested = "  - { target: \"$['x-a']..['b'][?length(@) == 0]\", copy: \"$['x-a']\" }\n";
  it.each([
    ["copies more than 1000000 nodes", doubled("[1]")],
    ["copies more than 1000000 nodes", `${doubled("{ b: { c: {}, d: {} } }")}${nested.repeat(10)}`],
    [
      "takes more than 2 s",
      `  - { target: $.info, update: { x-a: ${"a".repeat(60)} } }\n  - { target: "$[?match(@['x-a'], '(a+)+b')]", remove: true }`,
    ],
  ])("is rejected if it %s", { timeout: 30_000 }, async (problem, actions) => {
    expect(await failure(apply(actions))).toContain(problem);
  });

  it("cannot extend itself", async () => {
    const overlay = write("loop.yaml", "overlay: 1.0.0\nextends: loop2.yaml\n");
    write("loop2.yaml", '{"overlay": "1.0.0", "extends": "loop.yaml"}');
    expect(await failure(openInput(overlay))).toMatch(/loop\.yaml extends itself\. /);
  });

  it("must have a version", async () => {
    expect(await failure(apply("  []", "2.0.0"))).toContain(
      'overlay.yaml:1:1: overlay is "2.0.0". Use 1.0.0 or 1.1.0.',
    );
    const overlays = [write("none.yaml", "actions: []")];
    expect(await failure(openInput(path, { overlays }).then((input) => loadDocument(input)))).toContain(
      "none.yaml:1:1: is no overlay: it has no member overlay.",
    );
  });

  it("can be passed instead of the document that it extends", async () => {
    const actions = "actions: [{ target: '$.info.title', update: New }]\n";
    const overlay = write("extends/overlay.yaml", `overlay: 1.0.0\nextends: ../shelves.yaml\n${actions}`);
    expect(loadDocument(await openInput(overlay)).root.info).toMatchObject({ title: "New" });
  });
});
