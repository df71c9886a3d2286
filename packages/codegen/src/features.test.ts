import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeFeatures } from "../test/features/describe-features.ts";
import { readFeatures, writeFeature } from "../test/features/read-features.ts";
import { runQuietly } from "../test/run-quietly.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

const features = readFeatures();

describe("A feature of OpenAPI that is not served, is refused with its line and the next step:", () => {
  it.each(
    features.filter(({ refused }) => refused !== undefined).map((feature) => [feature.feature, feature] as const),
  )("%s", async (_name, feature) => {
    const folder = temporaryFolder();
    const { code, stderr } = await runQuietly(writeFeature(feature, folder), join(folder, "generated"));
    const told = stderr.replaceAll(`${folder}/`, "");
    expect(told).toBe(feature.refused);
    expect(code).toBe(1);
  });
});

describe("The table of features", () => {
  it("has a row for each of the suite, with what shows it", async () => {
    await expect(describeFeatures(features)).toMatchFileSnapshot("../FEATURES.md");
  });

  it("knows two outcomes", () => {
    const unclear = features.filter(
      ({ refused, requests, accepts }) => (refused === undefined) === !(requests ?? accepts),
    );
    expect(unclear.map(({ feature }) => feature)).toEqual([]);
  });

  it("names each feature once in its part", () => {
    const names = features.map(({ file, feature }) => `${file} ${feature}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
