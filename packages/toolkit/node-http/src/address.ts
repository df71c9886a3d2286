import type { Server } from "node:net";
import { z } from "zod";
import { integer, parseEnv } from "./env.ts";
import { StartupError } from "./program.ts";

/** The address that a program listens on. */
export interface ListenAddress {
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** The environment variable of the port, for error messages. @default PORT */
  readonly portName?: string;
  /** The environment variable of the host, for error messages. @default HOST */
  readonly hostName?: string;
}

/**
 * Parses HOST and PORT. If PORT_NAME is set, error messages use its value instead of PORT.
 * @throws {StartupError} if the port is invalid
 * @example
 * const address = parseListenAddress(process.env, 4000); // { host: "127.0.0.1", port: 4000, portName: "PORT" }
 */
export function parseListenAddress(
  env: Readonly<Record<string, string | undefined>>,
  defaultPort: number,
): ListenAddress {
  const portName = env.PORT_NAME || "PORT";
  const variables = z.object({ [portName]: integer(0, 65_535).optional() });
  const { [portName]: port = defaultPort } = parseEnv(variables, { [portName]: env.PORT });
  return { host: env.HOST || "127.0.0.1", port, portName };
}

// The backlog of listen(2). With Node's default of 511, clients waited up to 38 s to connect during a flood.
const backlog = 4096;

/**
 * Starts a server on an address. Returns its origin, without a trailing slash.
 * @throws {StartupError} if the server cannot listen on the address
 */
export async function listen(server: Server, address: ListenAddress): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server
    .once("error", (error) => reject(toListenError(error, address)))
    .listen(address.port, address.host, backlog, resolve);
  await promise;
  const { host } = address;
  const urlHost = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const boundAddress = server.address();
  return `http://${urlHost}:${boundAddress && typeof boundAddress === "object" ? boundAddress.port : address.port}`;
}

/** Returns the error for an address that a server cannot listen on, with the next step. */
export function toListenError(error: NodeJS.ErrnoException, address: ListenAddress): StartupError {
  return new StartupError(describeListenError(error, address), { cause: error });
}

function describeListenError({ code, message }: NodeJS.ErrnoException, address: ListenAddress): string {
  const { host, port, portName = "PORT", hostName = "HOST" } = address;
  if (code === "EADDRINUSE")
    return `port ${port} on ${host} is in use by another program. Stop that program, or start with ${portName}=${port < 65_535 ? port + 1 : 0}.`;
  if (code === "EACCES")
    return `port ${port} requires more permissions. Use a port of 1024 or above: ${portName}=3000.`;
  return `cannot listen on ${hostName} ${host} (${message}). It must be an address of this machine. Unset it for 127.0.0.1.`;
}
