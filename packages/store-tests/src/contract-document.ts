import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import {
  loadApiDocument,
  type Operation,
  type Outcome,
  readPlatformDocument,
} from "@animal-store/conformance/internal";
import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import type { Node } from "@animal-store/openapi-document";

/** The OpenAPI document of this API, independent of the generated code. */
export const contractDocument = loadApiDocument(
  relative(process.cwd(), fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"))),
);

/** The rules of the platform in the contract. */
export const platform = readPlatformDocument(contractDocument);

export const operationIds = Object.keys(contract.operations) as OperationId[];
export const pagedOperations = operationsWith("cursor");
export const conditionalOperations = operationsWith("If-None-Match");

export function operationsWith(parameter: string): OperationId[] {
  return operationIds.filter((id) => contract.operations[id].parameters.some(({ name }) => name === parameter));
}

/** An operation, or `unrouted` for responses that belong to none: from the parser, authentication and routing. */
export type ResponseOwner = OperationId | "unrouted";

export const responseOwners: readonly ResponseOwner[] = [...operationIds, "unrouted"];

export function toOwner(operation: Operation | undefined): ResponseOwner {
  return (operation?.id ?? "unrouted") as ResponseOwner;
}

/** The documented response of an operation. */
type StoreOutcome = Outcome & { readonly status: number };

export function expectSuccess(operation: OperationId): StoreOutcome {
  return { operation, status: documentedStatus(operation, "2") };
}

export function expectNotModified(operation: OperationId): StoreOutcome {
  return { operation, status: documentedStatus(operation, "3") };
}

export function expectError(operation: ResponseOwner, code: ErrorCode): StoreOutcome {
  return { operation, status: contract.errorCodes[code].status, code };
}

function documentedStatus(operation: OperationId, firstDigit: string): number {
  return Number(platform.listResponses(operation).find(({ status }) => status.startsWith(firstDigit))?.status);
}

/** Returns the first example of each path parameter and of the body, which together make a valid request. */
export function examplesOf(operationId: string): { path: Record<string, unknown>; body: Node | undefined } {
  const { parameters = [], body } = platform.findOperation(operationId) ?? {};
  const path = parameters.filter((parameter) => parameter.in === "path");
  return {
    path: Object.fromEntries(path.map(({ name, examples: [value] }) => [name, value])),
    body: Object.values(body?.contents[0]?.examples ?? {})[0] as Node | undefined,
  };
}

interface ResponseExample {
  /** The operation, the status and the name of the example. */
  readonly title: string;
  readonly operation: ResponseOwner;
  readonly method: string;
  readonly response: {
    readonly status: number;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly bodyText: string;
  };
}

/** The examples of the documented responses. */
export const responseExamples: readonly ResponseExample[] = responseOwners.flatMap((operation) =>
  platform.listResponses(operation).flatMap(({ status, headers, contents: [content] }) => {
    const type = content && (["content-type", `${content.mediaType}; charset=utf-8`] as const);
    const fields = headers.map(({ name, example }) => [name, String(example)] as const);
    return Object.entries(content?.examples ?? { "without a body": undefined }).map(([name, body]) => ({
      title: `${operation} ${status} ${name}`,
      operation,
      method: platform.findOperation(operation)?.method ?? "GET",
      response: {
        status: Number(status),
        headers: type ? [type, ...fields] : fields,
        bodyText: body === undefined ? "" : stringifyJson(body),
      },
    }));
  }),
);

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
