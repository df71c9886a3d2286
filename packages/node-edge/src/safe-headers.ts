import { contract } from "@animal-store/contract";

/** The headers that stand on every answer: those of the contract and, where all callers come by TLS, RFC 6797's. @param hsts seconds */
export function safeHeaders(hsts = 0): Readonly<Record<string, string>> {
  return {
    ...contract.extensions["x-answer-headers"],
    ...(hsts > 0 && { "Strict-Transport-Security": `max-age=${hsts}` }),
  };
}
