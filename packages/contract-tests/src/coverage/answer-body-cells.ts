import type { BodyObject, ContractDocument } from "../document/contract-document.ts";
import { entryPlaces, locate, type Place } from "../document/locate.ts";
import { type Cell, shared } from "./cell.ts";
import type { Exchange } from "./exchange.ts";
import { responsePlaces } from "./operation-places.ts";
import { isOptional, lacks, memberName, type SchemaValue, schemaValues, valuesAt } from "./schema-values.ts";

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
