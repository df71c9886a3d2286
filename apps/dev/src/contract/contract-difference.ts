type Parts = Map<string, { name: string; kind: string; text: string }>;

/**
 * What became different between two contracts, in a few words: `+ getInventory, ~ Pet, - Tag`; empty where nothing did.
 * A component's kind stands after its name where another one has it too: `~ Error (responses)`.
 * @param before a document as JSON @param after the same
 */
export function contractDifference(before: string, after: string): string {
  const [was, is] = [partsOf(before), partsOf(after)];
  const kinds = Map.groupBy([...new Map([...was, ...is]).values()], ({ name }) => name);
  const told = (mark: string, parts: Parts, isTold: (key: string) => boolean) =>
    [...parts]
      .filter(([key]) => isTold(key))
      .map(([, { name, kind }]) => `${mark} ${name}${kinds.get(name)?.length === 1 ? "" : ` (${kind})`}`);
  return [
    ...told("+", is, (key) => !was.has(key)),
    ...told("~", is, (key) => was.has(key) && was.get(key)?.text !== is.get(key)?.text),
    ...told("-", was, (key) => !is.has(key)),
  ].join(", ");
}

// Operations by their id, components by their name, and the rest of the root by its keys.
function partsOf(json: string): Parts {
  const { paths, components, ...rest } = Object(JSON.parse(json)) as Record<string, Record<string, object>>;
  const operations = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) => [operationName(operation, `${method} ${path}`), operation] as const,
    ),
  );
  const named = Object.entries(components ?? {}).flatMap(([kind, parts]) => entriesOf(kind, parts));
  return new Map([...entriesOf("paths", Object.fromEntries(operations)), ...named, ...entriesOf("root", rest)]);
}

function entriesOf(kind: string, parts: object) {
  return Object.entries(parts).map(
    ([name, part]) => [`${kind}/${name}`, { name, kind, text: JSON.stringify(part) }] as const,
  );
}

function operationName(operation: unknown, fallback: string): string {
  return String((Object(operation) as { operationId?: string }).operationId ?? fallback);
}
