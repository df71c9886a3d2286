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
    ...operationsOf(released).flatMap((before) => {
      const now = operationsOf(working).find(({ key }) => key === before.key);
      if (!now) return [];
      return [
        ...compareLifecycle(before.operation, now.operation, now.pointer),
        ...compareResponses(before.operation, now.operation, now.pointer),
      ];
    }),
  ];
}

function compareErrorCodes(released: ExpandedContract, working: ExpandedContract): Change[] {
  const [before, now] = [released["x-error-codes"] ?? {}, working["x-error-codes"] ?? {}];
  const locate = (code: string) => pointerOf(["x-error-codes", code]);
  return [
    ...Object.keys(before).flatMap((code) => {
      if (!now[code]) return [removed("ErrorCode", locate(code), `Error code \`${code}\` was removed.`)];
      const [from, to] = [before[code]?.status, now[code].status];
      return from === to
        ? []
        : [broken("ErrorCode", locate(code), `Status of error code \`${code}\` changed from ${from} to ${to}.`)];
    }),
    ...Object.keys(now)
      .filter((code) => !before[code])
      .map((code) => added("ErrorCode", locate(code), `Error code \`${code}\` was added.`)),
  ];
}

function compareResponses({ responses: before = {} }: Operation, { responses: now = {} }: Operation, pointer: string) {
  return Object.keys(before).flatMap((status) => {
    if (!now[status]) return [];
    const location = `${pointer}/responses/${status}/x-error-codes`;
    const [oldCodes, newCodes] = [readCodes(before[status]), readCodes(now[status])];
    return [
      ...oldCodes
        .filter((code) => !newCodes.includes(code))
        .map((code) => removed("ErrorCode", location, `A ${status} no longer carries the code \`${code}\`.`)),
      ...newCodes
        .filter((code) => !oldCodes.includes(code))
        .map((code) => added("ErrorCode", location, `A ${status} may carry the code \`${code}\`.`)),
    ];
  });
}

function readCodes(response: unknown): string[] {
  return (response as Response)["x-error-codes"] ?? [];
}

function compareLifecycle(before: Operation, now: Operation, pointer: string): Change[] {
  const isLessStable = stabilities.indexOf(now["x-stability"] ?? "") < stabilities.indexOf(before["x-stability"] ?? "");
  const [from = 0, to = Number.POSITIVE_INFINITY] = [parseDate(before["x-sunset"]), parseDate(now["x-sunset"])];
  const breaks = { "x-stability": isLessStable, "x-sunset": to < from };
  return (["x-stability", "x-sunset"] as const)
    .filter((name) => before[name] !== now[name])
    .map((name) => changed("Operation", `${pointer}/${name}`, breaks[name], `\`${name}\``, before[name], now[name]));
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
  const plans = Object.entries(released["x-rate-limit-plans"] ?? {}).flatMap(([plan, before]) =>
    Object.keys(before).flatMap((window) =>
      compareNumber(["x-rate-limit-plans", plan, window], "fall", before, working["x-rate-limit-plans"]?.[plan]),
    ),
  );
  const numbers = breakingDirections.flatMap(([extension, name, breakingDirection]) =>
    compareNumber([extension, name], breakingDirection, released[extension], working[extension]),
  );
  return [...plans, ...numbers];
}

function compareNumber(
  path: string[],
  breakingDirection: "fall" | "rise",
  released?: Numbers,
  working?: Numbers,
): Change[] {
  const name = path.at(-1) ?? "";
  const [before, now] = [released?.[name], working?.[name]];
  if (before === now) return [];
  // Without two numbers, the direction is unknown.
  const breaks =
    typeof before !== "number" ||
    typeof now !== "number" ||
    (breakingDirection === "fall" ? now < before : now > before);
  return [changed("Limit", pointerOf(path), breaks, `\`${path.join(".")}\``, before, now)];
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
