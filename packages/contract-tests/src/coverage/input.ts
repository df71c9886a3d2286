import {
  type BodyObject,
  type ContractDocument,
  type DocumentPath,
  entryPaths,
  type Located,
  locate,
  type OperationObject,
  type ParameterObject,
  type Schema,
  toJsonPointer,
  unrouted,
} from "../document/contract-document.ts";

export interface Input {
  readonly operation: string;
  /** `body`, or the location of the parameter: `path`, `query` or `header`. */
  readonly in: string;
  /** Path in error details: a parameter name, or a JSON Pointer into the body. */
  readonly name: string;
  readonly location: DocumentPath;
  readonly schema: Located<Schema>;
  readonly optional: boolean;
}

/** Inputs whose values must refer to stored entries. A schema cannot express this. */
export const storeReferences = ["petId", "cursor"] as const;

/** Returns whether an input filters a list by the member with its name. */
export function isFilter({ in: inputIn, name }: Pick<Input, "in" | "name">): boolean {
  return inputIn === "query" && name !== "limit" && name !== "cursor";
}

export function documentedInputs(document: ContractDocument): Input[] {
  const operations = operationPaths(document);
  return operations.flatMap((each) => [...parametersOf(document, each), ...membersOf(document, each)]);
}

/** Returns the path of the body's content in the document; undefined if the operation has no body. */
export function bodyLocation(document: ContractDocument, operation: OperationPath): DocumentPath | undefined {
  if (!("requestBody" in operation.node)) return undefined;
  const body = locate<BodyObject>(document, [...operation.location, "requestBody"]);
  return entryPaths(body, "content")[0]?.[1];
}

function parametersOf(document: ContractDocument, operation: OperationPath): Input[] {
  return entryPaths(operation, "parameters").map(([, location]) => {
    const { node, location: parameterLocation } = locate<ParameterObject>(document, location);
    const schema = locate<Schema>(document, [...parameterLocation, "schema"]);
    return { operation: operation.id, in: node.in, name: node.name, location, schema, optional: !node.required };
  });
}

function membersOf(document: ContractDocument, operation: OperationPath): Input[] {
  const bodyPath = bodyLocation(document, operation);
  if (!bodyPath) return [];
  const values = schemaValues(document, [...bodyPath, "schema"]);
  return values
    .filter(({ path }) => path.length > 0)
    .map((value) => ({
      operation: operation.id,
      in: "body",
      name: memberName(value.path),
      location: value.location,
      schema: value.schema,
      optional: isOptional(values, value),
    }));
}

export interface OperationPath extends Located<OperationObject> {
  readonly id: string;
  readonly method: string;
}

export function operationPaths(document: ContractDocument): OperationPath[] {
  return entryPaths(locate<object>(document, []), "paths").flatMap(([, path]) =>
    Object.keys(locate<object>(document, path).node).flatMap((method) => {
      const located = locate<OperationObject>(document, [...path, method]);
      const id = located.node.operationId;
      return id ? [{ ...located, id, method: method.toUpperCase() }] : [];
    }),
  );
}

export function responsePaths(document: ContractDocument) {
  const unroutedResponses = entryPaths(locate<object>(document, []), "x-unrouted-responses");
  const groups = [
    ...operationPaths(document).map((path) => ({ operation: path.id, responses: entryPaths(path, "responses") })),
    { operation: unrouted, responses: unroutedResponses },
  ];
  return groups.flatMap(({ operation, responses }) =>
    responses.map(([status, location]) => ({ operation, status: Number(status), location })),
  );
}

/** A value that a schema describes: the whole value, a member, or the items of a list. */
export interface SchemaValue {
  /** Member names; `*` stands for every item of a list. */
  readonly path: readonly string[];
  readonly schema: Located<Schema>;
  /** Its path in the document, before references are resolved. */
  readonly location: DocumentPath;
}

/** Returns the value of a schema and all nested values. @throws {Error} if a schema is composed, as by `allOf` */
export function schemaValues(
  document: ContractDocument,
  location: DocumentPath,
  path: readonly string[] = [],
): SchemaValue[] {
  const schema = locate<Schema>(document, location);
  const unsupported = ["allOf", "anyOf", "oneOf", "not", "if", "prefixItems"].find((keyword) => keyword in schema.node);
  if (unsupported)
    throw new Error(
      `Coverage does not support ${unsupported} at #/${schema.location.join("/")}. Add it to schemaValues in input.ts.`,
    );
  const members = entryPaths(schema, "properties").flatMap(([name, member]) =>
    schemaValues(document, member, [...path, name]),
  );
  const items = "items" in schema.node ? schemaValues(document, [...schema.location, "items"], [...path, "*"]) : [];
  return [{ path, schema, location }, ...members, ...items];
}

export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  return path.reduce<unknown[]>(
    (values, name) =>
      values.flatMap((parent) => {
        if (name === "*") return Array.isArray(parent) ? parent : [];
        return isObject(parent) && Object.hasOwn(parent, name) ? [parent[name]] : [];
      }),
    value === undefined ? [] : [value],
  );
}

/** Returns whether the last member of a path is missing in an existing parent object. */
export function isMissing(value: unknown, path: readonly string[]): boolean {
  const name = path.at(-1) ?? "";
  return valuesAt(value, path.slice(0, -1)).some((parent) => isObject(parent) && !Object.hasOwn(parent, name));
}

export function isOptional(values: readonly SchemaValue[], { path }: SchemaValue): boolean {
  const parent = values.find((candidate) => candidate.path.join("/") === path.slice(0, -1).join("/"));
  const required = (parent?.schema.node.required ?? []) as readonly string[];
  return !required.includes(path.at(-1) ?? "");
}

/** Returns a path as a JSON Pointer (RFC 6901), with `[]` for the items of a list. */
export function memberName(path: readonly string[]): string {
  return path.map((name) => (name === "*" ? "[]" : toJsonPointer(name))).join("");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
