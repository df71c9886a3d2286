import {
  type BodyObject,
  type ContractDocument,
  entryPlaces,
  locate,
  type Place,
  type ResponseObject,
  unrouted,
} from "../document/contract-document.ts";
import { type Cell, isAccepted, shared } from "./cell.ts";
import { type Exchange, isPathOf } from "./exchange.ts";
import {
  isOptional,
  lacks,
  memberName,
  operationPlaces,
  responsePlaces,
  type SchemaValue,
  schemaValues,
  valuesAt,
} from "./input.ts";

/** Every documented status with each of its error codes, and every documented header on each of them. */
export function answerCells(document: ContractDocument): Cell[] {
  return responsePlaces(document).flatMap(({ row, status, place }) => {
    const response = locate<ResponseObject>(document, place);
    const isOfStatus = ({ operation, answer }: Exchange): boolean => operation === row && answer.status === status;
    const codes = entryPlaces(response, "x-error-codes").map(([index, codePlace]): Cell => {
      const code = response.node["x-error-codes"]?.[Number(index)];
      return {
        kind: "answers",
        row,
        name: `${status} ${code}`,
        place: codePlace,
        isSeen: (exchange) => isOfStatus(exchange) && exchange.code === code,
      };
    });
    const headers = entryPlaces(response, "headers").map(
      ([name, headerPlace]): Cell => ({
        kind: "headers",
        row,
        name: `${status} ${name}`,
        place: headerPlace,
        isSeen: (exchange) => isOfStatus(exchange) && exchange.answer.headers.has(name.toLowerCase()),
      }),
    );
    const bare: Cell = { kind: "answers", row, name: String(status), place, isSeen: isOfStatus };
    return [...(codes.length > 0 ? codes : [bare]), ...headers];
  });
}

/**
 * Every member of every answer, the optional ones both there and missing, and every enum value. The body that all refusals share
 * is counted once: most of them have no use for its optional members.
 */
export function answerBodyCells(document: ContractDocument): Cell[] {
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
  /** What stands before the member in the name of a cell. */
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
  const there: Cell = {
    kind: "members",
    row,
    name: `${name} is there`,
    place,
    isSeen: (exchange) => isOf(exchange) && valuesAt(exchange.answer.body, path).length > 0,
  };
  const missing: Cell = {
    kind: "members",
    row,
    name: `${name} is missing`,
    place,
    isSeen: (exchange) => isOf(exchange) && lacks(exchange.answer.body, path),
  };
  const enums = entryPlaces(schema, "enum").map(([index, valuePlace]): Cell => {
    const wanted = (schema.node.enum as unknown[])[Number(index)];
    return {
      kind: "enums",
      row,
      name: `${name} is ${wanted}`,
      place: valuePlace,
      isSeen: (exchange) => isOf(exchange) && valuesAt(exchange.answer.body, path).includes(wanted),
    };
  });
  return [...(isMember ? [there] : []), ...(isMember && optional ? [missing] : []), ...enums];
}

/** What RFC 9110 gives beside the documented methods: HEAD for each GET (section 9.3.2), OPTIONS for each path (9.3.7). */
export function methodCells(document: ContractDocument): Cell[] {
  const heads = operationPlaces(document)
    .filter(({ method }) => method === "GET")
    .map(
      ({ id, place }): Cell => ({
        kind: "methods",
        row: id,
        name: "HEAD succeeds",
        place,
        isSeen: (exchange) => exchange.operation === id && exchange.method === "HEAD" && isAccepted(exchange),
      }),
    );
  const options = entryPlaces(locate<object>(document, []), "paths").map(
    ([path, place]): Cell => ({
      kind: "methods",
      row: unrouted,
      name: `OPTIONS ${path} names the methods`,
      place,
      isSeen: ({ method, path: sent, answer }) =>
        method === "OPTIONS" && isPathOf(path, sent) && answer.status < 300 && answer.headers.has("allow"),
    }),
  );
  return [...heads, ...options];
}
