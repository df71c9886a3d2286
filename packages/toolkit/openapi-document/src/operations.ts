import { getMember, isNode, type Node, type NodeReader, toArray, toNode } from "./node.ts";

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];
/** The method is a member since OpenAPI 3.2. */
const query = "QUERY";

/** Returns whether the root of a document has the version 3.2. */
export function isOpenApi32({ openapi }: { readonly openapi?: unknown }): boolean {
  return String(openapi).startsWith("3.2");
}

/** An operation of a path item. */
export interface ItemOperation<Operation = Node> {
  /** As it is sent: `GET`. */
  readonly method: string;
  readonly node: Operation;
}

/**
 * Lists the operations of a path item: one for each method and, since OpenAPI 3.2, those of `query` and `additionalOperations`.
 * @param root the root of the document, for its version
 */
export function listItemOperations(root: { readonly openapi?: unknown }, item: unknown): ItemOperation[] {
  const others = isOpenApi32(root) ? [query, ...Object.keys(toNode(getMember(item, "additionalOperations")))] : [];
  return [...new Set([...methods, ...others])].flatMap((method) => {
    const node = toOperationKeys(method).reduce(getMember, item);
    return isNode(node) ? [{ method, node }] : [];
  });
}

/**
 * Returns the keys of the operation of a method in a path item: `get`, or `additionalOperations` and `COPY`. Methods are case-sensitive
 * (OpenAPI 3.2, Path Item Object).
 */
export function toOperationKeys(method: string): string[] {
  return method === query || methods.includes(method) ? [method.toLowerCase()] : ["additionalOperations", method];
}

/** An operation as it is written. */
export interface SourceOperation {
  /** The method and the path: `GET /books`. */
  readonly label: string;
  /** As it is sent: `GET`. */
  readonly method: string;
  readonly path: string;
  readonly item: Node;
  readonly node: Node;
  /** The resolved parameters. One of the operation replaces that of the path item with the same name and location. */
  readonly parameters: readonly Node[];
}

/**
 * Lists the operations of the paths.
 * @example
 * const labels = listOperations(loadDocument("openapi.yaml")).map(({ label }) => label);
 */
export function listOperations({ root, resolve }: NodeReader): SourceOperation[] {
  return Object.entries(toNode(root.paths)).flatMap(([path, entry]) => {
    if (path.startsWith("x-")) return [];
    const item = toNode(resolve(entry));
    return listItemOperations(root, item).map(({ method, node }) => {
      const all = [...toArray(item.parameters), ...toArray(node.parameters)]
        .map((each) => resolve(each))
        .filter(isNode);
      const parameters = new Map(all.map((each) => [JSON.stringify([each.in, each.name]), each]));
      return { label: `${method} ${path}`, method, path, item, node, parameters: [...parameters.values()] };
    });
  });
}

/** Returns the entry that documents a status: the status itself, its range such as `4XX`, or `default`. */
export function findResponse<Entry extends { readonly status: string }>(
  responses: readonly Entry[],
  status: number,
): Entry | undefined {
  const names = [String(status), `${Math.floor(status / 100)}XX`, "DEFAULT"];
  return names
    .map((name) => responses.find((response) => response.status.toUpperCase() === name))
    .find((response) => response !== undefined);
}

/** Returns the names of the parameters of a path such as `/books/{bookId}`. */
export function listPathParameters(path: string): string[] {
  return Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name);
}

/** Returns a path without the names of its parameters: `/books/{}`. Paths that match the same requests have the same one. */
export function withoutParameterNames(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

/** Returns a pattern that matches the paths of a template such as `/books/{bookId}`, with a group for each parameter. */
export function toPathPattern(template: string): RegExp {
  return new RegExp(
    `^${template
      .split(/\{[^{}]+\}/)
      .map(escapePattern)
      .join("([^/]+)")}$`,
  );
}

// `RegExp.escape` needs Node.js 24.
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
