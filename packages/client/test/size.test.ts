import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bundle, maxClientBytes } from "./bundle.ts";

describe("a minified and compressed bundle with all dependencies", () => {
  it.each([
    { title: "the minimal client", names: "{ createTypedClient }", maxBytes: 3800 },
    { title: "all exports", names: "*", maxBytes: maxClientBytes },
  ])("has at most $maxBytes bytes for $title", async ({ title, names, maxBytes }) => {
    const code = await bundle(`export ${names} from "../src/index.ts";`);
    const bytes = gzipSync(code, { level: 9 }).length;
    console.log(`${title}: ${bytes} of ${maxBytes} bytes`);
    const advice = "Shorten the client, or raise the limit here, in bundle.ts, the README and guides/client.md.";
    expect(bytes, advice).toBeLessThanOrEqual(maxBytes);
  });

  it("contains no table of the contract that only the compiler needs", async () => {
    const code = await bundle(`export * from "../src/index.ts";`);
    expect(code).toContain("POST /pets");
    expect(code).not.toContain("The API key was revoked");
    expect(code).not.toMatch(/perMinute|rateLimitPlans|node:/);
  });
});
