import type { Answer } from "../http/http-client.ts";

// Of the connection and the moment, not of the answer.
const ofTransport = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];

/** A difference between two answers to one request, and the header that it is about. */
export interface Difference {
  readonly in: "status" | "headers" | "body";
  readonly text: string;
  readonly header?: string;
}

/** Differences in status, in which headers there are, and in the shape of the body. */
export function compareAnswers(expected: Answer, found: Answer, isIgnored = (_header: string) => false): Difference[] {
  if (signature(expected) !== signature(found))
    return [{ in: "status", text: `answers ${signature(found)}, not ${signature(expected)}` }];
  const [had, has] = [expected, found].map(({ headers }) =>
    [...headers.keys()].filter((name) => !ofTransport.includes(name) && !isIgnored(name)),
  ) as [string[], string[]];
  const lacked = had.filter((header) => !has.includes(header));
  const added = has.filter((header) => !had.includes(header));
  const shapes = `has a body of ${shapeOf(found)}, not ${shapeOf(expected)}`;
  return [
    ...lacked.map((header) => ({ in: "headers" as const, text: `lacks ${header}`, header })),
    ...added.map((header) => ({ in: "headers" as const, text: `adds ${header}`, header })),
    ...(shapeOf(expected) === shapeOf(found) ? [] : [{ in: "body" as const, text: shapes }]),
  ];
}

/** The status, and the error code where there is one. */
export function signature({ status, bodyText }: Answer): string {
  const code = status >= 400 ? /"code":"(\w+)"/.exec(bodyText)?.[1] : undefined;
  if (status === 0) return "nothing";
  return code ? `${status} ${code}` : String(status);
}

/** The members and types of the body, whatever their values. */
export function shapeOf(answer: Answer): string {
  try {
    return describe(answer.body);
  } catch {
    return "no JSON";
  }
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(describe))].sort().join(" | ")}]`;
  if (typeof value === "bigint") return "number";
  if (typeof value !== "object" || value === null) return value === undefined ? "nothing" : typeof value;
  const members = Object.entries(value).map(([name, member]) => `${name}: ${describe(member)}`);
  return `{ ${members.sort().join(", ")} }`;
}
