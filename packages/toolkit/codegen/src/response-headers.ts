import { methods } from "@animal-store/openapi-document";
import { type Document, isMap, isScalar, parseDocument, YAMLMap } from "yaml";

const extension = "x-response-headers";

type Path = readonly string[];
type Node = { [key: string]: unknown };

/** Adds the headers in `x-response-headers` to each response of a document, and removes the declaration. */
export function expandResponseHeaders(document: unknown): void {
  const root = Object(document) as Node;
  const sharedHeaders = root[extension];
  if (!isNode(sharedHeaders)) return;
  delete root[extension];
  for (const path of listResponsePaths(root)) {
    const response = getNode(root, path);
    response.headers = { ...sharedHeaders, ...Object(response.headers) };
  }
}

/** Expands `x-response-headers` in YAML text. Preserves comments. */
export function expandYaml(text: string): string {
  if (!text.includes(extension)) return text;
  const document = parseDocument(text);
  expandYamlDocument(document);
  return document.toString({ lineWidth: 0 });
}

/** Expands `x-response-headers` in a parsed YAML document. Preserves the source positions of nodes. */
export function expandYamlDocument(document: Document): void {
  const sharedHeaders = document.get(extension);
  if (!isMap(sharedHeaders)) return;
  document.delete(extension);
  for (const path of listResponsePaths(document.toJS())) {
    const ownHeaders = document.getIn([...path, "headers"]);
    const ownItems = isMap(ownHeaders) ? ownHeaders.items : [];
    const ownNames = new Set(ownItems.map(({ key }) => toName(key)));
    const headers = new YAMLMap();
    headers.items = [...sharedHeaders.items.filter(({ key }) => !ownNames.has(toName(key))), ...ownItems];
    document.setIn([...path, "headers"], headers);
  }
}

function listResponsePaths(document: Node): Path[] {
  const operations = Object.entries(Object(document.paths) as Node).flatMap(([path, item]) =>
    methods.map((method) => ({
      parentPath: ["paths", path, method, "responses"],
      responses: Object(Object(item)[method]).responses,
    })),
  );
  const parents = [
    { parentPath: ["components", "responses"], responses: Object(document.components).responses },
    { parentPath: ["x-unrouted-responses"], responses: document["x-unrouted-responses"] },
    ...operations,
  ];
  return parents.flatMap(({ parentPath, responses }) =>
    Object.entries(Object(responses) as Node)
      .filter(([, response]) => isNode(response) && !("$ref" in response))
      .map(([name]) => [...parentPath, name]),
  );
}

function getNode(root: Node, path: Path): Node {
  return path.reduce((node, key) => node[key] as Node, root);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function toName(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}
