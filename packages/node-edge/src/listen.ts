import type { Server } from "node:net";
import { type Address, listenError } from "./address.ts";

// Connections that wait to be accepted, as far as the system allows. Beyond Node's 511 a flood had others wait until their system tried
// again, up to 38 s.
const mostArriving = 4096;

/**
 * Has a server listen. @returns its origin, without a trailing slash
 * @throws {StartUpError} when the address cannot be listened on
 */
export async function listen(server: Server, address: Address): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server
    .once("error", (error) => reject(listenError(error, address)))
    .listen(address.port, address.host, mostArriving, resolve);
  await promise;
  const { host } = address;
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const listening = server.address();
  return `http://${name}:${listening && typeof listening === "object" ? listening.port : address.port}`;
}
