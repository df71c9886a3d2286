import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { RunningServer } from "@animal-store/node-edge";
import type { Sandbox } from "@animal-store/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentedOperations, readContract } from "../contract-document.ts";
import { literal, operationSamples } from "./operation-samples.ts";
import { createSampleSandbox, keyOf, runSample, samplePlan, serveSandbox } from "./run-sample.ts";

const contract = readContract();
// In the room, so that they find the client and the compiler's settings.
const room = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(room, ".filled-samples");

const samples = documentedOperations(contract).flatMap((documented) =>
  Object.entries(operationSamples(documented, contract)).map(([lang, source]) => {
    const file = `${documented.operation.operationId}.${lang}`;
    return { file, path: join(folder, file), source };
  }),
);

describe("the samples of the reference", () => {
  let sandbox: Sandbox;
  let server: RunningServer;

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    for (const { path, source } of samples) writeFileSync(path, source);
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: "../samples/tsconfig.json", include: ["*.ts"] }),
    );
    sandbox = await createSampleSandbox();
    server = await serveSandbox(sandbox);
  });
  afterAll(async () => {
    await server.stop(0);
    rmSync(folder, { recursive: true });
  });

  test("there is one for the command line and one for the client of every operation", () => {
    const names = documentedOperations(contract).map(({ operation }) => operation.operationId);
    expect(samples.map(({ file }) => file)).toEqual(names.flatMap((name) => [`${name}.sh`, `${name}.ts`]));
  });

  test("compile", async () => {
    const compiler = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript/package.json")));
    const compiling = promisify(execFile)(process.execPath, [compiler, "-p", folder]);
    expect(await compiling.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: "" });
  });

  test.each(samples)("$file succeeds", async ({ path }) => {
    await sandbox.reset();
    const run = { origin: server.origin, key: keyOf(sandbox, samplePlan), isStrict: true };
    await expect(runSample(path, run)).resolves.toMatch(/\S/);
  });
});

test("names that TypeScript cannot write bare are quoted", () => {
  expect(literal({ name: "Rex", "Idempotency-Key": ["a", { b: null }] })).toBe(
    '{ name: "Rex", "Idempotency-Key": ["a", { b: null }] }',
  );
});
