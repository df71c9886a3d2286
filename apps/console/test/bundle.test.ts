import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const assets = fileURLToPath(new URL("../dist/assets/", import.meta.url));
const built = (ending: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(assets + name, "utf8"))
    .join("\n");

test("the build is small, and has no part of the contract that only servers need", () => {
  const sizes = { script: gzipSync(built(".js")).length, styles: gzipSync(built(".css")).length };
  console.log(`gzipped: ${sizes.script} bytes of script, ${sizes.styles} of styles`);
  expect(sizes.script).toBeLessThan(200_000);
  expect(sizes.styles).toBeLessThan(25_000);
  expect(built(".js")).not.toContain("perMinute");
  expect(built(".js")).not.toContain("headers_too_large");
});
