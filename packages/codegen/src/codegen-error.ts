/** codegen cannot generate from a document. The message has one line per problem, or one sentence for a file. */
export class CodegenError extends Error {
  override readonly name = "CodegenError";
  /** The files that were read. A change of one can fix the problem. */
  readonly sources: readonly string[];

  constructor(message: string, sources: readonly string[] = []) {
    super(message);
    this.sources = sources;
  }
}
