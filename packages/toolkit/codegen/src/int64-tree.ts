import type { Int64Tree } from "@animal-store/openapi-document/contract";
import { type MediaType, type OpenApiDocument, resolve, type Schema } from "./document.ts";
import type { Part } from "./findings.ts";
import { fitsNumber, hasLongInteger, isInt64, listAlternatives } from "./schema.ts";
import { createSearch } from "./walk-schemas.ts";

/** Clients contain the trees. Schemas that reference each other can have a tree of any size. */
const maxVisits = 1000;
const sizeProblem =
  "has a body with more than 1,000 places for int64 integers, so clients convert none of them. Use the int64 policy auto.";

/** Returns the tree of the values of bodies. Reports a very large tree of a part. */
type Int64Finder = (bodies: readonly MediaType[], part: Part) => Int64Tree | undefined;

export function createInt64Finder(document: OpenApiDocument): Int64Finder {
  const hasInt64 = createSearch(document, isExact);
  return (bodies, part) => {
    let visits = 0;
    const schemas = bodies.map(({ schema }) => schema);
    const tree = visit(schemas, []);
    if (visits > maxVisits) part.skip("int64", sizeProblem);
    return tree !== undefined && hasLeaf(tree) && visits <= maxVisits ? tree : undefined;

    function visit(alternatives: readonly unknown[], ancestors: readonly Set<Schema>[]): Int64Tree | undefined {
      if (visits > maxVisits || !alternatives.some(hasInt64)) return undefined;
      visits += 1;
      const parts = [...collectParts(alternatives)];
      const containers = new Set(parts.filter(hasMembers));
      const ancestor = ancestors.findIndex((other) => other.symmetricDifference(containers).size === 0);
      if (ancestor >= 0) return ancestor - ancestors.length;
      const tree = visitMembers([...containers], [...ancestors, containers]);
      if (Object.keys(tree).length > 0) return tree;
      return parts.some(isExact) && !alternatives.some(canBeString) ? 1 : undefined;
    }

    function visitMembers(containers: readonly Schema[], ancestors: readonly Set<Schema>[]): Record<string, Int64Tree> {
      const rest = visit(containers.flatMap(listItems).concat(containers.flatMap(listUnlisted)), ancestors);
      const names = new Set(containers.flatMap(({ properties }) => Object.keys(properties ?? {})));
      const members = [...names].flatMap((name) => {
        const schemas = containers.flatMap((container) => listMember(container, name));
        // Without an entry, `*` would apply to the member.
        const tree = visit(schemas, ancestors) ?? (rest && {});
        return tree === undefined || name === "*" ? [] : [[name, tree] as const];
      });
      return Object.fromEntries(rest === undefined ? members : [...members, ["*", rest]]);
    }
  };

  /** Returns the schemas that describe the same value. */
  function collectParts(schemas: readonly unknown[], found = new Set<Schema>()): Set<Schema> {
    for (const schema of schemas as Schema[]) {
      if (typeof schema !== "object" || found.has(schema)) continue;
      found.add(schema);
      const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
      const target = typeof $ref === "string" ? [resolve(document, { $ref })] : [];
      collectParts([target, allOf, anyOf, oneOf].flat(), found);
    }
    return found;
  }

  function canBeString(schema: unknown): boolean {
    const types = listAlternatives(document, schema).map(({ type }) => type);
    return types.includes("string") || (types.includes("integer") && types.includes(undefined));
  }
}

/** Returns whether the type of a schema is `number | bigint`. */
function isExact(schema: Schema): boolean {
  return (isInt64(schema) && !fitsNumber(schema)) || hasLongInteger(schema);
}

function hasMembers(schema: Schema): boolean {
  return "properties" in schema || listItems(schema).length + listUnlisted(schema).length > 0;
}

function listItems({ items = [], prefixItems = [] }: Schema): unknown[] {
  return [items, prefixItems].flat();
}

function listUnlisted({ additionalProperties = [], patternProperties = {} }: Schema): unknown[] {
  return [additionalProperties, Object.values(patternProperties as object)].flat();
}

function listMember(schema: Schema, name: string): unknown[] {
  const properties = (schema.properties ?? {}) as Record<string, unknown>;
  return Object.hasOwn(properties, name) ? [properties[name]] : listUnlisted(schema);
}

function hasLeaf(tree: Int64Tree): boolean {
  return typeof tree === "number" ? tree === 1 : Object.values(tree).some(hasLeaf);
}
