import type { KeyFormat } from "../keys/api-key.ts";

const wordPattern = /[^\s"]+/g;
// Each round decodes one layer of percent-encoding. Clients and proxies rarely add more than two.
const maxRounds = 4;

/** Returns a text with its API keys redacted. */
export type RedactKeys = (text: string) => string;

/** Returns a function that redacts API keys in a text that quotes a request, including percent-encoded keys. */
export function createKeyRedactor({ start, prefixPattern }: KeyFormat): RedactKeys {
  const keyPattern = new RegExp(`(${prefixPattern})\\w*`, "g");

  return (text) => {
    const decoded = text.includes("%") ? text.replace(wordPattern, decodeIfKey) : text;
    return decoded.includes(start) ? decoded.replace(keyPattern, "$1…") : decoded;
  };

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
}

const requestIdPattern = /^[A-Za-z0-9._-]{1,128}$/;

/**
 * Creates a reader of `X-Request-Id`. The reader returns the header if it is valid and contains no API key, and a new
 * UUID if not.
 */
export function createRequestIdReader(redactKeys: RedactKeys): (header: string | null) => string {
  return (header) =>
    header !== null && requestIdPattern.test(header) && redactKeys(header) === header ? header : crypto.randomUUID();
}
