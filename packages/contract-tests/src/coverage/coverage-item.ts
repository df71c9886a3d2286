import {
  type BodyObject,
  type ContractDocument,
  type DocumentPath,
  type Examples,
  entryPaths,
  locate,
  type ResponseObject,
  unrouted,
} from "../document/contract-document.ts";
import { type Exchange, isPathOf } from "./exchange.ts";
import {
  bodyLocation,
  documentedInputs,
  type Input,
  isMissing,
  isOptional,
  memberName,
  operationPaths,
  responsePaths,
  type SchemaValue,
  schemaValues,
  storeReferences,
  valuesAt,
} from "./input.ts";

export const coverageKinds = [
  "responses",
  "headers",
  "members",
  "inputs",
  "enums",
  "bounds",
  "rules",
  "examples",
  "methods",
] as const;

export type CoverageKind = (typeof coverageKinds)[number];

/** A part of the contract that a case must cover. */
export interface CoverageItem {
  readonly kind: CoverageKind;
  /** An operation, `unrouted`, or `shared` for a component that counts once. */
  readonly row: string;
  /** Unique within its row and kind. */
  readonly name: string;
  readonly location: DocumentPath;
  readonly isCovered: IsCovered;
  /** The entry in `proves` of a case that covers the item, if no single response can cover it. */
  readonly proof?: string;
}

type IsCovered = (exchange: Exchange) => boolean;

const shared = "shared";

export function toItemId({ row, kind, name }: CoverageItem): string {
  return `${row} ${kind}: ${name}`;
}

// A 404 or 409 depends on the store, so the request itself is valid.
function isAccepted({ response: { status } }: Exchange): boolean {
  return status < 400 || status === 404 || status === 409;
}

export function documentedItems(document: ContractDocument): CoverageItem[] {
  return [
    ...responseItems(document),
    ...responseBodyItems(document),
    ...inputItems(document),
    ...numberItems(document),
    ...methodItems(document),
  ];
}

const numbered = ["x-request-limits", "x-rate-limit-plans", "x-ban", "x-idempotency", "x-cross-origin"] as const;

function numberItems(document: ContractDocument): CoverageItem[] {
  return numbered.flatMap((group) => numbersIn(document[group], [group]));
}

// A null is a number that is agreed with each customer.
function numbersIn(node: object, location: DocumentPath): CoverageItem[] {
  return Object.entries(node).flatMap(([name, value]): CoverageItem[] => {
    const path = [...location, name];
    if (typeof value === "object" && value !== null) return numbersIn(value, path);
    if (typeof value !== "number") return [];
    const proof = path.join("/");
    return [{ ...item("bounds", shared, `${proof} is ${value}`, path, () => false), proof }];
  });
}

const annotations = ["description", "default", "type", "enum"];

/** Items that the cases of `inputs` cover by `proves`, because a response does not identify its request. */
function inputItems(document: ContractDocument): CoverageItem[] {
  return [
    ...documentedInputs(document).flatMap((input) => [
      ...presenceItems(input),
      ...constraintItems(input),
      ...(input.in === "body" ? [] : exampleItems(document, input.operation, `${input.name} `, input.location)),
    ]),
    ...operationPaths(document).flatMap((operation): CoverageItem[] => {
      const content = bodyLocation(document, operation);
      const unknown = proven("inputs", operation.id, "unknown parameter", operation.location);
      if (!content) return [unknown];
      const schema = locate<object>(document, [...content, "schema"]);
      return [
        unknown,
        proven("inputs", operation.id, "unknown member", [...schema.location, "additionalProperties"]),
        proven("rules", operation.id, "Content-Type satisfied", content),
        proven("rules", operation.id, "Content-Type violated", content),
        ...entryPaths(schema, "x-refused-members").map(([name, location]) =>
          proven("inputs", operation.id, `rejected member ${name}`, location),
        ),
        ...exampleItems(document, operation.id, "", content),
      ];
    }),
  ];
}

function presenceItems({ operation, in: inputIn, name, location, optional }: Input): CoverageItem[] {
  // A path parameter cannot be missing.
  const absent = inputIn === "path" ? [] : [optional ? "left out" : "missing"];
  const names = ["sent", ...absent, ...(inputIn === "query" ? ["repeated"] : [])];
  return names.map((suffix) => proven("inputs", operation, `${name} ${suffix}`, location));
}

function constraintItems({ operation, in: inputIn, name, schema }: Input): CoverageItem[] {
  const { type, enum: values = [] } = schema.node as { type?: string; enum?: readonly unknown[] };
  const keywords = Object.keys(schema.node).filter(
    (keyword) => !keyword.startsWith("x-") && !annotations.includes(keyword),
  );
  const pathOf = (keyword: string): DocumentPath => [...schema.location, keyword];
  return [
    ...values.map((value) => proven("enums", operation, `${name} enum: ${value}`, pathOf("enum"))),
    ...(values.length > 0 ? [proven("enums", operation, `${name} enum violated`, pathOf("enum"))] : []),
    // A parameter is sent as text, so a string parameter cannot have a wrong type.
    ...(inputIn === "body" || type !== "string"
      ? [proven("rules", operation, `${name} type violated`, pathOf("type"))]
      : []),
    ...keywords.flatMap((keyword) =>
      ["satisfied", "violated"].map((result) =>
        proven(
          keyword === "pattern" ? "rules" : "bounds",
          operation,
          `${name} ${keyword} ${schema.node[keyword]} ${result}`,
          pathOf(keyword),
          `${name} ${keyword} ${result}`,
        ),
      ),
    ),
  ];
}

// Skips examples with the id of a stored entry, because their result depends on the store.
function exampleItems(
  document: ContractDocument,
  operation: string,
  prefix: string,
  location: DocumentPath,
): CoverageItem[] {
  const located = locate<{ readonly examples?: Examples }>(document, location);
  const isStoreReference = (value: unknown): boolean =>
    storeReferences.some((name) => prefix === `${name} ` || name in Object(value));
  return entryPaths(located, "examples")
    .filter(([name]) => !isStoreReference(located.node.examples?.[name]?.value))
    .map(([name, path]) => proven("examples", operation, `${prefix}example ${name}`, path));
}

function proven(kind: CoverageKind, row: string, name: string, location: DocumentPath, proof = name): CoverageItem {
  return { ...item(kind, row, name, location, () => false), proof: `${row} ${proof}` };
}

function item(
  kind: CoverageKind,
  row: string,
  name: string,
  location: DocumentPath,
  isCovered: IsCovered,
): CoverageItem {
  return { kind, row, name, location, isCovered };
}

function responseItems(document: ContractDocument): CoverageItem[] {
  return responsePaths(document).flatMap(({ row, status, location }) => {
    const response = locate<ResponseObject>(document, location);
    const hasStatus = ({ operation, response: { status: found } }: Exchange): boolean =>
      operation === row && found === status;
    const codes = entryPaths(response, "x-error-codes").map(([index, codeLocation]) => {
      const code = response.node["x-error-codes"]?.[Number(index)];
      const isCovered: IsCovered = (exchange) => hasStatus(exchange) && exchange.code === code;
      return item("responses", row, `${status} ${code}`, codeLocation, isCovered);
    });
    const headers = entryPaths(response, "headers").map(([name, headerLocation]) => {
      const isCovered: IsCovered = (exchange) =>
        hasStatus(exchange) && exchange.response.headers.has(name.toLowerCase());
      return item("headers", row, `${status} ${name}`, headerLocation, isCovered);
    });
    const bare = item("responses", row, String(status), location, hasStatus);
    return [...(codes.length > 0 ? codes : [bare]), ...headers];
  });
}

// The error body counts once, because few errors use its optional members.
function responseBodyItems(document: ContractDocument): CoverageItem[] {
  return [...Map.groupBy(bodies(document), ({ row, about }) => `${row} ${about}`).values()].flatMap((same) => {
    const [{ row, about, schema }] = same as [Body];
    const values = schemaValues(document, schema);
    const hasBody = ({ operation, response: { status } }: Exchange): boolean =>
      same.some((body) => body.operation === operation && body.status === status);
    return values.flatMap((value) => valueItems(value, isOptional(values, value), { row, about }, hasBody));
  });
}

interface Body {
  readonly operation: string;
  readonly status: number;
  readonly schema: DocumentPath;
  readonly row: string;
  readonly about: string;
}

function bodies(document: ContractDocument): Body[] {
  return responsePaths(document).flatMap(({ row: operation, status, location }) => {
    const response = locate<BodyObject>(document, location);
    return entryPaths(response, "content").map(([, content]) => {
      const schema = [...content, "schema"];
      const name = locate(document, schema).location.at(-1);
      const naming =
        "x-error-codes" in response.node ? { row: shared, about: `${name}` } : { row: operation, about: `${status}` };
      return { operation, status, schema, ...naming };
    });
  });
}

function valueItems(
  { path, schema, location }: SchemaValue,
  optional: boolean,
  { row, about }: Pick<Body, "row" | "about">,
  hasBody: (exchange: Exchange) => boolean,
): CoverageItem[] {
  const name = `${about} ${memberName(path)}`;
  const isMember = path.length > 0 && path.at(-1) !== "*";
  const member = (state: string, isCovered: (body: unknown) => boolean): CoverageItem =>
    item(
      "members",
      row,
      `${name} is ${state}`,
      location,
      (exchange) => hasBody(exchange) && isCovered(exchange.response.body),
    );
  const present = member("there", (body) => valuesAt(body, path).length > 0);
  const missing = member("missing", (body) => isMissing(body, path));
  const enums = entryPaths(schema, "enum").map(([index, valueLocation]) => {
    const value = (schema.node.enum as unknown[])[Number(index)];
    const isCovered: IsCovered = (exchange) =>
      hasBody(exchange) && valuesAt(exchange.response.body, path).includes(value);
    return item("enums", row, `${name} is ${value}`, valueLocation, isCovered);
  });
  return [...(isMember ? [present] : []), ...(isMember && optional ? [missing] : []), ...enums];
}

/** Returns items for HEAD on each GET (RFC 9110, section 9.3.2) and OPTIONS on each path (section 9.3.7). */
function methodItems(document: ContractDocument): CoverageItem[] {
  const reads = operationPaths(document).filter(({ method }) => method === "GET");
  const heads = reads.map(({ id, location }) => {
    const isCovered: IsCovered = (exchange) =>
      exchange.operation === id && exchange.method === "HEAD" && isAccepted(exchange);
    return item("methods", id, "HEAD succeeds", location, isCovered);
  });
  const options = entryPaths(locate<object>(document, []), "paths").map(([path, location]) => {
    const isCovered: IsCovered = ({ method, path: sent, response }) =>
      method === "OPTIONS" && isPathOf(path, sent) && response.status < 300 && response.headers.has("allow");
    return item("methods", unrouted, `OPTIONS ${path} names the methods`, location, isCovered);
  });
  return [...heads, ...options];
}
