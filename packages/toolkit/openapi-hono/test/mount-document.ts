import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generate, writeOutputs } from "@animal-store/codegen";
import type { Calls } from "../src/contract.ts";
import { type Contract, type Handlers, mountContract, type Validators } from "../src/index.ts";
import type { ParameterValues } from "../src/input/read-parameters.ts";

/** Generates code from the file of a document into a folder, and imports it. `source` is the module of the request validators. */
export async function generateCode(path: string, folder: string) {
  const { files, notes } = await generate(path);
  writeOutputs(folder, files);
  return { ...(await importCode(folder)), notes, source: files.get("inputs.js") ?? "" };
}

export async function importCode(folder: string) {
  const load = (name: string) => import(join(folder, name));
  const [{ contract }, inputs, responses, { calls }] = await Promise.all(
    ["contract.ts", "inputs.js", "responses.js", "calls.ts"].map(load),
  );
  return {
    contract: contract as Contract,
    requestValidators: inputs.validators as Validators,
    responseValidators: responses.validators as Validators,
    onInvalidResponse: () => undefined,
    calls: calls as Calls,
  };
}

/** Generates code from a document or its file, and imports it. */
export async function generateDocument(document: object | string) {
  const folder = mkdtempSync(join(fileURLToPath(new URL(".", import.meta.url)), "output-"));
  try {
    const path = typeof document === "string" ? document : join(folder, "document.json");
    if (typeof document === "object") writeFileSync(path, JSON.stringify(document));
    return await generateCode(path, join(folder, "generated"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Generates code from a document or its file, and mounts it.
 * @param handler that of each operation. The default responds with the names of the members of the body
 */
export async function mountDocument(document: object | string, handler: (request: never) => unknown = respond) {
  const generated = await generateDocument(document);
  const { contract, requestValidators } = generated;
  const app = mountContract({ contract, requestValidators, handlers: toHandlers(contract, handler), hash: String });
  return { ...generated, app };
}

/** The request of a handler. Tests narrow the type of the body. */
export interface AnyRequest extends ParameterValues {
  readonly body?: unknown;
  readonly reply: (status: number, body: unknown) => unknown;
}

/** Returns a handler for each operation. */
export function toHandlers({ operations }: Contract, handler: (request: never) => unknown) {
  const handlers = Object.fromEntries(Object.keys(operations).map((id) => [id, handler]));
  return handlers as unknown as Handlers<Contract, unknown, never>;
}

function respond({ body, reply }: AnyRequest): unknown {
  return reply(200, typeof body === "object" && body !== null ? Object.keys(body).slice(0, 10) : []);
}

/** Returns a document with an operation `pN` for each content of a request body, at `POST /pN`. */
export function toDocument(contents: readonly object[], components: object = {}) {
  const responses = { "200": { description: "Done.", content: { "application/json": {} } } };
  const paths = contents.map((content, index) => {
    const operation = { operationId: `p${index}`, requestBody: { required: true, content }, responses };
    return [`/p${index}`, { post: operation }];
  });
  return {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    "x-request-limits": { bodyBytes: 2 ** 21, jsonDepth: 64, violations: 20 },
    paths: Object.fromEntries(paths),
    components: { schemas: components },
  };
}
