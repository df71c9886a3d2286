import { sayFigure } from "./say-figure.ts";

/** What stands for a word in a guide, such as `{{plans}}` or `{{sample first-call}}`; it gets what follows the word. */
export type Fills = Record<string, (argument: string) => string>;

/**
 * Puts figures of the contract, tables and samples into a guide. A placeholder with a dot is a path of the contract, any other a word.
 * @throws {Error} that names the guide, its line and what is wrong
 */
export function fillGuide(guide: string, { name, contract, fills }: FillOptions): string {
  return guide.replaceAll(/\{\{\s*(.+?)\s*\}\}/g, (_, words: string, offset: number) => {
    try {
      return fill(words, contract, fills);
    } catch (cause) {
      const line = guide.slice(0, offset).split("\n").length;
      throw new Error(`${name}:${line}  ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  });
}

export type FillOptions = { name: string; contract: object; fills: Fills };

function fill(words: string, contract: object, fills: Fills): string {
  const [word = "", ...rest] = words.split(/\s+/);
  const known = fills[word];
  if (known) return known(rest.join(" "));
  if (word.includes(".")) return sayFigure(contract, words);
  throw new Error(
    `{{${words}}} must be a path of the contract or begin with one of ${Object.keys(fills).join(", ")}. Correct the guide.`,
  );
}
