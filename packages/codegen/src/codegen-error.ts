/** codegen cannot generate from a document. The message has one line per problem, or one sentence for a file. */
export class CodegenError extends Error {
  override readonly name = "CodegenError";
}
