/** A store cannot answer right now; the same request may succeed later. Answered as 503. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}
