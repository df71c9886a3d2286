import { stringifyNumbered } from "./stringify-numbered.ts";

/** Writes JSON text; a bigint is written as the integer that it is. @throws {TypeError} when the value has a cycle */
export function stringifyJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // JSON.stringify refuses a bigint. Values without one, nearly all, pay nothing for those that have one.
    if (!(error instanceof TypeError)) throw error;
    const { rawJSON } = JSON as unknown as { rawJSON?: (text: string) => unknown };
    if (!rawJSON) return stringifyNumbered(value);
    return JSON.stringify(value, (_key, member) => (typeof member === "bigint" ? rawJSON(String(member)) : member));
  }
}
