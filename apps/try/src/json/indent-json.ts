/**
 * Indents a JSON text and changes none of its values: integers keep every digit. A text that is no JSON stays as it is.
 * @param write how a token is written; as it stands when left out
 */
export function indentJson(text: string, write: TokenWriter = ({ text }) => text): string {
  if (jsonProblem(text) !== undefined) return text;
  const tokens = jsonTokens(text);
  let depth = 0;
  let indented = "";
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const isEmpty = token.kind === "open" && next?.kind === "close";
    if (token.kind === "open") depth += 1;
    if (next?.kind === "close") depth -= 1;
    indented += write(token, next);
    if (token.kind === "colon") indented += " ";
    if (!isEmpty && (token.kind === "open" || token.kind === "comma" || next?.kind === "close")) {
      indented += `\n${"  ".repeat(depth)}`;
    }
  }
  return indented;
}

export type TokenWriter = (token: JsonToken, next: JsonToken | undefined) => string;

export interface JsonToken {
  readonly kind: "open" | "close" | "comma" | "colon" | "string" | "number" | "word";
  readonly text: string;
}

const pattern = /("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)|([[{])|([\]}])|(,)|(:)|([a-z]+)/g;
const kinds = ["string", "number", "open", "close", "comma", "colon", "word"] as const;

/** The tokens of a JSON text as they were written, so that no digit is lost. The text has to be JSON. */
export function jsonTokens(text: string): JsonToken[] {
  return [...text.matchAll(pattern)].map(([token, ...groups]) => ({
    kind: kinds[groups.findIndex((group) => group !== undefined)] ?? "word",
    text: token,
  }));
}

/** Why a text is no JSON, in the words of the engine, or undefined. */
export function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}
