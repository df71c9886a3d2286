import { RateLimitError, StoreError } from "@animal-store/client";
import { useRef } from "react";

interface RepeatKey {
  of(body: object): string;
  done(): void;
  /** What was refused for good is asked for anew: the service would give the kept refusal again. */
  failed(error: Error): void;
}

/** An `Idempotency-Key` for each thing to be done: the same body is sent with the same one, so that repeating it does it once. */
export function useRepeatKey(): RepeatKey {
  const current = useRef<{ body: string; key: string }>(undefined);
  const done = () => {
    current.current = undefined;
  };
  return {
    of(body) {
      const text = JSON.stringify(body, (_, value) => (typeof value === "bigint" ? `${value}` : value));
      if (current.current?.body !== text) current.current = { body: text, key: randomKey() };
      return current.current.key;
    },
    done,
    failed(error) {
      if (error instanceof StoreError && !(error instanceof RateLimitError) && error.status < 500) done();
    },
  };
}

// Pages that did not come over HTTPS have no randomUUID.
function randomKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
}
