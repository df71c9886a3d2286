/** The document asks for something that this generator refuses to get silently wrong. */
export class CodegenError extends Error {
  override readonly name = "CodegenError";

  /** @param where place in the document, such as `GET /pets` @param problem what is there and what to do instead */
  constructor(where: string, problem: string) {
    super(`${where}: ${problem}`);
  }
}
