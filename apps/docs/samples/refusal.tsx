import { RateLimitError, StoreError } from "@animal-store/client";

export function Refusal({ error }: { error: Error }) {
  return <p role="alert">{wordsFor(error)}</p>;
}

function wordsFor(error: Error): string {
  if (error instanceof RateLimitError)
    return `Too many requests. Again in ${error.retryAfter} s.`;
  if (!(error instanceof StoreError)) return "The store cannot be reached.";
  if (error.status === 401) return "This key does not work. Sign in again.";
  return `${error.message} (${error.code}, request ${error.requestId})`;
}
