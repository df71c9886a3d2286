import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readGuides } from "../guides/read-guides.ts";
import { contract } from "../test/contract.ts";
import { createSampleSandbox, keyOf, runSample, samplePlan, serveSandbox } from "./run-sample.ts";

test("the commands of the home page work as they are pasted, without any variable set before", async () => {
  const sandbox = await createSampleSandbox();
  const server = await serveSandbox(sandbox);
  onTestFinished(() => server.stop(0));
  const facts = { contract, keyOf: (plan: string) => keyOf(sandbox, plan), changelog: "", flavour: "plain" as const };
  const home = readGuides(facts).find(({ slug }) => slug === "index")?.body ?? "";
  const [start, ...others] = [...home.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = ""]) => code);

  const [, script = ""] = /^npm run (\w+)\n$/.exec(start ?? "") ?? [];
  expect(script).toBe("sandbox");
  const { scripts } = JSON.parse(readFileSync(new URL("../../../../package.json", import.meta.url), "utf8"));
  expect(scripts[script]).toBeDefined();

  expect(others).toHaveLength(2);
  const file = join(tmpdir(), `animal-store-home-${process.pid}.sh`);
  onTestFinished(() => rmSync(file));
  writeFileSync(file, others.join(""));
  // The key is that of the page alone.
  const output = JSON.parse(await runSample(file, { origin: server.origin, key: undefined, isStrict: true }));
  expect(output).toHaveLength(2);
  expect(home).toContain(keyOf(sandbox, samplePlan));
});
