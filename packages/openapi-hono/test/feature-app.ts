import { join } from "node:path";
import { generate, writeOutputs } from "@animal-store/codegen";
import { type Feature, writeFeature } from "@animal-store/codegen/test/features";
import type { Hono } from "hono";
import { type Contract, type Handlers, mountContract, type Validators } from "../src/index.ts";

const text = new TextDecoder();
/** What the engine refuses, under one code for each status: a document of strangers has no codes of its own. */
const errorCodes = Object.fromEntries([400, 404, 405, 413, 415, 500].map((status) => [`e${status}`, { status }]));

/** Generates from a feature's document into a folder and mounts it. Its handlers answer what they were given. */
export async function createFeatureApp(feature: Feature, folder: string): Promise<Hono> {
  writeOutputs(join(folder, "generated"), await generate(writeFeature(feature, folder)));
  const load = (file: string) => import(join(folder, "generated", file));
  const { contract } = (await load("contract.ts")) as { contract: Contract };
  const { validators: inputs } = (await load("inputs.js")) as { validators: Validators };
  const { validators: answers } = (await load("answers.js")) as { validators: Validators };
  const handlers = Object.fromEntries(Object.keys(contract.operations).map((id) => [id, handlerOf(feature)]));
  return mountContract({
    contract: { ...contract, errorCodes },
    inputs,
    // Engine's own refusals are documented by no stranger; the handler's answers are compared where there is one.
    ...((feature.reply && { answers }) as { answers?: Validators }),
    handlers: handlers as unknown as Handlers<Contract, unknown, never>,
    admit: () => ({ headers: {}, context: {} }),
    hash: (value) => String(value.length),
    refusals: {
      routeNotFound: "e404",
      methodNotAllowed: "e405",
      unsupportedMediaType: "e415",
      payloadTooLarge: "e413",
      malformedBody: "e400",
      invalidInput: "e400",
      unexpected: "e500",
    },
  });
}

interface Given {
  readonly body?: unknown;
  readonly operation: { readonly security?: unknown };
  readonly reply: (status: number, body?: unknown, headers?: Record<string, string>) => unknown;
}

function handlerOf({ reply: answered, bytes }: Feature) {
  return async ({ reply, operation, ...given }: Given & Record<string, unknown>): Promise<unknown> => {
    if (bytes !== undefined) return reply(200, new TextEncoder().encode(bytes));
    if (answered) return reply(...answered);
    const { query, path, header, cookie, mediaType } = given;
    const body = await readable(given.body);
    return reply(200, { query, path, header, cookie, mediaType, body, security: operation.security ?? null });
  };
}

/** A body as JSON can show it: of files their text, of bytes their numbers. */
async function readable(value: unknown): Promise<unknown> {
  if (value instanceof Uint8Array) return [...value];
  if (value instanceof Blob) return text.decode(await value.arrayBuffer());
  if (Array.isArray(value)) return Promise.all(value.map(readable));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([name, member]) => [name, await readable(member)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
