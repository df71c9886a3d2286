const day = 24 * 60 * 60 * 1000;

/** The start of a UTC calendar day, YYYY-MM-DD, in milliseconds; undefined for anything else, 2030-02-30 included. */
export function parseDate(text: unknown): number | undefined {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? time : undefined;
}

/** Whole days from one parsed date to another. */
export function daysBetween(from: number, to: number): number {
  return Math.round((to - from) / day);
}

/**
 * The day the lint runs for: LINT_DATE where it is set, else today in UTC.
 * @throws {Error} when LINT_DATE is no date
 */
export function lintDate(env: NodeJS.ProcessEnv = process.env): number {
  const text = env.LINT_DATE || new Date().toISOString().slice(0, 10);
  const date = parseDate(text);
  if (date === undefined)
    throw new Error(`LINT_DATE must be a date YYYY-MM-DD, got ${JSON.stringify(text)}. Correct or unset it.`);
  return date;
}
