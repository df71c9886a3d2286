/** What the command line or its files have wrong, or that nothing is reachable: told in a few lines, without a stack. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
