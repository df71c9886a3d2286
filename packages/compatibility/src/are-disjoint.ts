import { isDeepStrictEqual } from "node:util";
import { getMember, type Node, type OpenApiDocument } from "@animal-store/openapi-document";
import { acceptsNothing, findCommonTypes, toView, typesOfValues } from "./schema-view.ts";
import { follow, toArray, toNode } from "./site.ts";

// Nested members rarely distinguish alternatives. A recursive schema would not end.
const maxDepth = 4;

/** Returns true if no value matches both schemas of a document: by their types, their values, or a member that one requires. */
export function areDisjoint(document: OpenApiDocument, left: unknown, right: unknown, depth = 0): boolean {
  const [own, other] = [left, right].map((schema) => toView(document, follow(document, schema)).keywords) as [
    Node,
    Node,
  ];
  if (acceptsNothing(own)) return true;
  if (depth === maxDepth) return false;
  const commonTypes = findTypes(own).flatMap((type) => findCommonTypes(type, findTypes(other)));
  if (commonTypes.length === 0) return true;
  const [values, otherValues] = [own.enum, other.enum];
  if (Array.isArray(values) && Array.isArray(otherValues))
    return !values.some((value) => otherValues.some((candidate) => isDeepStrictEqual(candidate, value)));
  const isOfUnion = (schema: unknown, { anyOf, oneOf }: Node, candidate: unknown) =>
    [anyOf, oneOf].some(
      (union) =>
        Array.isArray(union) &&
        union.every((branch) => branch !== schema && areDisjoint(document, branch, candidate, depth + 1)),
    );
  if (isOfUnion(left, own, right) || isOfUnion(right, other, left)) return true;
  return commonTypes.every((type) => type === "object") && haveDisjointMember(document, [own, other], depth);
}

function haveDisjointMember(document: OpenApiDocument, [own, other]: [Node, Node], depth: number): boolean {
  return [
    [own, other],
    [other, own],
  ].some(([requiring, allowing]) =>
    toArray(requiring?.required).some((name) => {
      const [required, allowed] = [requiring, allowing].map((schema) => findMemberSchema(toNode(schema), String(name)));
      return areDisjoint(document, required, allowed, depth + 1) || areDisjoint(document, allowed, required, depth + 1);
    }),
  );
}

function findMemberSchema({ properties, patternProperties, additionalProperties }: Node, name: string): unknown {
  const member = getMember(properties, name);
  return member ?? (patternProperties === undefined ? additionalProperties : true);
}

function findTypes({ type, enum: values }: Node): unknown[] {
  if (Array.isArray(type)) return type;
  return Array.isArray(values) ? typesOfValues(values) : ["array", "boolean", "null", "number", "object", "string"];
}
