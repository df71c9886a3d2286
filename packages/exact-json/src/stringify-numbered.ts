import { replaceNumbers } from "./replace-numbers.ts";

/**
 * `JSON.stringify` that writes a bigint as the integer that it is, where the engine has no `JSON.rawJSON`: it writes each number as its
 * place in a list, and then what stands there. @throws {TypeError} when the value has a cycle
 */
export function stringifyNumbered(value: unknown): string {
  const literals: string[] = [];
  const text = JSON.stringify(value, (_key, member) => {
    if (typeof member === "bigint") return literals.push(String(member)) - 1;
    // An object around a number is written as one too.
    if (typeof member !== "number" && !(member instanceof Number)) return member;
    return literals.push(JSON.stringify(member)) - 1;
  });
  return replaceNumbers(text, (place) => literals[Number(place)] ?? "");
}
