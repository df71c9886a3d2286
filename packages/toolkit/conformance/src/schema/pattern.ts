import { limitTime } from "@animal-store/openapi-document";
import { skip } from "../case-errors.ts";
import { shorten } from "../shorten.ts";

export const timeoutMs = 100;
const quickLength = 12;
const quickLengthOfOne = 2000;
const maxQuickRepetitions = 8;
// The first use of a pattern with more can take minutes.
const maxRepetitions = 500;

/** A pattern of a document. */
export interface Pattern {
  /** Undefined if JavaScript does not know the pattern, or it is too large. */
  readonly expression?: RegExp;
  /** @throws {SkipCase} if the pattern takes too long for a text */
  test(text: string): boolean;
  /** Returns the source, by which Ajv distinguishes patterns. */
  toString(): string;
}

const known = new Map<string, Pattern>();

/**
 * Creates a pattern whose time is limited, because one that backtracks can take years for a short text.
 * A pattern that JavaScript does not know matches each text.
 */
export function createPattern(source: string): Pattern {
  const pattern = known.get(source) ?? { ...createTest(source), toString: () => source };
  known.set(source, pattern);
  return pattern;
}

function createTest(source: string): Pick<Pattern, "expression" | "test"> {
  const repetitions = source.match(/[*+?{]/g)?.length ?? 0;
  if (repetitions > maxRepetitions) return { test: skipCostly };
  const expression = compile(source);
  if (!expression) return { test: () => true };
  // A limit takes 0.1 ms. A pattern with one repetition tries at most as many ways as the square of the length.
  const maxQuickLength = repetitions < 2 ? quickLengthOfOne : repetitions <= maxQuickRepetitions ? quickLength : 0;
  let isCostly = false;
  const testInTime = (text: string): boolean => {
    const isMatch = isCostly ? undefined : limitTime(timeoutMs, () => expression.test(text));
    isCostly = isMatch === undefined;
    return isMatch ?? skipCostly();
  };
  return { expression, test: (text) => (text.length <= maxQuickLength ? expression.test(text) : testInTime(text)) };

  function skipCostly(): never {
    skip(`a pattern that takes at most ${timeoutMs} ms, unlike ${shorten(source, 200)}`);
  }
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
