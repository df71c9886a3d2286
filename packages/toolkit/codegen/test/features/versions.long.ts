import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { generate } from "../../src/index.ts";
import { type Feature, readFeatures, toTitle, writeFeature } from "./read-features.ts";
import { findVersion, toVersion, type Version, versions } from "./versions.ts";

it("reads each feature in each version that has it", async () => {
  const folder = mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
  try {
    const entries: [string, string][] = [];
    for (const feature of readFeatures()) entries.push([toTitle(feature), await listVersions(feature, folder)]);
    const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot("versions.json");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Returns the versions in which codegen generates the same code, or reports the same. */
async function listVersions(feature: Feature, folder: string): Promise<string> {
  const path = writeFeature(feature, folder);
  const text = readFileSync(path, "utf8");
  const own = findVersion(text);
  const expected = await describe(path);
  const isEqual = async (version: Version) => {
    if (version === own) return true;
    const converted = toVersion(text, version);
    if (own === undefined || own === "2.0" || converted === undefined) return false;
    writeFileSync(path, converted);
    const actual = await describe(path);
    return actual === expected;
  };
  const found: Version[] = [];
  for (const version of versions) if (await isEqual(version)) found.push(version);
  return found.join(" ");
}

/** Returns the findings and the generated code without positions. */
async function describe(path: string): Promise<string> {
  const { files, notes } = await generate(path).catch((error: Error) => ({ files: new Map(), notes: error.message }));
  const codes = [...files].filter(([name]) => name !== "document.ts").map(([, code]) => code.replace(/^.*\n/, ""));
  const texts = [notes, ...codes].map((each) => each.replaceAll(/(?:^\S+|@source \S+?):\d+(?::\d+)?/gm, ""));
  return texts.join("\n").replaceAll(/OpenAPI \d\.\d/g, "OpenAPI");
}
