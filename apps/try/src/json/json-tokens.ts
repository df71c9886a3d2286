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
