/** Returns the singular of the last name in a path: `note` for `/v1/notes` and `category` for `/categories`. */
export function toNoun(path: string): string {
  const name = path.split("/").findLast((segment) => segment !== "" && !segment.startsWith("{")) ?? "item";
  const singular = name
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh|z)es$/, "$1")
    .replace(/([^siu])s$/, "$1");
  return toIdentifier(singular);
}

export function toIdentifier(text: string): string {
  const words = text.match(/[A-Za-z0-9]+/g) ?? ["item"];
  const name = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");
  return /^\d/.test(name) ? `_${name}` : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Returns a name that no other table has. @param tables receives it */
export function nameTable(
  { path, noun }: { readonly path: string; readonly noun: string },
  tables: Set<string>,
): string {
  const segments = path.split("/").filter((segment) => segment !== "" && !segment.startsWith("{"));
  const last = segments.at(-1) ?? noun;
  const options = segments.map((_, index) => toIdentifier(segments.slice(segments.length - 1 - index).join("-")));
  const candidates = [
    toIdentifier(last),
    ...options,
    ...Array.from({ length: 100 }, (_, index) => `${toIdentifier(last)}${index + 2}`),
  ];
  const name = candidates
    // Kysely does not list tables of SQLite itself, and matches them by `sqlite_%`.
    .map((each) => (/^sqlite/i.test(each) ? `table${each}` : each).slice(0, 60))
    .find((each) => ![...tables].some((other) => other.toLowerCase() === each.toLowerCase()));
  tables.add(name ?? "");
  return name ?? "";
}
