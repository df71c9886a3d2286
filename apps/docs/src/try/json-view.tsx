import { memo, type ReactNode } from "react";
import { findJsonError, indentJson } from "./json.ts";

const tokenPattern =
  /(?<name>"(?:[^"\\]|\\.)*"(?=:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d[\d.eE+-]*)|(?<literal>true|false|null)/g;

/** Shows JSON with indentation and colors, and other text unchanged. */
export const JsonView = memo(function JsonView({ text }: { readonly text: string }) {
  if (findJsonError(text) !== undefined) return text;
  const json = indentJson(text);
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: token, index, groups = {} } of json.matchAll(tokenPattern)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? "";
    nodes.push(
      json.slice(end, index),
      <span key={index} className={`try-json-${kind}`}>
        {token}
      </span>,
    );
    end = index + token.length;
  }
  return [...nodes, json.slice(end)];
});
