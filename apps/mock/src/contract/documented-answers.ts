import { entries, isNode, type Node, resolveReference } from "./resolve-reference.ts";

/** A documented answer: its headers with their example values but for flags, and its bodies by the name of the example. */
export type DocumentedAnswer = {
  status: number;
  headers: Record<string, string>;
  examples: Map<string, unknown>;
};

/** The answers of an operation, or those that belong to none, by status. */
export type Answers = ReadonlyMap<number, DocumentedAnswer>;

/** Reads a map from status to Response or `$ref`. */
export function readAnswers(document: Node, responses: unknown): Answers {
  const answers = entries(responses).map(([status, response]) => readAnswer(document, Number(status), response));
  return new Map(answers.map((answer) => [answer.status, answer]));
}

/** The answer that has an example with this `code`, and that example. */
export function findByErrorCode(answers: Answers, code: string): { answer: DocumentedAnswer; body: Node } | undefined {
  for (const answer of answers.values()) {
    for (const body of answer.examples.values()) {
      if (isNode(body) && body.code === code) return { answer, body };
    }
  }
  return undefined;
}

function readAnswer(document: Node, status: number, response: unknown): DocumentedAnswer {
  const { headers, content } = resolveReference(document, response);
  const mediaTypes = entries(content).map(([, mediaType]) => resolveReference(document, mediaType));
  return {
    status,
    headers: Object.fromEntries(
      entries(headers)
        .map(([name, header]): [string, Node] => [name, resolveReference(document, header)])
        .filter(([, header]) => !isFlag(document, header))
        .map(([name, { example }]) => [name, String(example)]),
    ),
    examples: new Map(mediaTypes.flatMap((mediaType) => readExamples(document, mediaType))),
  };
}

function readExamples(document: Node, mediaType: Node): [string, unknown][] {
  return entries(mediaType.examples).map(([name, example]) => [name, resolveReference(document, example).value]);
}

/** Whether a header says by being there that something happened, which no example can know: `Idempotency-Replayed`. */
function isFlag(document: Node, { required, schema }: Node): boolean {
  return required !== true && resolveReference(document, schema).const !== undefined;
}
