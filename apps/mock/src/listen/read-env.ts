/** Where the mock listens. */
export type MockEnv = { host: string; port: number };

/**
 * Reads HOST and PORT; empty means unset.
 * @throws {Error} when PORT is no port
 */
export function readEnv({ HOST: host, PORT: port }: NodeJS.ProcessEnv): MockEnv {
  return { host: host || "127.0.0.1", port: readPort(port || "4010") };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  throw new Error(
    `PORT must be an integer from 0 to 65535, got ${JSON.stringify(text)}. Set it to a free port or leave it unset for 4010.`,
  );
}
