import { limitTime } from "@animal-store/openapi-document";
import { skip } from "../case-errors.ts";
import { shorten } from "../shorten.ts";

export const timeoutMs = 100;
const quickLength = 12;
const quickLengthOfOne = 2000;
const maxQuickRepetitions = 8;
const maxRepetitions = 500;
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
  const toSource = () => source;
  if (hasManyRepetitions(source)) return { test: skipCostly, toString: toSource };
  const expression = toRegExp(source);
  if (!expression) return { test: () => true, toString: toSource };
  // A limit takes 0.1 ms. A pattern with one repetition tries at most as many ways as the square of the length.
  const repetitions = countRepetitions(source);
  const maxQuickLength = repetitions < 2 ? quickLengthOfOne : repetitions <= maxQuickRepetitions ? quickLength : 0;
  const test = (text: string) => {
    const isQuick = text.length <= maxQuickLength;
    return isQuick ? expression.test(text) : testInTime(text);
  };
  return { test, toString: toSource };

  function testInTime(text: string): boolean {
    const isMatch = costlyPatterns.has(source) ? undefined : limitTime(timeoutMs, () => expression?.test(text));
    if (isMatch !== undefined) return isMatch;
    costlyPatterns.add(source);
    return skipCostly();
  }

  function skipCostly(): never {
    skip(`a pattern that takes at most ${timeoutMs} ms, unlike ${shorten(source, 200)}`);
  }
}

/** Returns whether a pattern is so large that its first use can take minutes. */
export function hasManyRepetitions(source: string): boolean {
  return countRepetitions(source) > maxRepetitions;
}

function countRepetitions(source: string): number {
  return source.match(/[*+?{]/g)?.length ?? 0;
}

const known = new Map<string, RegExp | undefined>();

export function toRegExp(source: string): RegExp | undefined {
  if (known.has(source)) return known.get(source);
  const expression = compile(source);
  known.set(source, expression);
  return expression;
}

function compile(source: string): RegExp | undefined {
  try {
    const expression = new RegExp(source, "u");
    // The first use compiles the pattern. It throws if the pattern is too large.
    expression.test("");
    return expression;
  } catch {
    return undefined;
  }
}
