import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { generate, writeOutputs } from "@animal-store/codegen";
import type { RunningServer } from "@animal-store/node-http";
import type { Sandbox } from "@animal-store/sandbox";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contract, getOperation } from "../contract-document.ts";
import { readGuides } from "../guides/read-guides.ts";
import { operations } from "../test/contract.ts";
import {
  type GuideSample,
  type GuideSource,
  generatedSamples,
  guideSources,
  type SampleFile,
  sampleFolder,
} from "../test/guide-samples.ts";
import { formatLikeGuide, runSample, samplePlan, serverOrigin, serveSandbox } from "../test/run-sample.ts";
import { runShell } from "../try/run-shell.ts";
import { operationSamples, sampleLanguages } from "./operation-samples.ts";
import { createSampleSandbox, keyOf } from "./sample-sandbox.ts";

const samples = guideSources.flatMap((guide) => guide.samples);

type Target = { sandbox: Sandbox; server: RunningServer };

// A sample runs on the sandbox, or on an empty store if it calls `npm start`.
let seeded: Target;
let empty: Target;

beforeAll(async () => {
  [seeded, empty] = await Promise.all([startTarget(), startTarget("empty")]);
});
beforeEach(() => resetStores());
afterAll(() => Promise.all([seeded, empty].map(({ server }) => server.stop(0))));

async function startTarget(seed?: string): Promise<Target> {
  const sandbox = await createSampleSandbox(seed);
  return { sandbox, server: await serveSandbox(sandbox) };
}

function resetStores() {
  return Promise.all([seeded, empty].map(({ sandbox }) => sandbox.reset()));
}

function run({ path, code }: SampleFile, options: { key?: string | undefined; isStrict?: boolean } = {}) {
  const { sandbox, server } = code.includes(serverOrigin) ? empty : seeded;
  return runSample(path, { origin: server.origin, key: keyOf(sandbox, samplePlan), ...options });
}

describe("guide samples", () => {
  test.each(guideSources.filter((guide) => guide.samples.some(isRunnable)))(
    "print the output shown in $slug if they run in order, as a reader runs them",
    async (guide) => {
      let updatedGuide = guide.text;
      for (const samples of splitByLanguage(guide)) {
        await resetStores();
        for (const sample of samples) {
          const output = formatLikeGuide(await run(sample), sample.output ?? "");
          updatedGuide = updatedGuide.replace(sample.block, () => replaceOutput(sample, output));
        }
      }
      // Update the guides with the current output: pnpm test samples -u
      await expect(updatedGuide).toMatchFileSnapshot(guide.path);
    },
  );

  test.each(guideSources.filter((guide) => guide.samples.some(isCurl)))(
    "in curl get the responses shown in $slug if they run in the page",
    async ({ samples }) => {
      await resetStores();
      for (const { code, output = "" } of samples.filter(isCurl)) {
        const { sandbox } = code.includes(serverOrigin) ? empty : seeded;
        const newOutput = await runShell(code, { KEY: keyOf(sandbox, samplePlan) }, sandbox.app.fetch);
        expect(summarize(newOutput)).toBe(summarize(output));
      }
    },
  );

  test("are identical if they have the same title", () => {
    for (const { path, code } of samples) expect(readFileSync(path, "utf8")).toBe(code);
  });

  test("are tests or imported by another sample if they have no output", () => {
    const imported = samples.flatMap(({ code }) => [...code.matchAll(/from "\.\/(.+)"/g)].map(([, file]) => file));
    const withoutOutput = samples.filter((sample) => !isRunnable(sample) && !/\.test\.tsx?$/.test(sample.file));
    expect(imported).toEqual(expect.arrayContaining(withoutOutput.map(({ file }) => file)));
  });
});

test("formats JSON, and omits headers that a guide omits", () => {
  const output = 'HTTP/1.1 200 OK\nDate: today\nETag: "a"\nVary: Origin\n\n[{"id":1,"tags":["a"]},{"id":2}]\n';
  const shown = 'HTTP/1.1 200 OK\netag: "b"\n…\n\n[]\n';
  const json = '[\n  { "id": 1, "tags": [ "a" ] },\n  { "id": 2 }\n]\n';
  expect(formatLikeGuide(output, shown)).toBe(`HTTP/1.1 200 OK\nETag: "a"\n…\n\n${json}`);
  expect(formatLikeGuide('{"id":9223372036854775807}', "")).toBe('{"id":9223372036854775807}');
});

describe("generated samples", () => {
  test("contain a sample in each language for every operation", () => {
    const names = operations.flatMap(({ operationId }) => sampleLanguages.map(({ id }) => `${operationId}.${id}`));
    expect(generatedSamples.map(({ file }) => file)).toEqual(expect.arrayContaining(names));
  });

  test.each(generatedSamples)("$file succeeds", async (sample) => {
    await expect(run(sample, { isStrict: true })).resolves.toMatch(/\S/);
  });
});

test("reference samples print the status if a success has no body", () => {
  const listPets = getOperation(contract, "listPets", "This test");
  const { sh, py } = operationSamples({ ...listPets, responses: [["204", { description: "" }]] }, contract);
  expect(sh).toContain("curl -i ");
  expect(py).toContain("print(response.status)\n");
});

test("all samples compile", async () => {
  expect(await compile(sampleFolder)).toBe("");
});

/** Returns the errors of the compiler. */
async function compile(folder: string): Promise<string> {
  const compiler = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript/package.json")));
  const compilation = promisify(execFile)(process.execPath, [compiler, "-p", folder, "--checkers", "1"]);
  return (await compilation.catch(({ stdout }) => ({ stdout }))).stdout;
}

test("the guide to upgrades shows the compile errors of a changed contract", async () => {
  const folder = join(sampleFolder, "changed-contract");
  mkdirSync(folder);
  const document = readFileSync(new URL(import.meta.resolve("@animal-store/openapi/petstore.yaml")), "utf8");
  const changedDocument = document
    .replace(/^ {2}\/\S+:\n {4}get:\n {6}operationId: getPet\n(?: {3,}.*\n|\n)*/m, "")
    .replace("required: [name, categoryId]", "required: [name, categoryId, status]")
    .replaceAll("sold", "adopted");
  writeFileSync(join(folder, "petstore.yaml"), changedDocument);
  writeOutputs(join(folder, "generated"), (await generate(join(folder, "petstore.yaml"))).files);
  cpSync(new URL(import.meta.resolve("@animal-store/contract")), join(folder, "index.ts"));
  const paths = {
    "@animal-store/contract": ["./index.ts"],
    "@animal-store/contract/*": ["./generated/*.ts", "./generated/*.js"],
  };
  const settings = { extends: "../tsconfig.json", compilerOptions: { paths }, include: ["../adoptions.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const errors = (await compile(folder)).replaceAll(/^\S*adoptions/gm, "adoptions");
  const guide = guideSources.find(({ slug }) => slug === "upgrade-client");
  const shown = guide?.text.replace(/(?<=```txt title="npx tsc[^\n]*\n)[^`]*/, () => errors);
  await expect(shown).toMatchFileSnapshot(guide?.path ?? "");
});

test("the sandbox guide sets the key that the samples use", async () => {
  const options = {
    contract,
    keyOf: (plan: string) => keyOf(seeded.sandbox, plan),
    changelog: "",
    format: "plain" as const,
  };
  const guide = readGuides(options).find(({ slug }) => slug === "sandbox")?.body;
  const [, key] = /^export KEY=(\w+)$/m.exec(guide ?? "") ?? [];
  const sample = samples.find(({ code }) => code.includes("$KEY") && code.includes(sandboxOrigin));
  expect(sample && (await run(sample, { key, isStrict: true }))).toMatch(/\S/);
});

function isCurl({ code, language, output }: GuideSample): boolean {
  return language === "sh" && output !== undefined && code.includes("curl ");
}

/** Returns the statuses and bodies of an output, without spaces. */
function summarize(output: string): string {
  return output.replaceAll(/^HTTP\/1.1 (\d+).*\n(?:(?:[\w-]+: .*|…)\n?)*/gm, "$1").replaceAll(/\s/g, "");
}

function isRunnable({ output }: GuideSample): boolean {
  return output !== undefined;
}

/** Replaces the output of a sample, except if only rate limit values differ, which depend on earlier requests. */
function replaceOutput({ block, output = "" }: GuideSample, newOutput: string): string {
  if (maskCounts(newOutput).trimEnd() === maskCounts(output).trimEnd()) return block;
  const fence = "```";
  return `${block.slice(0, -(output + fence).length)}${newOutput.trimEnd()}\n${fence}`;
}

function maskCounts(output: string): string {
  return output
    .replaceAll(/^(X-RateLimit-(?:Remaining|Reset)|RateLimit): .*$/gm, "$1: …")
    .replaceAll(/(remaining|resetsIn): \d+/g, "$1: …");
}

/** Returns the samples for each language, because a reader runs only one sample of each pair of tabs. */
function splitByLanguage({ text, samples }: GuideSource): GuideSample[][] {
  const runnable = samples.filter(isRunnable);
  const isPair = (shell?: GuideSample, client?: GuideSample) =>
    shell?.language === "sh" && client?.language === "ts" && text.includes(`${shell.block}\n\n${client.block}`);
  const shellSamples = runnable.filter((sample, index) => !isPair(runnable[index - 1], sample));
  const clientSamples = runnable.filter((sample, index) => !isPair(sample, runnable[index + 1]));
  return shellSamples.length < runnable.length ? [shellSamples, clientSamples] : [shellSamples];
}
