import type { Location, UserContext } from "@redocly/openapi-core";
import type { Reference } from "./contract-document.ts";

/** The object at a place, or the one its `$ref` leads to; undefined where there is none, which Redocly reports itself. */
export function follow<Entry extends object>(
  entry: Entry | Reference,
  location: Location,
  { resolve }: UserContext,
): { node: Entry; location: Location } | undefined {
  if (!isObject(entry)) return undefined;
  if (!isReference(entry)) return { node: entry, location };
  const target = resolve<Entry>(entry, location.source.absoluteRef);
  return target.location && isObject(target.node) ? { node: target.node, location: target.location } : undefined;
}

// A document under the lint may hold anything anywhere.
function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isReference(entry: object): entry is Reference {
  return "$ref" in entry;
}
