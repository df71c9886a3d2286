import { readLimits, StoreError } from "@animal-store/client";

/**
 * Lets an answer pass that is the store's: each of those tells of the key's limits, or is a refusal in JSON.
 * @throws {StoreError} that says what came instead, and from where
 */
export function refuseStrangers(response: Response): Response {
  const type = response.headers.get("Content-Type")?.split(";")[0];
  const isRefusal = !response.ok && type === "application/json";
  if (isRefusal || Object.keys(readLimits(response)).length > 0) return response;
  throw new StoreError(
    `${addressOf(response)} was answered ${response.status} with ${type ?? "nothing"}, which is no answer of this store. ` +
      "Is that its address, and does it end with the base path?",
    response,
  );
}

/** Where an answer came from, also behind the proxy of `npm run console`. */
export function addressOf({ headers, url }: Response): string {
  return headers.get("Content-Location") ?? url;
}
