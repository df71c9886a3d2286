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
  isOptional,
  lacks,
  memberName,
  operationPaths,
  responsePaths,
  type SchemaValue,
  schemaValues,
  storeNames,
  valuesAt,
} from "./input.ts";

/** The kinds of facts that the document states, in the order of the table. */
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

/** One fact that the document states, and how to detect that an exchange covers it. */
export interface CoverageItem {
  readonly kind: CoverageKind;
  /** An operation, `unrouted`, or `shared` for a component, which counts once. */
  readonly row: string;
  /** The name of the fact, unique within its row and kind. */
  readonly name: string;
  /** Its location in the document. */
  readonly location: DocumentPath;
  readonly isCovered: IsCovered;
  /** The name by which a case proves the fact, if no single response can cover it. */
  readonly proof?: string;
}

type IsCovered = (exchange: Exchange) => boolean;

/** The row of the facts that operations share. */
const shared = "shared";

/** Returns the name of a cell in records and reports. */
export function toItemId({ row, kind, name }: CoverageItem): string {
  return `${row} ${kind}: ${name}`;
}

/** Returns whether the service accepted the request as valid. A 404 or 409 reports the state of the store. */
function isAccepted({ response: { status } }: Exchange): boolean {
  return status < 400 || status === 404 || status === 409;
}

/** Returns every fact of the document that a case can cover, each once. */
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

/** Returns a cell for each number that configures the service. */
function numberItems(document: ContractDocument): CoverageItem[] {
  return numbered.flatMap((group) => numbersIn(document[group], [group]));
}

// A null stands for a number that is agreed with each customer.
function numbersIn(node: object, location: DocumentPath): CoverageItem[] {
  return Object.entries(node).flatMap(([name, value]): CoverageItem[] => {
    const here = [...location, name];
    if (typeof value === "object" && value !== null) return numbersIn(value, here);
    if (typeof value !== "number") return [];
    const proof = here.join("/");
    return [{ ...item("bounds", shared, `${proof} is ${value}`, here, () => false), proof }];
  });
}

const annotations = ["description", "default", "type", "enum"];

/** Returns the facts about requests. The cases of `inputs` prove them, because a response does not show what was sent. */
function inputItems(document: ContractDocument): CoverageItem[] {
  return [
    ...documentedInputs(document).flatMap((input) => [
      ...presenceOf(input),
      ...constraintsOf(input),
      ...(input.in === "body" ? [] : examplesOf(document, input.operation, `${input.name} `, input.location)),
    ]),
    ...operationPaths(document).flatMap((operation): CoverageItem[] => {
      const content = bodyLocation(document, operation);
      const unknown = proven("inputs", operation.id, "unknown parameter", operation.location);
      if (!content) return [unknown];
      const schema = locate<object>(document, [...content, "schema"]);
      return [
        unknown,
        proven("inputs", operation.id, "unknown member", [...schema.location, "additionalProperties"]),
        proven("rules", operation.id, "Content-Type kept", content),
        proven("rules", operation.id, "Content-Type broken", content),
        ...entryPaths(schema, "x-refused-members").map(([name, location]) =>
          proven("inputs", operation.id, `refused member ${name}`, location),
        ),
        ...examplesOf(document, operation.id, "", content),
      ];
    }),
  ];
}

function presenceOf({ operation, in: where, name, location, optional }: Input): CoverageItem[] {
  // A path without its parameter is another path.
  const absent = where === "path" ? [] : [optional ? "left out" : "missing"];
  const facts = ["sent", ...absent, ...(where === "query" ? ["repeated"] : [])];
  return facts.map((fact) => proven("inputs", operation, `${name} ${fact}`, location));
}

function constraintsOf({ operation, in: where, name, schema }: Input): CoverageItem[] {
  const { type, enum: values = [] } = schema.node as { type?: string; enum?: readonly unknown[] };
  const keywords = Object.keys(schema.node).filter((one) => !one.startsWith("x-") && !annotations.includes(one));
  const at = (keyword: string): DocumentPath => [...schema.location, keyword];
  return [
    ...values.map((value) => proven("enums", operation, `${name} enum: ${value}`, at("enum"))),
    ...(values.length > 0 ? [proven("enums", operation, `${name} enum broken`, at("enum"))] : []),
    // Every parameter is sent as text, so a string parameter cannot have a wrong type.
    ...(where === "body" || type !== "string" ? [proven("rules", operation, `${name} type broken`, at("type"))] : []),
    ...keywords.flatMap((keyword) =>
      ["kept", "broken"].map((fact) =>
        proven(
          keyword === "pattern" ? "rules" : "bounds",
          operation,
          `${name} ${keyword} ${schema.node[keyword]} ${fact}`,
          at(keyword),
          `${name} ${keyword} ${fact}`,
        ),
      ),
    ),
  ];
}

// Skips the examples that name a stored entry: whether they succeed depends on the store.
function examplesOf(
  document: ContractDocument,
  operation: string,
  about: string,
  location: DocumentPath,
): CoverageItem[] {
  const located = locate<{ readonly examples?: Examples }>(document, location);
  const namesEntry = (value: unknown): boolean =>
    storeNames.some((name) => about === `${name} ` || name in Object(value));
  return entryPaths(located, "examples")
    .filter(([name]) => !namesEntry(located.node.examples?.[name]?.value))
    .map(([name, here]) => proven("examples", operation, `${about}example ${name}`, here));
}

function proven(kind: CoverageKind, row: string, name: string, location: DocumentPath, fact = name): CoverageItem {
  return { ...item(kind, row, name, location, () => false), proof: `${row} ${fact}` };
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

/** Returns the facts about responses: every status with each of its error codes and headers. */
function responseItems(document: ContractDocument): CoverageItem[] {
  return responsePaths(document).flatMap(({ row, status, place: location }) => {
    const response = locate<ResponseObject>(document, location);
    const isOfStatus = ({ operation, response: answer }: Exchange): boolean =>
      operation === row && answer.status === status;
    const codes = entryPaths(response, "x-error-codes").map(([index, codeLocation]) => {
      const code = response.node["x-error-codes"]?.[Number(index)];
      const isCovered: IsCovered = (exchange) => isOfStatus(exchange) && exchange.code === code;
      return item("responses", row, `${status} ${code}`, codeLocation, isCovered);
    });
    const headers = entryPaths(response, "headers").map(([name, headerLocation]) => {
      const isCovered: IsCovered = (exchange) =>
        isOfStatus(exchange) && exchange.response.headers.has(name.toLowerCase());
      return item("headers", row, `${status} ${name}`, headerLocation, isCovered);
    });
    const bare = item("responses", row, String(status), location, isOfStatus);
    return [...(codes.length > 0 ? codes : [bare]), ...headers];
  });
}

/**
 * Returns the facts about response bodies: every member, optional ones both present and missing, and every enum value. The error
 * body counts once, because most errors do not use its optional members.
 */
function responseBodyItems(document: ContractDocument): CoverageItem[] {
  return [...Map.groupBy(bodies(document), ({ row, about }) => `${row} ${about}`).values()].flatMap((same) => {
    const [{ row, about, schema }] = same as [Body];
    const values = schemaValues(document, schema);
    const isOf = ({ operation, response: answer }: Exchange): boolean =>
      same.some((body) => body.operation === operation && body.status === answer.status);
    return values.flatMap((value) => itemsOf(value, isOptional(values, value), { row, about }, isOf));
  });
}

interface Body {
  readonly operation: string;
  readonly status: number;
  readonly schema: DocumentPath;
  readonly row: string;
  /** Prefix of the member in the name of a cell. */
  readonly about: string;
}

function bodies(document: ContractDocument): Body[] {
  return responsePaths(document).flatMap(({ row: operation, status, place: location }) => {
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

function itemsOf(
  { path, schema, location }: SchemaValue,
  optional: boolean,
  { row, about }: Pick<Body, "row" | "about">,
  isOf: (exchange: Exchange) => boolean,
): CoverageItem[] {
  const name = `${about} ${memberName(path)}`;
  const isMember = path.length > 0 && path.at(-1) !== "*";
  const member = (fact: string, isCovered: (body: unknown) => boolean): CoverageItem =>
    item(
      "members",
      row,
      `${name} is ${fact}`,
      location,
      (exchange) => isOf(exchange) && isCovered(exchange.response.body),
    );
  const there = member("there", (body) => valuesAt(body, path).length > 0);
  const missing = member("missing", (body) => lacks(body, path));
  const enums = entryPaths(schema, "enum").map(([index, valueLocation]) => {
    const wanted = (schema.node.enum as unknown[])[Number(index)];
    const isCovered: IsCovered = (exchange) =>
      isOf(exchange) && valuesAt(exchange.response.body, path).includes(wanted);
    return item("enums", row, `${name} is ${wanted}`, valueLocation, isCovered);
  });
  return [...(isMember ? [there] : []), ...(isMember && optional ? [missing] : []), ...enums];
}

/** Returns the methods that RFC 9110 adds to the documented ones: HEAD for each GET (section 9.3.2), OPTIONS for each path (9.3.7). */
function methodItems(document: ContractDocument): CoverageItem[] {
  const reads = operationPaths(document).filter(({ method }) => method === "GET");
  const heads = reads.map(({ id, location }) => {
    const isCovered: IsCovered = (exchange) =>
      exchange.operation === id && exchange.method === "HEAD" && isAccepted(exchange);
    return item("methods", id, "HEAD succeeds", location, isCovered);
  });
  const options = entryPaths(locate<object>(document, []), "paths").map(([path, location]) => {
    const isCovered: IsCovered = ({ method, path: sent, response: answer }) =>
      method === "OPTIONS" && isPathOf(path, sent) && answer.status < 300 && answer.headers.has("allow");
    return item("methods", unrouted, `OPTIONS ${path} names the methods`, location, isCovered);
  });
  return [...heads, ...options];
}
