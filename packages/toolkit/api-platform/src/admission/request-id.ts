import type { RedactKeys } from "./redact-keys.ts";

const validId = /^[A-Za-z0-9._-]{1,128}$/;

/**
 * Creates a reader of `X-Request-Id`. The reader returns the header if it is valid and contains no API key, and a new
 * id if not.
 */
export function createRequestIdReader(redactKeys: RedactKeys): (header: string | null) => string {
  return (header) =>
    header !== null && validId.test(header) && redactKeys(header) === header ? header : createRequestId();
}

const base64url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const characterCodes = Array.from(base64url, (character) => character.charCodeAt(0));
/** 132 random bits. */
const idLength = 22;
// The most that one call of getRandomValues fills. randomUUID() gets 2 KiB per call, which takes 3 % of the time of a request.
const randomBytes = new Uint8Array(65_536);
let position = randomBytes.length;
const idCodes = new Array<number>(idLength).fill(0);

function createRequestId(): string {
  if (position + idLength > randomBytes.length) {
    crypto.getRandomValues(randomBytes);
    position = 0;
  }
  for (let index = 0; index < idLength; index += 1)
    idCodes[index] = characterCodes[(randomBytes[position + index] as number) & 63] as number;
  position += idLength;
  return String.fromCharCode(...idCodes);
}
