import { hideKeys } from "./hide-keys.ts";

const acceptable = /^[A-Za-z0-9._-]{1,128}$/;
let run: string | undefined;
let issued = 0;

/** The caller's own `X-Request-Id` where it is acceptable and holds no API key, else a new one: it is logged. */
export function requestId(given: string | null): string {
  if (given !== null && acceptable.test(given) && hideKeys(given) === given) return given;
  // Random for each process, and then counted: as unique as a random one each time, and many times faster.
  run ??= crypto.randomUUID();
  issued += 1;
  return `${run}.${issued}`;
}
