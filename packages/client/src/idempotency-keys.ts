import { documentsHeader } from "./call-of.ts";
import type { Middleware } from "./openapi-fetch.ts";

const header = "Idempotency-Key";

/** Gives each request that may carry one an `Idempotency-Key`, unless its caller did: made once, above the retries, so that they share it. */
export const idempotencyKeys: Middleware = {
  onRequest({ request, schemaPath }) {
    if (!documentsHeader(request.method, schemaPath, header) || request.headers.has(header)) return;
    request.headers.set(header, randomKey());
  },
};

// Pages that did not come over HTTPS have no randomUUID.
function randomKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
}
