import { getMember, isNode, listItemOperations, toNode, toOperationKeys } from "@animal-store/openapi-document";
import { isMap, isScalar, parseDocument, YAMLMap } from "yaml";

const extension = "x-response-headers";

type Node = { [key: string]: unknown };

/** Adds the headers in `x-response-headers` to each response of a document, and removes the declaration. */
export function expandResponseHeaders(document: unknown): void {
  const sharedHeaders = getMember(document, extension);
  if (!isNode(sharedHeaders)) return;
  delete (document as Node)[extension];
  for (const path of listResponsePaths(document)) {
    const response = path.reduce(getMember, document) as Node;
    response.headers = { ...sharedHeaders, ...toNode(response.headers) };
  }
}

/** Expands `x-response-headers` in YAML text. Preserves comments. */
export function expandYaml(text: string): string {
  if (!text.includes(extension)) return text;
  const document = parseDocument(text);
  const sharedHeaders = document.get(extension);
  if (isMap(sharedHeaders)) {
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
  return document.toString({ lineWidth: 0 });
}

function listResponsePaths(document: unknown): string[][] {
  const root = toNode(document);
  const ofOperations = Object.entries(toNode(root.paths)).flatMap(([path, item]) =>
    listItemOperations(root, item).map(({ method }) => ["paths", path, ...toOperationKeys(method), "responses"]),
  );
  return [["components", "responses"], ["x-unrouted-responses"], ...ofOperations].flatMap((parent) => {
    const responses = Object.entries(toNode(parent.reduce(getMember, document)));
    return responses.flatMap(([name, node]) => (isNode(node) && !("$ref" in node) ? [[...parent, name]] : []));
  });
}

function toName(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}
