import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadApiDocument, runConformance } from "@animal-store/conformance";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createRepository } from "../src/create-repository.ts";
import { captureLog, checkRepositories, importSource, listOwnFiles, start } from "./created-repository.ts";
import { createLargeDocument } from "./large-document.ts";
import { runCommand } from "./run-command.ts";

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
// In the package, so that the new repositories find its dependencies.
const output = mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
afterAll(() => rmSync(output, { recursive: true }));

describe("the small example", async () => {
  const folder = join(output, "notes");
  const { status, stdout } = await create("notes");

  it("has at most 25 files and 900 lines, without generated code and the toolkit", () => {
    expect(status).toBe(0);
    const files = listOwnFiles(folder);
    expect(files.length).toBeLessThanOrEqual(25);
    expect(files.flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n")).length).toBeLessThanOrEqual(
      900,
    );
    expect(stdout).toContain(`${files.length} files to edit, 6 operations, 1 of them stubs.\nTables: notes.`);
  });

  it("uses the versions of the workspace", () => {
    const { dependencies, devDependencies, engines } = readJson(join(folder, "package.json"));
    const { catalog } = parse(readFileSync(new URL("../../../../pnpm-workspace.yaml", import.meta.url), "utf8"));
    // This repository has parts of Prism, not its command.
    catalog["@stoplight/prism-cli"] = catalog["@stoplight/prism-http"];
    const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => !name.startsWith("@animal"),
    );
    expect(others).toEqual(others.map(([name]) => [name, catalog[name]]));
    expect(engines).toEqual(readJson(fileURLToPath(new URL("../package.json", import.meta.url))).engines);
  });

  it("stores the items of a collection", async () => {
    const { send } = await start(folder);
    const note = { id: 1, text: "Feed Rex", createdAt: expect.any(String) };
    expect(await send("POST", "/notes", { text: "Feed Rex" })).toEqual([201, note]);
    expect(await send("GET", "/notes/1")).toEqual([200, note]);
    const newNote = { text: "Feed Tom", tags: ["cats"] };
    expect(await send("PUT", "/notes/1", newNote)).toEqual([200, { ...note, ...newNote }]);
    expect(await send("DELETE", "/notes/1")).toEqual([204, ""]);
    expect(await send("GET", "/notes/1")).toMatchObject([404, { detail: "There is no note 1." }]);
    expect(await send("POST", "/notes", { text: "Feed Rex" })).toEqual([201, { ...note, id: 2 }]);
  });

  it("is healthy, and ready while its database responds", async () => {
    const { origin } = await start(folder);
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: "ok" });
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: "ready" });
    const [{ createApp }, { openDatabase }, { parseSettings }] = await Promise.all(
      ["app", "database", "settings"].map((name) => importSource(folder, name)),
    );
    const settings = parseSettings({ DATABASE: ":memory:" });
    const db = await openDatabase(settings);
    const app = createApp(db, settings);
    await db.destroy();
    expect((await app.request("/healthz")).status).toBe(200);
    const response = await app.request("/readyz");
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { reasons: [expect.stringMatching(/^database/)] },
    ]);
  });

  it("serves the contract and its docs without another host", async () => {
    const { origin } = await start(folder);
    expect(await (await fetch(`${origin}/openapi.json`)).json()).toMatchObject({ info: { title: "Notes" } });
    const page = await (await fetch(`${origin}/docs`)).text();
    const urls = Array.from(page.matchAll(/(?:src|href)="([^"]*)"|fetch\("([^"]*)"\)/g), ([, a, b]) => a ?? b ?? "");
    expect(urls).toHaveLength(3);
    for (const url of urls) {
      const response = await fetch(new URL(url, `${origin}/docs`));
      expect([url, response.url.startsWith(`${origin}/`), response.status]).toEqual([url, true, 200]);
      expect(Number(response.headers.get("Content-Length"))).toBeGreaterThan(1000);
    }
  });

  it("sends and logs the id of a request", async () => {
    const lines = captureLog();
    const { baseUrl, origin } = await start(folder, undefined, { LOG: "on" });
    for (const url of [`${baseUrl}/notes`, `${baseUrl}/none`, `${origin}/healthz`]) {
      const response = await fetch(url, { headers: { "X-Request-Id": `id-of-${url.length}` } });
      expect(response.headers.get("X-Request-Id")).toBe(`id-of-${url.length}`);
      await expect.poll(() => lines.map((line) => JSON.parse(line).requestId)).toContain(`id-of-${url.length}`);
    }
  });

  it("finishes the requests in flight when it stops", async () => {
    const { baseUrl, stop } = await start(folder);
    const { promise: received, resolve } = Promise.withResolvers<void>();
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('{"text":'));
        await received;
        controller.enqueue(new TextEncoder().encode('"late"}'));
        controller.close();
      },
    });
    const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
    const response = fetch(`${baseUrl}/notes`, { method: "POST", headers, body, duplex: "half" } as RequestInit);
    await (await fetch(`${baseUrl}/notes`)).text();
    const stopped = stop();
    resolve();
    expect((await response).status).toBe(201);
    await stopped;
  });

  it.each([
    [{ PORT: "x" }, 'PORT must be a whole number from 0 to 65535, got "x".'],
    [{ SHUTDOWN_TIMEOUT: "10" }, "SHUTDOWN_TIMEOUT must be a whole number followed by s, m, h or d"],
    [{ LOG: "loud" }, "LOG must be one of on, off"],
    [{ DATABASE_URL: "http://me:secret@host" }, "DATABASE_URL must be an address like postgres://"],
    [{ NODE_ENV: "production" }, "API_TOKEN must be a secret in production"],
    [{ NODE_ENV: "production", API_TOKEN: "test" }, "API_TOKEN must be a secret in production"],
  ])("does not start with %j", async (env, message) => {
    const { startServer } = await importSource(folder, "server");
    const error = await startServer({ DATABASE: ":memory:", ...env }).catch((cause: Error) => cause);
    expect([error.name, error.message]).toEqual(["StartupError", expect.stringContaining(message)]);
    expect(error.message).not.toContain("secret@");
  });

  it("accepts only the credential of its settings in production, and logs the stubs", async () => {
    const lines = captureLog();
    const env = { NODE_ENV: "production", API_TOKEN: "s3cret" };
    const { send } = await start(folder, { Authorization: "Bearer test" }, env);
    expect(await send("POST", "/notes", { text: "Feed Rex" })).toMatchObject([401, {}]);
    const { send: sendAs } = await start(folder, { Authorization: "Bearer s3cret" }, env);
    expect(await sendAs("POST", "/notes", { text: "Feed Rex" })).toMatchObject([201, {}]);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ stubs: ["listTags"] }));
  });

  it("responds with the example of the document to other operations", async () => {
    const { send } = await start(folder);
    expect(await send("GET", "/tags")).toEqual([200, [{ tag: "shopping", notes: 1 }]]);
  });

  it("keeps the items in its database after a restart", async () => {
    const env = { DATABASE: join(output, "restart.db") };
    for (const count of [1, 2]) {
      const { send, stop } = await start(folder, undefined, env);
      await send("POST", "/notes", { text: "Feed Rex" });
      expect(await send("GET", "/notes")).toMatchObject([200, { length: count }]);
      await stop();
    }
  });

  it("rejects requests without the documented credentials", async () => {
    const { send } = await start(folder, {});
    expect(await send("POST", "/notes", { text: "Feed Rex" })).toMatchObject([401, { title: "Unauthorized" }]);
  });
});

describe("a document with 120 operations, a wrapper around items and its own format of errors", async () => {
  const folder = join(output, "large");
  await create("large", JSON.stringify(createLargeDocument(20)));

  it("has as many files as a small one", () => {
    expect(readdirSync(join(folder, "src")).sort()).toEqual(readdirSync(join(output, "notes", "src")).sort());
  });

  it("gives the credentials of the document to the conformance tests", () => {
    expect(readFileSync(join(folder, "test/conformance.test.ts"), "utf8")).toContain('"X-Key":"test"');
  });

  it("responds to each operation as documented", async () => {
    const { send } = await start(folder, { "X-Key": "test" });
    for (let i = 0; i < 20; i++) {
      const thing = { name: `thing ${i}`, owner: "ann" };
      const [status, { data }] = await send("POST", `/things-${i}`, { data: thing });
      expect([status, data]).toEqual([201, { id: expect.any(String), ...thing, size: 1 }]);
      expect(await send("PATCH", `/things-${i}/${data.id}`, { data: { name: "new" } })).toMatchObject([
        200,
        { data: { ...data, name: "new" } },
      ]);
      expect(await send("GET", `/things-${i}`)).toEqual([200, { data: [{ ...data, name: "new" }] }]);
      expect(await send("DELETE", `/things-${i}/${data.id}`)).toEqual([200, {}]);
      expect(await send("GET", `/things-${i}/${data.id}`)).toEqual([
        404,
        { errors: [{ message: `There is no things${i} ${data.id}.`, help: "Read the docs." }] },
      ]);
      expect(await send("POST", `/things-${i}/report`)).toEqual([200, { report: "A thing.", pages: 3 }]);
    }
  });

  it("describes invalid requests in the format of the document", async () => {
    const { send } = await start(folder, { "X-Key": "test" });
    expect(await send("POST", "/things-0", { data: {} })).toEqual([
      400,
      { errors: [{ message: "data/name is required.", help: "Read the docs." }] },
    ]);
  });
});

it("leaves out operations that codegen rejects, and lists them", async () => {
  const { paths, ...document } = createLargeDocument(1);
  paths["/things?draft=true"] = { get: { operationId: "listDrafts", responses: { 204: { description: "Nothing." } } } };
  const { status, stdout, stderr } = await create("left-out", JSON.stringify({ ...document, paths }));
  expect([status, stdout]).toEqual([0, expect.stringContaining("6 operations")]);
  expect(stderr).toMatch(/left out: 1 path .*\n.*left-out\.yaml:1:\d+: \/things\?draft=true/);
});

it("serves the methods and items of OpenAPI 3.2", async () => {
  // The overlay extends archive.yaml.
  const overlay = fileURLToPath(import.meta.resolve("@animal-store/codegen/test/archive.overlay.yaml"));
  const { status } = await runCommand([join(output, "archive"), "--from", overlay, "--no-install"]);
  expect(status).toBe(0);
  const yaml = readFileSync(join(output, "archive/openapi.yaml"), "utf8");
  expect(parse(yaml).openapi).toBe("3.2.0");
  expect(yaml).not.toContain("deletePaper");
  // Prism reads no references by $self.
  expect(yaml.match(/\$ref: "?[^"#]+#.*/g)).toBeNull();
  const { send } = await start(join(output, "archive"));
  expect(await send("QUERY", "/papers", { words: "a" })).toEqual([200, [{ id: 1, title: "Maps" }]]);
  expect(await send("COPY", "/papers/1", { title: "a" })).toEqual([201, { id: 0, title: "string" }]);
  expect(await send("GET", "/find?ids=1001")).toMatchObject([400, {}]);
  expect(await send("GET", "/find?words=a&ids=1%7C2")).toEqual([200, [{ id: 1, title: "Maps" }]]);
  expect(await send("POST", "/import", '{"id":1}')).toMatchObject([400, {}]);
  expect(await send("POST", "/import", '{"id":1,"title":"a"}')).toEqual([200, 0]);
  expect(await send("QUERY", "/papers", {})).toMatchObject([400, {}]);
  expect(await send("GET", "/export")).toEqual([200, '{"id":1,"title":"Maps"}\n{"id":2,"title":"Letters"}\n']);
  expect(await send("GET", "/changes")).toEqual([200, 'event: added\ndata: {"id":0,"title":"string"}\n\n']);
});

it.each<[string, number, RegExp]>([
  ["nested-references", 1500, /nested-references\.yaml:1:1: its references are nested too deeply\./],
  ["deeper-references", 3000, /deeper-references\.yaml:1:\d+: this \$ref is nested more than 2000 references deep\./],
])("rejects a document with %s", { timeout: 60_000 }, async (name, count, message) => {
  const schemas = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `s${index}`,
      index < count - 1 ? { properties: { a: { $ref: `#/components/schemas/s${index + 1}` } } } : {},
    ]),
  );
  const { status, stderr } = await create(name, JSON.stringify({ ...createLargeDocument(1), components: { schemas } }));
  expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
});

it("serves Swagger 2.0 from a folder, with an overlay, as its document describes", { timeout: 60_000 }, async () => {
  const source = join(output, "swagger");
  mkdirSync(source);
  writeFileSync(
    join(source, "swagger.yaml"),
    `swagger: "2.0"
info: { title: Shelves, version: "1" }
basePath: /v2
consumes: [application/json]
produces: [application/json]
securityDefinitions: { key: { type: apiKey, in: header, name: X-Key } }
security: [{ key: [] }]
paths:
  /shelves:
    get:
      operationId: listShelves
      parameters: [{ in: query, name: colours, type: array, items: { type: string, enum: [red, blue] } }]
      responses: &list
        200: { description: Done., schema: { type: array, items: { $ref: "#/definitions/Shelf" } } }
        400: { $ref: "#/responses/Problem" }
        401: { $ref: "#/responses/Problem" }
    post:
      operationId: addShelf
      parameters: [{ in: body, name: shelf, required: true, schema: { $ref: "#/definitions/NewShelf" } }]
      responses:
        201: { description: Done., schema: { $ref: "#/definitions/Shelf" } }
        400: { $ref: "#/responses/Problem" }
        401: { $ref: "#/responses/Problem" }
        413: { $ref: "#/responses/Problem" }
        415: { $ref: "#/responses/Problem" }
  /shelves/{shelfId}:
    parameters: [{ in: path, name: shelfId, required: true, type: integer, minimum: 1 }]
    get:
      operationId: getShelf
      responses:
        200: { description: Done., schema: { $ref: "#/definitions/Shelf" } }
        400: { $ref: "#/responses/Problem" }
        401: { $ref: "#/responses/Problem" }
        404: { $ref: "#/responses/Problem" }
responses:
  Problem:
    description: Problem.
    schema: { type: object, required: [code, message], properties: { code: { type: string }, message: { type: string } } }
definitions:
  NewShelf:
    type: object
    required: [name]
    properties: { name: { type: string, minLength: 1, maxLength: 20 }, width: { type: number, minimum: 0, exclusiveMinimum: true } }
  Shelf:
    allOf: [{ $ref: "#/definitions/NewShelf" }, { type: object, required: [id], properties: { id: { type: integer, readOnly: true } } }]
`,
  );
  const overlay = join(output, "overlay.yaml");
  writeFileSync(
    overlay,
    `overlay: 1.1.0
info: { title: Colours, version: "1" }
actions:
  - { target: $.definitions.NewShelf.properties, update: { colour: { type: string, x-nullable: true } } }
`,
  );
  const folder = join(output, "from-swagger");
  const { status, stderr } = await runCommand([folder, "--no-install", "--from", source, "--overlay", overlay]);
  const lines = ["generating code from", "writing handlers, and checking the examples of the document…"];
  expect([status, stderr.trim().split("\n")]).toEqual([0, lines.map((line) => expect.stringContaining(line))]);
  const { send } = await start(folder, { "X-Key": "test" });
  const shelf = { name: "Left", width: 0.5, colour: null };
  const [created, { id }] = await send("POST", "/shelves", shelf);
  expect(created).toBe(201);
  expect(await send("GET", `/shelves/${id}`)).toEqual([200, { ...shelf, id }]);
  expect(await send("POST", "/shelves", { ...shelf, width: 0 })).toMatchObject([400, {}]);
  const { baseUrl } = await start(folder);
  const report = await runConformance({
    document: loadApiDocument(join(folder, "openapi.yaml")),
    baseUrl,
    seed: 1,
    isClosed: false,
    setup: { headers: { "X-Key": "test" } },
  });
  expect(report.findings).toEqual([]);
  expect(report.results.filter(({ skipReason }) => skipReason === undefined).length).toBeGreaterThan(50);
});

it("passes its own tests with error codes, required headers, deprecations and entity tags", async () => {
  const folder = join(output, "library");
  const document = fileURLToPath(new URL("../../codegen/test/library.yaml", import.meta.url));
  await createRepository(folder, document);
  const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [vitest, "run"], { cwd: folder, encoding: "utf8" });
  expect([status, stdout.match(/AssertionError: .*/g)]).toEqual([0, null]);
});

describe("a document with rate limit headers, request ids and idempotency keys", async () => {
  const folder = join(output, "limited");
  const required = (type: string, keywords: object = {}) => ({ required: true, schema: { type, ...keywords } });
  const names = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];
  const headers = {
    ...Object.fromEntries(names.map((name) => [name, required("integer", { minimum: 0 })])),
    "X-Request-Id": required("string", { pattern: "^[\\w-]{1,64}$" }),
  };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Note" } } };
  const text = { type: "string" };
  const problem = { type: "object", required: ["code", "message"], properties: { code: text, message: text } };
  const error = { description: "Error.", headers, content: { "application/json": { schema: problem } } };
  const errors = { 400: error, 401: error, 404: error, 409: error, 429: error };
  const note = { description: "A note.", headers, content };
  const key = { name: "Idempotency-Key", in: "header", schema: { type: "string", minLength: 1 } };
  const body = { required: true, content };
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  const source = {
    openapi: "3.1.0",
    info: { title: "Notes", version: "1" },
    security: [{ token: [] }, { key: [] }],
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        // In a replacement of a text, `$&` would stand for what it replaces.
        key: { type: "apiKey", in: "cookie", name: "$&" },
      },
      schemas: {
        Note: {
          type: "object",
          additionalProperties: false,
          required: ["id", "text"],
          properties: { id: { ...text, readOnly: true }, text },
        },
      },
    },
    paths: {
      "/notes": { post: { parameters: [key], requestBody: body, responses: { 201: note, ...errors } } },
      "/notes/{id}": {
        parameters: [id],
        get: { responses: { 200: note, ...errors } },
        put: { parameters: [key], requestBody: body, responses: { 200: note, ...errors } },
        delete: { responses: { 204: { description: "Removed.", headers }, ...errors } },
      },
    },
  };
  writeFileSync(`${folder}.json`, JSON.stringify(source));
  const { unrecognized } = await createRepository(folder, `${folder}.json`);
  const open = async (env: object = {}) => {
    const { baseUrl } = await start(folder, {}, env);
    return (method: string, path: string, members: object | undefined, key?: string) =>
      fetch(baseUrl + path, {
        method,
        headers: {
          Authorization: "Bearer test",
          ...(key !== undefined && { "Idempotency-Key": key }),
          ...(members && { "Content-Type": "application/json" }),
        },
        body: members ? JSON.stringify(members) : null,
      });
  };

  it("has a table, and owners of keys by their credentials", () => {
    expect(unrecognized).toEqual([]);
    const app = readFileSync(join(folder, "src/app.ts"), "utf8");
    expect(app).toContain('JSON.stringify([c.req.header("Authorization"), getCookie(c, "$&")])');
  });

  it("runs a repeated request once", async () => {
    const send = await open();
    const first = await send("POST", "/notes", { text: "a" }, "k");
    const second = await send("POST", "/notes", { text: "a" }, "k");
    const { id } = await first.json();
    expect([second.status, second.headers.get("Idempotency-Replayed")]).toEqual([201, "true"]);
    expect(await second.json()).toEqual({ id, text: "a" });
    const conflict = await send("POST", "/notes", { text: "b" }, "k");
    expect([conflict.status, await conflict.json()]).toMatchObject([409, { code: "idempotency_conflict" }]);
    const puts = [1, 2].map(() => send("PUT", `/notes/${id}`, { text: "c" }, "put"));
    expect((await Promise.all(puts)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await (await send("GET", `/notes/${id}`, undefined)).json()).toEqual({ id, text: "c" });
    expect((await send("DELETE", `/notes/${id}`, undefined, "delete")).status).toBe(204);
  });

  it("sets the id of a request, whatever the client sends", async () => {
    const { baseUrl } = await start(folder, {});
    const headers = { "X-Request-Id": "=".repeat(255) };
    const { status, headers: received } = await fetch(`${baseUrl}/notes/1`, { headers });
    expect([status, received.get("X-Request-Id")]).toEqual([401, expect.stringMatching(/^[\w-]{36}$/)]);
  });

  it("limits the requests of an address", async () => {
    const send = await open({ RATE_LIMIT: "2" });
    const responses = [];
    for (let count = 0; count < 3; count++) responses.push(await send("GET", "/notes/1", undefined));
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 429]);
    expect(responses.map(({ headers }) => headers.get("X-RateLimit-Remaining"))).toEqual(["1", "0", "0"]);
    expect(await responses[2]?.json()).toMatchObject({ code: "rate_limit_exceeded" });
  });

  it("conforms to the document", async () => {
    const { baseUrl } = await start(folder, {}, { RATE_LIMIT: "1000000" });
    const report = await runConformance({
      document: loadApiDocument(join(folder, "openapi.yaml")),
      baseUrl,
      seed: 1,
      setup: { headers: { Authorization: "Bearer test" } },
    });
    expect(report.findings).toEqual([]);
  });
});

it("names an overlay that changes nothing", async () => {
  const overlay = join(output, "typo.yaml");
  writeFileSync(overlay, "overlay: 1.1.0\nactions: [{ target: $.none, remove: true }]\n");
  const document = join(output, "document.yaml");
  writeFileSync(document, "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\n");
  const command = [join(output, "typo"), "--overlay", overlay, "--no-install"];
  const { status, stderr } = await runCommand([...command, "--from", document]);
  expect([status, stderr]).toEqual([0, expect.stringMatching(/typo\.yaml:2:13: target \$\.none: matches nothing\./)]);
  expect(await runCommand(command)).toMatchObject({ status: 2, stderr: expect.stringContaining("Pass both.") });
});

it("writes a document of several files as one", async () => {
  writeFileSync(join(output, "schemas.yaml"), "Name: { type: string, minLength: 3 }");
  const schema = { $ref: "./schemas.yaml#/Name" };
  const content = { "application/json": { schema } };
  const paths = {
    "/name": { get: { operationId: "getName", responses: { 200: { description: "A name.", content } } } },
  };
  const document = { openapi: "3.0.3", info: { title: "Names", version: "1" }, paths };
  expect((await create("bundled", JSON.stringify(document))).status).toBe(0);
  const contract = readFileSync(join(output, "bundled/openapi.yaml"), "utf8");
  expect(parse(contract)).toMatchObject({ openapi: "3.0.3", components: { schemas: { Name: { minLength: 3 } } } });
});

it.each([
  "$ref: # Near.\n        schemas.yaml#/Name",
  '"\\x24ref": "schemas.yaml#/Name"',
  "? $ref\n      : schemas.yaml#/Name",
])("finds the reference %j to another file", async (reference) => {
  writeFileSync(join(output, "schemas.yaml"), "Name: { type: string, minLength: 3 }");
  const path = join(output, "references.yaml");
  const info = 'openapi: 3.1.0\ninfo: { title: Names, version: "1" }\npaths: {}\n';
  writeFileSync(path, `${info}components:\n  schemas:\n    Name:\n      ${reference}\n`);
  const folder = mkdtempSync(join(output, "references-"));
  await createRepository(folder, path);
  const { components } = parse(readFileSync(join(folder, "openapi.yaml"), "utf8"));
  expect(JSON.stringify(components)).toMatch(/"minLength":3/);
});

it.each<[string, object]>([
  ["$ref", { "x-any": { target: "../secret.yaml" } }],
  ["$ref", { "x-any": { target: "https://127.0.0.1:9/x" } }],
  ["$ref", { components: { examples: { A: { value: { target: "/etc/hosts" } } } } }],
  ["$ref", { components: { schemas: { A: { const: { target: "..\\secret.yaml" } } } } }],
  ["externalValue", { components: { examples: { A: { target: "file:///etc/hosts" } } } }],
  ["externalValue", { components: { examples: { A: { target: "../secret.txt" } } } }],
  ["a", { components: { schemas: { A: { discriminator: { propertyName: "k", mapping: { target: "../b.yaml" } } } } } }],
])("rejects %s in %j, which other tools follow, with its line", async (key, members) => {
  const path = join(output, "open.json");
  const document = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: {}, ...members };
  const text = JSON.stringify(document, undefined, 1).replace("target", key);
  writeFileSync(path, text);
  const line = text.split("\n").findIndex((each) => each.includes(`"${key}": "`)) + 1;
  const folder = join(output, "open");
  const error = await createRepository(folder, path).catch((cause: Error) => cause);
  expect(String(error)).toContain(`open.json:${line}:`);
  expect(String(error)).toContain("leads out of the document. The docs and the mock would contain its target.");
  expect(() => readdirSync(folder)).toThrow("ENOENT");
});

describe("rejects", () => {
  const at = (name: string) => join(output, name);
  writeFileSync(at("file.yaml"), "");
  writeFileSync(
    at("invalid.yaml"),
    '{"openapi":"3.1.0","info":{"title":"Invalid","version":"1"},"paths":{"/a":{"get":{"responses":7}}}}',
  );
  writeFileSync(at("swagger.yaml"), 'swagger: "1.2"\ninfo: { title: Old, version: "1" }\npaths: {}\n');

  it.each<[string, string[], number, RegExp]>([
    ["a folder with files", [output], 2, /output-\w+ is not empty: it contains .* Pass another/],
    ["a backslash", [at("a\\b")], 2, /a\\b has a backslash, .*Pass another folder/],
    ["a file", [at("file.yaml")], 2, /file.yaml is a file. Pass a folder/],
    ["a missing document", [at("a"), "--from", at("b.yaml")], 2, /b.yaml does not exist. Pass/],
    ["an invalid document", [at("a"), "--from", at("invalid.yaml")], 1, /invalid.yaml:1:\d+: .*not valid OpenAPI 3.1/],
    ["another version", [at("a"), "--from", at("swagger.yaml")], 1, /swagger is "1.2". Use/],
    [
      "a missing root",
      [at("a"), "--from", at("invalid.yaml"), "--root", at("nowhere")],
      2,
      /--root .*nowhere is not a folder. Pass a folder/,
    ],
    ["an update of another folder", [output, "--update"], 2, /package.json has no package of the toolkit in packages/],
  ])("%s", async (_, args, code, message) => {
    const { status, stderr } = await runCommand(args);
    expect([status, stderr]).toEqual([code, expect.stringMatching(message)]);
    expect(() => readdirSync(at("a"))).toThrow("ENOENT");
  });

  it.each<[string, string[], RegExp]>([
    ["an unknown option", ["a", "--form", "b.yaml"], /unknown option '--form'/],
    ["a missing folder", [], /missing required argument 'folder'/],
  ])("%s", (_, args, message) => {
    const { status, stderr } = spawnSync(process.execPath, [cli, ...args], { cwd: output, encoding: "utf8" });
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

function create(name: string, document?: string) {
  const from = join(output, `${name}.yaml`);
  if (document !== undefined) writeFileSync(from, document);
  return runCommand([join(output, name), "--no-install", ...(document === undefined ? [] : ["--from", from])]);
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}

// The last test, because it formats the repositories of all others.
it("creates repositories that pass their lint and their type check, unless a status or a body is undocumented", () => {
  const wrong = join(output, "wrong/src/handlers.ts");
  cpSync(join(output, "notes"), join(output, "wrong"), { recursive: true });
  const handler = 'listTags: ({ reply }) => (folder ? reply(201, []) : reply(200, [{ tag: "cats" }]))';
  const source = readFileSync(wrong, "utf8").replace("listTags: stub", handler);
  writeFileSync(wrong, `const folder = process.cwd();\n${source}`);
  const [lint, errors = ""] = checkRepositories(output);
  expect(lint).toBe("");
  expect(new Set(errors.match(/^\S+?(?=\()/gm))).toEqual(new Set(["wrong/src/handlers.ts"]));
  expect(errors).toContain("'201' is not assignable to parameter of type");
  expect(errors).toContain("Property 'notes' is missing");
});
