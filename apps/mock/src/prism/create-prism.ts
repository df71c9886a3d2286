import { getHttpOperationsFromSpec } from "@stoplight/prism-cli/dist/operations.js";
import { createLogger } from "@stoplight/prism-core";
import { createInstance, type IHttpConfig, type IHttpRequest } from "@stoplight/prism-http";
import type { Answer } from "../answer.ts";
import type { Node } from "../contract/resolve-reference.ts";

/** A request in the terms of the contract: its path is relative to the base path, its body is a JSON value. */
export type MockRequest = {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  /** A documented answer that is given whatever the request holds. */
  forced?: { status: number };
  /** Name of the example to answer. */
  example?: string | undefined;
};

/** Answers a request of a documented operation; rejects when it cannot. */
export type Prism = (request: MockRequest) => Promise<Answer>;

/** Starts Prism on a document, in this process and without a port. */
export async function createPrism(document: Node): Promise<Prism> {
  // Prism resolves references in place, so it gets a document of its own.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const instance = createInstance(configFor({}), { logger: createLogger("mock", { level: "silent" }) });

  return async (request) => {
    const result = await instance.request(toPrismRequest(request), operations, configFor(request))();
    if (result._tag === "Left") throw result.left;
    const { statusCode, headers = {}, body } = result.right.output;
    return {
      status: statusCode,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
    };
  };
}

// Prism keeps what it learns from one request in the config, so every request gets a new one.
function configFor({ forced, example }: Pick<MockRequest, "forced" | "example">): IHttpConfig {
  return {
    isProxy: false,
    // The key is checked before routing, which Prism cannot do.
    checkSecurity: false,
    validateRequest: forced === undefined,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: {
      dynamic: false,
      ...(forced && { code: forced.status }),
      ...(example !== undefined && { exampleKey: example }),
    },
  };
}

function toPrismRequest({ method, path, query, headers, body }: MockRequest): IHttpRequest {
  return { method: method.toLowerCase() as IHttpRequest["method"], url: { path, query }, headers, body };
}
