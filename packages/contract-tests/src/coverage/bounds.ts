import type { Schema } from "../document/contract-document.ts";
import { int64 } from "../document/int64.ts";
import type { Located, Place } from "../document/locate.ts";

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
