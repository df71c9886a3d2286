import type { Schemas } from "@animal-store/contract";
import type { ErrorReply } from "@animal-store/openapi-hono";
import { keyPrefixPattern } from "../keys/api-key.ts";

const key = new RegExp(`(${keyPrefixPattern})\\w*`, "g");
const word = /[^\s"]+/g;
// Each round takes one layer of percent-encoding off; nobody has a reason for more than two.
const maxRounds = 4;

/** Takes the keys out of a text that may quote a request: a caller may put one where none belongs, percent-encoded too. */
export function redactKeys(text: string): string {
  const decoded = text.includes("%") ? text.replace(word, decodeWhereKey) : text;
  return decoded.includes("as_") ? decoded.replace(key, "$1…") : decoded;
}

function decodeWhereKey(part: string): string {
  let decoded = part;
  for (let round = 0; round < maxRounds && decoded.includes("%"); round += 1) {
    const next = decoded.replace(/%([0-7][0-9A-Fa-f])/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (next === decoded) break;
    decoded = next;
  }
  return decoded.search(key) < 0 ? part : decoded;
}

const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's own `X-Request-Id` where it is acceptable and holds no API key, else a new one: it is logged. */
export function requestId(given: string | null): string {
  return given !== null && acceptable.test(given) && redactKeys(given) === given ? given : crypto.randomUUID();
}

/** The body of a refusal. Its messages quote the request, in which a caller may have put a key where none belongs. */
export function renderError({ code, message, details }: ErrorReply, status: number): Schemas["Error"] {
  const error = { code, message: redactKeys(message), status };
  if (!details) return error;
  return {
    ...error,
    details: details.map(({ path, message }) => ({ path: redactKeys(path), message: redactKeys(message) })),
  };
}
