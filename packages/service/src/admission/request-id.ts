import { hideKeys } from "./hide-keys.ts";

const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's own `X-Request-Id` where it is acceptable and holds no API key, else a new one: it is logged. */
export function requestId(given: string | null): string {
  return given !== null && acceptable.test(given) && hideKeys(given) === given ? given : crypto.randomUUID();
}
