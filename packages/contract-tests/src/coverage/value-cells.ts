import {
  type ContractDocument,
  entryPlaces,
  int64,
  type Located,
  type Place,
  type Schema,
} from "../document/contract-document.ts";
import { type Cell, type CellKind, isAccepted, isRefusedAt } from "./cell.ts";
import type { Exchange } from "./exchange.ts";
import { documentedInputs, type Input, isSameJson } from "./input.ts";

/** Every enum value, bound, pattern and type of every parameter and body member: kept and broken. */
export function valueCells(document: ContractDocument): Cell[] {
  return documentedInputs(document).flatMap((input) => {
    const rules = rulesOf(input);
    return [
      ...rules.filter(({ what }) => what !== undefined).map((rule) => refuses(input, rule, rules)),
      ...enumCells(input),
      ...boundCells(input),
    ];
  });
}

/** Something that a value may break. */
interface Rule {
  readonly kind: CellKind;
  /** What a value is that breaks it as little as possible; undefined where there is none. */
  readonly what: string | undefined;
  readonly place: Place;
  breaks(value: unknown): boolean;
  /** Whether a broken value is the one that is to be tried. */
  isTried(value: unknown): boolean;
}

function rulesOf({ name: input, schema }: Input): Rule[] {
  const { node, place } = schema;
  const { pattern, type, enum: values } = node as { pattern?: string; type?: string; enum?: readonly unknown[] };
  const regExp = pattern === undefined ? undefined : new RegExp(pattern, "u");
  const rule = (kind: CellKind, keyword: string, what: string, breaks: Rule["breaks"]): Rule => ({
    kind,
    what,
    place: [...place, keyword],
    breaks,
    isTried: () => true,
  });
  // Every parameter is text: only one of another type than a string can be of a wrong one.
  const isTyped = type !== undefined && (input.startsWith("/") || type !== "string");
  return [
    ...(values ? [rule("enums", "enum", "another value", (one) => isString(one) && !values.includes(one))] : []),
    ...boundsOf(schema).map(({ name, place: own, bound, inwards, sizeOf }): Rule => {
      const outside = bound - inwards;
      return {
        kind: "bounds",
        what: isImpossible(name, outside) ? undefined : `${name} ${outside}`,
        place: own,
        breaks(value) {
          const size = sizeOf(value);
          return size !== undefined && (size - bound) * inwards < 0n;
        },
        isTried: (value) => sizeOf(value) === outside,
      };
    }),
    ...(regExp ? [rule("rules", "pattern", "against its pattern", (one) => isString(one) && !regExp.test(one))] : []),
    ...(isTyped ? [rule("rules", "type", "of another type", (one) => typeOf(one) !== type)] : []),
  ];
}

function enumCells(input: Input): Cell[] {
  const values = (input.schema.node.enum ?? []) as readonly unknown[];
  return entryPlaces(input.schema, "enum").map(([index, place]) =>
    takes(input, "enums", `${values[Number(index)]}`, place, (value) => isSameJson(value, values[Number(index)])),
  );
}

function boundCells(input: Input): Cell[] {
  return boundsOf(input.schema).flatMap(({ name, place, bound, inwards, sizeOf }) =>
    [bound, bound + inwards].map((size) =>
      takes(input, "bounds", `${name} ${size}`, place, (value) => sizeOf(value) === size),
    ),
  );
}

// Nothing has fewer than no characters or items.
function isImpossible(name: string, size: bigint): boolean {
  return name !== "integer" && size < 0n;
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function typeOf(value: unknown): string {
  if (typeof value === "bigint" || Number.isInteger(value)) return "integer";
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function takes(input: Input, kind: CellKind, what: string, place: Place, test: (value: unknown) => boolean): Cell {
  return {
    ...cellOf(input, kind, `${what} is accepted`, place),
    isSeen: (exchange) => isAccepted(exchange) && sentIn(input, exchange).some(test),
  };
}

/** Only a value that breaks this rule alone shows that it is in force. */
function refuses(input: Input, rule: Rule, all: readonly Rule[]): Cell {
  const others = all.filter((other) => other !== rule);
  return {
    ...cellOf(input, rule.kind, `${rule.what} is refused`, rule.place),
    isSeen: (exchange) =>
      isRefusedAt(exchange, input.name) &&
      sentIn(input, exchange).some(
        (value) => rule.breaks(value) && rule.isTried(value) && !others.some((other) => other.breaks(value)),
      ),
  };
}

function cellOf({ operation, name }: Input, kind: CellKind, fact: string, place: Place): Omit<Cell, "isSeen"> {
  return { kind, row: operation, name: `${name} ${fact}`, place };
}

function sentIn({ operation, sent }: Input, exchange: Exchange): readonly unknown[] {
  return exchange.operation === operation ? sent(exchange) : [];
}

/** The last value that a schema accepts on one side. */
export interface Bound {
  readonly name: string;
  readonly place: Place;
  readonly bound: bigint;
  /** 1n for a lower bound, -1n for an upper one: added to the bound it leads inside. */
  readonly inwards: bigint;
  /** What is compared with the bound; undefined for a value that the keyword is not about. */
  sizeOf(value: unknown): bigint | undefined;
}

/** Bounds of integers, of strings in code points and of lists; `format: int64` has two that no keyword states. */
export function boundsOf({ node, place }: Located<Schema>): Bound[] {
  const stated = Object.entries(keywords).flatMap(([keyword, { inwards, sizeOf, name }]) => {
    const bound = node[keyword];
    return bound === undefined
      ? []
      : [{ name, place: [...place, keyword], bound: BigInt(bound as number), inwards, sizeOf }];
  });
  if (node.format !== "int64") return stated;
  const format = [...place, "format"];
  const implied = [
    { name: "integer", place: format, bound: int64.minimum, inwards: 1n, sizeOf: integerOf },
    { name: "integer", place: format, bound: int64.maximum, inwards: -1n, sizeOf: integerOf },
  ];
  return [...implied.filter(({ inwards }) => !stated.some((one) => one.inwards === inwards)), ...stated];
}

const keywords: Readonly<Record<string, Pick<Bound, "name" | "inwards" | "sizeOf">>> = {
  minimum: { name: "integer", inwards: 1n, sizeOf: integerOf },
  maximum: { name: "integer", inwards: -1n, sizeOf: integerOf },
  minLength: { name: "length", inwards: 1n, sizeOf: lengthOf },
  maxLength: { name: "length", inwards: -1n, sizeOf: lengthOf },
  minItems: { name: "items", inwards: 1n, sizeOf: itemsOf },
  maxItems: { name: "items", inwards: -1n, sizeOf: itemsOf },
};

function integerOf(value: unknown): bigint | undefined {
  return typeof value === "bigint" || Number.isInteger(value) ? BigInt(value as number) : undefined;
}

function lengthOf(value: unknown): bigint | undefined {
  return typeof value === "string" ? BigInt([...value].length) : undefined;
}

function itemsOf(value: unknown): bigint | undefined {
  return Array.isArray(value) ? BigInt(value.length) : undefined;
}
