import { getMember, type Node, type OpenApiDocument, toArray } from "@animal-store/openapi-document";
import { findMissing } from "./compare-keywords.ts";
import { acceptsNothing, allTypes, findCommonTypes, findTypes, getKeywords } from "./schema-view.ts";

// A deeper member rarely distinguishes alternatives, and the number of members grows with each level.
const maxDepth = 2;

/** Returns true if no value matches both schemas of a document: by their types, their values, or a member that one requires. */
export function areDisjoint(document: OpenApiDocument, left: unknown, right: unknown, depth = 0): boolean {
  const [own, other] = [getKeywords(document, left), getKeywords(document, right)];
  if (acceptsNothing(own) || acceptsNothing(other)) return true;
  const toTypes = (node: Node) => toArray(findTypes(node) ?? allTypes);
  const commonTypes = toTypes(own).flatMap((type) => findCommonTypes(type, toTypes(other)));
  if (commonTypes.length === 0) return true;
  const [values, otherValues] = [own.enum, other.enum];
  if (Array.isArray(values) && Array.isArray(otherValues))
    return findMissing(values, otherValues).length === values.length;
  if (depth === maxDepth) return false;
  const isEachDisjoint = ({ anyOf, oneOf }: Node, candidate: unknown) =>
    [anyOf, oneOf].some(
      (union) => Array.isArray(union) && union.every((branch) => areDisjoint(document, branch, candidate, depth + 1)),
    );
  if (isEachDisjoint(own, right) || isEachDisjoint(other, left)) return true;
  if (!commonTypes.every((type) => type === "object")) return false;
  return hasDisjointMember(own, other) || hasDisjointMember(other, own);

  function hasDisjointMember(requiring: Node, allowing: Node): boolean {
    return toArray(requiring.required).some((name) => {
      const [member, otherMember] = [requiring, allowing].map((schema) => findMember(schema, String(name)));
      // Requests do not require a read-only member, nor responses a write-only one.
      const { readOnly, writeOnly } = getKeywords(document, member);
      return !readOnly && !writeOnly && areDisjoint(document, member, otherMember, depth + 1);
    });
  }
}

function findMember({ properties, patternProperties, additionalProperties }: Node, name: string): unknown {
  return getMember(properties, name) ?? (patternProperties === undefined ? additionalProperties : true);
}
