import { toAjvSchema, withoutProto } from "./ajv-keywords.ts";
import { compileValidators, type SchemasByName } from "./compile-validators.ts";
import { toContentKind } from "./content.ts";
import {
  type AnySchema,
  type Content,
  getParameters,
  getSchema,
  type Header,
  locateOperations,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
  resolve,
} from "./document.ts";

/** Compiles the validators of requests (`inputs.js`) and of responses (`responses.js`), which run without eval. */
export async function generateValidators(document: OpenApiDocument): Promise<{ inputs: string; responses: string }> {
  // The name of a validator is such as `addBook.parameters` or `addBook.201.headers`.
  const inputs: SchemasByName = new Map();
  const responses: SchemasByName = new Map();
  for (const { operation } of locateOperations(document)) {
    const id = `${operation.operationId}`;
    const parameters = getParameters(document, operation);
    if (parameters.length > 0) inputs.set(`${id}.parameters`, toParametersSchema(parameters));
    if (operation.requestBody) collectBodies(id, resolve<RequestBody>(document, operation.requestBody).content, inputs);
    collectResponses(document, id, operation.responses, responses);
  }
  collectResponses(document, "unrouted", document["x-unrouted-responses"] as Operation["responses"], responses);
  return { inputs: await compileValidators(document, inputs), responses: await compileValidators(document, responses) };
}

function collectResponses(
  document: OpenApiDocument,
  prefix: string,
  responses: Operation["responses"] = {},
  schemas: SchemasByName,
): void {
  for (const [status, reference] of Object.entries(responses)) {
    const response = resolve<Response>(document, reference);
    const bytesKinds = ["binary", "form", "multipart"];
    if (response.content) collectBodies(`${prefix}.${status}`, response.content, schemas, bytesKinds);
    schemas.set(`${prefix}.${status}.headers`, toHeadersSchema(document, response));
  }
}

function toParametersSchema(parameters: Parameter[]): AnySchema {
  const byLocation = Map.groupBy(parameters, (parameter) => parameter.in);
  const entries = Array.from(byLocation, ([location, members]) => [location, toObjectSchema(members)] as const);
  return { type: "object", properties: Object.fromEntries(entries), required: [...byLocation.keys()] };
}

function toHeadersSchema(document: OpenApiDocument, { headers }: Response): AnySchema {
  const members = Object.entries(headers ?? {}).map(([name, reference]) => {
    return { ...resolve<Header>(document, reference), name: name.toLowerCase() };
  });
  return toObjectSchema(members);
}

function toObjectSchema(members: Pick<Parameter, "name" | "required" | "schema" | "content">[]): AnySchema {
  const properties = Object.fromEntries(members.map((member) => [member.name, toTextSchema(member)]));
  const required = members.filter(({ required }) => required).map(({ name }) => name);
  return withoutProto({ type: "object", properties, required });
}

/** Integers in text have no exponent, so their range needs no check. */
function toTextSchema(member: Pick<Parameter, "schema" | "content">): AnySchema {
  const converted = toAjvSchema(getSchema(member) ?? {});
  if (typeof converted === "boolean" || member.content) return converted;
  const { safeInteger: _, ...otherKeywords } = converted;
  return otherKeywords;
}

/**
 * Validators of all media types except the first have the media type in their name. Only the number of bytes is validated, and forms
 * are bytes in responses.
 */
function collectBodies(prefix: string, content: Content, schemas: SchemasByName, bytesKinds = ["binary"]): void {
  for (const [index, [mediaType, { schema }]] of Object.entries(content).entries()) {
    const name = index === 0 ? `${prefix}.body` : `${prefix}.body ${mediaType}`;
    const converted = toAjvSchema(schema ?? {});
    if (!bytesKinds.includes(toContentKind(mediaType))) schemas.set(name, converted);
    else if (typeof converted === "object" && converted.byteCount)
      schemas.set(name, { byteCount: converted.byteCount });
  }
}
