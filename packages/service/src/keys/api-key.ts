import { scopes as allScopes, type Plan, type Scope } from "@animal-store/contract";
import type { KeyRecord } from "./key-record.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretPattern = /^[0-9A-Za-z]{32}$/;

/** What keys begin with: those of a store, and those of a sandbox. */
export const keyPrefixes = { live: "as_live_", test: "as_test_" } as const;
export type KeyPrefix = (typeof keyPrefixes)[keyof typeof keyPrefixes];

/** One of the prefixes, as the source of a pattern. */
export const keyPrefixPattern = `(?:${Object.values(keyPrefixes).join("|")})`;
const keyPattern = new RegExp(`^(${keyPrefixPattern}[0-9A-Za-z]{32})([0-9A-Za-z]{6})$`);

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

/** CRC-32 of an ASCII text (ISO 3309, the polynomial of zlib and PNG). */
export function crc32(text: string): number {
  let remainder = 0xffffffff;
  for (let index = 0; index < text.length; index += 1) {
    remainder ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  }
  return ~remainder >>> 0;
}

export interface NewKey {
  readonly plan: Plan;
  readonly name?: string | null;
  readonly perMinute?: number | null;
  readonly perDay?: number | null;
  /** @default all */
  readonly scopes?: readonly Scope[];
  /** Milliseconds since the Unix epoch; null: never. */
  readonly expiresAt?: number | null;
  /** The first key of its lineage. @default itself */
  readonly lineageId?: string;
}
export interface IssueOptions {
  /** 32 base62 characters, for a key that must come out the same each time. Random by default. */
  readonly secret?: string;
}
export interface IssuedKey {
  /** To be shown this once: nothing keeps it. */
  readonly key: string;
  readonly record: KeyRecord;
}

interface MakeOptions extends IssueOptions {
  readonly prefix: KeyPrefix;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
}

export async function generateKey(newKey: NewKey, { prefix, createdAt, secret }: MakeOptions): Promise<IssuedKey> {
  const { plan, name = null, perMinute = null, perDay = null, scopes = allScopes, expiresAt = null } = newKey;
  const key = createApiKey(prefix, secret);
  const hash = await hashApiKey(key);
  const id = `key_${randomBase62(16)}`;
  const lineageId = newKey.lineageId ?? id;
  const unused = { revokedAt: null, lastUsedAt: null, successorId: null, unbannedAt: null };
  return {
    key,
    record: { id, hash, plan, name, perMinute, perDay, scopes, createdAt, expiresAt, lineageId, ...unused },
  };
}
