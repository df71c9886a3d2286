import { parseDocument, stringify } from "yaml";

interface Operation {
  readonly responses?: Readonly<Record<string, Response>>;
}

interface Response {
  readonly $ref?: string;
  readonly content?: object;
  readonly schema?: object;
}

/**
 * Adds a 404 to each operation of an item that documents no error for an unknown id, with the body of its other errors.
 * @param text a document as YAML, whose comments remain
 */
export function addNotFound(text: string): string {
  const document = parseDocument(text);
  const { paths = {} } = document.toJS() as { paths?: Record<string, Record<string, Operation>> };
  for (const [path, item] of Object.entries(paths)) {
    if (!path.includes("{")) continue;
    for (const method of ["get", "put", "patch", "delete"]) {
      const { responses } = item[method] ?? {};
      if (!responses || ["404", "410", "4XX", "default"].some((key) => key in responses)) continue;
      document.setIn(["paths", path, method, "responses", "404"], document.createNode(toNotFound(responses)));
    }
  }
  return stringify(document);
}

function toNotFound(responses: Readonly<Record<string, Response>>): Response & { description?: string } {
  const errors = Object.entries(responses).flatMap(([status, response]) => (status.startsWith("4") ? [response] : []));
  const { $ref, content, schema } = errors.find((error) => error.$ref ?? error.content ?? error.schema) ?? {};
  if ($ref !== undefined) return { $ref };
  const description = "No item has this id.";
  if (content) return { description, content };
  return schema ? { description, schema } : { description };
}
