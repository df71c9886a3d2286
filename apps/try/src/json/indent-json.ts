/** Indents JSON and preserves all digits of numbers. Returns other text unchanged. @param formatToken replaces tokens */
export function indentJson(text: string, formatToken: TokenFormatter = ({ text }) => text): string {
  if (findJsonError(text) !== undefined) return text;
  const tokens = tokenizeJson(text);
  let depth = 0;
  let indentedText = "";
  for (const [index, token] of tokens.entries()) {
    const nextToken = tokens[index + 1];
    const isEmptyContainer = token.kind === "open" && nextToken?.kind === "close";
    if (token.kind === "open") depth += 1;
    if (nextToken?.kind === "close") depth -= 1;
    indentedText += formatToken(token, nextToken);
    if (token.kind === "colon") indentedText += " ";
    if (!isEmptyContainer && (token.kind === "open" || token.kind === "comma" || nextToken?.kind === "close")) {
      indentedText += `\n${"  ".repeat(depth)}`;
    }
  }
  return indentedText;
}

export type TokenFormatter = (token: JsonToken, nextToken: JsonToken | undefined) => string;

export interface JsonToken {
  readonly kind: "open" | "close" | "comma" | "colon" | "string" | "number" | "literal";
  readonly text: string;
}

const tokenPattern = /("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)|([[{])|([\]}])|(,)|(:)|([a-z]+)/g;
const tokenKinds = ["string", "number", "open", "close", "comma", "colon", "literal"] as const;

/** Splits valid JSON into tokens. */
export function tokenizeJson(text: string): JsonToken[] {
  return [...text.matchAll(tokenPattern)].map(([token, ...groups]) => ({
    kind: tokenKinds[groups.findIndex((group) => group !== undefined)] ?? "literal",
    text: token,
  }));
}

/** Returns the parser error for invalid JSON, or undefined. */
export function findJsonError(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}
