import { memo } from "react";
import { indentJson, type JsonToken, jsonProblem, jsonTokens } from "./indent-json.ts";
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
