import type { KeyRecord } from "./key-record.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretPattern = /^[0-9A-Za-z]{32}$/;

/** The start of an API key, such as `lib_live_`. */
export type KeyPrefix = `${string}_live_` | `${string}_test_`;

/** The format of the API keys of one API. */
export interface KeyFormat {
  /** `live` for a store, `test` for a sandbox. */
  readonly prefixes: { readonly live: KeyPrefix; readonly test: KeyPrefix };
  /** The start of both prefixes, such as `acme_`. */
  readonly start: string;
  /** Source of a regular expression that matches both prefixes. */
  readonly prefixPattern: string;
  /** Returns whether a text has the format and checksum of a key. */
  isApiKey(text: string): boolean;
}

/** Returns the format of keys that start with a name. @throws {RangeError} if the name has other characters than letters and digits */
export function createKeyFormat(name: string): KeyFormat {
  if (!/^[0-9A-Za-z]+$/.test(name)) throw new RangeError(`keyPrefix must be letters and digits, got "${name}"`);
  const prefixes = { live: `${name}_live_`, test: `${name}_test_` } as const;
  const prefixPattern = `(?:${Object.values(prefixes).join("|")})`;
  const keyPattern = new RegExp(`^${prefixPattern}[0-9A-Za-z]{38}$`);
  return {
    prefixes,
    start: `${name}_`,
    prefixPattern,
    isApiKey(text) {
      return keyPattern.test(text) && text.endsWith(createChecksum(text.slice(0, -checksumLength)));
    },
  };
}

/** Returns a key: the prefix, a secret of 32 base62 characters and a checksum of 6 base62 characters. */
export function createApiKey(prefix: KeyPrefix, secret = randomBase62(32)): string {
  if (!secretPattern.test(secret)) {
    throw new RangeError("the secret of a key must be 32 characters of 0-9, A-Z, a-z; omit it for a random one");
  }
  const payload = prefix + secret;
  return payload + createChecksum(payload);
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

const checksumLength = 6;

function createChecksum(text: string): string {
  let quotient = crc32(text);
  let base62 = "";
  for (let position = 0; position < checksumLength; position += 1) {
    base62 = digits[quotient % 62] + base62;
    quotient = Math.floor(quotient / 62);
  }
  return base62;
}

/** The remainder of each byte. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/** Returns the CRC-32 of an ASCII text (ISO 3309, as in zlib and PNG). */
export function crc32(text: string): number {
  let remainder = 0xffffffff;
  for (let index = 0; index < text.length; index += 1)
    remainder = (remainder >>> 8) ^ (remainders[(remainder ^ text.charCodeAt(index)) & 0xff] as number);
  return ~remainder >>> 0;
}

/** The settings of a new key. Without its own limits, a key has those of its plan. */
export interface NewKey {
  /** @default the first plan of the contract, or `none` if it has no plans */
  readonly plan?: string;
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
  readonly defaults: { readonly plan: string; readonly scopes: readonly string[] };
}

export async function generateKey(newKey: NewKey, options: GenerateOptions): Promise<IssuedKey> {
  const { prefix, createdAt, secret, defaults } = options;
  const { plan = defaults.plan, scopes = defaults.scopes } = newKey;
  const { name = null, perMinute = null, perDay = null, expiresAt = null } = newKey;
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
