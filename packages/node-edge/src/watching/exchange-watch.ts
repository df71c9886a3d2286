import type { ProtocolRefusal } from "../protocol-refusal.ts";
import type { Exchange } from "./exchange.ts";

/** Sees every request, and what never became one. */
export interface ExchangeWatch {
  /** Its headers have come. */
  began?(exchange: Exchange): void;
  /** Its answer was sent, or its connection ended before. */
  ended(exchange: Exchange): void;
  /** Sent in answer to bytes that are no request. @param address the socket's */
  refused(refusal: ProtocolRefusal, address: string | undefined): void;
}

/** Several watches as one; undefined where there is none, so that nobody is told. */
export function watchTogether(watches: readonly (ExchangeWatch | undefined)[]): ExchangeWatch | undefined {
  const all = watches.filter((watch) => watch !== undefined);
  if (all.length <= 1) return all[0];
  return {
    began(exchange) {
      for (const watch of all) watch.began?.(exchange);
    },
    ended(exchange) {
      for (const watch of all) watch.ended(exchange);
    },
    refused(refusal, address) {
      for (const watch of all) watch.refused(refusal, address);
    },
  };
}
