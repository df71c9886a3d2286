/** What the store answered. */
export interface Answer {
  readonly status: number;
  /** In the order in which they came, with their names in lower case. */
  readonly headers: Headers;
  readonly body: string;
  /** How long it took, in milliseconds. */
  readonly took: number;
  /** What the store's clock showed, in milliseconds since the Unix epoch. */
  readonly at: number;
}
