/** A mistake in the arguments or files of the user. Printed without a stack trace. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
