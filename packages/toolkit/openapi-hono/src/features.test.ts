import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  type Feature,
  type FeatureRequest,
  type FormPart,
  readFeatures,
  writeFeature,
} from "@animal-store/codegen/test/features";
import type { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { generateCode, toHandlers } from "../test/mount-document.ts";
import { mountContract } from "./index.ts";

const testFolder = fileURLToPath(new URL("../test", import.meta.url));
const folder = mkdtempSync(join(testFolder, "output-"));
afterAll(() => rmSync(folder, { recursive: true }));
const supportedFeatures = readFeatures().filter(({ rejected }) => rejected === undefined);
const toTitle = ({ file, feature }: Feature) => `${file.replace(/^\d-/, "")}: ${feature}`;
const toFolder = (feature: Feature) => join(folder, String(supportedFeatures.indexOf(feature)));

describe("the generated code of a document", () => {
  it.each(supportedFeatures.map((feature) => [toTitle(feature), feature] as const))(
    "supports %s",
    async (_title, feature) => {
      const app = await createFeatureApp(feature, toFolder(feature));
      const { requests = [], accepts = [], rejects = [] } = feature;
      const bodies = [
        ...accepts.map((json): FeatureRequest => ({ send: "POST /things", json, input: { body: json } })),
        ...rejects.map((json): FeatureRequest => ({ send: "POST /things", json, status: 400 })),
      ];
      for (const request of [...requests, ...bodies]) await expectResponse(app.request.bind(app), request);
    },
  );

  it("generates the types that each document defines", { timeout: 120_000 }, async () => {
    for (const feature of supportedFeatures)
      writeFileSync(join(toFolder(feature), "types.ts"), createTypeTest(feature));
    const settings = {
      extends: "../../../../../tsconfig.browser.json",
      compilerOptions: { noEmit: true },
      include: ["."],
      exclude: [],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
    const compiler = fileURLToPath(new URL("../node_modules/.bin/tsc", import.meta.url));
    const { stdout } = await promisify(execFile)(compiler, ["-p", folder], { cwd: folder }).catch(
      (cause: { stdout: string }) => cause,
    );
    expect(
      stdout.replaceAll(/^(\d+)\//gm, (_all, index) => `${toTitle(supportedFeatures[Number(index)] as Feature)}: `),
    ).toBe("");
  });
});

type SendRequest = (target: string, init: RequestInit) => Response | Promise<Response>;

async function expectResponse(sendRequest: SendRequest, expected: FeatureRequest): Promise<void> {
  const { send: requestLine, input, status = 200, contains, aborts, responses: expectedHeaders = {} } = expected;
  const [method = "GET", target = "/"] = requestLine.split(" ");
  const response = await sendRequest(target, { method, ...toRequestInit(expected) });
  if (aborts) return expect(response.text()).rejects.toThrow();
  const text = await response.text();
  expect({ request: expected, status: response.status, text }).toEqual({ request: expected, status, text });
  if (input) expect(JSON.parse(text)).toMatchObject(input);
  if (contains !== undefined) expect(text.replaceAll('\\"', '"')).toContain(contains);
  for (const [name, value] of Object.entries(expectedHeaders)) expect(response.headers.get(name)).toBe(value);
}

function toRequestInit({ headers = {}, body, json, text, form }: FeatureRequest): RequestInit {
  if (json !== undefined || text !== undefined)
    return { headers: { "Content-Type": "application/json", ...headers }, body: text ?? JSON.stringify(json) };
  if (!form) return { headers, ...(body !== undefined && { body: new TextEncoder().encode(body) }) };
  const data = new FormData();
  for (const [name, field] of Object.entries(form)) {
    for (const part of [field].flat() as FormPart[]) {
      if (typeof part === "string") data.append(name, part);
      else data.append(name, new Blob([part.content], { type: part.type ?? "" }), part.name);
    }
  }
  return { headers, body: data };
}

/** Returns a source file that compiles if the generated types are the feature's expected types. */
function createTypeTest({ types = {} }: Feature): string {
  const lines = Object.entries(types).map(([actual, expected]) => `same<${actual}, ${expected}>(true);`);
  return `import type { Contract, Input as InputOf, OperationId, StatusOf } from "../../../src/index.ts";
import type { HandlerRequest } from "../../../src/index.ts";
import type { DocumentedAs } from "../../../src/handler.ts";
import type { ReplyHeaders as HeadersOf, ResponseBody } from "../../../src/handler.ts";
import { type components, contract, type operations, type paths } from "./generated/contract.ts";
import type { webhooks } from "./generated/types.ts";
export const assignable: Contract = contract;
type Api = typeof contract;
type Id = Extract<"things", OperationId<Api>>;
export type Schemas = components["schemas"];
export type Input = InputOf<Api, Id>;
export type Status = StatusOf<Api, Id>;
export type Reply<Of extends number> = ResponseBody<operations extends { things: { responses: infer All } } ? All : never, Of>;
export type ReplyHeaders<Of extends number> = HeadersOf<Api, Id, Of, never>;
export type Webhook<Name extends string> = webhooks extends { [Key in Name]: { post: infer Operation } } ? Operation : never;
export type Operation<Path extends string, Method extends string> = paths extends { [P in Path]: { [M in Method]: infer Operation } } ? Operation : never;
export type Unused = [HandlerRequest<Api, Id, unknown, never>, DocumentedAs<unknown, 200>];
type Same<One, Other> =
  (<Probe>() => Probe extends One ? 1 : 2) extends <Probe>() => Probe extends Other ? 1 : 2 ? true : false;
export function same<One, Other>(_isSame: Same<One, Other>): void {}
${lines.join("\n")}
`;
}

/** Generates code from a feature's document into a folder and mounts it. Its handlers echo their input. */
async function createFeatureApp(feature: Feature, folder: string): Promise<Hono> {
  const generated = await generateCode(writeFeature(feature, folder), join(folder, "generated"));
  const { contract, requestValidators, responseValidators } = generated;
  return mountContract({
    contract,
    requestValidators,
    // Most documents define no pipeline errors, so only features with a fixed reply validate their responses.
    responseValidators: (feature.reply ?? feature.events) && responseValidators,
    handlers: toHandlers(contract, createHandler(feature)),
    authenticate: (credentials, request) => ({
      context: credentials,
      scopes: request.header("x-scopes")?.split(" "),
    }),
    hash: (value) => String(value.length),
  });
}

interface AnyRequest {
  readonly body?: unknown;
  readonly context?: unknown;
  readonly reply: (status: number, body?: unknown, headers?: Record<string, unknown>) => unknown;
}

function createHandler({ reply: replyArguments, bytes, events }: Feature) {
  return async ({ reply, context, ...input }: AnyRequest & Record<string, unknown>): Promise<unknown> => {
    if (bytes !== undefined) return reply(200, new TextEncoder().encode(bytes), replyArguments?.[2]);
    if (events) return reply(200, yieldEvents(events), replyArguments?.[2]);
    if (replyArguments) return reply(...replyArguments);
    const { query, querystring, path, header, cookie, mediaType } = input;
    const body = await toJsonValue(input.body);
    return reply(200, { query, querystring, path, header, cookie, mediaType, body, context: context ?? null });
  };
}

async function* yieldEvents(events: readonly unknown[]): AsyncGenerator<unknown> {
  yield* events;
}

/** Returns a body as a JSON value. Files become text, bytes become arrays of numbers. */
async function toJsonValue(value: unknown): Promise<unknown> {
  if (value instanceof Uint8Array) return [...value];
  if (typeof value === "object" && value !== null && Symbol.asyncIterator in value)
    return Array.fromAsync(value as AsyncIterable<unknown>, toJsonValue);
  if (value instanceof Blob) return new TextDecoder().decode(await value.arrayBuffer());
  if (Array.isArray(value)) return Promise.all(value.map(toJsonValue));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([name, member]) => [name, await toJsonValue(member)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
