import type { Operation, Response } from "../rules/contract-document.ts";
import { parseDate } from "../rules/dates.ts";
import type { Change } from "./compare-contracts.ts";
import { type ExpandedContract, type Numbers, operationsOf, pointerOf } from "./contract-source.ts";

const stabilities = ["experimental", "beta", "stable"];

/** Compares the `x-` members, which Redocly's diff does not read. */
export function compareExtensions(released: ExpandedContract, working: ExpandedContract): Change[] {
  return [
    ...compareErrorCodes(released, working),
    ...compareNumbers(released, working),
    ...operationsOf(released).flatMap(({ key, operation: oldOperation }) => {
      const found = operationsOf(working).find((candidate) => candidate.key === key);
      if (!found) return [];
      return [
        ...compareLifecycle(oldOperation, found.operation, found.pointer),
        ...compareResponses(oldOperation, found.operation, found.pointer),
      ];
    }),
  ];
}

function compareErrorCodes(released: ExpandedContract, working: ExpandedContract): Change[] {
  const [oldCodes, newCodes] = [released["x-error-codes"] ?? {}, working["x-error-codes"] ?? {}];
  const locate = (code: string) => pointerOf(["x-error-codes", code]);
  return [
    ...Object.keys(oldCodes).flatMap((code) => {
      if (!newCodes[code]) return [removed("ErrorCode", locate(code), `Error code \`${code}\` was removed.`)];
      const [from, to] = [oldCodes[code]?.status, newCodes[code].status];
      return from === to
        ? []
        : [broken("ErrorCode", locate(code), `Status of error code \`${code}\` changed from ${from} to ${to}.`)];
    }),
    ...Object.keys(newCodes)
      .filter((code) => !oldCodes[code])
      .map((code) => added("ErrorCode", locate(code), `Error code \`${code}\` was added.`)),
  ];
}

function compareResponses(released: Operation, working: Operation, pointer: string) {
  const [oldResponses = {}, newResponses = {}] = [released.responses, working.responses];
  return Object.keys(oldResponses).flatMap((status) => {
    if (!newResponses[status]) return [];
    const location = `${pointer}/responses/${status}/x-error-codes`;
    const [oldCodes, newCodes] = [readCodes(oldResponses[status]), readCodes(newResponses[status])];
    return [
      ...[...oldCodes.difference(newCodes)].map((code) =>
        removed("ErrorCode", location, `A ${status} no longer carries the code \`${code}\`.`),
      ),
      ...[...newCodes.difference(oldCodes)].map((code) =>
        added("ErrorCode", location, `A ${status} may carry the code \`${code}\`.`),
      ),
    ];
  });
}

function readCodes(response: unknown): Set<string> {
  return new Set((response as Response)["x-error-codes"]);
}

function compareLifecycle(released: Operation, working: Operation, pointer: string): Change[] {
  const rankStability = (operation: Operation) => stabilities.indexOf(operation["x-stability"] ?? "");
  const [from = 0, to = Number.POSITIVE_INFINITY] = [parseDate(released["x-sunset"]), parseDate(working["x-sunset"])];
  const breaks = { "x-stability": rankStability(working) < rankStability(released), "x-sunset": to < from };
  return (["x-stability", "x-sunset"] as const)
    .filter((key) => released[key] !== working[key])
    .map((key) => changed("Operation", `${pointer}/${key}`, breaks[key], `\`${key}\``, released[key], working[key]));
}

// The direction in which a change of each number breaks clients. Lower numbers in plans break clients too.
const breakingDirections = [
  ["x-ban", "strikes", "fall"],
  ["x-ban", "graceSeconds", "fall"],
  ["x-ban", "withinSeconds", "rise"],
  ["x-ban", "seconds", "rise"],
  ["x-idempotency", "keptSeconds", "fall"],
  ["x-request-limits", "bodyBytes", "fall"],
  ["x-request-limits", "jsonDepth", "fall"],
] as const;

function compareNumbers(released: ExpandedContract, working: ExpandedContract): Change[] {
  const plans = Object.entries(released["x-rate-limit-plans"] ?? {}).flatMap(([plan, oldLimits]) =>
    Object.keys(oldLimits).flatMap((window) =>
      compareNumber(["x-rate-limit-plans", plan, window], "fall", oldLimits, working["x-rate-limit-plans"]?.[plan]),
    ),
  );
  const numbers = breakingDirections.flatMap(([extension, name, breakingDirection]) =>
    compareNumber([extension, name], breakingDirection, released[extension], working[extension]),
  );
  return [...plans, ...numbers];
}

function compareNumber(path: string[], breakingDirection: "fall" | "rise", released?: Numbers, working?: Numbers) {
  const name = path.at(-1) ?? "";
  const [oldNumber, newNumber] = [released?.[name], working?.[name]];
  if (oldNumber === newNumber) return [];
  // Without two numbers, the direction is unknown.
  const breaks =
    typeof oldNumber !== "number" ||
    typeof newNumber !== "number" ||
    (breakingDirection === "fall" ? newNumber < oldNumber : newNumber > oldNumber);
  return [changed("Limit", pointerOf(path), breaks, `\`${path.join(".")}\``, oldNumber, newNumber)];
}

function added(type: string, pointer: string, message: string): Change {
  return { kind: "added", type, pointer, breaks: false, message };
}

function removed(type: string, pointer: string, message: string): Change {
  return { kind: "removed", type, pointer, breaks: true, message };
}

function broken(type: string, pointer: string, message: string): Change {
  return { kind: "modified", type, pointer, breaks: true, message };
}

function changed(type: string, pointer: string, breaks: boolean, name: string, from: unknown, to: unknown): Change {
  const message = `${name} changed from ${JSON.stringify(from) ?? "nothing"} to ${JSON.stringify(to) ?? "nothing"}.`;
  return { kind: "modified", type, pointer, breaks, message };
}
