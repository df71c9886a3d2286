/** A query that each connection prepares once, under its name. Its rows come as arrays. */
export interface Statement<Row extends readonly unknown[]> {
  readonly name: string;
  readonly text: string;
  /** Never there: it carries the type of the rows. */
  readonly row?: Row;
}

/** @param name used once in the program */
export function statement<Row extends readonly unknown[]>(name: string, text: string): Statement<Row> {
  return { name, text };
}
