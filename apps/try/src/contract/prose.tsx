import { Code } from "@mantine/core";
import { Fragment } from "react";

/** A text of the contract, with what stands between backticks as code. */
export function Prose({ text }: { readonly text: string }) {
  return text.split("`").map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <Code key={key}>{part}</Code> : <Fragment key={key}>{part}</Fragment>;
  });
}
