import { useRef } from "react";

/** An `Idempotency-Key` for each thing to be done: the same body is sent with the same one, so that repeating it does it once. */
export function useRepeatKey(): { of: (body: object) => string; done: () => void } {
  const current = useRef<{ body: string; key: string }>(undefined);
  return {
    of(body) {
      const text = JSON.stringify(body, (_, value) => (typeof value === "bigint" ? `${value}` : value));
      if (current.current?.body !== text) current.current = { body: text, key: crypto.randomUUID() };
      return current.current.key;
    },
    done() {
      current.current = undefined;
    },
  };
}
