import type { Answer } from "../http/answer.ts";

const changing = [
  "date",
  "x-request-id",
  "x-ratelimit-remaining",
  "ratelimit",
  "content-length",
  "transfer-encoding",
  "connection",
  "keep-alive",
];

/** The headers that do not differ by themselves from one answer to the next. @param without further names, in lower case */
export function stableHeaders({ headers }: Answer, without: readonly string[] = []): Record<string, string> {
  const left = [...headers].filter(([name]) => !changing.includes(name) && !without.includes(name));
  return Object.fromEntries(left.sort());
}
