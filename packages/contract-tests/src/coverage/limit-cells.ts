import type { ErrorCode } from "@animal-store/contract";
import type { ContractDocument } from "../document/contract-document.ts";
import type { Cell } from "./cell.ts";
import type { Exchange } from "./exchange.ts";
import { bodyPlace } from "./input.ts";
import { operationPlaces, queryParameters } from "./operation-places.ts";

/** What a request may hold at most: bytes and nesting of a body, and the violations that are told of one. */
export function limitCells(document: ContractDocument): Cell[] {
  return [...bodyCells(document), ...violationCells(document)];
}

function violationCells(document: ContractDocument): Cell[] {
  const { violations } = document["x-request-limits"];
  return operationPlaces(document).flatMap((operation) => {
    const known = queryParameters(document, operation).map(({ name }) => name);
    return [violations - 1, violations, violations + 1].map((count): Cell => {
      const told = Math.min(count, violations);
      return {
        kind: "bounds",
        row: operation.id,
        name: `of ${count} violations ${told} are told`,
        place: ["x-request-limits", "violations"],
        // Each unknown name is one, and the easiest to count.
        isSeen: (exchange) =>
          exchange.operation === operation.id &&
          exchange.queryNames.filter((name) => !known.includes(name)).length === count &&
          exchange.violations.length === told,
      };
    });
  });
}

function bodyCells(document: ContractDocument): Cell[] {
  const { bodyBytes, jsonDepth } = document["x-request-limits"];
  const limits: Limit[] = [
    {
      keyword: "bodyBytes",
      maximum: bodyBytes,
      unit: "bytes",
      code: "payload_too_large",
      sizeOf: (one) => one.bodyBytes,
    },
    {
      keyword: "jsonDepth",
      maximum: jsonDepth,
      unit: "levels",
      code: "malformed_json",
      sizeOf: (one) => depthOf(one.body),
    },
  ];
  return operationPlaces(document)
    .filter((operation) => bodyPlace(document, operation))
    .flatMap(({ id }) => limits.flatMap((limit) => [-1, 0, 1].map((more) => limitCell(id, limit, more))));
}

interface Limit {
  readonly keyword: string;
  readonly maximum: number;
  readonly unit: string;
  /** Of the refusal beyond the limit; within it any other answer is one to what the body says. */
  readonly code: ErrorCode;
  sizeOf(exchange: Exchange): number;
}

function limitCell(row: string, { keyword, maximum, unit, code, sizeOf }: Limit, more: number): Cell {
  const size = maximum + more;
  const isRefused = more > 0;
  return {
    kind: "bounds",
    row,
    name: `a body of ${size} ${unit} is ${isRefused ? "refused" : "read"}`,
    place: ["x-request-limits", keyword],
    isSeen: (exchange) =>
      exchange.operation === row &&
      sizeOf(exchange) === size &&
      (isRefused ? exchange.code === code : isRead(exchange, code)),
  };
}

function isRead({ code, answer }: Exchange, refusal: ErrorCode): boolean {
  return answer.status < 300 || (code !== refusal && answer.status === 400);
}

/** Nesting of arrays and objects, level by level: it may be deeper than a stack. */
function depthOf(value: unknown): number {
  let depth = 0;
  for (let level = [value].filter(isNesting); level.length > 0; level = level.flatMap(Object.values).filter(isNesting))
    depth += 1;
  return depth;
}

function isNesting(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
