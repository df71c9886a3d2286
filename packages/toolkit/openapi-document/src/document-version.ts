import { isNode, type Node } from "./node.ts";

const versions = ["2.0", "3.0", "3.1", "3.2"];

/** Returns the version of a document, such as `3.1` for `openapi: 3.1.0`, or undefined if it has none. */
export function findVersion({ openapi, swagger = openapi }: Node): string | undefined {
  // YAML reads 2.0 without quotes as the number 2.
  if (openapi === undefined && (swagger === 2 || swagger === "2.0")) return "2.0";
  return typeof openapi === "string" ? /^(\d+\.\d+)(\.|$)/.exec(openapi)?.[1] : undefined;
}

/** Returns why a file is no document of a supported version, with the next step, and the member with the problem. */
export function findVersionProblem(root: unknown): { key?: string; problem: string } | undefined {
  if (root === undefined) return { problem: "is empty. Pass an OpenAPI document." };
  if (typeof root === "string" && root.trimStart().startsWith("<"))
    return { problem: "contains HTML or XML. Pass an OpenAPI document in YAML or JSON." };
  if (!isNode(root)) return { problem: "contains no OpenAPI document: it must be an object. Pass another file." };
  if (versions.includes(findVersion(root) ?? "")) return undefined;
  const { openapi, swagger = openapi } = root;
  const key = root.swagger === undefined ? "openapi" : "swagger";
  const write = typeof swagger === "number" && versions.includes(String(swagger)) ? `${swagger}.0` : undefined;
  const steps = write ? `YAML reads it as a number. Write ${key}: ${write}.` : `Use one of ${versions.join(", ")}.`;
  if (swagger !== undefined) return { key, problem: `${key} is ${JSON.stringify(swagger)}. ${steps}` };
  const unknown = "is not an OpenAPI document: it has no member openapi. Pass another file, or add it.";
  return { problem: findOtherFormat(root) ?? unknown };
}

/** Documents of other formats that are passed by mistake, by a member that they have. */
const otherFormats: Record<string, string> = {
  asyncapi: "is an AsyncAPI document. Pass an OpenAPI document: AsyncAPI describes messages, not HTTP operations.",
  arazzo: "is an Arazzo document. Pass one of the OpenAPI documents in its sourceDescriptions.",
  overlay: "is an overlay. Pass the document that it changes, and the overlay with --overlay.",
  item: "is a Postman collection. Export it from Postman as OpenAPI, and pass that file.",
  swaggerVersion: "is a Swagger 1.2 document. Convert it to 2.0 or 3.0.",
};

function findOtherFormat(root: Node): string | undefined {
  const { $schema, type, $defs } = root;
  const isSchema = /json-schema/.test(String($schema)) || $defs || /^(object|array|string)$/.test(String(type));
  if (isSchema)
    return "is a JSON Schema. Reference it in components/schemas of an OpenAPI document, and pass that document.";
  return otherFormats[Object.keys(otherFormats).find((name) => name in root) ?? ""];
}
