const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's own `X-Request-Id` where it is acceptable, else a new one. */
export function requestId(given: string | null): string {
  return given !== null && acceptable.test(given) ? given : crypto.randomUUID();
}
