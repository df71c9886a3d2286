import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generate, writeOutputs } from "@animal-store/codegen";
import type { Hono } from "hono";
import { type Contract, type Handlers, mountContract, type Validators } from "../src/index.ts";

export interface MountedDocument {
  /** Every handler responds with 200 and the names of the members of the body. */
  readonly app: Hono;
  readonly validators: Validators;
  /** The generated module of the validators. */
  readonly source: string;
}

/** Generates code from a document and mounts it. */
export async function mountDocument(document: object): Promise<MountedDocument> {
  const folder = mkdtempSync(join(fileURLToPath(new URL(".", import.meta.url)), "output-"));
  try {
    writeFileSync(join(folder, "document.json"), JSON.stringify(document));
    return await mountDocumentFile(join(folder, "document.json"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Generates code from the file of a document and mounts it. */
export async function mountDocumentFile(path: string): Promise<MountedDocument> {
  const folder = mkdtempSync(join(fileURLToPath(new URL(".", import.meta.url)), "output-"));
  try {
    const { files } = await generate(path);
    writeOutputs(join(folder, "generated"), files);
    const load = (file: string) => import(join(folder, "generated", file));
    const { contract } = (await load("contract.ts")) as { contract: Contract };
    const { validators } = (await load("inputs.js")) as { validators: Validators };
    const app = mountContract({
      contract,
      requestValidators: validators,
      handlers: Object.fromEntries(Object.keys(contract.operations).map((id) => [id, respond])) as unknown as Handlers<
        Contract,
        unknown,
        never
      >,
      hash: String,
    });
    return { app, validators, source: files.get("inputs.js") ?? "" };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface AnyRequest {
  readonly body?: unknown;
  readonly reply: (status: number, body: unknown) => unknown;
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
