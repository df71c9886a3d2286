import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bundle } from "./bundle.ts";

// What apps build from this package, with openapi-fetch, the exact JSON and what it takes of the contract.
describe("The size of a bundle, minified and compressed", () => {
  it.each([
    { what: "the bare typed client", names: "{ createTypedClient }", most: 4000 },
    { what: "the store client", names: "{ createStoreClient }", most: 8000 },
    { what: "everything", names: "*", most: 8000 },
  ])("is at most $most bytes for $what", async ({ what, names, most }) => {
    const code = await bundle(`export ${names} from "../src/index.ts";`);
    const bytes = gzipSync(code, { level: 9 }).length;
    console.log(`${what}: ${bytes} bytes of ${most}`);
    expect(bytes).toBeLessThanOrEqual(most);
  });

  it("has nothing of the contract's tables, which only the compiler needs", async () => {
    const code = await bundle(`export * from "../src/index.ts";`);
    expect(code).toContain("POST /pets");
    expect(code).not.toContain("The API key was revoked");
    expect(code).not.toMatch(/perMinute|rateLimitPlans|node:/);
  });
});
