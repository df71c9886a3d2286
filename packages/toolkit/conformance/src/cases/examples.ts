import { isJson } from "@animal-store/openapi-document";
import type { ApiDocument, Content, Operation } from "../document.ts";
import { isItems } from "../http/body.ts";
import { chooseContent, isForm } from "../requests.ts";
import type { ConformanceCase } from "../session.ts";

/** An example of a body in the document. */
interface BodyExample {
  /** The id of the case that checks it. */
  readonly caseId: string;
  readonly name: string;
  readonly value: unknown;
  readonly content: Content;
  readonly operation: Operation;
  /** The status of a response. Undefined for a request. */
  readonly status?: string;
}

export function listExamples({ operations }: ApiDocument): BodyExample[] {
  return operations.flatMap((operation) => [
    ...(operation.body?.contents ?? []).filter(isReadable).flatMap((content) =>
      Object.entries(content.examples).map(([name, value]) => {
        const caseId = `requests/${operation.id}/${toPrefix(operation, content)}/example ${name}`;
        return { caseId, name, value, content, operation };
      }),
    ),
    ...operation.responses.flatMap(({ status, contents }) =>
      contents.flatMap((content) =>
        Object.entries(content.examples).map(([name, value]) => {
          const caseId = `examples/${operation.id}/${status}/${name}`;
          return { caseId, name, value, content, operation, status };
        }),
      ),
    ),
  ]);
}

/** Returns whether cases can send values of a body. */
export function isReadable({ mediaType }: Content): boolean {
  return isJson(mediaType) || isForm(mediaType) || isItems(mediaType);
}

/** Returns the name of a body in the ids of cases. */
export function toPrefix({ body }: Operation, content: Content): string {
  return chooseContent(body?.contents) === content ? "body" : `body ${content.mediaType}`;
}

/** The examples of responses, which send no request. */
export function createExampleCases(document: ApiDocument): ConformanceCase[] {
  const examples = listExamples(document).filter(({ status }) => status !== undefined);
  return examples.map(({ caseId, name, value, content: { schema = true, node }, operation, status }) => {
    const label = `the example ${name} of ${operation.label} ${status}`;
    return {
      id: caseId,
      title: `${label} matches its schema`,
      operation,
      node,
      key: "examples",
      isWrite: false,
      async run({ validate, fail }) {
        const [violation] = validate(schema, value);
        if (violation) fail("invalid-example", `${label}: ${violation.path} ${violation.message}`);
      },
    };
  });
}
