import type { Schemas } from "@animal-store/contract";
import type { ErrorReply } from "@animal-store/openapi-hono";
import { keyPrefixPattern } from "../keys/api-key.ts";

const keyPattern = new RegExp(`(${keyPrefixPattern})\\w*`, "g");
const wordPattern = /[^\s"]+/g;
// Each round decodes one layer of percent-encoding. Clients and proxies rarely add more than two.
const maxRounds = 4;

/**
 * Redacts API keys in a text that quotes a request, including percent-encoded keys.
 *
 * @example
 * redactKeys("There is no resource at /v1/as_live_0123."); // "There is no resource at /v1/as_live_…."
 */
export function redactKeys(text: string): string {
  const decoded = text.includes("%") ? text.replace(wordPattern, decodeIfKey) : text;
  return decoded.includes("as_") ? decoded.replace(keyPattern, "$1…") : decoded;
}

function decodeIfKey(word: string): string {
  let decoded = word;
  for (let round = 0; round < maxRounds && decoded.includes("%"); round += 1) {
    const nextLayer = decoded.replace(/%([0-7][0-9A-Fa-f])/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (nextLayer === decoded) break;
    decoded = nextLayer;
  }
  return decoded.search(keyPattern) < 0 ? word : decoded;
}

const requestIdPattern = /^[A-Za-z0-9._-]{1,128}$/;

/** Returns the `X-Request-Id` of the client if it is valid and contains no API key. Otherwise returns a new UUID. */
export function toRequestId(header: string | null): string {
  return header !== null && requestIdPattern.test(header) && redactKeys(header) === header
    ? header
    : crypto.randomUUID();
}

/** Returns the body of an error response. Redacts API keys, because messages quote the request. */
export function renderError({ code, message, details }: ErrorReply, status: number): Schemas["Error"] {
  const error = { code, message: redactKeys(message), status };
  if (!details) return error;
  return {
    ...error,
    details: details.map(({ path, message }) => ({ path: redactKeys(path), message: redactKeys(message) })),
  };
}
