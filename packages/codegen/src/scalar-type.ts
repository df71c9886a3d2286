import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument, Schema } from "./document.ts";
import { flatSchema } from "./flat-schema.ts";
import { isInt64 } from "./int64.ts";

/** The one type of a value that travels as text. @throws {CodegenError} when it is none or several */
export function scalarType(
  document: OpenApiDocument,
  where: string,
  schema: Schema | boolean | undefined,
  node: object,
): string {
  const { type, format } = flatSchema(document, schema);
  if (isInt64({ type, format }) && typeof type === "string") return "int64";
  if (type === "integer" || type === "number" || type === "boolean" || type === "string") return type;
  throw new CodegenError(
    where,
    type === undefined
      ? "its schema has no single type. Say type: string, integer, number or boolean."
      : `type ${JSON.stringify(type)} is not supported here. Use string, integer, number or boolean.`,
    { node },
  );
}
