import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  bundleDocument,
  CodegenError,
  generate,
  type OperationEntry as Operation,
  writeOutputs,
} from "@animal-store/codegen";
import { listInvalidExamples, loadApiDocument } from "@animal-store/conformance";
import {
  depthProblem,
  findInputProblem,
  type Input,
  readFile,
  toInput,
  toOneLine,
} from "@animal-store/openapi-document";
import type { Contract } from "@animal-store/openapi-document/contract";
import { createStubs } from "@animal-store/openapi-hono/examples";
import { stringify } from "yaml";
import { addNotFound } from "./add-not-found.ts";
import { listServed } from "./collection.ts";
import { Document } from "./document.ts";
import { type Findings, findCollections } from "./find-collections.ts";
import { findParts, keepBlocks, type Parts, withoutHeaders, writeApp } from "./parts.ts";
import { createCredentials, writeAuth } from "./write-auth.ts";
import { writeHandlers } from "./write-handlers.ts";
import { writeMigration, writeTables } from "./write-tables.ts";
import { isPlainGet, toSamplePath, writeHandlersTest, writeSetup } from "./write-tests.ts";

/** A mistake of the user. The message names the rule and the next step. */
export class UserError extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** An operation that responds with an example. `problem` says why it has no valid one. */
export interface Stub {
  readonly operation: Operation;
  readonly problem: string | undefined;
}

export interface Repository {
  readonly operations: readonly Operation[];
  readonly collections: Findings["collections"];
  readonly unrecognized: Findings["unrecognized"];
  /** The operations that respond with examples. */
  readonly stubs: readonly Stub[];
  /** The parts of the document that codegen left out, as in its report. Empty without any. */
  readonly leftOut: string;
  /** The path of a GET that needs no parameters and succeeds, with the base path of the contract. */
  readonly samplePath: string;
  /** Credentials that the server accepts. */
  readonly headers: Readonly<Record<string, string>>;
}

const template = fileURLToPath(new URL("../template", import.meta.url));
/** The tarballs of the toolkit, which the script `package` writes. */
export const toolkit = fileURLToPath(new URL("../toolkit", import.meta.url));

/**
 * Writes a repository for a document, without its dependencies.
 * @param document its path, or the input that `openInput` returns. Without one, a small example
 * @param add404 whether operations of items get a 404 if they document no error for an unknown id
 * @param log called before a step that can take seconds
 * @throws {UserError} if the folder or the document is unsuitable
 */
export async function createRepository(
  folder: string,
  document: string | Input | undefined,
  log: (text: string) => void = () => {},
  { add404 = false }: { readonly add404?: boolean } = {},
): Promise<Repository> {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new UserError(`${folder} is a file. Pass a folder that does not exist or is empty.`, 2);
  if (pathToFileURL(folder).href.includes("%5C"))
    throw new UserError(`${folder} has a backslash, so Node.js cannot import its files. Pass another folder.`, 2);
  const isNew = !existsSync(folder);
  const [existing] = listFiles(folder);
  if (existing !== undefined)
    throw new UserError(`${folder} is not empty: it contains ${existing}. Pass another folder, or empty it.`, 2);
  const source = toInput(document ?? join(template, "openapi.yaml"));
  const problem = findInputProblem(source, source.path, true);
  if (problem !== undefined) throw new UserError(`${source.path} ${problem}`, 2);
  try {
    cpSync(template, folder, { recursive: true });
    // npm packs no .gitignore, and Biome rejects a second configuration in its repository.
    renameSync(join(folder, "gitignore"), join(folder, ".gitignore"));
    renameSync(join(folder, "biome.template.json"), join(folder, "biome.json"));
    const leftOut = await generateCode(folder, source, add404);
    log("writing handlers, and checking the examples of the document…");
    return { leftOut, ...(await writeSources(folder, document === undefined)) };
  } catch (error) {
    if (isNew) rmSync(folder, { recursive: true, force: true });
    else for (const name of listFiles(folder)) rmSync(join(folder, name), { recursive: true });
    throw error;
  }
}

/** A folder with an empty Git repository counts as empty. */
function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name !== ".git") : [];
}

/** Writes the document as YAML in one file, and the code. @returns the report of the parts that were left out */
async function generateCode(folder: string, input: Input, add404: boolean): Promise<string> {
  const { path } = input;
  // The report names positions in the user's document.
  const { notes, sources, openReferences } = await generate(input).catch((error: unknown) => {
    if (error instanceof RangeError) throw new UserError(`${path}:1:1: ${depthProblem}`);
    if (!(error instanceof CodegenError)) throw error;
    throw new UserError(`${error.message.trim()}\n\n${path} was rejected. Fix it, and run the command again.`);
  });
  const next =
    "leads out of the document. The docs and the mock would contain its target. Remove it, or copy its target.";
  if (openReferences.length > 0) throw new UserError(openReferences.map((each) => `${each} ${next}`).join("\n"));
  const contract = join(folder, "openapi.yaml");
  const yaml = await toYaml(input, sources.length);
  writeFileSync(contract, add404 ? addNotFound(yaml) : yaml);
  const { files } = await generate(contract, { command: "npm run generate" });
  writeOutputs(join(folder, "src/generated"), files);
  // An overlay whose target matches nothing probably has a mistake.
  const leftOut = notes.split("\n\n").filter((group) => /^left out: |: target \$/m.test(group));
  return leftOut.join("\n\n");
}

async function toYaml(input: Input, fileCount: number): Promise<string> {
  const source = readFile(input, input.path).source.body;
  // Prism does not know $self, so the references by it become those within the document.
  if (fileCount === 1 && !/^\s*\{/.test(source) && !/^["']?\$self/m.test(source)) return source;
  return stringify(await bundleDocument(input));
}

/** Returns the packages of the toolkit in a folder. */
export function listTarballs(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Returns whether a file is the tarball of a package, such as `animal-store-process-0.1.0.tgz` of `@animal-store/process`. */
export function isTarballOf(file: string, name: string): boolean {
  return file.replace(/-\d.*$/, "") === name.replace("@", "").replace("/", "-");
}

function writeManifest(folder: string, usesPlatform: boolean): void {
  const path = join(folder, "package.json");
  const { dependencies, devDependencies, ...manifest } = JSON.parse(readFileSync(path, "utf8"));
  mkdirSync(join(folder, "packages"));
  if (!usesPlatform) delete dependencies["@animal-store/api-platform"];
  const tarballs = listTarballs(toolkit).filter((file) =>
    Object.keys({ ...dependencies, ...devDependencies }).some((name) => isTarballOf(file, name)),
  );
  for (const tarball of tarballs) cpSync(join(toolkit, tarball), join(folder, "packages", tarball));
  // No registry has the toolkit yet, so a clone installs it from these files.
  const withTarballs = (names: Record<string, string>) =>
    Object.entries(names).map(([name, version]) => {
      const tarball = tarballs.find((file) => isTarballOf(file, name));
      return [name, tarball ? `file:packages/${tarball}` : version];
    });
  manifest.dependencies = Object.fromEntries(withTarballs(dependencies));
  manifest.devDependencies = Object.fromEntries(withTarballs(devDependencies));
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

async function writeSources(folder: string, isExample: boolean): Promise<Omit<Repository, "leftOut">> {
  const load = (name: string) => import(pathToFileURL(join(folder, "src/generated", name)).href);
  const [{ contract }, { documentJson }, { validators }] = await Promise.all(
    ["contract.ts", "document.ts", "responses.js"].map(load),
  );
  const document = new Document(documentJson);
  const allOperations: Operation[] = Object.values(contract.operations);
  const parts = findParts(document, allOperations);
  const operations = withoutHeaders(allOperations, parts.headers);
  writeManifest(folder, parts.isLimited || parts.isRepeatable);
  const { collections, unrecognized } = findCollections(document, operations);
  const served = new Set(collections.flatMap(listServed).map(({ operation }) => operation));
  const { findProblem } = createStubs({ contract, documentJson, responseValidators: validators });
  const stubs = operations
    .filter((operation) => !served.has(operation))
    .map((operation) => ({ operation, problem: findProblem(operation.id) }));

  mkdirSync(join(folder, "src/migrations"));
  writeFileSync(join(folder, "src/handlers.ts"), writeHandlers(document, operations, collections, parts));
  writeFileSync(join(folder, "src/tables.ts"), writeTables(collections));
  writeFileSync(join(folder, "src/migrations/0001-create-tables.ts"), writeMigration(collections, parts.isRepeatable));
  const baseline = {
    stubs: Object.fromEntries(stubs.map(({ operation, problem }) => [operation.id, problem ?? stubReason])),
    invalidExamples: listInvalidExamples(loadApiDocument(join(folder, "openapi.yaml")), contract),
  };
  writeFileSync(join(folder, "test/baseline.json"), `${JSON.stringify(baseline, null, 2)}\n`);
  // The test of the example is part of the template.
  if (!isExample) writeFileSync(join(folder, "test/handlers.test.ts"), writeHandlersTest(contract, collections));
  const failing = new Set(stubs.flatMap(({ operation, problem }) => (problem === undefined ? [] : [operation])));
  const succeeds = ({ responses }: Operation) => Object.keys(responses).some((key) => /^2|^default$/.test(key));
  const working = operations.filter((operation) => !failing.has(operation) && succeeds(operation));
  return { operations, collections, unrecognized, stubs, ...writeShell(folder, contract, document, working, parts) };
}

/** Why a stub is in the baseline. */
export const stubReason = "responds with the example of the contract";

/**
 * Adapts the files of the template, except those of the handlers.
 * @param operations those that respond with a success
 */
function writeShell(
  folder: string,
  contract: Contract,
  document: Document,
  operations: readonly Operation[],
  parts: Parts,
) {
  const credentials = createCredentials(contract);
  edit(join(folder, "src/app.ts"), (text) => writeApp(text, contract, parts));
  for (const file of ["src/settings.ts", ".env.example"]) edit(join(folder, file), (text) => keepBlocks(text, parts));
  writeFileSync(join(folder, "src/auth.ts"), writeAuth(contract));
  edit(join(folder, "test/conformance.test.ts"), (text) =>
    text
      .replace(/^ {2}setup: .*\n/m, () => writeSetup(credentials))
      .replace(/(?<=LOG: "off")/, parts.isLimited ? ', RATE_LIMIT: "1000000000"' : ""),
  );
  const title = escapeMarkdown(String(document.get("info", "title")));
  edit(join(folder, "README.md"), (text) => keepBlocks(text, parts).replace("$TITLE", () => title));
  const sample = operations.find(isPlainGet);
  return { headers: credentials.headers, samplePath: sample ? toSamplePath(contract, sample) : "/healthz" };
}

/** Escapes a text for a heading. */
function escapeMarkdown(text: string): string {
  return toOneLine(text).replaceAll(/[\\`*_[\]<>&#!|~$]/g, "\\$&");
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, "utf8")));
}
