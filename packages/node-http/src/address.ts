import type { Server } from "node:net";
import { z } from "zod";
import { integer, parseEnv } from "./env.ts";
import { StartupError } from "./program.ts";

/** Where a program listens. */
export interface ListenAddress {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** What the port is called where the program was started: `PORT`, unless who started it has another name for it. */
  readonly portName?: string;
  /** Likewise of the host. @default HOST */
  readonly hostName?: string;
}

/**
 * Where HOST and PORT say to listen. Who starts several programs tells each by PORT_NAME which variable of its own the port came from.
 * @throws {StartupError} where the port is none
 */
export function parseListenAddress(
  env: Readonly<Record<string, string | undefined>>,
  usualPort: number,
): ListenAddress {
  const portName = env.PORT_NAME || "PORT";
  const variables = z.object({ [portName]: integer(0, 65_535).optional() });
  const { [portName]: port = usualPort } = parseEnv(variables, { [portName]: env.PORT });
  return { host: env.HOST || "127.0.0.1", port, portName };
}

// Connections that wait to be accepted, as far as the system allows. Beyond Node's 511 a flood had others wait until their system tried
// again, up to 38 s.
const maxArriving = 4096;

/**
 * Has a server listen. @returns its origin, without a trailing slash
 * @throws {StartupError} when the address cannot be listened on
 */
export async function listen(server: Server, address: ListenAddress): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server
    .once("error", (error) => reject(listenError(error, address)))
    .listen(address.port, address.host, maxArriving, resolve);
  await promise;
  const { host } = address;
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const listening = server.address();
  return `http://${name}:${listening && typeof listening === "object" ? listening.port : address.port}`;
}

/** Why an address cannot be listened on, and what to do. @param error of node:http's server */
export function listenError(error: NodeJS.ErrnoException, address: ListenAddress): StartupError {
  return new StartupError(listenProblem(error, address), { cause: error });
}

function listenProblem({ code, message }: NodeJS.ErrnoException, address: ListenAddress): string {
  const { host, port, portName = "PORT", hostName = "HOST" } = address;
  if (code === "EADDRINUSE")
    return `port ${port} on ${host} is taken by another program. Stop that program, or start with ${portName}=${port < 65_535 ? port + 1 : 0}.`;
  if (code === "EACCES") return `port ${port} may not be used by this user. Take one from 1024 up: ${portName}=3000.`;
  return `${hostName} ${host} cannot be listened on (${message}). It must be an address of this machine: leave it unset for 127.0.0.1.`;
}
