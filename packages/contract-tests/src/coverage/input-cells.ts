import type { ContractDocument, Schema } from "../document/contract-document.ts";
import { entryPlaces, type Place } from "../document/locate.ts";
import { type Cell, isAccepted, isRefusedAt } from "./cell.ts";
import { bodyPlace, documentedInputs, type Input } from "./input.ts";
import { operationPlaces, queryParameters } from "./operation-places.ts";
import { memberName, type SchemaValue, schemaValues, valuesAt } from "./schema-values.ts";

/** Every parameter and body member sent, left out or missing; and what the document does not know. */
export function inputCells(document: ContractDocument): Cell[] {
  return [
    ...documentedInputs(document).flatMap(presenceOf),
    ...repeatedQueries(document),
    ...unknownQueries(document),
    ...unknownMembers(document),
  ];
}

function presenceOf({ operation: row, name, place, optional, sent, isLeftOut }: Input): Cell[] {
  const used: Cell = {
    kind: "inputs",
    row,
    name: `${name} is sent`,
    place,
    isSeen: (exchange) => exchange.operation === row && isAccepted(exchange) && sent(exchange).length > 0,
  };
  const absent: Cell = optional
    ? {
        ...used,
        name: `${name} is left out`,
        isSeen: (exchange) => exchange.operation === row && isAccepted(exchange) && isLeftOut(exchange),
      }
    : {
        ...used,
        name: `${name} is missing and refused`,
        isSeen: (exchange) => exchange.operation === row && isLeftOut(exchange) && isRefusedAt(exchange, name),
      };
  // Without a path parameter the path is another one.
  return place.includes("parameters") && !optional ? [used] : [used, absent];
}

// Of headers nothing in the document tells which of them may hold a list.
function repeatedQueries(document: ContractDocument): Cell[] {
  return operationPlaces(document).flatMap((operation) =>
    queryParameters(document, operation).map(
      ({ name, place }): Cell => ({
        kind: "inputs",
        row: operation.id,
        name: `${name} is sent twice and refused`,
        place,
        isSeen: (exchange) =>
          exchange.operation === operation.id &&
          exchange.queryNames.filter((sent) => sent === name).length > 1 &&
          isRefusedAt(exchange, name),
      }),
    ),
  );
}

function unknownQueries(document: ContractDocument): Cell[] {
  return operationPlaces(document).map((operation) => {
    const known = queryParameters(document, operation).map(({ name }) => name);
    return {
      kind: "inputs",
      row: operation.id,
      name: "an unknown query parameter is refused",
      place: operation.place,
      isSeen: (exchange) =>
        exchange.operation === operation.id &&
        exchange.queryNames.some((name) => !known.includes(name) && isRefusedAt(exchange, name)),
    };
  });
}

function unknownMembers(document: ContractDocument): Cell[] {
  return operationPlaces(document).flatMap((operation) => {
    const content = bodyPlace(document, operation);
    if (!content) return [];
    const closed = schemaValues(document, [...content, "schema"]).filter(
      ({ schema }) => schema.node.additionalProperties === false,
    );
    return closed.flatMap((value) => unknownIn(operation.id, value));
  });
}

function unknownIn(row: string, { path, schema }: SchemaValue): Cell[] {
  const known = Object.keys((schema.node.properties ?? {}) as Schema);
  const isRefused = (place: Place, name: string, isUnknown: (member: string) => boolean): Cell => ({
    kind: "inputs",
    row,
    name,
    place,
    isSeen: (exchange) =>
      exchange.operation === row &&
      valuesAt(exchange.body, path).some((object) =>
        Object.keys(object ?? {}).some(
          (member) => isUnknown(member) && isRefusedAt(exchange, memberName([...path, member])),
        ),
      ),
  });
  return [
    isRefused(
      [...schema.place, "additionalProperties"],
      `an unknown member${path.length > 0 ? ` of ${memberName(path)}` : ""} is refused`,
      (member) => !known.includes(member),
    ),
    ...entryPlaces(schema, "x-refused-members").map(([name, place]) =>
      isRefused(place, `${memberName([...path, name])} is refused`, (member) => member === name),
    ),
  ];
}
