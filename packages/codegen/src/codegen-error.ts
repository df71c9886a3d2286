/** A node of the document, and optionally one of its keys. */
export interface Location {
  readonly node: object;
  readonly key?: string;
}
interface Problem {
  readonly message: string;
  readonly location: Location | undefined;
}

/** Returns a function that throws each problem of one location. */
export function createReject(label: string, location: Location): (problem: string) => never {
  return (problem) => {
    throw new CodegenError(label, problem, location);
  };
}

/** The document uses something that codegen does not support. The message has one line per problem. */
export class CodegenError extends Error {
  override readonly name = "CodegenError";
  readonly #problems: readonly Problem[];

  /** @param label names a part of the document, such as `GET /books` @param problem the problem and the next step */
  constructor(label: string, problem: string, location?: Location);
  constructor(problems: readonly Problem[]);
  constructor(first: string | readonly Problem[], problem = "", location?: Location) {
    const problems = typeof first === "string" ? [{ message: `${first}: ${problem}`, location }] : first;
    super(problems.map(({ message }) => message).join("\n"));
    this.#problems = problems;
  }

  /** Returns the error with a prefix for each problem. @param locate returns the prefix `file:line:column` */
  withLocations(locate: (location: Location) => string | undefined): CodegenError {
    const problems = this.#problems.map(({ message, location }) => {
      const prefix = location && locate(location);
      return { message: prefix ? `${prefix}: ${message}` : message, location: undefined };
    });
    return new CodegenError(problems);
  }

  /** Runs all steps, even after a failure. @throws {CodegenError} with the problems of all steps */
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
