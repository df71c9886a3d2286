import type { contract, OperationId, operations } from "@animal-store/contract";
import { documentJson } from "@animal-store/contract/document";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
// biome-ignore lint/correctness/noUndeclaredDependencies: Changesets rejects a private dependency. The build contains the package.
import { createReader, listOperations, type Node, toNode } from "@animal-store/openapi-document/nodes";
import { type HttpHandler, HttpResponse, http } from "msw";

/**
 * Creates functions for MSW handlers, one for each operation. Without an argument, a handler responds with the success example of the
 * contract.
 * @param baseUrl the URL that the client uses
 * @example
 * ```ts
 * const handlers = createHandlers("http://store.test/v1");
 * const server = setupServer(...handlers.all);
 *
 * server.use(handlers.createOrder({ status: 409, code: "pet_not_available" }));
 * server.use(handlers.listPets({ status: 200, body: [{ id: 1, name: "Rex", categoryId: 9223372036854775807n }] }));
 * server.use(handlers.getPet(({ url }) => ({ status: url.endsWith("/7") ? 404 : 200 })));
 * ```
 */
export function createHandlers(baseUrl: string): Handlers {
  const reader = createReader(parseJson(documentJson) as Node);
  const entries = listOperations(reader).map(({ method, path, node }) => {
    const toHandler = http[method.toLowerCase() as keyof typeof http];
    const responses = toNode(node.responses);
    const successStatus = Number(Object.keys(responses).find((each) => each.startsWith("2")));
    const createHandler = (mock: AnyMock | ((request: Request) => AnyMock | Promise<AnyMock>) = {}) =>
      toHandler(baseUrl.replace(/\/$/, "") + path.replaceAll(/{(\w+)}/g, ":$1"), async ({ request }) => {
        const { status = successStatus, ...rest } = typeof mock === "function" ? await mock(request) : mock;
        const response = reader.resolve<MockedResponse>(responses[status]);
        if (!response) throw new Error(`${node.operationId} has no response ${status} in the contract.`);
        return toResponse(response, { status, ...rest });
      });
    return [String(node.operationId), createHandler] as const;
  });
  const all = entries.map(([, createHandler]) => createHandler());
  // Safe, because the document and the types are generated from the same contract.
  return { ...Object.fromEntries(entries), all } as unknown as Handlers;
}

/** A function for each operation, which creates its handler. */
export type Handlers = {
  /** A handler for each operation, with the success example of the contract. */
  readonly all: readonly HttpHandler[];
} & {
  readonly [Id in OperationId]: (
    response?: MockResponse<Id> | ((request: Request) => MockResponse<Id> | Promise<MockResponse<Id>>),
  ) => HttpHandler;
};

/** A response of an operation, by its status. Without `body`, it is the example of the contract. */
export type MockResponse<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"] & number]: {
    readonly status: Status;
    readonly body?: BodyOf<operations[Id]["responses"][Status]>;
    readonly headers?: Readonly<Record<string, string>>;
    /** Selects the example of an error code. */
    readonly code?: CodeOf<(typeof contract.operations)[Id]["responses"], Status>;
  };
}[keyof operations[Id]["responses"] & number];

type BodyOf<Response> = Response extends { content: { "application/json": infer Body } } ? Body : undefined;
type CodeOf<Responses, Status extends number> = `${Status}` extends keyof Responses
  ? Responses[`${Status}`] extends { errorCodes: readonly (infer Code)[] }
    ? Code
    : never
  : never;

interface AnyMock {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly code?: string;
}
interface MockedResponse {
  readonly content?: { readonly [mediaType: string]: { readonly examples?: { readonly [name: string]: Example } } };
}
interface Example {
  readonly value?: unknown;
}

function toResponse(
  { content = {} }: MockedResponse,
  { status, headers, code, ...mock }: AnyMock & { status: number },
) {
  const { examples = {} } = Object.values(content)[0] ?? {};
  // The examples of errors have the names of their codes.
  const example = code === undefined ? Object.values(examples)[0] : examples[code];
  const body = mock.body ?? example?.value;
  if (body === undefined) return new HttpResponse(null, { status, headers: headers ?? {} });
  return new HttpResponse(stringifyJson(body), { status, headers: { "Content-Type": "application/json", ...headers } });
}
