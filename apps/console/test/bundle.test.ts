import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const assets = fileURLToPath(new URL("../dist/assets/", import.meta.url));
const readAssets = (extension: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(assets + name, "utf8"))
    .join("\n");

test("the build stays below its size limits and excludes server-only parts of the contract", () => {
  const sizes = { script: gzipSync(readAssets(".js")).length, styles: gzipSync(readAssets(".css")).length };
  console.log(`gzipped: ${sizes.script} bytes of script, ${sizes.styles} of styles`);
  expect(sizes.script).toBeLessThan(200_000);
  expect(sizes.styles).toBeLessThan(25_000);
  expect(readAssets(".js")).not.toContain("perMinute");
  expect(readAssets(".js")).not.toContain("headers_too_large");
});
