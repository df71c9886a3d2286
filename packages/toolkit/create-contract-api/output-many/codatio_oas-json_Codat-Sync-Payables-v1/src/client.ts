import { type ApiClient, type ApiClientOptions, createApiClient } from "@animal-store/openapi-client";
import { calls } from "./generated/calls.ts";
import type { contract, paths } from "./generated/contract.ts";

export * from "@animal-store/openapi-client";
export type { components } from "./generated/contract.ts";

type Api = { paths: paths; contract: typeof contract };

/**
 * Creates a typed client of this API. Pass `apiKey: false` for public operations.
 * @example
 * const api = createClient({ baseUrl: "http://127.0.0.1:3000/v1", apiKey: "secret" });
 */
export function createClient(options: ApiClientOptions): ApiClient<Api> {
  return createApiClient<Api>(calls, options);
}
