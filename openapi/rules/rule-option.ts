/**
 * Reads one option of a rule from redocly.yaml.
 * @throws {Error} when it is missing: a rule without its list would pass everything
 */
export function listOption(options: Record<string, unknown>, rule: string, name: string): string[] {
  const value = options[name];
  if (Array.isArray(value)) return value.map(String);
  throw new Error(`animal-store/${rule} needs the list "${name}". Add it to the rule in redocly.yaml.`);
}

/**
 * Reads one option of a rule that holds a list under each of several names.
 * @throws {Error} when it is missing
 */
export function listsOption(options: Record<string, unknown>, rule: string, name: string): Record<string, string[]> {
  const value = options[name];
  if (typeof value !== "object" || value === null)
    throw new Error(`animal-store/${rule} needs lists by name under "${name}". Add them to the rule in redocly.yaml.`);
  const lists = value as Record<string, unknown>;
  return Object.fromEntries(Object.keys(lists).map((key) => [key, listOption(lists, rule, key)]));
}

/**
 * Reads one whole number of a rule from redocly.yaml.
 * @throws {Error} when it is missing or no whole number
 */
export function numberOption(options: Record<string, unknown>, rule: string, name: string): number {
  const value = options[name];
  if (Number.isInteger(value)) return Number(value);
  throw new Error(`animal-store/${rule} needs the whole number "${name}". Add it to the rule in redocly.yaml.`);
}
