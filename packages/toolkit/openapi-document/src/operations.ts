import { isNode, type Node, toList, toNode } from "./node.ts";
import type { NodeReader } from "./references.ts";

/** The methods of a path item (OpenAPI 3.1, section 4.8.9). */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/** An operation as it is written. */
export interface SourceOperation {
  /** The method and the path: `GET /books`. */
  readonly label: string;
  /** In upper case. */
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
    return methods.flatMap((name) => {
      const node = item[name];
      if (!isNode(node)) return [];
      const method = name.toUpperCase();
      const parameters = [...toList(item.parameters), ...toList(node.parameters)]
        .map((each) => resolve(each))
        .filter(isNode);
      return [{ label: `${method} ${path}`, method, path, item, node, parameters: mergeParameters(parameters) }];
    });
  });
}

function mergeParameters(parameters: readonly Node[]): Node[] {
  const toKey = ({ name, in: location }: Node) => JSON.stringify([location, name]);
  const last = new Map(parameters.map((each, index) => [toKey(each), index]));
  return parameters.filter((each, index) => last.get(toKey(each)) === index);
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
