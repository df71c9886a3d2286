import { memo } from "react";
import { findJsonError, indentJson, type JsonToken, tokenizeJson } from "./indent-json.ts";
import classes from "./json-view.module.css";

/** Shows JSON with indentation and colors, and other text unchanged. */
export const JsonView = memo(function JsonView({ text }: { readonly text: string }) {
  if (findJsonError(text) !== undefined) return text;
  return highlight(indentJson(text)).map(({ id, text, kind }) =>
    kind ? (
      <span key={id} className={classes[kind]}>
        {text}
      </span>
    ) : (
      text
    ),
  );
});

interface Span {
  /** The offset of the span in the text. */
  readonly id: number;
  readonly text: string;
  readonly kind: "name" | "string" | "number" | "literal" | undefined;
}

function highlight(json: string): Span[] {
  const spans: Span[] = [];
  const tokens = tokenizeJson(json);
  let offset = 0;
  for (const [index, token] of tokens.entries()) {
    const start = json.indexOf(token.text, offset);
    if (start > offset) spans.push({ id: offset, text: json.slice(offset, start), kind: undefined });
    spans.push({ id: start, text: token.text, kind: toSpanKind(token, tokens[index + 1]) });
    offset = start + token.text.length;
  }
  return spans;
}

function toSpanKind({ kind }: JsonToken, nextToken: JsonToken | undefined): Span["kind"] {
  if (kind === "string") return nextToken?.kind === "colon" ? "name" : "string";
  return kind === "number" || kind === "literal" ? kind : undefined;
}
