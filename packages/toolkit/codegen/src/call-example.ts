import { toContentKind } from "./content.ts";
import {
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type RequestBody,
  resolve,
  type Schema,
} from "./document.ts";
import { getParameters } from "./parameters.ts";
import { flattenSchema, listValues } from "./schema.ts";

interface Argument {
  name: string;
  /** Undefined for the body. */
  location?: string;
  required: boolean;
  /** Undefined without an example. */
  value: unknown;
  isDocumented: boolean;
}

/**
 * Returns a call of the operation with the values of its examples: the required arguments, and the first optional one with an example.
 * Undefined if the document has no value for a required argument.
 */
export function formatCallExample(document: OpenApiDocument, operation: Operation): string | undefined {
  const parameters = getParameters(document, operation);
  const inputs = parameters.filter((parameter) => parameter.in !== "header");
  // Headers are not part of the input.
  if (parameters.some((parameter) => parameter.required && !inputs.includes(parameter))) return undefined;
  const body = operation.requestBody && toBody(document, resolve<RequestBody>(document, operation.requestBody));
  const all = [
    ...inputs.map(({ name, in: location, required = false, ...source }) => {
      return { name, location, required, ...findValue(document, source) };
    }),
    ...(body ? [body] : []),
  ];
  if (all.some(({ required, value }) => required && value === undefined)) return undefined;
  const optional = all.find(({ required, isDocumented }) => !required && isDocumented);
  const used = all.filter((each) => each.required || each === optional);
  const hasDuplicates = new Set(all.map(({ name }) => name)).size < all.length;
  const input = hasDuplicates ? toLocations(used) : Object.fromEntries(used.map(({ name, value }) => [name, value]));
  const argument = body && inputs.length === 0 ? input.body : used.length > 0 ? input : undefined;
  return `await ${formatMember("api", operation.operationId ?? "")}(${argument === undefined ? "" : formatSource(argument)});`;
}

/** The input has a member for each location if a name occurs in two of them. */
function toLocations(used: readonly Argument[]): Record<string, unknown> {
  const groups = Object.entries(Object.groupBy(used, ({ name, location = name }) => location));
  return Object.fromEntries(
    groups.map(([location, group = []]) => {
      const values = Object.fromEntries(group.map(({ name, value }) => [name, value]));
      return [location, group.some((each) => each.location) ? values : values.body];
    }),
  );
}

function toBody(document: OpenApiDocument, { required = false, content }: RequestBody): Argument {
  const [[name, media] = ["", {}]] = Object.entries(content);
  // An example cannot contain a Blob.
  const isText = ["json", "text", "form"].includes(toContentKind(name));
  const { value, isDocumented } = isText ? findValue(document, media) : { value: undefined, isDocumented: false };
  return { name: "body", required, value: withRequired(flattenSchema(document, media.schema), value), isDocumented };
}

/** Omits optional members, unless the schema can require them in another way. */
function withRequired({ required, anyOf, oneOf, minProperties }: Schema, value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject || !Array.isArray(required) || anyOf || oneOf || minProperties) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => required.includes(name)));
}

function findValue(document: OpenApiDocument, source: MediaType): Pick<Argument, "value" | "isDocumented"> {
  const { example, examples } = source as { example?: unknown; examples?: Record<string, { value?: unknown }> };
  const schema = flattenSchema(document, source.schema);
  const named = Object.values(examples ?? {}).map((each) => resolve(document, each)?.value);
  const documented = [example, ...named, schema.example, ...[schema.examples ?? []].flat()];
  const [value] = [...documented, schema.default, ...(listValues(schema) ?? [])].filter((each) => each !== undefined);
  return { value, isDocumented: documented.includes(value) && value !== undefined };
}

const identifier = /^[A-Za-z_$][\w$]*$/;

function formatMember(object: string, name: string): string {
  return identifier.test(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;
}

/** Returns JSON as a TypeScript literal on one line. */
function formatSource(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatSource).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${identifier.test(name) ? name : JSON.stringify(name)}: ${formatSource(member)}`,
  );
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}
