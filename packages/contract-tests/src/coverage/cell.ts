import {
  type BodyObject,
  type ContractDocument,
  type Examples,
  entryPlaces,
  locate,
  type Place,
  type ResponseObject,
  unrouted,
} from "../document/contract-document.ts";
import { type Exchange, isPathOf } from "./exchange.ts";
import {
  bodyPlace,
  documentedInputs,
  type Input,
  isOptional,
  lacks,
  memberName,
  operationPlaces,
  responsePlaces,
  type SchemaValue,
  schemaValues,
  storeNames,
  valuesAt,
} from "./input.ts";

/** The kinds of facts that the document states, in the order of the table. */
export const cellKinds = [
  "answers",
  "headers",
  "members",
  "inputs",
  "enums",
  "bounds",
  "rules",
  "examples",
  "methods",
] as const;

export type CellKind = (typeof cellKinds)[number];

/** One fact that the document states, and how to detect that an exchange covers it. */
export interface Cell {
  readonly kind: CellKind;
  /** An operation, `unrouted`, or `shared` for a component, which counts once. */
  readonly row: string;
  /** The name of the fact, unique within its row and kind. */
  readonly name: string;
  /** Its location in the document. */
  readonly place: Place;
  readonly isSeen: IsSeen;
  /** The name by which a case proves the fact, if no single response can cover it. */
  readonly proof?: string;
}

type IsSeen = (exchange: Exchange) => boolean;

/** The row of the facts that operations share. */
const shared = "shared";

/** Returns the name of a cell in records and reports. */
export function cellId({ row, kind, name }: Cell): string {
  return `${row} ${kind}: ${name}`;
}

/** Returns whether the service accepted the request as valid. A 404 or 409 reports the state of the store. */
function isAccepted({ answer: { status } }: Exchange): boolean {
  return status < 400 || status === 404 || status === 409;
}

/** Returns every fact of the document that a case can cover, each once. */
export function documentedCells(document: ContractDocument): Cell[] {
  return [
    ...answerCells(document),
    ...answerBodyCells(document),
    ...inputCells(document),
    ...numberCells(document),
    ...methodCells(document),
  ];
}

const numbered = ["x-request-limits", "x-rate-limit-plans", "x-ban", "x-idempotency", "x-cross-origin"] as const;

/** Returns a cell for each number that configures the service. */
function numberCells(document: ContractDocument): Cell[] {
  return numbered.flatMap((group) => numbersIn(document[group], [group]));
}

// A null stands for a number that is agreed with each customer.
function numbersIn(node: object, place: Place): Cell[] {
  return Object.entries(node).flatMap(([name, value]): Cell[] => {
    const here = [...place, name];
    if (typeof value === "object" && value !== null) return numbersIn(value, here);
    if (typeof value !== "number") return [];
    const proof = here.join("/");
    return [{ ...cell("bounds", shared, `${proof} is ${value}`, here, () => false), proof }];
  });
}

const annotations = ["description", "default", "type", "enum"];

/** Returns the facts about requests. The cases of `inputs` prove them, because a response does not show what was sent. */
function inputCells(document: ContractDocument): Cell[] {
  return [
    ...documentedInputs(document).flatMap((input) => [
      ...presenceOf(input),
      ...constraintsOf(input),
      ...(input.in === "body" ? [] : examplesOf(document, input.operation, `${input.name} `, input.place)),
    ]),
    ...operationPlaces(document).flatMap((operation): Cell[] => {
      const content = bodyPlace(document, operation);
      const unknown = proven("inputs", operation.id, "unknown parameter", operation.place);
      if (!content) return [unknown];
      const schema = locate<object>(document, [...content, "schema"]);
      return [
        unknown,
        proven("inputs", operation.id, "unknown member", [...schema.place, "additionalProperties"]),
        proven("rules", operation.id, "Content-Type kept", content),
        proven("rules", operation.id, "Content-Type broken", content),
        ...entryPlaces(schema, "x-refused-members").map(([name, place]) =>
          proven("inputs", operation.id, `refused member ${name}`, place),
        ),
        ...examplesOf(document, operation.id, "", content),
      ];
    }),
  ];
}

function presenceOf({ operation, in: where, name, place, optional }: Input): Cell[] {
  // A path without its parameter is another path.
  const absent = where === "path" ? [] : [optional ? "left out" : "missing"];
  const facts = ["sent", ...absent, ...(where === "query" ? ["repeated"] : [])];
  return facts.map((fact) => proven("inputs", operation, `${name} ${fact}`, place));
}

function constraintsOf({ operation, in: where, name, schema }: Input): Cell[] {
  const { type, enum: values = [] } = schema.node as { type?: string; enum?: readonly unknown[] };
  const keywords = Object.keys(schema.node).filter((one) => !one.startsWith("x-") && !annotations.includes(one));
  const at = (keyword: string): Place => [...schema.place, keyword];
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
function examplesOf(document: ContractDocument, operation: string, about: string, place: Place): Cell[] {
  const located = locate<{ readonly examples?: Examples }>(document, place);
  const namesEntry = (value: unknown): boolean =>
    storeNames.some((name) => about === `${name} ` || name in Object(value));
  return entryPlaces(located, "examples")
    .filter(([name]) => !namesEntry(located.node.examples?.[name]?.value))
    .map(([name, here]) => proven("examples", operation, `${about}example ${name}`, here));
}

function proven(kind: CellKind, row: string, name: string, place: Place, fact = name): Cell {
  return { ...cell(kind, row, name, place, () => false), proof: `${row} ${fact}` };
}

function cell(kind: CellKind, row: string, name: string, place: Place, isSeen: IsSeen): Cell {
  return { kind, row, name, place, isSeen };
}

/** Returns the facts about responses: every status with each of its error codes and headers. */
function answerCells(document: ContractDocument): Cell[] {
  return responsePlaces(document).flatMap(({ row, status, place }) => {
    const response = locate<ResponseObject>(document, place);
    const isOfStatus = ({ operation, answer }: Exchange): boolean => operation === row && answer.status === status;
    const codes = entryPlaces(response, "x-error-codes").map(([index, codePlace]) => {
      const code = response.node["x-error-codes"]?.[Number(index)];
      const isSeen: IsSeen = (exchange) => isOfStatus(exchange) && exchange.code === code;
      return cell("answers", row, `${status} ${code}`, codePlace, isSeen);
    });
    const headers = entryPlaces(response, "headers").map(([name, headerPlace]) => {
      const isSeen: IsSeen = (exchange) => isOfStatus(exchange) && exchange.answer.headers.has(name.toLowerCase());
      return cell("headers", row, `${status} ${name}`, headerPlace, isSeen);
    });
    const bare = cell("answers", row, String(status), place, isOfStatus);
    return [...(codes.length > 0 ? codes : [bare]), ...headers];
  });
}

/**
 * Returns the facts about response bodies: every member, optional ones both present and missing, and every enum value. The error
 * body counts once, because most errors do not use its optional members.
 */
function answerBodyCells(document: ContractDocument): Cell[] {
  return [...Map.groupBy(bodies(document), ({ row, about }) => `${row} ${about}`).values()].flatMap((same) => {
    const [{ row, about, schema }] = same as [Body];
    const values = schemaValues(document, schema);
    const isOf = ({ operation, answer }: Exchange): boolean =>
      same.some((body) => body.operation === operation && body.status === answer.status);
    return values.flatMap((value) => cellsOf(value, isOptional(values, value), { row, about }, isOf));
  });
}

interface Body {
  readonly operation: string;
  readonly status: number;
  readonly schema: Place;
  readonly row: string;
  /** Prefix of the member in the name of a cell. */
  readonly about: string;
}

function bodies(document: ContractDocument): Body[] {
  return responsePlaces(document).flatMap(({ row: operation, status, place }) => {
    const response = locate<BodyObject>(document, place);
    return entryPlaces(response, "content").map(([, content]) => {
      const schema = [...content, "schema"];
      const name = locate(document, schema).place.at(-1);
      const naming =
        "x-error-codes" in response.node ? { row: shared, about: `${name}` } : { row: operation, about: `${status}` };
      return { operation, status, schema, ...naming };
    });
  });
}

function cellsOf(
  { path, schema, place }: SchemaValue,
  optional: boolean,
  { row, about }: Pick<Body, "row" | "about">,
  isOf: (exchange: Exchange) => boolean,
): Cell[] {
  const name = `${about} ${memberName(path)}`;
  const isMember = path.length > 0 && path.at(-1) !== "*";
  const member = (fact: string, isSeen: (body: unknown) => boolean): Cell =>
    cell("members", row, `${name} is ${fact}`, place, (exchange) => isOf(exchange) && isSeen(exchange.answer.body));
  const there = member("there", (body) => valuesAt(body, path).length > 0);
  const missing = member("missing", (body) => lacks(body, path));
  const enums = entryPlaces(schema, "enum").map(([index, valuePlace]) => {
    const wanted = (schema.node.enum as unknown[])[Number(index)];
    const isSeen: IsSeen = (exchange) => isOf(exchange) && valuesAt(exchange.answer.body, path).includes(wanted);
    return cell("enums", row, `${name} is ${wanted}`, valuePlace, isSeen);
  });
  return [...(isMember ? [there] : []), ...(isMember && optional ? [missing] : []), ...enums];
}

/** Returns the methods that RFC 9110 adds to the documented ones: HEAD for each GET (section 9.3.2), OPTIONS for each path (9.3.7). */
function methodCells(document: ContractDocument): Cell[] {
  const reads = operationPlaces(document).filter(({ method }) => method === "GET");
  const heads = reads.map(({ id, place }) => {
    const isSeen: IsSeen = (exchange) =>
      exchange.operation === id && exchange.method === "HEAD" && isAccepted(exchange);
    return cell("methods", id, "HEAD succeeds", place, isSeen);
  });
  const options = entryPlaces(locate<object>(document, []), "paths").map(([path, place]) => {
    const isSeen: IsSeen = ({ method, path: sent, answer }) =>
      method === "OPTIONS" && isPathOf(path, sent) && answer.status < 300 && answer.headers.has("allow");
    return cell("methods", unrouted, `OPTIONS ${path} names the methods`, place, isSeen);
  });
  return [...heads, ...options];
}
