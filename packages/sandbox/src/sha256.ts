import type { Hash } from "@animal-store/api-platform";
import { sha256 as digest } from "@noble/hashes/sha2.js";

/**
 * Returns the SHA-256 hash in base64url. It is plain JavaScript, because Web Crypto has no synchronous hash.
 *
 * @example
 * sha256("abc"); // "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0"
 */
export const sha256: Hash = (data) => {
  const bytes = digest(typeof data === "string" ? new TextEncoder().encode(data) : data);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
};
