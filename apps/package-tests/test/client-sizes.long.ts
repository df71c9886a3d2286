import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, inject, it } from "vitest";
// @boundaries-ignore Measures all tools with the bundler options of the size test of the client.
import { bundle, maxClientBytes } from "../../../packages/client/test/bundle.ts";
import { root, runProgram } from "../src/pack-packages.ts";

interface Tool {
  readonly name: string;
  readonly packageName: string;
  /** The tarball of the package. By default, npm installs the current version. */
  readonly tarball?: string | undefined;
  /** Other packages that the generator requires. */
  readonly peers?: readonly string[];
  /** Files that the generator reads. */
  readonly files?: Readonly<Record<string, string>>;
  /** A command of the package that generates a client, with its arguments. */
  readonly generate?: readonly [command: string, ...args: string[]];
  /** A module that requests the first page of a list. */
  readonly call: string;
  /** A module that exports everything that an app can import. */
  readonly everything?: string;
}

interface Sizes {
  readonly version: string;
  readonly callBytes: number;
  readonly everythingBytes: number | undefined;
}

const folder = join(inject("folder"), "client-sizes");
const contract = join(root, "openapi", "petstore.yaml");
const baseUrl = "https://api.animal-store.example/v1";
const headers = '{ Authorization: "Bearer as_live_1" }';

const clientName = "@animal-store/client";
const tarball = inject("packages").find(({ name }) => name === clientName)?.tarball;
const fullClient: Tool = {
  name: "this client, full",
  packageName: clientName,
  tarball,
  call: callStore("createStoreClient", "listPets({ limit: 20 })"),
  everything: `export * from "${clientName}";`,
};

const tools: readonly Tool[] = [
  {
    name: "this client, minimal",
    packageName: clientName,
    tarball,
    call: callStore("createTypedClient", 'GET("/pets", { params: { query: { limit: 20 } } })'),
  },
  fullClient,
  {
    name: "openapi-fetch",
    packageName: "openapi-fetch",
    call: `
      import createClient from "openapi-fetch";
      const store = createClient({ baseUrl: "${baseUrl}", headers: ${headers} });
      export const listPets = () => store.GET("/pets", { params: { query: { limit: 20 } } });`,
    everything: exportAll("openapi-fetch"),
  },
  {
    name: "Hey API, fetch client",
    packageName: "@hey-api/openapi-ts",
    // Version 0.99.0 accepts TypeScript 7 as a peer dependency, but uses the compiler API, which TypeScript 7 does not have.
    peers: ["typescript@6"],
    generate: ["openapi-ts", "--input", contract, "--output", "generated"],
    call: `
      import { client } from "./generated/client.gen.ts";
      import * as store from "./generated/index.ts";
      client.setConfig({ baseUrl: "${baseUrl}", auth: "as_live_1" });
      export const listPets = () => store.listPets({ query: { limit: 20 } });`,
    everything: `
      export * from "./generated/client.gen.ts";
      export * from "./generated/client/index.ts";
      export * from "./generated/index.ts";`,
  },
  {
    name: "orval, fetch client",
    packageName: "orval",
    files: {
      "orval.config.mjs": `export default {
        store: { input: "${contract}", output: { target: "generated.ts", client: "fetch", baseUrl: "${baseUrl}" } },
      };`,
    },
    generate: ["orval", "--config", "orval.config.mjs"],
    call: `
      import * as store from "./generated.ts";
      export const listPets = () => store.listPets({ limit: 20 }, { headers: ${headers} });`,
    everything: `export * from "./generated.ts";`,
  },
  {
    name: "ky, a client for any API",
    packageName: "ky",
    call: `
      import ky from "ky";
      const store = ky.create({ prefix: "${baseUrl}", headers: ${headers} });
      export const listPets = () => store.get("pets", { searchParams: { limit: 20 } }).json();`,
    everything: exportAll("ky"),
  },
  {
    name: "openai, the client of another API",
    packageName: "openai",
    call: `
      import OpenAI from "openai";
      const openai = new OpenAI({ apiKey: "as_live_1" });
      export const listModels = () => openai.models.list();`,
    everything: exportAll("openai"),
  },
];

const results = new Map<Tool, Sizes | Error>();

beforeAll(async () => {
  for (const [index, tool] of tools.entries()) {
    const result = await measure(tool, join(folder, String(index))).catch((error: Error) => error);
    results.set(tool, result);
  }
  const rows = Array.from(results, ([tool, result]) => formatRow(tool, result));
  console.log(
    ["| tool | version | bytes one call | bytes everything |", "| --- | --- | --- | --- |", ...rows].join("\n"),
  );
}, 900_000);

it("the packed client is within the limit of its size test", () => {
  const result = results.get(fullClient);
  if (!result || result instanceof Error) throw new Error("The client was not measured.", { cause: result });
  expect(result.everythingBytes).toBeLessThanOrEqual(maxClientBytes);
});

function callStore(create: string, call: string): string {
  return `
    import { ${create} } from "${clientName}";
    const store = ${create}({ baseUrl: "${baseUrl}", apiKey: "as_live_1" });
    export const listPets = () => store.${call};`;
}

function exportAll(packageName: string): string {
  return `export * from "${packageName}"; export { default } from "${packageName}";`;
}

/** Installs a tool in an empty folder, generates its client and bundles it. @throws if a step fails */
async function measure(
  { packageName, tarball = `${packageName}@latest`, peers = [], files, generate, call, everything }: Tool,
  folder: string,
): Promise<Sizes> {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries({ "package.json": '{"type":"module","private":true}', ...files }))
    writeFileSync(join(folder, file), text);
  const options = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  await runProgram(folder, "npm", ["install", ...options, tarball, ...peers]);
  const modules = join(folder, "node_modules");
  if (generate) {
    const [command, ...args] = generate;
    await runProgram(folder, join(modules, ".bin", command), args);
  }
  return {
    version: JSON.parse(readFileSync(join(modules, packageName, "package.json"), "utf8")).version,
    callBytes: await measureBundle(join(folder, "call.ts"), call),
    everythingBytes: everything ? await measureBundle(join(folder, "everything.ts"), everything) : undefined,
  };
}

/** Returns the size of a module with all its dependencies, minified and compressed. */
async function measureBundle(file: string, source: string): Promise<number> {
  writeFileSync(file, source);
  const defaultExport = source.includes("{ default }") ? `export { default } from "${file}";` : "";
  const code = await bundle(`export * from "${file}"; ${defaultExport}`);
  // The bundler keeps imports that it cannot resolve, at the start.
  const [missingImport] = /^(?:import|export ?\*)[^;]*/.exec(code) ?? [];
  if (missingImport) throw new Error(`The bundle is incomplete: ${missingImport}`);
  return gzipSync(code, { level: 9 }).length;
}

function formatRow({ name }: Tool, result: Sizes | Error): string {
  if (result instanceof Error) return `| ${name} | not measured: ${formatReason(result)} | | |`;
  const { version, callBytes, everythingBytes } = result;
  return `| ${name} | ${version} | ${formatBytes(callBytes)} | ${formatBytes(everythingBytes)} |`;
}

function formatReason({ message }: Error): string {
  return message.replace(/[\s|]+/g, " ").slice(0, 500);
}

function formatBytes(bytes: number | undefined): string {
  return bytes?.toLocaleString("en") ?? "";
}
