import type { OperationId } from "@animal-store/contract";
import { RateLimitError } from "./rate-limit-error.ts";
import { answered, readRefusal } from "./refusal.ts";
import { StoreError } from "./store-error.ts";

/**
 * Gives the data of an answer: `orThrow(await store.GET("/pets"))`.
 * @throws {RateLimitError} when the request was over a limit
 * @throws {StoreError} when the service refused the request otherwise, or answered that what `If-None-Match` names is still current
 */
export function orThrow<Data>(answer: Answer<Data>): Data {
  const refusal = errorOf(answer);
  if (refusal) throw refusal;
  return answer.data as Data;
}

/** What `orThrow` would throw, for who goes on with it as data: a `RateLimitError` over a limit; undefined when all is well. */
export function errorOf({ error, response, operation }: Answer<unknown>): StoreError | undefined {
  if (response.ok && error === undefined) return undefined;
  const Refused = response.status === 429 ? RateLimitError : StoreError;
  const { message, ...told } = readRefusal(response, error) ?? { message: answered(response) + stillCurrent };
  return new Refused(message, response, { ...told, operation });
}

const stillCurrent = ": what If-None-Match names is still current. Use that.";

/**
 * What each method of the client resolves to. Not the union that it is: without exactOptionalPropertyTypes the compiler
 * would infer Data from the refusal's missing `data` too, and add undefined.
 */
export type Answer<Data> = {
  data?: Data;
  error?: unknown;
  response: Response;
  operation?: OperationId | undefined;
  requestId?: string | undefined;
};
