import {
  type BodyObject,
  type ContractDocument,
  type DocumentPath,
  entryPaths,
  type Located,
  locate,
  type OperationObject,
  type ParameterObject,
  pointerTo,
  type Schema,
  unrouted,
} from "../document/contract-document.ts";

/** Something that a request of an operation may hold: a parameter or a member of the body. */
export interface Input {
  readonly operation: string;
  /** `body`, or where a parameter is sent. */
  readonly in: string;
  /** As refusals name it: a parameter's name, or a JSON Pointer into the body. */
  readonly name: string;
  readonly location: DocumentPath;
  readonly schema: Located<Schema>;
  readonly optional: boolean;
}

/** Inputs that name something which the store holds, which no schema can say. */
export const storeNames = ["petId", "cursor"] as const;

/** Every input of every operation. */
export function documentedInputs(document: ContractDocument): Input[] {
  return operationPaths(document).flatMap((operation) => [
    ...parametersOf(document, operation),
    ...membersOf(document, operation),
  ]);
}

/** Where the schema of an operation's body stands; undefined where it takes none. */
export function bodyLocation(document: ContractDocument, operation: OperationPath): DocumentPath | undefined {
  if (!("requestBody" in operation.node)) return undefined;
  const body = locate<BodyObject>(document, [...operation.location, "requestBody"]);
  return entryPaths(body, "content")[0]?.[1];
}

function parametersOf(document: ContractDocument, operation: OperationPath): Input[] {
  return entryPaths(operation, "parameters").map(([, location]) => {
    const { node, location: own } = locate<ParameterObject>(document, location);
    const schema = locate<Schema>(document, [...own, "schema"]);
    return { operation: operation.id, in: node.in, name: node.name, location, schema, optional: !node.required };
  });
}

function membersOf(document: ContractDocument, operation: OperationPath): Input[] {
  const content = bodyLocation(document, operation);
  if (!content) return [];
  const values = schemaValues(document, [...content, "schema"]);
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

/** An operation and where the document has it. */
export interface OperationPath extends Located<OperationObject> {
  readonly id: string;
  readonly method: string;
}

/** Every operation of the document. */
export function operationPaths(document: ContractDocument): OperationPath[] {
  return entryPaths(locate<object>(document, []), "paths").flatMap(([, path]) =>
    Object.keys(locate<object>(document, path).node).flatMap((method) => {
      const located = locate<OperationObject>(document, [...path, method]);
      const id = located.node.operationId;
      return id ? [{ ...located, id, method: method.toUpperCase() }] : [];
    }),
  );
}

/** Every documented answer: of the operations, and those that belong to none. */
export function responsePaths(document: ContractDocument) {
  const others = entryPaths(locate<object>(document, []), "x-unrouted-responses");
  const groups = [
    ...operationPaths(document).map((operation) => ({
      row: operation.id,
      method: operation.method,
      responses: entryPaths(operation, "responses"),
    })),
    { row: unrouted, method: undefined, responses: others },
  ];
  return groups.flatMap(({ row, method, responses }) =>
    responses.map(([status, location]) => ({ row, method, status: Number(status), place: location })),
  );
}

/** A place in a JSON value that a schema describes: the value as a whole, a member, or the items of a list. */
export interface SchemaValue {
  /** Member names; `*` stands for every item of a list. */
  readonly path: readonly string[];
  readonly schema: Located<Schema>;
  /** Where the document states it: of a member its name, not what a reference leads to. */
  readonly location: DocumentPath;
}

/** The value of a schema and everything inside it. @throws when the schema is composed, which coverage cannot take apart */
export function schemaValues(
  document: ContractDocument,
  location: DocumentPath,
  path: readonly string[] = [],
): SchemaValue[] {
  const schema = locate<Schema>(document, location);
  const composed = ["allOf", "anyOf", "oneOf", "not", "if", "prefixItems"].find((keyword) => keyword in schema.node);
  if (composed)
    throw new Error(`Coverage cannot take ${composed} at #/${schema.location.join("/")} apart. Teach schemaValues to.`);
  const members = entryPaths(schema, "properties").flatMap(([name, member]) =>
    schemaValues(document, member, [...path, name]),
  );
  const items = "items" in schema.node ? schemaValues(document, [...schema.location, "items"], [...path, "*"]) : [];
  return [{ path, schema, location }, ...members, ...items];
}

/** Values at a path; one for each item where it goes through a list, none where a member is missing. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  return path.reduce<unknown[]>(
    (values, name) =>
      values.flatMap((one) => {
        if (name === "*") return Array.isArray(one) ? one : [];
        return isObject(one) && Object.hasOwn(one, name) ? [one[name]] : [];
      }),
    value === undefined ? [] : [value],
  );
}

/** Whether an object stands at the path's parent that lacks its last member. */
export function lacks(value: unknown, path: readonly string[]): boolean {
  const name = path.at(-1) ?? "";
  return valuesAt(value, path.slice(0, -1)).some((one) => isObject(one) && !Object.hasOwn(one, name));
}

/** Whether a member need not be there. */
export function isOptional(values: readonly SchemaValue[], { path }: SchemaValue): boolean {
  const parent = values.find((one) => one.path.join("/") === path.slice(0, -1).join("/"));
  const required = (parent?.schema.node.required ?? []) as readonly string[];
  return !required.includes(path.at(-1) ?? "");
}

/** A place in a value as cells name it: a JSON Pointer (RFC 6901), with `[]` for every item of a list. */
export function memberName(path: readonly string[]): string {
  return path.map((name) => (name === "*" ? "[]" : pointerTo(name))).join("");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
