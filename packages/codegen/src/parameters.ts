import { CodegenError } from "./codegen-error.ts";
import { type OpenApiDocument, type Operation, type Parameter, resolve, type Schema } from "./document.ts";
import { isInt64 } from "./int64.ts";

export interface ParameterEntry {
  name: string;
  in: string;
  required: boolean;
  type: string;
  isArray: boolean;
  default?: unknown;
}

/** The operation's parameters with those of its path item; the operation's own win (OpenAPI 3.1, Path Item Object). */
export function operationParameters(
  document: OpenApiDocument,
  shared: NonNullable<Operation["parameters"]>,
  operation: Operation,
): Parameter[] {
  const all = [...shared, ...(operation.parameters ?? [])].map((parameter) => resolve<Parameter>(document, parameter));
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

/** A Parameter Object as data. @throws {CodegenError} when it is of a kind that is not served */
export function parameterEntry(document: OpenApiDocument, where: string, parameter: Parameter): ParameterEntry {
  const place = `${where} parameter ${parameter.name}`;
  if (parameter.in === "cookie")
    throw new CodegenError(place, "cookie parameters are not supported. Use a header or the query.");
  if (!parameter.schema) throw new CodegenError(place, "has no schema. Parameters with content are not supported.");
  const usualStyle = parameter.in === "query" ? "form" : "simple";
  if ((parameter.style ?? usualStyle) !== usualStyle)
    throw new CodegenError(place, `style ${parameter.style} is not supported. Use ${usualStyle}.`);
  const schema = resolve<Schema>(document, parameter.schema);
  const isArray = schema.type === "array";
  if (isArray && (parameter.in !== "query" || parameter.explode === false)) {
    throw new CodegenError(place, "arrays are supported in the query with explode: true only.");
  }
  const type = scalarType(
    document,
    place,
    isArray ? resolve<Schema>(document, (schema.items ?? {}) as Schema) : schema,
  );
  const entry = { name: parameter.name, in: parameter.in, required: parameter.required ?? false, type, isArray };
  return schema.default === undefined ? entry : { ...entry, default: schema.default };
}

/** The one type of a value that travels as text. @throws {CodegenError} when it is none or several */
export function scalarType(document: OpenApiDocument, where: string, schema: Schema): string {
  const { type, format } = resolve<Schema>(document, schema);
  if (isInt64({ type, format })) return "int64";
  if (type === "integer" || type === "number" || type === "boolean" || type === "string") return type;
  throw new CodegenError(
    where,
    `type ${JSON.stringify(type)} is not supported here. Use string, integer, number or boolean.`,
  );
}
