import type { ContractDocument } from "../document/contract-document.ts";
import { entryPlaces } from "../document/locate.ts";
import { boundsOf } from "./bounds.ts";
import { type Cell, type CellKind, isAccepted, isRefusedAt } from "./cell.ts";
import type { Exchange } from "./exchange.ts";
import { type Input, inputsOf, isSameJson } from "./input.ts";

/** Every enum value, bound, pattern and type of every parameter and body member: kept and broken. */
export function valueCells(document: ContractDocument): Cell[] {
  return inputsOf(document).flatMap((input) => [...enumCells(input), ...boundCells(input), ...ruleCells(input)]);
}

function enumCells(input: Input): Cell[] {
  const { schema } = input;
  const values = (schema.node.enum ?? []) as readonly unknown[];
  if (values.length === 0) return [];
  const isOther = (value: unknown): boolean => typeof value === "string" && !values.includes(value);
  return [
    ...entryPlaces(schema, "enum").map(([index, place]) =>
      takes(input, "enums", `${values[Number(index)]}`, place, (value) => isSameJson(value, values[Number(index)])),
    ),
    refuses(input, "enums", "another value", [...schema.place, "enum"], isOther),
  ];
}

function boundCells(input: Input): Cell[] {
  return boundsOf(input.schema).flatMap(({ name, place, bound, inwards, sizeOf }) => {
    const has = (size: bigint) => (value: unknown) => sizeOf(value) === size;
    return [
      refuses(input, "bounds", `${name} ${bound - inwards}`, place, has(bound - inwards)),
      takes(input, "bounds", `${name} ${bound}`, place, has(bound)),
      takes(input, "bounds", `${name} ${bound + inwards}`, place, has(bound + inwards)),
    ].filter((_, index) => index > 0 || !isImpossible(name, bound - inwards));
  });
}

// Nothing has fewer than no characters or items.
function isImpossible(name: string, size: bigint): boolean {
  return name !== "integer" && size < 0n;
}

function ruleCells(input: Input): Cell[] {
  const { node, place } = input.schema;
  const { pattern, type } = node as { pattern?: string; type?: string };
  const regExp = pattern === undefined ? undefined : new RegExp(pattern, "u");
  // Every parameter is text: only one of another type than a string can be of a wrong one.
  const isTyped = input.name.startsWith("/") ? type !== undefined : type !== undefined && type !== "string";
  return [
    ...(regExp
      ? [
          refuses(
            input,
            "rules",
            "against its pattern",
            [...place, "pattern"],
            (value) => typeof value === "string" && !regExp.test(value),
          ),
        ]
      : []),
    ...(isTyped
      ? [refuses(input, "rules", "of another type", [...place, "type"], (value) => typeOf(value) !== type)]
      : []),
  ];
}

function typeOf(value: unknown): string {
  if (typeof value === "bigint" || Number.isInteger(value)) return "integer";
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

type Test = (value: unknown) => boolean;

function takes(input: Input, kind: CellKind, what: string, place: Cell["place"], test: Test): Cell {
  return {
    ...cellOf(input, kind, `${what} is accepted`, place),
    isSeen: (exchange) => holds(input, exchange, test) && isAccepted(exchange),
  };
}

function refuses(input: Input, kind: CellKind, what: string, place: Cell["place"], test: Test): Cell {
  return {
    ...cellOf(input, kind, `${what} is refused`, place),
    isSeen: (exchange) => holds(input, exchange, test) && isRefusedAt(exchange, input.name),
  };
}

function cellOf({ operation, name }: Input, kind: CellKind, fact: string, place: Cell["place"]): Omit<Cell, "isSeen"> {
  return { kind, row: operation, name: `${name} ${fact}`, place };
}

function holds({ operation, sent }: Input, exchange: Exchange, test: Test): boolean {
  return exchange.operation === operation && sent(exchange).some(test);
}
