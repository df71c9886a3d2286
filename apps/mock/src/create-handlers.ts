import type { Caller } from "@animal-store/api-platform";
import type { OperationEntry, PipelineRequest, Reply } from "@animal-store/openapi-hono";
import { parsePreferences, waitAsPreferred } from "@animal-store/sandbox/preferences";
import { listExampleNames, type Prism, type PrismOperation } from "./create-prism.ts";
import type { LoadedContract } from "./load-contract.ts";

export interface MockCaller extends Caller {
  readonly request: PipelineRequest;
}

/** The part of a handler's argument that all operations share. */
interface ValidRequest {
  readonly query?: { readonly cursor?: unknown };
  readonly context: MockCaller;
  reply(status: number, body: unknown, headers: Record<string, string>): Reply;
  replyError(code: string, message: string): Reply;
}

type Handler = (request: ValidRequest) => Promise<Reply>;

/**
 * Creates a handler for each operation. It adapts the response that Prism makes for `Prefer`, or for the first success. That of an
 * operation that Prism does not read throws.
 */
export function createHandlers({
  contract,
  prism,
}: Pick<LoadedContract, "contract" | "prism">): Readonly<Record<string, Handler>> {
  const operations = new Map(prism.operations.map((operation) => [operation.iid, operation]));
  return Object.fromEntries(
    Object.values(contract.operations).map((entry) => {
      const operation = operations.get(entry.id);
      return [entry.id, operation ? createHandler(entry, operation, prism) : () => rejectUnread(entry)];
    }),
  );
}

async function rejectUnread({ id, method }: OperationEntry): Promise<never> {
  throw new Error(`${id} has no mock: Prism does not read the method ${method}. Use the service.`);
}

function createHandler(entry: OperationEntry, operation: PrismOperation, prism: Prism): Handler {
  const exampleNames = listExampleNames(operation);
  const [success = ""] = [...exampleNames.keys()].sort();

  return async ({ query, context, reply, replyError }) => {
    const preferences = parsePreferences(context.request.header("prefer"));
    await waitAsPreferred(preferences);
    const code = preferences.get("code") ?? success;
    const example = preferences.get("example");
    const names = exampleNames.get(code);
    if (!names) return reject(`code=${code} names no response of ${entry.id}`, [...exampleNames.keys()]);
    if (example !== undefined && !names.includes(example))
      return reject(`example=${example} names no example of ${entry.id} with ${code}`, names);

    const response = await prism.respond(operation, code, example);
    const isPage = Array.isArray(response.body);
    // The example is the first page. The next one is empty, so that a client that follows the links ends.
    const body = isPage && query?.cursor !== undefined ? [] : response.body;
    const isLastPage = Array.isArray(body) && body.length === 0;
    const documentedHeaders = entry.responses[code]?.headers ?? {};
    const headers = Object.entries(response.headers ?? {}).filter(
      ([name]) =>
        // Prism also adds `deprecation: true`, and headers with a constant value that are optional.
        documentedHeaders[name] &&
        documentedHeaders[name].const === undefined &&
        // The pipeline sets the Link of a deprecated operation.
        !(name === "Link" && (isLastPage || entry.deprecation)),
    );
    return reply(response.statusCode, body, {
      ...(Object.fromEntries(headers) as Record<string, string>),
      ...toAppliedHeader(preferences),
    });

    function reject(problem: string, allowed: readonly string[]): Reply {
      return replyError("invalid_request", `Prefer: ${problem}. Use one of ${allowed.join(", ")}.`);
    }
  };
}

/** Returns the header of a response that the client requested, so that it differs from the response to a real violation (RFC 7240, section 3). */
function toAppliedHeader(preferences: ReadonlyMap<string, string>): Record<string, string> {
  const applied = ["code", "example"].filter((name) => preferences.has(name));
  if (applied.length === 0) return {};
  return { "Preference-Applied": applied.map((name) => `${name}=${preferences.get(name)}`).join(", ") };
}
