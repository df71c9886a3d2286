import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stringifyYaml } from "@redocly/openapi-core";
import { expect, test } from "vitest";

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
// Only the child process can measure its own resource usage. It prints the usage as its last line.
const printUsage = `data:text/javascript,process.on("exit",()=>console.error(JSON.stringify(process.resourceUsage())))`;

const operationsPerResource = 5;

test("generates from a document of 1,000 operations in under 10 s of CPU time and 600 MiB of memory", () => {
  const { seconds, cpuSeconds, peakMiB } = measure(1000);
  console.log(`${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU, at most ${Math.round(peakMiB)} MiB`);
  // CPU time excludes other processes on the machine and counts every core.
  expect(cpuSeconds).toBeLessThan(10);
  expect(peakMiB).toBeLessThan(600);
});

function measure(operations: number) {
  const folder = mkdtempSync(join(tmpdir(), "codegen-"));
  const path = join(folder, "document.yaml");
  writeFileSync(path, stringifyYaml(largeDocument(operations)));
  const startedAt = performance.now();
  const child = spawnSync(process.execPath, ["--import", printUsage, cli, path, join(folder, "generated")], {
    encoding: "utf8",
  });
  const seconds = (performance.now() - startedAt) / 1000;
  rmSync(folder, { recursive: true });
  if (child.status !== 0) throw new Error(child.stderr);
  const usage = JSON.parse(child.stderr.trim().split("\n").at(-1) ?? "") as NodeJS.ResourceUsage;
  return { seconds, cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6, peakMiB: usage.maxRSS / 1024 };
}

function largeDocument(operations: number): object {
  const resources = Array.from(
    { length: Math.ceil(operations / operationsPerResource) },
    (_, index) => `thing${index}`,
  );
  return {
    openapi: "3.1.0",
    info: { title: "Many things", version: "1.0.0" },
    servers: [{ url: "/v1" }],
    paths: Object.assign({}, ...resources.map(createPaths)),
    components: {
      parameters: {
        Limit: { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 100, default: 20 } },
        Cursor: { name: "cursor", in: "query", schema: { type: "string", maxLength: 200 } },
        Trace: { name: "X-Trace", in: "header", schema: { type: "string", format: "uuid" } },
      },
      responses: {
        Invalid: errorResponse("The request breaks a rule."),
        Lost: errorResponse("There is no such thing."),
      },
      schemas: Object.assign(sharedSchemas(), ...resources.map(createSchemas)),
    },
  };
}

function createPaths(name: string): object {
  const thing = ref(`schemas/${name}`);
  const draft = { required: true, content: json(ref(`schemas/${name}Draft`)) };
  const errors = { 400: ref("responses/Invalid"), 404: ref("responses/Lost") };
  const found = { description: "It.", content: json(thing) };
  const list = { description: "Them.", headers: { "X-Total": { schema: integer } }, content: json(arrayOf(thing)) };
  const listParameters = [ref("parameters/Limit"), ref("parameters/Cursor"), ref("parameters/Trace"), ...filters];
  return {
    [`/${name}`]: {
      get: { operationId: `list_${name}`, parameters: listParameters, responses: { 200: list, ...errors } },
      post: { operationId: `create_${name}`, requestBody: draft, responses: { 201: found, ...errors } },
    },
    [`/${name}/{id}`]: {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } }],
      get: { operationId: `get_${name}`, responses: { 200: found, ...errors } },
      put: { operationId: `replace_${name}`, requestBody: draft, responses: { 200: found, ...errors } },
      delete: { operationId: `remove_${name}`, responses: { 204: { description: "Gone." }, ...errors } },
    },
  };
}

function createSchemas(name: string): object {
  const members = {
    title: { type: "string", minLength: 1, maxLength: 200, description: `The name of ${name}.` },
    state: { type: "string", enum: ["draft", "active", "archived"] },
    amount: ref("schemas/Money"),
    owner: ref("schemas/Person"),
    tags: { ...arrayOf({ type: "string", pattern: "^[a-z]+$" }), maxItems: 20, uniqueItems: true },
    size: { type: "object", required: ["width"], properties: { width: { type: "number" }, depth: { type: "number" } } },
    note: { type: ["string", "null"] },
  };
  const draft = { type: "object", required: ["title", "amount"], additionalProperties: false, properties: members };
  const own = {
    type: "object",
    required: ["id"],
    properties: { id: { type: "string" }, parent: ref(`schemas/${name}`) },
  };
  return {
    [`${name}Draft`]: draft,
    [name]: { allOf: [own, { ...draft, additionalProperties: true }, ref("schemas/Times")] },
  };
}

function sharedSchemas(): object {
  const time = { type: "string", format: "date-time" };
  return {
    Money: {
      type: "object",
      required: ["amount", "currency"],
      properties: { amount: { type: "integer", format: "int64" }, currency: { type: "string", pattern: "^[A-Z]{3}$" } },
    },
    Person: { type: "object", properties: { name: { type: "string" }, mail: { type: "string", format: "email" } } },
    Times: { type: "object", properties: { createdAt: time, changedAt: time } },
    Error: {
      type: "object",
      required: ["code"],
      properties: { code: { type: "string" }, message: { type: "string" } },
    },
  };
}

const integer = { type: "integer" };
const filters = [
  { name: "state", in: "query", schema: { type: "string", enum: ["draft", "active", "archived"] } },
  { name: "tag", in: "query", schema: { type: "array", items: { type: "string" }, maxItems: 10 } },
];
const ref = (name: string) => ({ $ref: `#/components/${name}` });
const arrayOf = (items: object) => ({ type: "array", items });
const json = (schema: object) => ({ "application/json": { schema } });

function errorResponse(description: string): object {
  return { description, content: json(ref("schemas/Error")) };
}
