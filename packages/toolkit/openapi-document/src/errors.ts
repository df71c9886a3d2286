/** A document that cannot be read. The message names the file and the next step. */
export class DocumentError extends Error {
  override name = "DocumentError";
}
