import { isJson } from "./media-types.ts";
import { followReferences, isNode, type Node, toArray, toNode, toPointer } from "./node.ts";
import { listItemOperations } from "./operations.ts";
import type { NodeProblem } from "./schema-problems.ts";

/** How a document is read while it is converted. */
export interface Conversion {
  /** Returns the target of a `$ref`, or undefined if it has none. */
  readonly findTarget: (reference: Node) => unknown;
  /** Called for each new node with the written node whose position it has. */
  readonly replace: (original: object, replacement: object) => void;
  /** Called for each keyword that the version of the document has not. It is removed. */
  readonly ignore?: ((schema: object, keyword: string, value: unknown) => void) | undefined;
  /** Called for each member that has no effect or another one. The problem names the next step. */
  readonly note?: ((note: NodeProblem) => void) | undefined;
}

type Members = Record<string, unknown>;

const json = "application/json";
const urlEncoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";
/** Media types that contain no objects and no lists. */
const opaque =
  /^(text\/(plain|html)|(image|audio|video|font)\/.*|application\/(octet-stream|pdf|zip|gzip|x-tar))(;|$)/i;
/** Media types that contain lists of rows, but no single object. */
const tables = /^(text\/(csv|tab-separated-values)|application\/csv)(;|$)/i;
const flows: Node = { application: "clientCredentials", accessCode: "authorizationCode" };
/** The members of parameters, items and headers that describe a value (Swagger 2.0, Parameter Object). */
const valueKeywords = new Set([
  ...["type", "format", "items", "default", "enum", "multipleOf", "pattern", "x-nullable", "uniqueItems"],
  ...["maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum", "maxLength", "minLength", "maxItems", "minItems"],
]);
/** The style of each `collectionFormat`, and whether it separates the items in one value. */
const queryStyles: Node = {
  csv: { style: "form", explode: false },
  ssv: { style: "spaceDelimited", explode: false },
  pipes: { style: "pipeDelimited", explode: false },
  multi: { style: "form", explode: true },
};

/**
 * Converts the structure of Swagger 2.0 to OpenAPI 3, in place. Its schemas stay, and keep their keywords.
 * @param references the references of the document
 */
export function convertSwagger(root: Node, references: Iterable<Node>, conversion: Conversion): void {
  const { findTarget, replace, note } = conversion;
  const targets = Array.from(references, (reference) => [reference as Members, findTarget(reference)] as const);
  const document = root as Members;
  const { consumes, produces, schemes, host, basePath } = document;
  const visited = new Set<unknown>();
  for (const entry of Object.values(toNode(root.paths))) convertPathItem(resolve(entry) as Members);
  for (const entry of Object.values(toNode(root.parameters)))
    if (isNode(entry) && !isField(entry)) convertValue(entry, String(entry.in));
  for (const entry of Object.values(toNode(root.securityDefinitions))) if (isNode(entry)) convertSecurity(entry);
  moveComponents();
  rewriteReferences();

  function resolve(value: unknown): Node {
    return toNode(followReferences(value, findTarget).target);
  }

  function convertPathItem(item: Members): void {
    if (visited.has(item)) return;
    visited.add(item);
    const shared = takeFields(item);
    // OpenAPI 2.0 has no TRACE.
    for (const key of ["trace", "servers"]) delete item[key];
    for (const { node } of listItemOperations(root, item)) convertOperation(node as Members, shared);
  }

  function convertOperation(operation: Members, shared: readonly Node[]): void {
    if (visited.has(operation)) return;
    visited.add(operation);
    for (const key of ["requestBody", "callbacks", "servers"]) delete operation[key];
    const own = takeFields(operation);
    const isOverridden = (field: Node) =>
      own.some(({ in: place, name }) => place === field.in && (place === "body" || name === field.name));
    const fields = [...own, ...shared.filter((field) => !isOverridden(field))];
    const body = fields.find((field) => field.in === "body");
    const form = fields.filter((field) => field.in === "formData");
    const mediaTypes = toTexts(operation.consumes ?? consumes);
    if (body) operation.requestBody = toBody(body, mediaTypes);
    else if (form.length > 0) operation.requestBody = toForm(form, mediaTypes);
    const problem = "has no effect next to a body. Remove one.";
    if (body && form.length > 0) note?.({ node: operation, key: "parameters", label: "formData", problem });
    const responses = toNode(operation.responses) as Members;
    for (const [status, entry] of Object.entries(responses)) {
      const response = resolve(entry);
      // A reference without a target stays, and is reported.
      if (!status.startsWith("x-") && Object.keys(response).length > 0)
        responses[status] = convertResponse(response, operation.produces ?? produces);
    }
    if (Array.isArray(operation.schemes)) operation.servers = toServers(operation.schemes);
    for (const key of ["consumes", "produces", "schemes"]) delete operation[key];
  }

  /** Removes the parameters that describe a body, and returns them. Converts the others. */
  function takeFields(owner: Members): Node[] {
    const all = owner.parameters;
    if (!Array.isArray(all)) return [];
    owner.parameters = all.filter((entry) => !isField(entry));
    replace(all, owner.parameters as object);
    for (const each of (owner.parameters as unknown[]).map(resolve)) convertValue(each, String(each.in));
    return all.filter(isField).map(resolve);
  }

  function toBody(parameter: Node, mediaTypes: readonly string[]): Node {
    const { in: _in, name: _name, schema, ...others } = parameter;
    const content = toContent(parameter, mediaTypes.length > 0 ? mediaTypes : [json], () => schema && { schema });
    return create(parameter, { ...others, content });
  }

  function toContent(owner: Node, mediaTypes: readonly string[], toMedia: (mediaType: string) => unknown): Node {
    const entries = mediaTypes.map((name) => [name, create(owner, { ...toNode(toMedia(name)) })]);
    return create(owner, Object.fromEntries(entries));
  }

  function toForm(fields: readonly Node[], mediaTypes: readonly string[]): Node {
    const [first = {}] = fields;
    const hasFile = fields.some(({ type }) => type === "file");
    const allowed = mediaTypes.filter((name) => name.startsWith("multipart/") || (!hasFile && name === urlEncoded));
    const encodings = fields.flatMap((field) => {
      const encoding = toStyle(field, "formData");
      return encoding?.explode === false && field.type === "array" ? [[field.name, create(field, encoding)]] : [];
    });
    const properties = Object.fromEntries(fields.map((field) => [field.name, toSchema(field, "formData")]));
    const required = fields.filter((field) => field.required === true).map(({ name }) => name);
    const schema = create(first, { type: "object", properties, ...(required.length > 0 && { required }) });
    const names = allowed.length > 0 ? allowed : [hasFile ? multipart : urlEncoded];
    const media = { schema, ...(encodings.length > 0 && { encoding: Object.fromEntries(encodings) }) };
    const content = toContent(first, names, () => media);
    return create(first, { required: required.length > 0, content });
  }

  /** Converts a parameter or a header. */
  function convertValue(owner: Node, location: string): void {
    if (visited.has(owner) || "$ref" in owner || "schema" in owner) return;
    visited.add(owner);
    const schema = toSchema(owner, location);
    const style = schema.type === "array" && location === "query" ? toStyle(owner, location) : undefined;
    Object.assign(owner, { schema }, style);
    for (const key of [...valueKeywords, "collectionFormat"]) delete (owner as Members)[key];
  }

  /** Returns the schema of a parameter, an item or a header. */
  function toSchema(owner: Node, location: string): Node {
    const keywords = Object.entries(owner).filter(([key]) => valueKeywords.has(key));
    if (owner.type === "array" && toStyle(owner, location) === undefined) {
      const problem = `has no style in OpenAPI 3 for the ${location}, so its text is not split. Use csv.`;
      const label = `collectionFormat ${owner.collectionFormat ?? "csv"}`;
      note?.({ node: owner, key: "collectionFormat", label, problem });
      return create(owner, { type: "string" });
    }
    const schema = create(owner, Object.fromEntries(keywords));
    delete (schema.items as Members | undefined)?.collectionFormat;
    return schema;
  }

  /** Returns the style of an array, or undefined if OpenAPI 3 has none. */
  function toStyle({ collectionFormat = "csv", items }: Node, location: string): Node | undefined {
    const isNested = toNode(items).type === "array";
    if (isNested) return undefined;
    if (location === "query" || location === "formData") return queryStyles[String(collectionFormat)] as Node;
    return collectionFormat === "csv" ? {} : undefined;
  }

  /** Returns a response with content. Operations with other media types share it, so each has its own. */
  function convertResponse(response: Node, produced: unknown): Node {
    const { schema, examples, headers, ...others } = response;
    const { type } = resolve(schema);
    const isFile = type === "file";
    const types = toTexts(produced);
    const mediaTypes = types.length > 0 ? types : [isFile ? "application/octet-stream" : json];
    const isUnable = (name: string) => opaque.test(name) || (type !== "array" && tables.test(name));
    const isOpaque = isStructured(resolve(schema)) && mediaTypes.every(isUnable);
    const problem = `${mediaTypes.join(", ")} cannot contain it, so ${json} is added. List its media type in produces.`;
    if (isOpaque) note?.({ node: response, key: "schema", label: "schema", problem });
    for (const header of Object.values(toNode(headers))) if (isNode(header)) convertValue(header, "header");
    // Many documents list only the media type of the success.
    const content = toContent(response, isOpaque ? [...mediaTypes, json] : mediaTypes, (name) => {
      const example = toNode(examples)[name];
      return { ...toFileOrSchema(name), ...(example !== undefined && { example }) };
    });
    return create(response, {
      ...others,
      ...(headers !== undefined && { headers }),
      ...(schema !== undefined && { content }),
    });

    function toFileOrSchema(name: string): Node {
      if (!isFile) return { schema };
      // A file in JSON is any value.
      return isJson(name) ? {} : { schema: create(response, { type: "string", format: "binary" }) };
    }
  }

  function convertSecurity(scheme: Node): void {
    const members = scheme as Members;
    const { type, flow, scopes = {} } = members;
    const urls = Object.fromEntries(Object.entries(members).filter(([key]) => /^(authorization|token)Url$/.test(key)));
    if (type === "basic") Object.assign(members, { type: "http", scheme: "basic" });
    if (type !== "oauth2") return;
    for (const key of ["flow", "authorizationUrl", "tokenUrl", "scopes"]) delete members[key];
    members.flows = { [String(flows[String(flow)] ?? flow)]: { ...urls, scopes } };
  }

  function toServers(list: unknown): Node[] {
    const path = typeof basePath === "string" ? basePath.replace(/^\/?/, "/") : "/";
    if (typeof host !== "string") return [{ url: path }];
    const protocols = toTexts(list).map((scheme) => `${scheme}:`);
    // Without schemes, that of the document's URL applies.
    return (protocols.length > 0 ? protocols : [""]).map((protocol) => ({ url: `${protocol}//${host}${path}` }));
  }

  function moveComponents(): void {
    const parameters = Object.entries(toNode(root.parameters)).filter(([, entry]) => !isField(entry));
    const responses = Object.entries(toNode(root.responses)).filter(([, entry]) => isNode(entry));
    const components = {
      schemas: withValidNames(Object.entries(toNode(root.definitions))),
      parameters: withValidNames(parameters),
      responses: withValidNames(responses.map(([name, entry]) => [name, convertResponse(entry as Node, produces)])),
      securitySchemes: document.securityDefinitions,
    };
    const servers = host === undefined && basePath === undefined ? {} : { servers: toServers(schemes) };
    for (const key of Object.keys(document))
      if (!/^(info|paths|tags|externalDocs|security|x-.*)$/.test(key)) delete document[key];
    const used = Object.entries(components).filter(([, entries]) => Object.keys(toNode(entries)).length > 0);
    Object.assign(document, { openapi: "2.0" }, servers, { components: Object.fromEntries(used) });
  }

  function isField(entry: unknown): boolean {
    return ["body", "formData"].includes(String(resolve(entry).in));
  }

  /** Nodes keep their identity, so each reference leads to the new pointer of its target. */
  function rewriteReferences(): void {
    const pointers = new Map<unknown, string>();
    const { components, ...others } = root;
    const stack: [node: unknown, pointer: string][] = [];
    for (const [key, part] of Object.entries({ ...others, components })) stack.push([part, toPointer(key)]);
    for (let next = stack.pop(); next; next = stack.pop()) {
      const [node, pointer] = next;
      if (typeof node !== "object" || node === null || pointers.has(node)) continue;
      pointers.set(node, pointer);
      for (const [key, child] of Object.entries(node)) stack.push([child, pointer + toPointer(key)]);
    }
    for (const [reference, target] of targets) {
      const pointer = pointers.get(target);
      const [file] = String(reference.$ref).split("#", 1);
      if (pointer !== undefined) reference.$ref = `${file}#${pointer.replaceAll("%", "%25")}`;
    }
  }

  function create(original: Node, node: Node): Node {
    replace(original, node);
    return node;
  }
}

function toTexts(value: unknown): string[] {
  return toArray(value).filter((each) => typeof each === "string");
}

function isStructured({ type, properties, items, allOf }: Node): boolean {
  return type === "object" || type === "array" || (type === undefined && [properties, items, allOf].some(Boolean));
}

/** Definitions can have any name, such as `Page«Book»`, components only letters, digits and `.-_`. */
function withValidNames(entries: readonly [string, unknown][]): Node {
  const names = new Set(entries.map(([name]) => name));
  const toValid = (name: string) => {
    let valid = name.replaceAll(/[^\w.-]+/g, "_");
    while (valid !== name && names.has(valid)) valid += "_";
    names.add(valid);
    return valid;
  };
  return Object.fromEntries(entries.map(([name, entry]) => [toValid(name), entry]));
}
