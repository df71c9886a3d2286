import { expect, it } from "vitest";
import { sha256 } from "./sha256.ts";

it.each(["", "abc", "名前 🐶", "x".repeat(10_000)])("hashes %j like Web Crypto, as text and as bytes", async (text) => {
  const bytes = new TextEncoder().encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
  expect(sha256(text)).toBe(digest);
  expect(sha256(bytes)).toBe(digest);
});
