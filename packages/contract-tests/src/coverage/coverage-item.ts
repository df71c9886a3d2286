import { eventStream, findContent } from "@animal-store/conformance/internal";
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
import { type Exchange, matchesPath } from "./exchange.ts";
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
  readonly group: string;
  /** Unique within its group and kind. */
  readonly name: string;
  readonly location: DocumentPath;
  readonly isCovered: IsCovered;
  /** The entry in `covers` of a case that covers the item, if no single response can cover it. */
  readonly coversEntry?: string;
}

type IsCovered = (exchange: Exchange) => boolean;

const shared = "shared";

export function toItemId({ group, kind, name }: CoverageItem): string {
  return `${group} ${kind}: ${name}`;
}

// A 404 or 409 depends on the store, so the request itself is valid.
function isAccepted({ response: { status } }: Exchange): boolean {
  return status < 400 || status === 404 || status === 409;
}

export function documentedItems(document: ContractDocument): CoverageItem[] {
  return [
    ...listResponseItems(document),
    ...listBodyItems(document),
    ...listInputItems(document),
    ...listNumberItems(document),
    ...listMethodItems(document),
    ...listEffectItems(document),
  ];
}

const numberGroups = ["x-request-limits", "x-rate-limit-plans", "x-ban", "x-idempotency", "x-cross-origin"] as const;

function listNumberItems(document: ContractDocument): CoverageItem[] {
  return numberGroups.flatMap((group) => findNumberItems(document[group], [group]));
}

// Null stands for a number that is agreed with each customer, so it has no item.
function findNumberItems(node: object, location: DocumentPath): CoverageItem[] {
  return Object.entries(node).flatMap(([member, value]): CoverageItem[] => {
    const path = [...location, member];
    if (typeof value === "object" && value !== null) return findNumberItems(value, path);
    if (typeof value !== "number") return [];
    const coversEntry = path.join("/");
    const name = `${coversEntry} is ${value}`;
    return [{ kind: "bounds", group: shared, name, location: path, isCovered: () => false, coversEntry }];
  });
}

const annotations = ["description", "default", "type", "enum"];

/** Items that the cases of `inputs` cover through `covers`, because a response does not show which input was tested. */
function listInputItems(document: ContractDocument): CoverageItem[] {
  return [
    ...documentedInputs(document).flatMap((input) => [
      ...listPresenceItems(input),
      ...listConstraintItems(input),
      ...(input.in === "body" ? [] : listExampleItems(document, input.operation, `${input.name} `, input.location)),
    ]),
    ...operationPaths(document).flatMap((operation): CoverageItem[] => {
      const bodyPath = bodyLocation(document, operation);
      const unknownParameter = toCaseItem("inputs", operation.id, "unknown parameter", operation.location);
      if (!bodyPath) return [unknownParameter];
      const schema = locate<object>(document, [...bodyPath, "schema"]);
      return [
        unknownParameter,
        toCaseItem("inputs", operation.id, "unknown member", [...schema.location, "additionalProperties"]),
        toCaseItem("rules", operation.id, "Content-Type satisfied", bodyPath),
        toCaseItem("rules", operation.id, "Content-Type violated", bodyPath),
        ...entryPaths(schema, "x-refused-members").map(([name, location]) =>
          toCaseItem("inputs", operation.id, `rejected member ${name}`, location),
        ),
        ...listExampleItems(document, operation.id, "", bodyPath),
      ];
    }),
  ];
}

function listPresenceItems({ operation, in: inputIn, name, location, optional }: Input): CoverageItem[] {
  // A path parameter cannot be missing.
  const missingSuffixes = inputIn === "path" ? [] : [optional ? "left out" : "missing"];
  const names = ["sent", ...missingSuffixes, ...(inputIn === "query" ? ["repeated"] : [])];
  return names.map((suffix) => toCaseItem("inputs", operation, `${name} ${suffix}`, location));
}

function listConstraintItems({ operation, in: inputIn, name, schema }: Input): CoverageItem[] {
  const { type, enum: values = [] } = schema.node as { type?: string; enum?: readonly unknown[] };
  const keywords = Object.keys(schema.node).filter(
    (keyword) => !keyword.startsWith("x-") && !annotations.includes(keyword),
  );
  const toPath = (keyword: string): DocumentPath => [...schema.location, keyword];
  return [
    ...values.map((value) => toCaseItem("enums", operation, `${name} enum: ${value}`, toPath("enum"))),
    ...(values.length > 0 ? [toCaseItem("enums", operation, `${name} enum violated`, toPath("enum"))] : []),
    // A parameter is sent as text, so a string parameter cannot have a wrong type.
    ...(inputIn === "body" || type !== "string"
      ? [toCaseItem("rules", operation, `${name} type violated`, toPath("type"))]
      : []),
    ...keywords.flatMap((keyword) =>
      ["satisfied", "violated"].map((result) =>
        toCaseItem(
          keyword === "pattern" ? "rules" : "bounds",
          operation,
          `${name} ${keyword} ${schema.node[keyword]} ${result}`,
          toPath(keyword),
          `${name} ${keyword} ${result}`,
        ),
      ),
    ),
  ];
}

// Skips examples with the id of a stored entry, because their result depends on the store.
function listExampleItems(document: ContractDocument, operation: string, prefix: string, location: DocumentPath) {
  const located = locate<{ readonly examples?: Examples }>(document, location);
  const isStoreReference = (value: unknown): boolean =>
    storeReferences.some((name) => prefix === `${name} ` || name in Object(value));
  return entryPaths(located, "examples")
    .filter(([name]) => !isStoreReference(located.node.examples?.[name]?.value))
    .map(([name, path]) => toCaseItem("examples", operation, `${prefix}example ${name}`, path));
}

function toCaseItem(kind: CoverageKind, group: string, name: string, location: DocumentPath, coversEntry = name) {
  return { kind, group, name, location, isCovered: () => false, coversEntry: `${group} ${coversEntry}` };
}

function listResponseItems(document: ContractDocument): CoverageItem[] {
  return responsePaths(document).flatMap(({ operation: group, status, location }): CoverageItem[] => {
    const response = locate<ResponseObject>(document, location);
    const hasStatus = ({ operation, response: { status: foundStatus } }: Exchange): boolean =>
      operation === group && foundStatus === status;
    const codes = entryPaths(response, "x-error-codes").map(([index, location]): CoverageItem => {
      const code = response.node["x-error-codes"]?.[Number(index)];
      const isCovered: IsCovered = (exchange) => hasStatus(exchange) && exchange.code === code;
      return { kind: "responses", group, name: `${status} ${code}`, location, isCovered };
    });
    const headers = entryPaths(response, "headers").map(([name, location]): CoverageItem => {
      const isCovered: IsCovered = (exchange) =>
        hasStatus(exchange) && exchange.response.headers.has(name.toLowerCase());
      return { kind: "headers", group, name: `${status} ${name}`, location, isCovered };
    });
    const contents = entryPaths(response, "content");
    const mediaTypes = contents.map(([type, location]): CoverageItem => {
      const isCovered: IsCovered = (exchange) =>
        hasStatus(exchange) &&
        findContent(
          contents.map(([mediaType]) => ({ mediaType })),
          exchange.response.headers.get("content-type"),
        )?.mediaType === type;
      return { kind: "responses", group, name: `${status} ${type}`, location, isCovered };
    });
    const items = contents.length > 1 ? [...mediaTypes, ...headers] : headers;
    if (codes.length > 0) return [...codes, ...items];
    return [{ kind: "responses", group, name: String(status), location, isCovered: hasStatus }, ...items];
  });
}

function hasType({ response }: Exchange, mediaType: string): boolean {
  return response.headers.get("content-type")?.split(";")[0] === mediaType;
}

// The error body counts once, because few errors use its optional members.
function listBodyItems(document: ContractDocument): CoverageItem[] {
  return [...Map.groupBy(listBodies(document), ({ group, label }) => `${group} ${label}`).values()].flatMap(
    (bodies) => {
      const [{ group, label, schema }] = bodies as [Body];
      const values = schemaValues(document, schema);
      const hasBody = (exchange: Exchange): boolean =>
        bodies.some(
          ({ operation, status }) =>
            operation === exchange.operation && status === exchange.response.status && !hasType(exchange, eventStream),
        );
      return values.flatMap((value) => listValueItems(value, isOptional(values, value), { group, label }, hasBody));
    },
  );
}

interface Body {
  readonly operation: string;
  readonly status: number;
  readonly schema: DocumentPath;
  readonly group: string;
  readonly label: string;
}

function listBodies(document: ContractDocument): Body[] {
  return responsePaths(document).flatMap(({ operation, status, location }) => {
    const response = locate<BodyObject>(document, location);
    // The response validator checks each event, and a stream does not contain every kind of event.
    const contents = entryPaths(response, "content").filter(([type]) => type !== eventStream);
    return contents.map(([, content]) => {
      const schema = [...content, "schema"];
      const name = locate(document, schema).location.at(-1);
      const naming =
        "x-error-codes" in response.node
          ? { group: shared, label: `${name}` }
          : { group: operation, label: `${status}` };
      return { operation, status, schema, ...naming };
    });
  });
}

function listValueItems(
  { path, schema, location }: SchemaValue,
  optional: boolean,
  { group, label }: Pick<Body, "group" | "label">,
  hasBody: (exchange: Exchange) => boolean,
): CoverageItem[] {
  const name = `${label} ${memberName(path)}`;
  const isMember = path.length > 0 && path.at(-1) !== "*";
  const createBodyItem = (
    item: Pick<CoverageItem, "kind" | "location">,
    state: unknown,
    isCovered: (body: unknown) => boolean,
  ): CoverageItem => ({
    ...item,
    group,
    name: `${name} is ${state}`,
    isCovered: (exchange) => hasBody(exchange) && isCovered(exchange.response.body),
  });
  const member = { kind: "members", location } as const;
  const presentItem = createBodyItem(member, "there", (body) => valuesAt(body, path).length > 0);
  const missingItem = createBodyItem(member, "missing", (body) => isMissing(body, path));
  const enums = entryPaths(schema, "enum").map(([index, location]) => {
    const value = (schema.node.enum as unknown[])[Number(index)];
    return createBodyItem({ kind: "enums", location }, value, (body) => valuesAt(body, path).includes(value));
  });
  return [...(isMember ? [presentItem] : []), ...(isMember && optional ? [missingItem] : []), ...enums];
}

/** Returns an item for the effect of each write. A response does not show it, so a case must read the stored data. */
function listEffectItems(document: ContractDocument): CoverageItem[] {
  return operationPaths(document)
    .filter(({ method }) => method !== "GET")
    .map(({ id, location }) => toCaseItem("methods", id, "effect", location));
}

/** Returns items for HEAD on each GET (RFC 9110, section 9.3.2) and OPTIONS on each path (section 9.3.7). */
function listMethodItems(document: ContractDocument): CoverageItem[] {
  const getOperations = operationPaths(document).filter(({ method }) => method === "GET");
  const headItems = getOperations.map(({ id, location }): CoverageItem => {
    const isCovered: IsCovered = (exchange) =>
      exchange.operation === id && exchange.method === "HEAD" && isAccepted(exchange);
    return { kind: "methods", group: id, name: "HEAD succeeds", location, isCovered };
  });
  const optionsItems = entryPaths(locate<object>(document, []), "paths").map(([path, location]): CoverageItem => {
    const isCovered: IsCovered = ({ method, path: sentPath, response }) =>
      method === "OPTIONS" && matchesPath(path, sentPath) && response.status < 300 && response.headers.has("allow");
    return { kind: "methods", group: unrouted, name: `OPTIONS ${path} names the methods`, location, isCovered };
  });
  return [...headItems, ...optionsItems];
}
