import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { RunningServer } from "@animal-store/node-edge";
import type { Sandbox } from "@animal-store/sandbox";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operations } from "../test/contract.ts";
import { referenceSamples, sampleFolder } from "./guide-samples.ts";
import { literal } from "./operation-samples.ts";
import { createSampleSandbox, keyOf, runSample, samplePlan, serveSandbox } from "./run-sample.ts";

describe("the samples of the reference", () => {
  let sandbox: Sandbox;
  let server: RunningServer;

  beforeAll(async () => {
    sandbox = await createSampleSandbox();
    server = await serveSandbox(sandbox);
  });
  beforeEach(() => sandbox.reset());
  afterAll(() => server.stop(0));

  test("are one for the command line and one for the client of every operation", () => {
    const names = operations.flatMap(({ operationId }) => [`${operationId}.sh`, `${operationId}.ts`]);
    expect(referenceSamples.map(({ file }) => file)).toEqual(names);
  });

  test.each(referenceSamples)("$file succeeds", async ({ path }) => {
    await expect(
      runSample(path, { origin: server.origin, key: keyOf(sandbox, samplePlan), isStrict: true }),
    ).resolves.toMatch(/\S/);
  });

  test("quote names that TypeScript cannot write bare", () => {
    expect(literal({ name: "Rex", "Idempotency-Key": ["a", { b: null }] })).toBe(
      '{ name: "Rex", "Idempotency-Key": ["a", { b: null }] }',
    );
  });
});

test("the samples of the guides and of the reference compile", async () => {
  const compiler = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript/package.json")));
  const compiling = promisify(execFile)(process.execPath, [compiler, "-p", sampleFolder]);
  expect(await compiling.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: "" });
});
