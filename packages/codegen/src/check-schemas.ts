import { checkDiscriminator } from "./check-discriminator.ts";
import { checkFormat } from "./check-format.ts";
import { checkInteger, longIntegers } from "./check-integers.ts";
import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument, Schema } from "./document.ts";
import type { LoadedDocument } from "./load-document.ts";
import { listSchemas } from "./map-schemas.ts";

/** Looks through all schemas for what types or validators would get wrong. @throws {CodegenError} with all of it */
export async function checkSchemas({ document, locator }: LoadedDocument): Promise<void> {
  const schemas = listSchemas(document);
  const integers = schemas.flatMap(longIntegers);
  const { textOf } = integers.length > 0 ? await locator() : { textOf: () => undefined };
  CodegenError.collect(
    [
      ...schemas.flatMap((schema) => [
        () => checkDiscriminator(document, schema),
        () => checkFormat(schema),
        () => checkNames(schema),
        () => checkDefinitions(document, schema),
      ]),
      ...integers.map((integer) => () => checkInteger(integer, textOf)),
    ],
    (check) => check(),
  );
}

/** Of the names that every object of JavaScript answers to, those that the generator of types can write. */
const writable = ["constructor", "toString"];
const refused = Object.getOwnPropertyNames(Object.prototype).filter((name) => !writable.includes(name));

function checkNames({ properties = {} }: Schema): void {
  const name = refused.find((name) => Object.hasOwn(properties as object, name));
  if (name)
    throw new CodegenError(`property ${name}`, "no member can have this name. Choose another one.", {
      node: properties as object,
      key: name,
    });
}

function checkDefinitions({ components }: OpenApiDocument, schema: Schema): void {
  if ("$defs" in schema && !Object.values(components?.schemas ?? {}).includes(schema))
    throw new CodegenError(
      "$defs",
      "only a schema of components/schemas can hold them. Move them to components/schemas.",
      {
        node: schema,
        key: "$defs",
      },
    );
}
