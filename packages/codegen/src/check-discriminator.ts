import { CodegenError } from "./codegen-error.ts";
import { type OpenApiDocument, type Reference, resolve, type Schema } from "./document.ts";
import { flatSchema } from "./flat-schema.ts";

type Options = (Schema | boolean)[];
interface Discriminator {
  propertyName: string;
  mapping?: Record<string, string>;
}
const ofSchemas = "#/components/schemas/";

/**
 * Holds that a schema and its discriminator say the same: a discriminator checks nothing itself (OpenAPI 3.1, Discriminator
 * Object), so what it promises must stand in the schemas that it names.
 * @throws {CodegenError} when a named schema takes other values than the one that stands for it
 */
export function checkDiscriminator(document: OpenApiDocument, schema: Schema): void {
  const discriminator = schema.discriminator as Discriminator | undefined;
  if (!discriminator) return;
  const { propertyName } = discriminator;
  CodegenError.collect(namedSchemas(discriminator, schema), ([value, reference]) => {
    const where = `discriminator ${propertyName}`;
    const name = reference.replace(ofSchemas, "");
    const place = { node: schema, key: "discriminator" };
    const target = resolve<Schema>(document, { $ref: reference } as Reference);
    const taken = takenValues(document, target, propertyName);
    if (!taken)
      throw new CodegenError(
        where,
        `${value} stands for ${name}, but nothing would check it: ${name} takes any ${propertyName}. Write ${propertyName}: {const: ${value}} there.`,
        place,
      );
    if (!taken.includes(value))
      throw new CodegenError(
        where,
        `${value} stands for ${name}, whose ${propertyName} is ${taken.join(" or ")}. Write mapping: {${taken[0]}: '${reference}'}.`,
        place,
      );
  });
}

/** Each value of the discriminator with its schema: by the mapping, and otherwise by the schema's own name. */
function namedSchemas({ mapping = {} }: Discriminator, { oneOf = [], anyOf = [] }: Schema): [string, string][] {
  const mapped = Object.entries(mapping);
  const options = [...(oneOf as Options), ...(anyOf as Options)].flatMap((option) =>
    typeof option === "object" && typeof option.$ref === "string" ? [option.$ref] : [],
  );
  const others = options.filter((option) => !mapped.some(([, target]) => target === option));
  return [...mapped, ...others.map((option): [string, string] => [option.split("/").at(-1) ?? "", option])];
}

/** The values that a schema lets a property have, or nothing where it lets it have any. */
function takenValues(
  document: OpenApiDocument,
  schema: Schema,
  property: string,
  seen = new Set<unknown>(),
): unknown[] | undefined {
  if (seen.has(schema)) return undefined;
  seen.add(schema);
  const flat = flatSchema(document, schema);
  const member = (flat.properties as Record<string, Schema> | undefined)?.[property];
  const { const: constant, enum: values } = flatSchema(document, member);
  if (constant !== undefined) return [constant];
  if (values) return values as unknown[];
  const options = (flat.oneOf ?? flat.anyOf) as Options | undefined;
  const taken = options?.map((option) => takenValues(document, option as Schema, property, seen));
  return taken?.every((values) => values !== undefined) ? taken.flat() : undefined;
}
