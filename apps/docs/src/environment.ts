export type Address = { host: string; port: number };

/** Where to listen, from PORT and HOST; empty counts as unset. Throws when PORT is no port. */
export function parseAddress(env: Record<string, string | undefined>): Address {
  const port = env.PORT || "4020";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`PORT must be an integer from 0 to 65535, got "${port}". Correct or unset it.`);
  }
  return { host: env.HOST || "127.0.0.1", port: Number(port) };
}
