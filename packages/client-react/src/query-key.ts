/** Names what was asked: the scope, the operation, whether it is one answer or pages, and the parameters. */
export type QueryKeyOf<Id extends string> = readonly [
  scope: string,
  operation: Id,
  kind: "answer" | "pages",
  parameters: Readonly<Record<string, unknown>>,
];

/**
 * Parameters as JSON can hold them, because TanStack Query hashes keys by JSON.stringify, which throws on a bigint. An integer has
 * one form, whichever type it came in: a number where that is exact, else its digits.
 */
export function toKeyParameters(parameters: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, toKeyValue(value)]));
}

function toKeyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toKeyValue);
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}
