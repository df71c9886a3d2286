import type { Caller } from "@animal-store/api-platform";
import type { OperationEntry, Reply } from "@animal-store/openapi-hono";
import { type DocumentedResponse, listResponses } from "./documented-examples.ts";
import type { LoadedContract } from "./load-contract.ts";
import { type Preferences, waitAsPreferred } from "./preferences.ts";

export interface MockCaller extends Caller {
  readonly preferences: Preferences;
  /** The headers that the platform sets. */
  readonly headers: object;
}

/** The part of a handler's argument that all operations share. */
interface ExampleRequest {
  readonly query?: { readonly cursor?: unknown };
  readonly context: MockCaller;
  reply(status: number, body: unknown, headers: Record<string, string>): Reply;
  replyError(code: string, message: string): Reply;
}

/** Creates a handler for each operation. It returns the documented response that `Prefer` names, or the first success. */
export function createHandlers({ contract, document }: Pick<LoadedContract, "contract" | "document">) {
  return Object.fromEntries(
    Object.values(contract.operations).map((operation) => [
      operation.id,
      createHandler(operation, listResponses(document, operation)),
    ]),
  );
}

function createHandler({ id, deprecation }: OperationEntry, responses: ReadonlyMap<string, DocumentedResponse>) {
  const success = [...responses.keys()].sort()[0] ?? "";
  // The pipeline sets them.
  const deprecationHeaders = deprecation ? ["Deprecation", "Sunset", "Link"] : [];

  return async ({ query, context, reply, replyError }: ExampleRequest): Promise<Reply> => {
    const { preferences } = context;
    await waitAsPreferred(preferences);
    const status = preferences.get("code") ?? success;
    const response = responses.get(status);
    if (!response) return reject(`code=${status} names no response of ${id}`, responses);
    const [firstName] = response.bodies.keys();
    const name = preferences.get("example") ?? firstName;
    if (name !== undefined && !response.bodies.has(name))
      return reject(`example=${name} names no example of ${id} with ${status}`, response.bodies);

    const example = name === undefined ? undefined : response.bodies.get(name);
    // The example is the first page. The next one is empty, so that a client that follows the links ends.
    const body = query?.cursor !== undefined && Array.isArray(example) ? [] : example;
    const isLastPage = Array.isArray(body) && body.length === 0;
    const omitted = [...Object.keys(context.headers), ...deprecationHeaders, ...(isLastPage ? ["Link"] : [])];
    const headers = Object.entries(response.headers).filter(([header]) => !omitted.includes(header));
    return reply(Number(status.replace("default", "200").replaceAll("X", "0")), body, {
      ...Object.fromEntries(headers),
      ...toAppliedHeader(preferences),
    });

    function reject(problem: string, allowed: ReadonlyMap<string, unknown>): Reply {
      return replyError("invalid_request", `Prefer: ${problem}. Use one of ${[...allowed.keys()].join(", ")}.`);
    }
  };
}

/** Returns the header of a response that the client requested, so that it differs from the response to a real violation (RFC 7240, section 3). */
function toAppliedHeader(preferences: Preferences): Record<string, string> {
  const applied = ["code", "example"].filter((name) => preferences.has(name));
  if (applied.length === 0) return {};
  return { "Preference-Applied": applied.map((name) => `${name}=${preferences.get(name)}`).join(", ") };
}
