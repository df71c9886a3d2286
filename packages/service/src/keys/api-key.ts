import { scopes as allScopes } from "@animal-store/contract";
import type { KeyRecord } from "./key-record.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretPattern = /^[0-9A-Za-z]{32}$/;

/** The prefixes of API keys: `live` for a store, `test` for a sandbox. */
export const keyPrefixes = { live: "as_live_", test: "as_test_" } as const;
export type KeyPrefix = (typeof keyPrefixes)[keyof typeof keyPrefixes];

/** Source of a regular expression that matches any prefix. */
export const keyPrefixPattern = `(?:${Object.values(keyPrefixes).join("|")})`;
const keyPattern = new RegExp(`^(${keyPrefixPattern}[0-9A-Za-z]{32})([0-9A-Za-z]{6})$`);

/** Returns a key: the prefix, a secret of 32 base62 characters and a checksum of 6 base62 characters. */
export function createApiKey(prefix: KeyPrefix, secret = randomBase62(32)): string {
  if (!secretPattern.test(secret)) {
    throw new RangeError("the secret of a key must be 32 characters of 0-9, A-Z, a-z; omit it for a random one");
  }
  const payload = prefix + secret;
  return payload + createChecksum(payload);
}

/** Returns whether a text has the format and checksum of a key. */
export function isApiKey(text: string): boolean {
  const [, payload, checksum] = keyPattern.exec(text) ?? [];
  return payload !== undefined && createChecksum(payload) === checksum;
}

export async function hashApiKey(key: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // 248 is a multiple of 62. Higher bytes would make the first digits more likely.
      if (byte < 248 && text.length < length) text += digits[byte % 62];
    }
  }
  return text;
}

function createChecksum(text: string): string {
  let quotient = crc32(text);
  let base62 = "";
  for (let position = 0; position < 6; position += 1) {
    base62 = digits[quotient % 62] + base62;
    quotient = Math.floor(quotient / 62);
  }
  return base62;
}

/** Returns the CRC-32 of an ASCII text (ISO 3309, as in zlib and PNG). */
export function crc32(text: string): number {
  let remainder = 0xffffffff;
  for (let index = 0; index < text.length; index += 1) {
    remainder ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  }
  return ~remainder >>> 0;
}

/** The settings of a new key. Without its own limits, a key has those of its plan. */
export interface NewKey {
  readonly plan: string;
  readonly name?: string | null;
  readonly perMinute?: number | null;
  readonly perDay?: number | null;
  /** @default all scopes */
  readonly scopes?: readonly string[];
  /** Milliseconds since the Unix epoch. A key with null never expires. */
  readonly expiresAt?: number | null;
  /** The id of the first key of the lineage. @default the id of this key */
  readonly lineageId?: string;
}
export interface IssueOptions {
  /** 32 base62 characters, for a reproducible key. @default random */
  readonly secret?: string;
}
/** A new key with its record. */
export interface IssuedKey {
  /** The API key. It is not stored, so show it to its user now. */
  readonly key: string;
  readonly record: KeyRecord;
}

interface GenerateOptions extends IssueOptions {
  readonly prefix: KeyPrefix;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
}

export async function generateKey(newKey: NewKey, { prefix, createdAt, secret }: GenerateOptions): Promise<IssuedKey> {
  const { plan, name = null, perMinute = null, perDay = null, scopes = allScopes, expiresAt = null } = newKey;
  const key = createApiKey(prefix, secret);
  const hash = await hashApiKey(key);
  const id = `key_${randomBase62(16)}`;
  const lineageId = newKey.lineageId ?? id;
  const initialState = { revokedAt: null, lastUsedAt: null, successorId: null, unbannedAt: null };
  return {
    key,
    record: { id, hash, plan, name, perMinute, perDay, scopes, createdAt, expiresAt, lineageId, ...initialState },
  };
}
