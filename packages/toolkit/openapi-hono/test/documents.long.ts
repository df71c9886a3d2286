import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import type { Validators } from "../src/index.ts";
import { Checks, findEntry, type Generated } from "./documents/checks.ts";
import { isWithoutBody, type Json, listOperations, readDocument, type SourceOperation } from "./documents/document.ts";
import { type Direction, Oracle } from "./documents/oracle.ts";
import { importCode } from "./mount-document.ts";

// Generates code from real documents, and compares its checks with those of @hyperjump/json-schema on the unedited document:
// OPENAPI_DOCUMENTS=/path/a.yaml:/path/b.json npm run test:long
// PATH=OTHER compares the code of PATH with the document OTHER, such as Swagger 2.0 that another tool has converted.
// OPENAPI_SEED repeats a run. oracle.ts lists the rules that differ from JSON Schema.
const paths = (process.env.OPENAPI_DOCUMENTS ?? "").split(":").filter(Boolean);
const seed = Number(process.env.OPENAPI_SEED ?? Math.floor(Math.random() * 2 ** 31));
const checkedOperations = Number(process.env.OPENAPI_OPERATIONS ?? 50);

const cli = join(dirname(createRequire(import.meta.url).resolve("@animal-store/codegen")), "cli.ts");
const compiler = fileURLToPath(new URL("../node_modules/.bin/tsc", import.meta.url));
const rows: Record<string, string | number>[] = [];
const totals = { operations: 0, validated: 0 };

if (paths.length === 0)
  test("checks real documents", ({ skip }) => {
    console.log(
      "No document was checked. Set OPENAPI_DOCUMENTS to the paths of OpenAPI documents, separated by colons.",
    );
    skip();
  });

afterAll(() => {
  if (rows.length > 0) console.log(`seed ${seed}\n\n${formatTable()}`);
});

test.each(paths)("generates correct checks from %s", async (entry) => {
  const [path = "", judgedPath = path] = entry.split("=");
  const folder = mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
  const output = join(folder, "generated");
  try {
    const { leftOut, ...generation } = generateWithFindings(path, output);
    const document = await readDocument(judgedPath);
    const operations = listOperations(document);
    const oracle = new Oracle(document, path);
    const generated = await importCode(output);
    const gaps = (await Promise.all(operations.map((each) => findGap(each, generated, oracle)))).filter(
      (gap) => gap !== undefined,
    );
    const served = operations.filter((operation) => findEntry(generated.contract, operation));
    const checks = new Checks(document, oracle, generated, seed);
    await checks.checkOperations(served, checkedOperations);
    const compilation = compileTypes(folder);
    const wrong = checks.problems.filter((problem) => problem.startsWith("wrong"));
    const { requests, responses, bodies, validBodies, unsampled } = checks.counts;
    const validated = operations.length - gaps.length;
    totals.operations += operations.length;
    totals.validated += validated;
    rows.push({
      document: basename(path),
      ...generation,
      operations: operations.length,
      served: served.length,
      validated: toPercent(validated / operations.length),
      ...measureFiles(output),
      "tsc s": compilation.seconds,
      requests,
      responses,
      "valid bodies": toPercent(validBodies / bodies),
      "parts without valid sample": unsampled,
      wrong: wrong.length,
    });
    const lines = [...leftOut, ...gaps.map((gap) => `not validated: ${gap}`), ...checks.problems];
    if (lines.length > 0) console.log(lines.join("\n"));
    expect(wrong).toEqual([]);
    expect(compilation.output).toBe("");
    expect(validBodies / bodies).toBeGreaterThan(0.3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.skipIf(paths.length === 0)("validates 98 % of the operations", () => {
  expect(totals.validated / totals.operations).toBeGreaterThanOrEqual(0.98);
});

/** Runs codegen as a child process. */
function generateWithFindings(path: string, output: string) {
  const { status, stderr, groups, seconds, peakMiB } = runCodegen(path, output);
  if (status !== 0) throw new Error(stderr);
  const skipped = groups.flatMap((group) => /^skipped: (\d+ \S+)/.exec(group)?.[1] ?? []);
  const leftOut = groups.filter((group) => group.startsWith("left out:"));
  const locations = leftOut.flatMap((group) => group.split("\n").slice(1));
  return {
    leftOut,
    "left out locations": locations.length,
    "skipped locations": skipped.join(", "),
    seconds,
    "peak MiB": peakMiB,
  };
}

function runCodegen(path: string, output: string) {
  const printUsage = `data:text/javascript,process.on("exit",()=>console.error(JSON.stringify(process.resourceUsage())))`;
  const startedAt = performance.now();
  const args = ["--import", printUsage, cli, path, output];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  const usage = JSON.parse(stderr.trim().split("\n").at(-1) ?? "") as NodeJS.ResourceUsage;
  const seconds = toSeconds(startedAt);
  return { status, stderr, groups: stderr.split("\n\n"), seconds, peakMiB: Math.round(usage.maxRSS / 1024) };
}

function compileTypes(folder: string) {
  const compilerOptions = { noEmit: true };
  const settings = {
    extends: "../../../../../tsconfig.browser.json",
    compilerOptions,
    include: ["generated"],
    exclude: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const startedAt = performance.now();
  const { stdout, stderr } = spawnSync(compiler, ["-p", folder], { encoding: "utf8", maxBuffer: 2 ** 28 });
  return { seconds: toSeconds(startedAt), output: stdout + stderr };
}

function measureFiles(output: string) {
  const text = readdirSync(output)
    .map((name) => readFileSync(join(output, name), "utf8"))
    .join("");
  return { lines: text.split("\n").length, MB: (Buffer.byteLength(text) / 1e6).toFixed(1) };
}

const probes: Json[] = [null, true, 7, "text", [], {}];

/** Returns the first part of an operation that the generated code does not validate. */
async function findGap(operation: SourceOperation, generated: Generated, oracle: Oracle): Promise<string | undefined> {
  const { label, parameters, bodies, responses } = operation;
  const { contract, requestValidators, responseValidators } = generated;
  const entry = findEntry(contract, operation);
  if (!entry) return `${label} is not served`;
  const missing = parameters.find(({ name, in: location, required = false }) =>
    entry.parameters.every((each) => each.name !== name || each.in !== location || each.required !== required),
  );
  if (missing) return `${label} parameter ${missing.name}`;
  for (const { name, pointer } of bodies) {
    const validator = findValidator(requestValidators, `${entry.id}.body`, entry.body?.mediaType, name);
    if (!(await agrees(validator, "request", pointer))) return `${label} body ${name}`;
  }
  for (const { name, pointer, status } of responses.filter((each) => !isWithoutBody(each.status))) {
    const prefix = `${entry.id}.${status}.body`;
    const validator = findValidator(responseValidators, prefix, entry.responses[status]?.mediaType, name);
    if (!(await agrees(validator, "response", pointer))) return `${label} response ${status} ${name}`;
  }
  return undefined;

  async function agrees(
    validator: Validators[string] | undefined,
    direction: Direction,
    pointer: string,
  ): Promise<boolean> {
    const verdicts = await Promise.all(probes.map((probe) => oracle.accepts(pointer, direction, probe)));
    return probes.every((probe, index) => validator?.call(undefined, probe) === verdicts[index]);
  }
}

function findValidator(validators: Validators, prefix: string, mainType: string | null | undefined, mediaType: string) {
  return validators[mediaType === mainType ? prefix : `${prefix} ${mediaType}`];
}

function toSeconds(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function formatTable(): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, names.map(() => "---"), ...rows.map((row) => names.map((name) => row[name]))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
