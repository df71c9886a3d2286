import { getMember } from "@animal-store/openapi-document";
import { bundle, createConfig } from "@redocly/openapi-core";

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };
export type Schema = JsonObject;
export type OpenApi = JsonObject & { openapi: string };

/** A parameter, body or header of the document, with the pointer of its schema. */
export interface Part extends JsonObject {
  readonly name: string;
  readonly pointer: string;
  /** The members of an object parameter. */
  readonly members: readonly string[] & Json;
}
export interface SourceOperation {
  readonly label: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Part[];
  /** The JSON media types of the body. */
  readonly bodies: readonly Part[];
  readonly isBodyRequired: boolean;
  /** The JSON media types of the responses. */
  readonly responses: readonly (Part & { status: string })[];
}

/** Reads a document and the files that it references, without changes. */
export async function readDocument(path: string): Promise<OpenApi> {
  const { bundle: bundled } = await bundle({ ref: path, config: await createConfig({}) });
  return bundled.parsed as OpenApi;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
/** OpenAPI ignores the first three names (OpenAPI 3.1, section 4.8.12.2). The bodies of the checks are not compressed. */
const ignoredHeaders = ["accept", "content-type", "authorization", "content-encoding"];
// application/*+json is no media type.
const isJson = (mediaType: string) => /^(application|text)\/json$|^[^*]*\+json$/.test(mediaType);

export function listOperations(document: OpenApi): SourceOperation[] {
  const follow = (pointer: string) => followReferences(document, pointer);
  return Object.entries(document.paths ?? {}).flatMap(([path]) => {
    const itemPointer = follow(`/paths/${escapeKey(path)}`);
    const itemNode = resolveReference(document, itemPointer) as JsonObject;
    return methods
      .filter((method) => method in itemNode)
      .map((method): SourceOperation => {
        const pointer = `${itemPointer}/${method}`;
        const operation = itemNode[method] as JsonObject;
        const parameters = [itemPointer, pointer].flatMap((owner) =>
          listItems(`${owner}/parameters`).map((each) => {
            const [mediaType] = Object.keys(
              ((resolveReference(document, each) as JsonObject).content ?? {}) as JsonObject,
            );
            return toPart(each, `${each}/${mediaType ? `content/${escapeKey(mediaType)}/schema` : "schema"}`);
          }),
        );
        const distinct = new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
        const body = follow(`${pointer}/requestBody`);
        const hasBody = operation.requestBody !== undefined && !["get", "head"].includes(method);
        return {
          label: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          parameters: [...distinct.values()].filter(
            (each) => each.in !== "header" || !ignoredHeaders.includes(each.name.toLowerCase()),
          ),
          bodies: hasBody ? listContents(body) : [],
          isBodyRequired: hasBody && (resolveReference(document, body) as JsonObject).required === true,
          responses: Object.keys(operation.responses ?? {}).flatMap((status) =>
            listContents(follow(`${pointer}/responses/${status}`)).map((each) => ({ ...each, status })),
          ),
        };
      });
  });

  function toPart(pointer: string, schemaPointer: string): Part {
    const schema = resolveReference(document, schemaPointer) as Schema;
    const members = listParts(document, schema).flatMap(({ properties = {} }) => Object.keys(properties ?? {}));
    return { ...(resolveReference(document, pointer) as Part), pointer: schemaPointer, members };
  }

  function listItems(pointer: string): string[] {
    return toList(resolveReference(document, pointer)).map((_, index) => follow(`${pointer}/${index}`));
  }

  function listContents(pointer: string): Part[] {
    const content = (resolveReference(document, `${pointer}/content`) ?? {}) as JsonObject;
    return Object.keys(content)
      .filter((name) => isJson(name) && (content[name] as JsonObject).schema !== undefined)
      .map((name) => ({ name, pointer: `${pointer}/content/${escapeKey(name)}/schema`, members: [] }));
  }
}

/** Interim responses and these statuses have no body (RFC 9110, section 15). */
export function isWithoutBody(status: string): boolean {
  return status.startsWith("1") || ["204", "205", "304"].includes(status);
}

export function followReferences(document: OpenApi, pointer: string): string {
  const node = resolveReference(document, pointer) as JsonObject | undefined;
  return typeof node?.$ref === "string" ? followReferences(document, node.$ref.replace(/^#/, "")) : pointer;
}

/** @param reference a JSON pointer, or a reference within the document */
export function resolveReference(document: OpenApi, reference: string): Json | undefined {
  const isUri = reference.startsWith("#");
  const keys = reference.replace(/^#/, "").split("/").slice(1);
  return keys
    .map((key) => (isUri ? decodeURIComponent(key) : key).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(getMember, document) as Json | undefined;
}

function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

export function toList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a schema and those that it combines with `$ref` and `allOf`. */
export function listParts(document: OpenApi, schema: Schema | undefined, found: Schema[] = []): Schema[] {
  if (typeof schema !== "object" || schema === null || found.includes(schema)) return found;
  found.push(schema);
  if (typeof schema.$ref === "string") listParts(document, resolveReference(document, schema.$ref) as Schema, found);
  for (const part of toList(schema.allOf)) listParts(document, part as Schema, found);
  return found;
}
