import { replaceNumbers } from "./replace-numbers.ts";

/** What a reviver is told of each value: that of a number as it was written. */
export type SourceReviver = (this: object, key: string, value: unknown, context: { source: string }) => unknown;

/**
 * `JSON.parse` with a reviver of numbers that learns how they were written, where the engine does not tell: it parses the text with each
 * number replaced by its place in a list. No depth of nesting is too much. @throws {SyntaxError} when the text is not JSON
 */
export function parseNumbered(text: string, revive: SourceReviver): unknown {
  // The engine alone says what JSON is, so numbers are only replaced in a text that is.
  JSON.parse(text);
  const sources: string[] = [];
  const numbered = replaceNumbers(text, (source) => String(sources.push(source) - 1));
  const root = { "": JSON.parse(numbered) };
  const rest: object[] = [root];
  for (let holder = rest.pop(); holder; holder = rest.pop()) {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === "number") {
        const source = sources[value] ?? "";
        Reflect.set(holder, key, revive.call(holder, key, Number(source), { source }));
      } else if (value instanceof Object) rest.push(value);
    }
  }
  return root[""];
}
