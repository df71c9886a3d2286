const dayMs = 24 * 60 * 60 * 1000;

/** Returns the start of a UTC day, YYYY-MM-DD, in milliseconds, or undefined for an invalid date such as 2030-02-30. */
export function parseDate(text: unknown): number | undefined {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? time : undefined;
}

export function daysBetween(from: number, to: number): number {
  return Math.round((to - from) / dayMs);
}

/** Returns LINT_DATE, or today in UTC if it is not set. @throws {Error} if LINT_DATE is not a date */
export function lintDate(env: NodeJS.ProcessEnv = process.env): number {
  const text = env.LINT_DATE || new Date().toISOString().slice(0, 10);
  const date = parseDate(text);
  if (date === undefined)
    throw new Error(`LINT_DATE must be a date YYYY-MM-DD, got ${JSON.stringify(text)}. Correct or unset it.`);
  return date;
}
