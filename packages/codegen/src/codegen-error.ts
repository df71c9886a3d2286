/** A place in the document: a node of it, and which of its keys, where it is about one. */
export interface Location {
  readonly node: object;
  readonly key?: string;
}
interface Problem {
  readonly message: string;
  readonly at: Location | undefined;
}

/** The document asks for something that this generator refuses to get silently wrong. */
export class CodegenError extends Error {
  override readonly name = "CodegenError";
  readonly #problems: readonly Problem[];

  /** @param where place in words, such as `GET /pets` @param problem what is there and what to do instead */
  constructor(where: string, problem: string, at?: Location);
  constructor(problems: readonly Problem[]);
  constructor(where: string | readonly Problem[], problem = "", at?: Location) {
    const problems = typeof where === "string" ? [{ message: `${where}: ${problem}`, at }] : where;
    super(problems.map(({ message }) => message).join("\n"));
    this.#problems = problems;
  }

  /** The same, each problem after its line of the document. @param locate `file:line:column` of a place */
  located(locate: (location: Location) => string | undefined): CodegenError {
    const problems = this.#problems.map(({ message, at }) => {
      const line = at && locate(at);
      return { message: line ? `${line}: ${message}` : message, at: undefined };
    });
    return new CodegenError(problems);
  }

  /** Takes every step, so that all that is wrong is told at once. @throws {CodegenError} with the problems of all */
  static collect<Item, Result>(items: readonly Item[], step: (item: Item) => Result): Result[] {
    const problems: Problem[] = [];
    const results = items.flatMap((item) => {
      try {
        return [step(item)];
      } catch (error) {
        if (!(error instanceof CodegenError)) throw error;
        problems.push(...error.#problems);
        return [];
      }
    });
    if (problems.length > 0) {
      const distinct = new Map(problems.map((problem) => [problem.message, problem]));
      throw new CodegenError([...distinct.values()]);
    }
    return results;
  }
}
