import { memo } from "react";
import { indentJson } from "./indent-json.ts";
import classes from "./json-view.module.css";

/** A JSON text, indented and coloured, with every digit that it has. Other texts are shown as they are. */
export const JsonView = memo(function JsonView({ text }: { readonly text: string }) {
  if (jsonProblem(text) !== undefined) return text;
  return colour(indentJson(text)).map(({ id, text, kind }) =>
    kind ? (
      <span key={id} className={classes[kind]}>
        {text}
      </span>
    ) : (
      text
    ),
  );
});

interface Piece {
  /** Where it begins. */
  readonly id: number;
  readonly text: string;
  readonly kind: "name" | "string" | "number" | "word" | undefined;
}

function colour(indented: string): Piece[] {
  const pieces: Piece[] = [];
  const tokens = jsonTokens(indented);
  let written = 0;
  for (const [index, token] of tokens.entries()) {
    const begin = indented.indexOf(token.text, written);
    if (begin > written) pieces.push({ id: written, text: indented.slice(written, begin), kind: undefined });
    pieces.push({ id: begin, text: token.text, kind: kindOf(token, tokens[index + 1]) });
    written = begin + token.text.length;
  }
  return pieces;
}

function kindOf({ kind }: JsonToken, next: JsonToken | undefined): Piece["kind"] {
  if (kind === "string") return next?.kind === "colon" ? "name" : "string";
  return kind === "number" || kind === "word" ? kind : undefined;
}

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
