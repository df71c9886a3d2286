import type { Schemas } from "@animal-store/contract";
import { StoreError } from "./store-error.ts";

/**
 * Gives the data of an answer: `orThrow(await client.GET("/pets"))`.
 * @throws {StoreError} when the service refused the request
 */
export function orThrow<Data>({ data, error, response }: Answer<Data>): Data {
  if (response.ok) return data as Data;
  if (isError(error)) throw new StoreError(error.message, response, error);
  throw new StoreError(
    `${response.url || "The request"} was answered ${response.status} without an Error of the contract. ` +
      "See what stands between this client and the service.",
    response,
    { cause: error },
  );
}

/**
 * What each method of the client resolves to. Not the union that it is: without exactOptionalPropertyTypes the compiler
 * would infer Data from the refusal's missing `data` too, and add undefined.
 */
export type Answer<Data> = { data?: Data; error?: unknown; response: Response };

function isError(value: unknown): value is Schemas["Error"] {
  if (typeof value !== "object" || value === null) return false;
  const { code, message } = value as Partial<Schemas["Error"]>;
  return typeof code === "string" && typeof message === "string";
}
