import type { Hash } from "@animal-store/service";
import { sha256 as digest } from "@noble/hashes/sha2.js";

/** The service's hash in plain JavaScript: Web Crypto's is asynchronous, and a page has no other. */
export const sha256: Hash = (data) => {
  const bytes = digest(typeof data === "string" ? new TextEncoder().encode(data) : data);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
};
