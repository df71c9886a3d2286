import { type NonIntegerLiterals, parseJson } from "@animal-store/exact-json";

const maxDepth = 1000;

/**
 * Parses the JSON of a response.
 * @throws {SyntaxError} if the text is not JSON, or is nested so deep that `JSON.parse` can take seconds
 */
export function parseBody(text: string, literals?: NonIntegerLiterals): unknown {
  if (measureDepth(text) > maxDepth) throw new SyntaxError(`nested deeper than ${maxDepth} levels`);
  return parseJson(text, literals);
}

function measureDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === "\\") index += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && (character === "[" || character === "{")) deepest = Math.max(deepest, ++depth);
    else if (!isInString && (character === "]" || character === "}")) depth -= 1;
  }
  return deepest;
}
