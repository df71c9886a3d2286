import { getHttpOperationsFromSpec } from "@stoplight/prism-cli/dist/operations.js";
import { createLogger } from "@stoplight/prism-core";
import { createInstance, type IHttpConfig, type IHttpRequest } from "@stoplight/prism-http";
import type { JsonObject } from "./contract.ts";
import type { Preference } from "./read-request.ts";
import type { Reply } from "./reply.ts";

export type MockRequest = {
  method: string;
  /** Relative to the base path. */
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  /** The request is not validated if this has a status. */
  preference: Preference;
};

/** Replies to a request of a documented operation. Rejects if Prism has no response. */
export type Prism = (request: MockRequest) => Promise<Reply>;

export async function createPrism(document: JsonObject): Promise<Prism> {
  // Prism resolves references in place, so it gets a copy.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const instance = createInstance(toConfig({}), { logger: createLogger("mock", { level: "silent" }) });

  return async ({ method, path, query, headers, body, preference }) => {
    const request = { method: method.toLowerCase() as IHttpRequest["method"], url: { path, query }, headers, body };
    const result = await instance.request(request, operations, toConfig(preference))();
    if (result._tag === "Left") throw result.left;
    const { output } = result.right;
    return {
      status: output.statusCode,
      headers: Object.fromEntries(Object.entries(output.headers ?? {}).map(([name, value]) => [name, String(value)])),
      body: output.body,
    };
  };
}

// Prism stores request data in the config, so each request gets a new one.
function toConfig({ status, example }: Preference): IHttpConfig {
  return {
    isProxy: false,
    // The mock checks the key before routing, which Prism cannot do.
    checkSecurity: false,
    validateRequest: status === undefined,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: {
      dynamic: false,
      ...(status !== undefined && { code: status }),
      ...(example !== undefined && { exampleKey: example }),
    },
  };
}
