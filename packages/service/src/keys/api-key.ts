import { crc32 } from "./crc32.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretPattern = /^[0-9A-Za-z]{32}$/;

/** What keys begin with: those of a store, and those of a sandbox. */
export const keyPrefixes = { live: "as_live_", test: "as_test_" } as const;
export type KeyPrefix = (typeof keyPrefixes)[keyof typeof keyPrefixes];

/** One of the prefixes, as the source of a pattern. */
export const anyKeyPrefix = `(?:${Object.values(keyPrefixes).join("|")})`;
const keyPattern = new RegExp(`^(${anyKeyPrefix}[0-9A-Za-z]{32})([0-9A-Za-z]{6})$`);

/**
 * Makes a key: its prefix, a secret of 32 base62 characters and six of a checksum over both.
 * @throws {RangeError} when the secret has another form
 */
export function createApiKey(prefix: KeyPrefix, secret = randomBase62(32)): string {
  if (!secretPattern.test(secret)) {
    throw new RangeError("the secret of a key must be 32 characters of 0-9, A-Z, a-z; leave it out for a random one");
  }
  const start = prefix + secret;
  return start + checksum(start);
}

/** Whether a text has a key's form and checksum. What has not is refused without a look-up. */
export function isApiKey(text: string): boolean {
  const [, start, sum] = keyPattern.exec(text) ?? [];
  return start !== undefined && checksum(start) === sum;
}

/** SHA-256 in hexadecimal. */
export async function hashApiKey(key: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Random characters, each of the 62 equally likely. */
export function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // 248 is the greatest multiple of 62 in a byte: above it the first digits would come more often.
      if (byte < 248 && text.length < length) text += digits[byte % 62];
    }
  }
  return text;
}

function checksum(text: string): string {
  let rest = crc32(text);
  let base62 = "";
  for (let place = 0; place < 6; place += 1) {
    base62 = digits[rest % 62] + base62;
    rest = Math.floor(rest / 62);
  }
  return base62;
}
