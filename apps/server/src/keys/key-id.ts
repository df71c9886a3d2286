import { hideKeys } from "@animal-store/service";

/**
 * What is wrong with a text in the place of a key's id, without a character of it: it may be a key, or most of one.
 * @returns undefined when it may be an id
 */
export function keyIdProblem(text: string): string | undefined {
  if (hideKeys(text) !== text) return "is a key and not its id. Name it by its id: key_…, as list shows it.";
  return /^key_\w+$/.test(text) ? undefined : "must be the id of a key: key_…, as list shows it.";
}
