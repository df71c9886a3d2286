import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle, createConfig } from "@redocly/openapi-core";
import { parse, stringify } from "yaml";
import { type Document, type Operation, resolve, type SecurityScheme } from "./document.ts";
import { type Collection, findCollections } from "./find-collections.ts";
import { toKey, writeHandlers } from "./write-handlers.ts";

/** A mistake of the user. The message names the rule and the next step. */
export class UserError extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export interface Repository {
  readonly operations: readonly Operation[];
  readonly collections: readonly Collection[];
  /** The operations that respond with examples. */
  readonly stubs: readonly Operation[];
  /** The parts of the document that codegen left out, as in its report. Empty without any. */
  readonly leftOut: string;
  /** A path that needs no parameters, with the base path of the contract. */
  readonly samplePath: string;
  /** Credentials that the server accepts. */
  readonly headers: Readonly<Record<string, string>>;
}

const template = fileURLToPath(new URL("../template", import.meta.url));
/** The tarballs of the toolkit, which the script `package` writes. */
const toolkit = fileURLToPath(new URL("../toolkit", import.meta.url));

/** Writes a repository for a document, without its dependencies. @throws {UserError} if the folder or the document is unsuitable */
export async function createRepository(folder: string, documentPath: string | undefined): Promise<Repository> {
  const existing = existsSync(folder) ? readdirSync(folder).filter((name) => name !== ".git") : [];
  if (existing.length > 0)
    throw new UserError(`${folder} is not empty: it contains ${existing[0]}. Pass a new folder, or empty it.`, 2);
  const contract = documentPath === undefined ? undefined : await readContract(documentPath);
  try {
    cpSync(template, folder, { recursive: true });
    renameSync(join(folder, "gitignore"), join(folder, ".gitignore"));
    if (contract !== undefined) writeFileSync(join(folder, "openapi.yaml"), contract);
    const { allowed, leftOut } = await generate(folder, documentPath ?? "openapi.yaml");
    writeManifest(folder, allowed);
    return { leftOut, ...(await writeSources(folder)) };
  } catch (error) {
    for (const name of readdirSync(folder)) if (name !== ".git") rmSync(join(folder, name), { recursive: true });
    throw error;
  }
}

/** Returns the document as YAML in one file. */
async function readContract(path: string): Promise<string> {
  if (!existsSync(path))
    throw new UserError(`${path} does not exist. Pass the path of your OpenAPI document to --from.`, 2);
  const text = readFileSync(path, "utf8");
  if (!/\$ref['"]?\s*:\s*['"]?(?!['"]?#)/.test(text)) return /^\s*\{/.test(text) ? stringify(parse(text)) : text;
  const { bundle: bundled } = await bundle({ ref: path, config: await createConfig({}) });
  return stringify(withoutDanglingExtensions(bundled.parsed));
}

/** Bundling keeps references to missing files. codegen ignores them in extensions, but other tools fail. */
function withoutDanglingExtensions(node: unknown, isExtension = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutDanglingExtensions(item, isExtension));
  if (typeof node !== "object" || node === null) return node;
  if (isExtension && "$ref" in node && !String(node.$ref).startsWith("#")) return null;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      withoutDanglingExtensions(value, isExtension || key.startsWith("x-")),
    ]),
  );
}

/** Runs codegen. If it rejects parts that it can leave out, leaves them out. */
async function generate(folder: string, documentPath: string): Promise<{ allowed: string[]; leftOut: string }> {
  const allowed: string[] = [];
  const leftOut: string[] = [];
  for (;;) {
    const allow = allowed.flatMap((kind) => ["--allow", kind]);
    const { code, output } = await runCodegen(folder, ["openapi.yaml", "src/generated", ...allow]);
    if (code === 0) return { allowed, leftOut: leftOut.join("\n\n") };
    const report = output.replaceAll(/^openapi\.yaml:/gm, `${documentPath}:`);
    const rejected = report.split("\n\n").filter((group) => group.startsWith("rejected: "));
    const kinds = rejected.flatMap((group) => /^rejected: .* --allow (\S+)/.exec(group)?.[1] ?? []);
    if (kinds.length === 0 || kinds.length < rejected.length || kinds.some((kind) => allowed.includes(kind)))
      throw new UserError(`${report.trim()}\n\n${documentPath} was rejected. Fix it, and run the command again.`);
    allowed.push(...kinds);
    leftOut.push(...rejected.map((group) => group.replace(/^rejected: (.*)\. --allow .*/, "left out: $1.")));
  }
}

function runCodegen(folder: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const manifestPath = createRequire(import.meta.url).resolve("@animal-store/codegen/package.json");
  const { bin } = JSON.parse(readFileSync(manifestPath, "utf8"));
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; output: string }>();
  // The generated files name this script as the command that updates them.
  const env = { ...process.env, npm_lifecycle_event: "generate" };
  const child = spawn(process.execPath, [join(dirname(manifestPath), bin.codegen), ...args], { cwd: folder, env });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.on("close", (code) => resolve({ code, output }));
  return promise;
}

function writeManifest(folder: string, allowed: readonly string[]): void {
  const path = join(folder, "package.json");
  const { dependencies, devDependencies, ...manifest } = JSON.parse(readFileSync(path, "utf8"));
  for (const name of ["generate", "generate:check"])
    manifest.scripts[name] += allowed.map((kind) => ` --allow ${kind}`).join("");
  mkdirSync(join(folder, "packages"));
  const tarballs = existsSync(toolkit) ? readdirSync(toolkit) : [];
  for (const tarball of tarballs) cpSync(join(toolkit, tarball), join(folder, "packages", tarball));
  // No registry has the toolkit yet, so a clone installs it from these files.
  const withTarballs = (names: Record<string, string>) =>
    Object.entries(names).map(([name, version]) => {
      const tarball = tarballs.find((file) => file.replace(/-\d.*$/, "") === name.replace("@", "").replace("/", "-"));
      return [name, tarball ? `file:packages/${tarball}` : version];
    });
  manifest.dependencies = Object.fromEntries(withTarballs(dependencies));
  manifest.devDependencies = Object.fromEntries(withTarballs(devDependencies));
  manifest.overrides = { "@animal-store/exact-json": "$@animal-store/exact-json" };
  writeFileSync(path, `${JSON.stringify({ ...manifest, name: toPackageName(basename(folder)) }, null, 2)}\n`);
}

function toPackageName(folder: string): string {
  return (
    folder
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, "-")
      .replaceAll(/^-+|-+$/g, "") || "api"
  );
}

async function writeSources(folder: string): Promise<Omit<Repository, "leftOut">> {
  const load = (name: string) => import(pathToFileURL(join(folder, "src/generated", name)).href);
  const [{ contract }, { documentJson }] = await Promise.all([load("contract.ts"), load("document.ts")]);
  const document: Document = JSON.parse(documentJson);
  const operations: Operation[] = Object.values(contract.operations);
  const collections = findCollections(document, operations);
  const served = new Set(
    collections.flatMap(({ list, find, create, update, remove }) =>
      [list, find, create, update, remove].map((each) => each?.operation),
    ),
  );
  const stubs = operations.filter((operation) => !served.has(operation));
  const headers = createCredentials(Object.values(document.components?.securitySchemes ?? {}));

  writeFileSync(join(folder, "src/handlers.ts"), writeHandlers(document, operations, collections));
  const headersLine = Object.keys(headers).length > 0 ? `  headers: ${JSON.stringify(headers)},\n` : "";
  edit(join(folder, "test/conformance.test.ts"), /^ {2}headers: .*\n/m, headersLine);
  edit(join(folder, "README.md"), "$TITLE", document.info.title);
  edit(join(folder, "README.md"), "$STEPS", writeSteps(document, stubs));
  const isSimple = ({ method, path, parameters }: Operation) =>
    method === "GET" && !path.includes("{") && !parameters.some(({ required }) => required);
  const samplePath = `${contract.basePath}${operations.find(isSimple)?.path ?? ""}`;
  return { operations, collections, stubs, headers, samplePath };
}

function edit(path: string, pattern: string | RegExp, replacement: string): void {
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(pattern, () => replacement),
  );
}

/** Returns credentials for the first scheme that uses a header. The server accepts any. */
function createCredentials(schemes: readonly SecurityScheme[]): Record<string, string> {
  for (const { type, scheme, in: location, name } of schemes) {
    if (type === "apiKey" && location === "header" && name) return { [name]: "test" };
    if (type === "http" && scheme?.toLowerCase() === "basic") return { Authorization: `Basic ${btoa("test:test")}` };
    if (type === "http" || type === "oauth2" || type === "openIdConnect") return { Authorization: "Bearer test" };
  }
  return {};
}

/** Returns the steps of the README that implement a stub, preferably one that reads JSON. */
function writeSteps(document: Document, stubs: readonly Operation[]): string {
  const findJson = ({ responses }: Operation) =>
    Object.keys(responses).find((status) => /^2\d\d$/.test(status) && /json/.test(responses[status]?.mediaType ?? ""));
  const operation = stubs.find((stub) => stub.method === "GET" && findJson(stub)) ?? stubs.find(findJson);
  if (!operation) return "Each operation has a handler in `src/handlers.ts`. Change one, and run `npm test`.";
  const { id, path, method, parameters, body, responses } = operation;
  const status = findJson(operation) ?? "";
  const response = resolve(document, document.paths[path]?.[method.toLowerCase()]?.responses[status]);
  const { type } = resolve(document, response?.content?.[responses[status]?.mediaType ?? ""]?.schema) ?? {};
  const inputs = ["path", "query"].filter((location) => parameters.some((parameter) => parameter.in === location));
  const members = [...inputs, ...(body ? ["body"] : []), "reply"].join(", ");
  return `1. In \`src/handlers.ts\`, replace the \`stub\` of \`${id}\`:

   \`\`\`ts
   ${toKey(id)}: ({ ${members} }) => reply(${status}, ${type === "array" ? "[{}]" : "{}"}),
   \`\`\`

2. Run \`npm run typecheck\`. The compiler rejects a status, header or body that the contract does not document, and names each
   missing member. Return what it asks for.
3. Run \`npm test\`. A value of the right type can still break the contract, such as a number above its maximum. The server then
   responds with a 500 that names the violation.`;
}
