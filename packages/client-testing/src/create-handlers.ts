import type { contract, OperationId, operations } from "@animal-store/contract";
import { calls } from "@animal-store/contract/calls";
import { documentJson } from "@animal-store/contract/document";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
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
 * server.use(handlers.createPet(async (request) => ({ status: 201, body: { id: 1, ...(await request.json()) } })));
 * ```
 */
export function createHandlers(baseUrl: string): Handlers {
  const document = parseJson(documentJson) as OpenApiDocument;
  const entries = Object.entries(calls).map(([route, { operation }]) => {
    const [method = "", path = ""] = route.split(" ");
    const { responses = {} } = document.paths[path]?.[method.toLowerCase()] ?? {};
    const createHandler = (mock: AnyMock | ((request: Request) => AnyMock | Promise<AnyMock>) = {}) =>
      http.all(baseUrl + path.replaceAll(/{(\w+)}/g, ":$1"), async ({ request }) => {
        if (request.method !== method) return undefined;
        return toResponse(document, responses, typeof mock === "function" ? await mock(request) : mock);
      });
    return [operation, createHandler] as const;
  });
  const all = entries.map(([, createHandler]) => createHandler());
  // Safe, because `calls` and the types are generated from the same contract.
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
type Responses = { readonly [status: string]: Reference | MockedResponse };
interface Reference {
  readonly $ref?: string;
}
interface MockedResponse extends Reference {
  readonly content?: { readonly [mediaType: string]: { readonly examples?: { readonly [name: string]: Example } } };
}
interface Example {
  readonly value?: unknown;
}
interface OpenApiDocument {
  readonly paths: { readonly [path: string]: { readonly [method: string]: { readonly responses: Responses } } };
  readonly components: { readonly responses: { readonly [name: string]: MockedResponse } };
}

function toResponse(document: OpenApiDocument, responses: Responses, mock: AnyMock): Response {
  const { status = Number(Object.keys(responses).find((each) => each.startsWith("2"))), headers } = mock;
  const body = mock.body ?? findExample(document, responses[status], mock.code);
  const mediaType = body === undefined ? {} : { "Content-Type": "application/json" };
  const text = body === undefined ? null : stringifyJson(body);
  return new HttpResponse(text, { status, headers: { ...mediaType, ...headers } });
}

/** The examples of errors have the names of their codes. */
function findExample(document: OpenApiDocument, response: Reference | undefined, code: string | undefined): unknown {
  const name = response?.$ref?.split("/").pop();
  const { content = {} } = (name ? document.components.responses[name] : response) as MockedResponse;
  const { examples = {} } = Object.values(content)[0] ?? {};
  return (code === undefined ? Object.values(examples)[0] : examples[code])?.value;
}
