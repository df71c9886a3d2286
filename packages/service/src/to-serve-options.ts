import { contract } from "@animal-store/contract";
import type { AdmissionDependencies } from "./admission/admit.ts";
import { rateLimitHeaders } from "./rate-limits/rate-limit-responses.ts";

/**
 * Returns the options of `serveApp` that the contract defines: its base path, the headers of every response, and those of
 * responses to malformed messages. Such a message does not count towards the limit of its address.
 * @param hstsSeconds max-age of Strict-Transport-Security (RFC 6797). Requires TLS for all clients; 0 omits it
 *
 * @example
 * const server = await serveApp(app, { ...toServeOptions({ addressLimiter, clock }), host: "127.0.0.1", port: 4000 });
 */
export function toServeOptions(
  { addressLimiter, clock }: Pick<AdmissionDependencies, "addressLimiter" | "clock">,
  hstsSeconds = 0,
) {
  return {
    basePath: contract.basePath,
    commonHeaders: {
      ...contract.extensions["x-answer-headers"],
      ...(hstsSeconds > 0 && { "Strict-Transport-Security": `max-age=${hstsSeconds}` }),
    },
    errorHeaders: (address = "") => {
      const now = clock.now();
      return {
        ...rateLimitHeaders([addressLimiter.peek(address, now)], now),
        "X-Request-Id": crypto.randomUUID() as string,
      };
    },
  };
}
