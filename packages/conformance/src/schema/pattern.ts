import { limitTime } from "@animal-store/openapi-document";
import { skip } from "../case-errors.ts";

export const timeoutMs = 100;
const quickLength = 12;
const quickLengthOfOne = 2000;
const costlyPatterns = new Set<string>();

/** A pattern of a document. */
export interface Pattern {
  /** @throws {SkipCase} if the pattern takes too long for a text */
  test(text: string): boolean;
  /** Returns the source, by which Ajv distinguishes patterns. */
  toString(): string;
}

/**
 * Creates a pattern whose time is limited, because one that backtracks can take years for a short text.
 * A pattern that JavaScript does not know matches each text.
 */
export function createPattern(source: string): Pattern {
  const expression = toRegExp(source);
  const toSource = () => source;
  if (!expression) return { test: () => true, toString: toSource };
  // A limit takes 0.1 ms. A pattern with one repetition tries at most as many ways as the square of the length.
  const hasOneRepetition = (source.match(/[*+?{]/g) ?? []).length < 2;
  const test = (text: string) => {
    const isQuick = text.length <= (hasOneRepetition ? quickLengthOfOne : quickLength);
    return isQuick ? expression.test(text) : testInTime(text);
  };
  return { test, toString: toSource };

  function testInTime(text: string): boolean {
    const isMatch = costlyPatterns.has(source) ? undefined : limitTime(timeoutMs, () => expression?.test(text));
    if (isMatch !== undefined) return isMatch;
    costlyPatterns.add(source);
    return skip(`a pattern that takes at most ${timeoutMs} ms, unlike ${source}`);
  }
}

export function toRegExp(source: string): RegExp | undefined {
  try {
    return new RegExp(source, "u");
  } catch {
    return undefined;
  }
}
