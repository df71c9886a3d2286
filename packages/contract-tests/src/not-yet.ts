/** Thrown where a case could begin later: meanwhile others can. */
export class NotYet extends Error {
  override readonly name = "NotYet";
  /** From when on, in milliseconds of the judge's own time. */
  readonly until: number;
  /** How many cases with this need can begin in one minute. */
  readonly aMinute: number;

  /** @param need completes "it waits for" */
  constructor(need: string, until: number, aMinute = 1) {
    super(need);
    this.until = until;
    this.aMinute = aMinute;
  }
}
