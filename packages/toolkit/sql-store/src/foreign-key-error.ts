/**
 * Thrown if a write would leave a row that refers to a row that does not exist, such as the deletion of a book with a
 * loan. The write changes nothing.
 * @example
 * try {
 *   await store.writes.removeBook({ bookId: 1 });
 * } catch (error) {
 *   if (!(error instanceof ForeignKeyError)) throw error;
 *   return replyError("book_lent", "The book has loans. Delete them first.");
 * }
 */
export class ForeignKeyError extends Error {
  override readonly name = "ForeignKeyError";

  constructor(options?: ErrorOptions) {
    super(
      "a row would refer to a row that does not exist. Delete the referring rows first, or correct the id.",
      options,
    );
  }

  /** Published packages contain separate copies of this class. @hidden */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ForeignKeyError";
  }
}
