import fc from "fast-check";
import { expect, it } from "vitest";
import { checkProperty, readReplayOptions } from "./generated-checks.ts";

it("the environment overrides the seed and the path", () => {
  expect(readReplayOptions(7, {})).toEqual({ seed: 7 });
  expect(readReplayOptions(7, { GENERATED_SEED: "-3", GENERATED_PATH: "1:0" })).toEqual({ seed: -3, path: "1:0" });
  expect(() => readReplayOptions(7, { GENERATED_SEED: "x" })).toThrow('GENERATED_SEED must be an integer, got "x".');
});

it("a failure prints a seed and a path that replay the smallest counterexample first", async () => {
  const values: number[] = [];
  const property = fc.asyncProperty(fc.nat(), async (value) => {
    values.push(value);
    if (value >= 10) throw new Error("too large");
  });
  const failure = await checkProperty(property, { seed: 1, numRuns: 100 }).catch((error: Error) => error.message);
  const [, seed, path = ""] = /GENERATED_SEED=(\S+) GENERATED_PATH=(\S+)/.exec(String(failure)) ?? [];
  expect(failure).toContain("Counterexample: [10]");
  expect(failure).toContain("Error: too large");
  values.length = 0;
  await expect(checkProperty(property, { seed: Number(seed), path, numRuns: 100 })).rejects.toThrow(
    "Counterexample: [10]",
  );
  expect(values[0]).toBe(10);
});
