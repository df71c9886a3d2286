import { Refusal } from "./refusal.ts";

const DEEPEST = 64;

/** A number of a JSON text, as it was written. */
export class WrittenNumber {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

const malformed = (why: string): Refusal => new Refusal("malformed_json", `The body cannot be read: ${why}.`);

const depthOf = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

const reviveNumber = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === "number" ? new WrittenNumber(context?.source ?? "") : value;

/** Reads a JSON text from bytes, its numbers unconverted; throws a 400 `malformed_json`. */
export const readBody = (bytes: Uint8Array): unknown => {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw malformed("it is not UTF-8");
  }
  if (depthOf(text) > DEEPEST) throw malformed(`it is nested deeper than ${DEEPEST} levels`);
  try {
    return JSON.parse(text, reviveNumber);
  } catch {
    throw malformed("it is not one JSON text");
  }
};
