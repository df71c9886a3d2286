import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";

const assets = fileURLToPath(new URL("../dist/assets/", import.meta.url));
const built = (ending: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(assets + name, "utf8"))
    .join("\n");

describe("What is built", () => {
  test("has the styles of every component that it uses", () => {
    const all = readFileSync(createRequire(import.meta.url).resolve("@mantine/core/styles.css"), "utf8");
    const [inScript, inStyles, known] = [built(".js"), built(".css"), all].map(
      (text) => new Set(text.match(/\bm_[0-9a-f]{6,8}\b/g)),
    );
    const missing = [...(inScript ?? [])].filter((name) => known?.has(name) && !inStyles?.has(name));
    expect(inScript?.size).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  test("stays small, and brings nothing of the contract that only servers need", () => {
    const sizes = { script: gzipSync(built(".js")).length, styles: gzipSync(built(".css")).length };
    console.log(`gzipped: ${sizes.script} bytes of script, ${sizes.styles} of styles`);
    expect(sizes.script).toBeLessThan(200_000);
    expect(sizes.styles).toBeLessThan(25_000);
    expect(built(".js")).not.toContain("perMinute");
    expect(built(".js")).not.toContain("headers_too_large");
  });
});
