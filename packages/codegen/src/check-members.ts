import { CodegenError } from "./codegen-error.ts";
import { type OpenApiDocument, type Reference, resolve, type Schema } from "./document.ts";
import { flatSchema } from "./flat-schema.ts";

const ofTheSameValue = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas"];
const ofOthers = ["additionalProperties", "patternProperties", "unevaluatedProperties"];

/**
 * Looks through all that a schema says of an object whose members travel as text: each is read by the type that `properties`
 * gives it.
 * @param isReadable whether a member that is not listed is taken as it was sent; left out where none is read
 */
export function checkMembers(
  document: OpenApiDocument,
  place: string,
  schema: Schema | boolean | undefined,
  isReadable?: (member: Schema) => boolean,
): void {
  const listed = Object.keys((flatSchema(document, schema).properties as object | undefined) ?? {});
  const seen = new Set<unknown>();
  visit(schema);

  function visit(part: unknown): void {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    const source = part as Schema;
    const hidden = Object.keys((source.properties as object | undefined) ?? {}).find((name) => !listed.includes(name));
    if (hidden !== undefined)
      throw new CodegenError(
        place,
        `member ${hidden} stands in a combination only, so its type would not be known. List it in properties beside it.`,
        { node: source.properties as object, key: hidden },
      );
    for (const keyword of ofOthers) checkOthers(source, keyword);
    if (typeof source.$ref === "string") visit(resolve(document, source as unknown as Reference));
    for (const keyword of ofTheSameValue) {
      const value = source[keyword];
      const isOne = ["not", "if", "then", "else"].includes(keyword);
      for (const child of isOne ? [value] : Object.values((value as object | undefined) ?? {})) visit(child);
    }
  }

  function checkOthers(source: Schema, keyword: string): void {
    const value = source[keyword];
    if (typeof value !== "object" || value === null) return;
    const members = keyword === "patternProperties" ? Object.values(value) : [value];
    if (members.every((member) => typeof member === "boolean" || isReadable?.(flatSchema(document, member)))) return;
    const problem = isReadable
      ? `members that are not listed are read as text, which ${keyword} does not take. List them in properties, or say type: string.`
      : "members that are not listed are not read. List them as properties.";
    throw new CodegenError(place, problem, { node: source, key: keyword });
  }
}
