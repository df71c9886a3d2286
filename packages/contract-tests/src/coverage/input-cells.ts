import type { ErrorCode } from "@animal-store/contract";
import {
  type BodyObject,
  type ContractDocument,
  entryPlaces,
  locate,
  type ParameterObject,
  type Place,
  type Schema,
} from "../document/contract-document.ts";
import { type Cell, isAccepted, isRefusedAt, shared } from "./cell.ts";
import type { Exchange } from "./exchange.ts";
import {
  bodyPlace,
  documentedInputs,
  type Input,
  isSameJson,
  memberName,
  operationPlaces,
  queryParameters,
  type SchemaValue,
  schemaValues,
  valuesAt,
} from "./input.ts";

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

/** Every example for a request, accepted; one that operations share counts once, where the first of them accepts it. */
export function exampleCells(document: ContractDocument): Cell[] {
  const uses = [...parameterExamples(document), ...bodyExamples(document)];
  return [...Map.groupBy(uses, ({ place }) => place.join("/")).values()].map((same) => {
    const [{ operation, name, place }] = same as [Use];
    return {
      kind: "examples",
      row: place[0] === "components" ? shared : operation,
      name: `${name} is accepted`,
      place,
      isSeen: (exchange) =>
        isAccepted(exchange) && same.some((use) => use.operation === exchange.operation && use.isSent(exchange)),
    };
  });
}

interface Use {
  readonly operation: string;
  readonly name: string;
  readonly place: Place;
  isSent(exchange: Exchange): boolean;
}

function parameterExamples(document: ContractDocument): Use[] {
  return documentedInputs(document)
    .filter(({ name }) => !name.startsWith("/"))
    .flatMap(({ operation, name, place, sent }) => {
      const parameter = locate<ParameterObject>(document, place);
      return entryPlaces(parameter, "examples").map(([example, examplePlace]) => ({
        operation,
        name: `${name} ${example}`,
        place: examplePlace,
        isSent: (exchange: Exchange) =>
          sent(exchange).some((value) => String(value) === String(parameter.node.examples?.[example]?.value)),
      }));
    });
}

function bodyExamples(document: ContractDocument): Use[] {
  return operationPlaces(document).flatMap((operation) => {
    const content = bodyPlace(document, operation);
    if (!content) return [];
    const { node, place } = locate<NonNullable<BodyObject["content"]>[string]>(document, content);
    return entryPlaces({ node, place }, "examples").map(([example, examplePlace]) => ({
      operation: operation.id,
      name: `the body ${example}`,
      place: examplePlace,
      isSent: ({ body }: Exchange) => body !== undefined && isSameJson(body, node.examples?.[example]?.value),
    }));
  });
}

const code: ErrorCode = "unsupported_media_type";

/** The media type of each body: sent, exchanged for another one, and left out. */
export function mediaTypeCells(document: ContractDocument): Cell[] {
  return operationPlaces(document).flatMap((operation) => {
    const place = bodyPlace(document, operation);
    const mediaType = place?.at(-1);
    if (!place || mediaType === undefined) return [];
    const cell = (name: string, isShown: (exchange: Exchange, sent: string | undefined) => boolean): Cell => ({
      kind: "rules",
      row: operation.id,
      name,
      place,
      isSeen: (exchange) => exchange.operation === operation.id && isShown(exchange, mediaTypeOf(exchange)),
    });
    return [
      cell(`${mediaType} is accepted`, (exchange, sent) => sent === mediaType && isAccepted(exchange)),
      cell(
        "another media type is refused",
        (exchange, sent) => sent !== undefined && sent !== mediaType && exchange.code === code,
      ),
      cell("a body without a media type is refused", (exchange, sent) => sent === undefined && exchange.code === code),
    ];
  });
}

function mediaTypeOf(exchange: Exchange): string | undefined {
  return exchange.parameter("header", "Content-Type")[0]?.split(";", 1)[0]?.trim().toLowerCase();
}
