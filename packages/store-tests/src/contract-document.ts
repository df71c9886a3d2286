import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { loadApiDocument, type Operation, type ResponseEntry } from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { expectSuccess, operationIds } from "./cases/outcomes.ts";

/** The OpenAPI document of this API, independent of the generated code. */
export const contractDocument = loadApiDocument(
  relative(process.cwd(), fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"))),
);

/** The responses of an operation, or those that belong to no operation: from the parser, authentication and routing. */
export interface ResponseGroup {
  /** `unrouted` for responses that belong to no operation. */
  readonly id: string;
  readonly operation: Operation | undefined;
  readonly responses: readonly ResponseEntry[];
}

export function listResponseGroups(): ResponseGroup[] {
  return [
    ...contractDocument.operations.map((operation) => ({
      id: operation.id,
      operation,
      responses: operation.responses,
    })),
    { id: "unrouted", operation: undefined, responses: contractDocument.unrouted },
  ];
}

export function findOperation(id: string): Operation | undefined {
  return contractDocument.operations.find((operation) => operation.id === id);
}

/** Returns the first example of each path parameter and of the body, which together make a valid request. */
export function examplesOf(operationId: string): { path: Record<string, unknown>; body: unknown } {
  const { parameters = [], body } = findOperation(operationId) ?? {};
  const path = parameters.filter((parameter) => parameter.in === "path");
  return {
    path: Object.fromEntries(path.map(({ name, examples: [value] }) => [name, value])),
    body: Object.values(body?.contents[0]?.examples ?? {})[0],
  };
}

/** Returns the examples of the documented responses. */
export function listExamples() {
  return listResponseGroups().flatMap(({ id, operation, responses }) =>
    responses.flatMap(({ status, headers, contents: [content] }) => {
      const entries = headers.map(({ name, example }): [string, string] => [name, String(example)]);
      if (content) entries.unshift(["content-type", `${content.mediaType}; charset=utf-8`]);
      const bodies = content ? Object.entries(content.examples) : [["without a body", undefined] as const];
      return bodies.map(([name, body]) => ({
        title: `${id} ${status} ${name}`,
        operation: id,
        method: operation?.method ?? "GET",
        response: {
          status: Number(status),
          headers: entries,
          bodyText: body === undefined ? "" : stringifyJson(body),
        },
      }));
    }),
  );
}

/** Returns the first example request of each operation, with its documented status. */
export function exampleRequests() {
  return operationIds.map((operation) => {
    const { path: values, body } = examplesOf(operation);
    const { method, path } = contract.operations[operation];
    return {
      operation,
      method,
      /** Below the base path. */
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
      body: body === undefined ? undefined : stringifyJson(body),
      status: expectSuccess(operation).status,
    };
  });
}
