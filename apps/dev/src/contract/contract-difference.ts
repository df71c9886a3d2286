type Parts = Map<string, string>;

/**
 * What became different between two contracts, in a few words: `+ getInventory, ~ Pet, - Tag`; empty where nothing did.
 * @param before a document as JSON @param after the same
 */
export function contractDifference(before: string, after: string): string {
  const [was, is] = [partsOf(before), partsOf(after)];
  const added = [...is.keys()].filter((name) => !was.has(name));
  const removed = [...was.keys()].filter((name) => !is.has(name));
  const changed = [...is].filter(([name, part]) => was.has(name) && was.get(name) !== part).map(([name]) => name);
  const marked = [...added.map((name) => `+ ${name}`), ...changed.map((name) => `~ ${name}`)];
  return [...marked, ...removed.map((name) => `- ${name}`)].join(", ");
}

// Operations by their id, components by their name, and the rest of the root by its keys.
function partsOf(json: string): Parts {
  const { paths, components, ...rest } = Object(JSON.parse(json)) as Record<string, Record<string, object>>;
  const operations = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [operationName(operation, `${method} ${path}`), operation]),
  );
  const named = Object.values(components ?? {}).flatMap((kind) => Object.entries(kind));
  return new Map(
    [...operations, ...named, ...Object.entries(rest)].map(([name, part]) => [String(name), JSON.stringify(part)]),
  );
}

function operationName(operation: unknown, fallback: string): string {
  return String((Object(operation) as { operationId?: string }).operationId ?? fallback);
}
