import { type NonIntegerLiterals, parseJson } from "@animal-store/exact-json";

const maxDepth = 1000;
const maxNumberLength = 1000;

/**
 * Parses the JSON of a response.
 * @throws {SyntaxError} if the text is not JSON, or has so deep values or so long numbers that their use can take seconds
 */
export function parseBody(text: string, literals?: NonIntegerLiterals): unknown {
  assertSize(text);
  return parseJson(text, literals);
}

function assertSize(text: string): void {
  let depth = 0;
  let numberLength = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (character === "\\") index += 1;
    else if (character === '"') isInString = !isInString;
    if (isInString) continue;
    numberLength = character >= "0" && character <= "9" ? numberLength + 1 : 0;
    if (numberLength > maxNumberLength) throw new SyntaxError(`a number with more than ${maxNumberLength} digits`);
    if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > maxDepth) throw new SyntaxError(`nested deeper than ${maxDepth} levels`);
  }
}
