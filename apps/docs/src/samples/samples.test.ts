import type { RunningServer } from "@animal-store/node-edge";
import type { Sandbox } from "@animal-store/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isRun, listSamples } from "./list-samples.ts";
import { createSampleSandbox, keyOf, runSample, samplePlan, serveSandbox } from "./run-sample.ts";

let sandbox: Sandbox;
let server: RunningServer;

beforeAll(async () => {
  sandbox = await createSampleSandbox();
  server = await serveSandbox(sandbox);
});
afterAll(() => server.stop(0));

describe("the samples of the guides", () => {
  test.each(listSamples().filter(isRun))("$file prints what the guide shows below it", async ({ path, outputPath }) => {
    await sandbox.reset();
    const output = await runSample(path, { origin: server.origin, key: keyOf(sandbox, samplePlan) });
    // To take over what they print now: pnpm test samples -u
    await expect(output).toMatchFileSnapshot(outputPath);
  });

  test("each component is part of one that a test renders", () => {
    const components = listSamples().filter(({ language }) => language === "tsx");
    const imported = components.flatMap(({ code }) => [...code.matchAll(/from "\.\/(.+)"/g)].map(([, file]) => file));
    const rendered = components.filter(({ file }) => file.endsWith(".test.tsx") || imported.includes(file));
    expect(rendered).toEqual(components);
  });
});
