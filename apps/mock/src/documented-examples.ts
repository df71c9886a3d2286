import type { OperationEntry } from "@animal-store/openapi-hono";
import { sample } from "openapi-sampler";

/** An object of an OpenAPI document. */
export type Node = { readonly [member: string]: unknown };

export interface DocumentedResponse {
  /** Example bodies by name. Empty if the response has no body. */
  readonly bodies: ReadonlyMap<string, unknown>;
  /** Example values, without the headers whose value the contract fixes. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the documented responses of an operation by status. */
export function listResponses(document: Node, entry: OperationEntry): ReadonlyMap<string, DocumentedResponse> {
  return new Map(
    Object.entries(entry.responses).map(([status, { mediaType, headers }]) => {
      const response = findNode(document, ["responses", status], findOperation(document, entry));
      const bodies =
        mediaType === null ? [] : listExamples(document, findNode(document, ["content", mediaType], response));
      const headerValues = Object.keys(headers)
        .filter((name) => headers[name]?.const === undefined)
        .map((name) => [name, findExample(document, findNode(document, ["headers", name], response))]);
      return [status, { bodies: new Map(bodies), headers: Object.fromEntries(headerValues) }];
    }),
  );
}

/** Returns a request with the examples of the body and of the required parameters. */
export function createExampleRequest(document: Node, entry: OperationEntry) {
  const { path, body } = entry;
  const operation = findOperation(document, entry);
  const parameters = [findNode(document, ["paths", path]).parameters, operation.parameters]
    .flatMap((list) => (list ?? []) as Node[])
    .map((parameter) => resolve(document, parameter))
    .filter(({ required }) => required === true);
  const valuesIn = (location: string) =>
    parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter): [string, string] => [String(parameter.name), findExample(document, parameter)]);
  const pathValues = Object.fromEntries(valuesIn("path"));
  const query = new URLSearchParams(valuesIn("query")).toString();
  const content = body && findNode(document, ["requestBody", "content", body.mediaType], operation);
  return {
    /** Below the base path. */
    target:
      path.replace(/\{(.+?)\}/g, (_, name) => encodeURIComponent(pathValues[name] ?? "")) + (query && `?${query}`),
    headers: [...valuesIn("header"), ...(body ? [["Content-Type", body.mediaType] as const] : [])],
    body: content ? listExamples(document, content)[0]?.[1] : undefined,
  };
}

/** Returns the object of an operation in the document. */
export function findOperation(document: Node, { path, method }: OperationEntry): Node {
  return findNode(document, ["paths", path, method.toLowerCase()]);
}

/** Returns the examples of a media type, header or parameter by name. Generates one if the document has none. */
function listExamples(document: Node, { examples, example, schema }: Node): [name: string, value: unknown][] {
  const named = Object.entries(Object(examples) as Node);
  if (named.length > 0) return named.map(([name, each]) => [name, resolve(document, each).value]);
  return [["example", example ?? sample(Object(schema), { quiet: true }, document)]];
}

function findExample(document: Node, node: Node): string {
  return String(listExamples(document, node)[0]?.[1]);
}

function findNode(document: Node, path: readonly string[], start = document): Node {
  return path.reduce((node, name) => resolve(document, node[name]), start);
}

function resolve(document: Node, value: unknown): Node {
  const node: Node = Object(value);
  if (typeof node.$ref !== "string") return node;
  const [, ...path] = node.$ref.split("/");
  return findNode(
    document,
    path.map((name) => decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~")),
  );
}
