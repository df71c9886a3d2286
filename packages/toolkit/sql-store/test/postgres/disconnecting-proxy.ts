import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface DisconnectingProxy {
  readonly url: string;
  /** Closes the connection instead of forwarding the next response that contains the text. */
  disconnectAtResponse(text: string): void;
  /** Closes all connections. The proxy still accepts new ones. */
  disconnectAll(): void;
  close(): Promise<void>;
}

/** @param delayMs the delay before a connection is forwarded */
export async function startDisconnectingProxy(url: string, delayMs = 0): Promise<DisconnectingProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let disconnectText: string | undefined;
  const server = createServer((socket) => {
    if (delayMs > 0) setTimeout(forward, delayMs, socket);
    else forward(socket);
  });
  const forward = (socket: Socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const each of [socket, upstream]) {
      sockets.add(each);
      each.on("error", () => {});
      each.on("close", () => {
        sockets.delete(each);
        socket.destroy();
        upstream.destroy();
      });
    }
    socket.pipe(upstream);
    upstream.on("data", (chunk) => {
      if (disconnectText === undefined || !chunk.includes(disconnectText)) return socket.write(chunk);
      disconnectText = undefined;
      return socket.destroy();
    });
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const proxyUrl = new URL(target);
  proxyUrl.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: proxyUrl.href,
    disconnectAtResponse(text) {
      disconnectText = text;
    },
    disconnectAll() {
      for (const each of sockets) each.destroy();
    },
    async close() {
      for (const each of sockets) each.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
