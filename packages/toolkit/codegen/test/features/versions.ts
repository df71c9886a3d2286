import { isDeepStrictEqual } from "node:util";
import { parseYaml } from "@animal-store/openapi-document";

/** The versions of OpenAPI that codegen reads. */
export const versions = ["2.0", "3.0", "3.1", "3.2"] as const;
export type Version = (typeof versions)[number];

type Json = Record<string, unknown>;

export function findVersion(text: string): Version | undefined {
  const [, version] = /^(?:openapi|swagger):\s*["']?(\d\.\d)/m.exec(text) ?? [];
  return versions.find((each) => each === version);
}

/** Returns a document in another version. Undefined if that version has no form for a part of it. */
export function toVersion(text: string, version: Version): string | undefined {
  if (findVersion(text) === version) return text;
  if (version !== "2.0") return text.replace(/^openapi: *["']?3\.\d\.\d["']?/m, `openapi: ${version}.0`);
  try {
    return JSON.stringify(toSwagger(parseYaml(text) as Json));
  } catch {
    return undefined;
  }
}

/** Swagger 2.0 has no form for a part. */
class Missing extends Error {}

/** Moves members to their names in Swagger 2.0. @throws {Missing} for members without one */
function take(node: unknown, names: Record<string, string>): Json {
  const entries = Object.entries((node ?? {}) as Json).map(([name, value]): [string, unknown] => {
    const newName = name.startsWith("x-") ? name : names[name];
    if (newName === undefined) throw new Missing(name);
    return [newName, value];
  });
  return Object.fromEntries(entries);
}

const keep = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

function toSwagger(document: Json): Json {
  const { openapi: _, servers, components, paths, ...root } = document;
  const [server, ...others] = (servers ?? []) as Json[];
  if (others.length > 0 || server?.variables) throw new Missing("servers");
  const { schemas, ...otherComponents } = (components ?? {}) as Json;
  if (Object.keys(otherComponents).length > 0) throw new Missing("components");
  const swagger = {
    swagger: "2.0",
    ...take(root, keep("info", "tags", "externalDocs")),
    ...(server && { basePath: String(server.url) }),
    paths: mapValues(paths, (item) =>
      mapValues(item, (operation, method) => {
        if (method === "parameters" || method === "$ref" || method === "servers") throw new Missing(method);
        return toOperation(operation as Json);
      }),
    ),
    ...(schemas !== undefined && { definitions: schemas }),
  };
  return JSON.parse(JSON.stringify(swagger).replaceAll('"#/components/schemas/', '"#/definitions/')) as Json;
}

function mapValues(node: unknown, map: (value: unknown, key: string) => unknown): Json {
  return Object.fromEntries(Object.entries((node ?? {}) as Json).map(([key, value]) => [key, map(value, key)]));
}

function toOperation({ parameters, requestBody, responses, ...operation }: Json): Json {
  const contents = Object.values((responses ?? {}) as Json).flatMap((response) =>
    Object.keys(((response as Json).content ?? {}) as Json),
  );
  const produces = [...new Set(contents)];
  const body = requestBody as Json | undefined;
  const consumes = Object.keys((body?.content ?? {}) as Json);
  if (body?.$ref) throw new Missing("$ref");
  const list = ((parameters ?? []) as Json[]).map(toParameter);
  if (body) list.push(toBody(body, consumes));
  return {
    ...take(operation, keep("operationId", "summary", "description", "deprecated", "tags", "externalDocs", "security")),
    ...(list.length > 0 && { parameters: list }),
    ...(consumes.length > 0 && { consumes }),
    ...(produces.length > 0 && { produces }),
    responses: mapValues(responses, (response) => toResponse(response as Json, produces)),
  };
}

function toBody({ content, ...body }: Json, mediaTypes: readonly string[]): Json {
  const [schema, ...others] = Object.values(content as Json).map((media) => take(media, keep("schema")).schema);
  if (mediaTypes.some((name) => /form|[*;]/.test(name)) || others.some((each) => !isDeepStrictEqual(each, schema)))
    throw new Missing("content");
  return { in: "body", name: "body", schema: schema ?? {}, ...take(body, keep("required", "description")) };
}

const scalarKeywords = keep(
  ...["type", "format", "enum", "default", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "pattern", "items", "minItems", "maxItems", "uniqueItems"],
);

function toParameter({ schema, style, explode, ...parameter }: Json): Json {
  const { items, ...keywords } = take(schema, scalarKeywords);
  if (!["query", "path", "header"].includes(String(parameter.in)) || keywords.type === undefined || style !== undefined)
    throw new Missing("parameter");
  const isMulti = items !== undefined && parameter.in === "query" && explode !== false;
  return {
    ...take(parameter, keep("name", "in", "required", "description", "allowEmptyValue")),
    ...keywords,
    ...(items !== undefined && { items: take(items, scalarKeywords) }),
    ...(isMulti && { collectionFormat: "multi" }),
  };
}

function toResponse({ content, headers, ...response }: Json, produces: readonly string[]): Json {
  const schemas = Object.values((content ?? {}) as Json).map((media) => take(media, keep("schema")).schema ?? {});
  if (content !== undefined && schemas.length !== produces.length) throw new Missing("content");
  if (schemas.some((each) => !isDeepStrictEqual(each, schemas[0]))) throw new Missing("content");
  return {
    ...take(response, keep("description")),
    ...(schemas.length > 0 && { schema: schemas[0] }),
    ...(headers !== undefined && {
      headers: mapValues(headers, (header) => take((header as Json).schema, scalarKeywords)),
    }),
  };
}
