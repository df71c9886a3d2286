import { isJson } from "@animal-store/openapi-document";
import type { ApiDocument, Content, Operation, Schema } from "../document.ts";
import { isItems } from "../http/body.ts";
import { chooseContent, isForm } from "../requests.ts";
import type { ConformanceCase } from "../session.ts";

/** An example of a body in the document. */
interface BodyExample {
  /** The id of the case that checks it. */
  readonly caseId: string;
  readonly direction: "request" | "response";
  readonly schema: Schema;
  readonly value: unknown;
}

/** Returns the examples of bodies with a schema. */
export function listExamples({ operations }: ApiDocument): BodyExample[] {
  return operations.flatMap((operation) => [
    ...(operation.body?.contents ?? [])
      .filter(isReadable)
      .flatMap((content) =>
        toExamples(
          content,
          "request",
          (name) => `requests/${operation.id}/${toPrefix(operation, content)}/example ${name}`,
        ),
      ),
    ...operation.responses.flatMap(({ status, contents }) =>
      contents.flatMap((content) => toExamples(content, "response", (name) => toExampleId(operation, status, name))),
    ),
  ]);
}

function toExamples(
  { schema, examples }: Content,
  direction: BodyExample["direction"],
  toId: (name: string) => string,
): BodyExample[] {
  if (schema === undefined) return [];
  return Object.entries(examples).map(([name, value]) => ({ caseId: toId(name), direction, schema, value }));
}

/** Returns whether cases can send values of a body. */
export function isReadable({ mediaType }: Content): boolean {
  return isJson(mediaType) || isForm(mediaType) || isItems(mediaType);
}

/** Returns the name of a body in the ids of cases. */
export function toPrefix({ body }: Operation, content: Content): string {
  return chooseContent(body?.contents) === content ? "body" : `body ${content.mediaType}`;
}

function toExampleId({ id }: Operation, status: string, name: string): string {
  return `examples/${id}/${status}/${name}`;
}

/** The examples of responses, which send no request. */
export function createExampleCases({ operations }: ApiDocument): ConformanceCase[] {
  return operations.flatMap((operation) =>
    operation.responses.flatMap(({ status, contents }) =>
      contents.flatMap(({ schema, examples, node }) =>
        Object.entries(examples).map(
          ([name, value]): ConformanceCase => ({
            id: toExampleId(operation, status, name),
            title: `the example ${name} of ${operation.label} ${status} matches its schema`,
            operation,
            node,
            key: "examples",
            isWrite: false,
            async run({ validate, fail }) {
              const [violation] = schema === undefined ? [] : validate(schema, value);
              if (!violation) return;
              const { path, message } = violation;
              fail("invalid-example", `the example ${name} of ${operation.label} ${status}: ${path} ${message}`);
            },
          }),
        ),
      ),
    ),
  );
}
