import { type ApiClient, createApiClient, parseProblem } from "@animal-store/openapi-client";
import { calls } from "./generated/calls.ts";
import type { contract, paths } from "./generated/contract.ts";

type Library = { paths: paths; contract: typeof contract };

/** Creates a client of the library. @param baseUrl such as `http://127.0.0.1:4050/library` */
export function createLibraryClient(baseUrl: string, apiKey: string): ApiClient<Library> {
  return createApiClient<Library>(calls, {
    baseUrl,
    apiKey,
    apiKeyHeader: "X-Library-Key",
    parseError: parseProblem,
  });
}
