/** What the store answered. */
export interface Answer {
  /** Its status and headers; the body has been read. */
  readonly response: Response;
  readonly body: string;
  /** How long it took, in milliseconds. */
  readonly took: number;
  /** What the store's clock showed, in milliseconds since the Unix epoch. */
  readonly at: number;
}
