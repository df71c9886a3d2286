import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const assets = fileURLToPath(new URL("../dist/assets/", import.meta.url));
const readAssets = (extension: string, prefix = "") =>
  readdirSync(assets)
    .filter((name) => name.startsWith(prefix) && name.endsWith(extension))
    .map((name) => readFileSync(assets + name, "utf8"))
    .join("\n");

test("the build stays below its size limits and excludes server-only parts of the contract", () => {
  const getSize = (text: string) => gzipSync(text).length;
  // The import is loaded on demand.
  const sizes = {
    script: getSize(readAssets(".js", "index-")),
    import: getSize(readAssets(".js", "import-")),
    styles: getSize(readAssets(".css")),
  };
  console.log(`gzipped: ${JSON.stringify(sizes)} bytes`);
  expect(sizes.script).toBeLessThan(200_000);
  expect(sizes.import).toBeLessThan(25_000);
  expect(sizes.styles).toBeLessThan(25_000);
  expect(readAssets(".js")).not.toContain("perMinute");
  expect(readAssets(".js")).not.toContain("headers_too_large");
});
