import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate, writeOutputs } from "@animal-store/codegen";
import { type Contract, type Handlers, mountContract, type Validators } from "@animal-store/openapi-hono";
import type { NewThing, ThingStore } from "./things.ts";

const schemas = {
  int64: { type: "integer", format: "int64" },
  integer: { type: "integer" },
  text: { type: "string" },
  state: { type: "string", enum: ["", "on", "ö", "o\u0308", "a\u0000b", "\uFFFE", "null"] },
  time: { type: "string", format: "date-time" },
  number: { type: "number" },
  flag: { type: "boolean" },
  list: { type: "array", items: { type: "string" } },
  object: { type: "object" },
} as const;
const names = Object.keys(schemas) as (keyof typeof schemas)[];
const toNullable = (name: keyof typeof schemas) => {
  const { type, ...schema } = schemas[name];
  return { ...schema, type: [type, "null"], ...("enum" in schema && { enum: [...schema.enum, null] }) };
};

const properties = {
  ...schemas,
  ...Object.fromEntries(names.map((name) => [`nullable-${name}`, toNullable(name)])),
  ...Object.fromEntries(names.map((name) => [`optional-${name}`, schemas[name]])),
  any: {},
};
const required = Object.keys(properties).filter((name) => !name.startsWith("optional-"));

/** The schema of a new thing. */
export const newThing = { type: "object", required, properties, additionalProperties: false } as const;

const id = { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const thing = { type: "object", required: ["id", ...required], properties: { id, ...properties } };
const content = (schema: object) => ({ content: { "application/json": { schema } } });
const time = { name: "time", in: "query", schema: schemas.time };
const document = {
  openapi: "3.1.1",
  info: { title: "Things", version: "1.0.0" },
  "x-request-limits": { bodyBytes: 1_000_000, jsonDepth: 64 },
  paths: {
    "/things": {
      post: {
        operationId: "addThing",
        requestBody: { required: true, ...content(newThing) },
        responses: { 201: { description: "Added", ...content(thing) } },
      },
      get: {
        operationId: "listThings",
        parameters: [time],
        responses: { 200: { description: "Things", ...content({ type: "array", items: thing }) } },
      },
    },
    "/things/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: id }],
      get: { operationId: "findThing", responses: { 200: { description: "Found", ...content(thing) } } },
    },
  },
};

/** Returns a function that creates the app of a store. @param folder receives the generated code */
export async function prepareThingApp(folder: string) {
  const path = join(folder, "things.yaml");
  writeFileSync(path, JSON.stringify(document));
  writeOutputs(join(folder, "generated"), (await generate(path)).files);
  const load = (file: string) => import(join(folder, "generated", file));
  const { contract } = (await load("contract.ts")) as { contract: Contract };
  const { validators: requestValidators } = (await load("inputs.js")) as { validators: Validators };
  const { validators: responseValidators } = (await load("responses.js")) as { validators: Validators };
  return ({ tables: { things }, writes }: ThingStore) => {
    const problems: string[] = [];
    const app = mountContract({
      contract,
      requestValidators,
      responseValidators,
      onInvalidResponse: (problem) => problems.push(problem),
      handlers: {
        addThing: async ({ body, reply }: Request) => reply(201, (await writes.addThing(body as NewThing)).outcome),
        findThing: async ({ path, reply }: Request) => reply(200, await things.find(path.id ?? 0)),
        listThings: async ({ query, reply }: Request) => reply(200, await things.list({ filter: query, limit: 100 })),
      } as unknown as Handlers<Contract, unknown, never>,
    });
    return { app, problems };
  };
}

interface Request {
  readonly body: unknown;
  readonly path: { readonly id?: number };
  readonly query: { readonly time?: string };
  readonly reply: (status: number, body: unknown) => unknown;
}
