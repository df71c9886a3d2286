import { type Path, pathOf } from "../gate/pointer.ts";

/** Where a place of a document stands that is reached by following `$ref`s: the one place that would have to be changed. */
export function homeOf(document: unknown, path: Path): Path {
  return path.reduce<Path>((home, key) => atTarget(document, home.concat(key)), []);
}

// A `$ref` with a description beside it stands for its target too.
function atTarget(document: unknown, path: Path): Path {
  const target = refOf(valueAt(document, path));
  return target === undefined ? path : atTarget(document, target);
}

function refOf(value: unknown): Path | undefined {
  if (typeof value !== "object" || value === null || !("$ref" in value)) return undefined;
  return typeof value.$ref === "string" && value.$ref.startsWith("#/") ? pathOf(value.$ref) : undefined;
}

function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null) return undefined;
    return Object.entries(value).find(([name]) => name === key)?.[1];
  }, document);
}
