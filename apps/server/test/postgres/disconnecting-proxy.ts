import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type DisconnectingProxy = Awaited<ReturnType<typeof startDisconnectingProxy>>;

/**
 * Starts a proxy between a program and its database, which cuts connections when the test requests it.
 * @param url of the database
 * @param delay milliseconds until a connection reaches the database
 */
export async function startDisconnectingProxy(url: string, delay = 0) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let cutAt: string | undefined;
  const server = createServer((socket) => {
    if (delay > 0) setTimeout(passOn, delay, socket);
    else passOn(socket);
  });
  const passOn = (socket: Socket) => {
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
      if (cutAt === undefined || !chunk.includes(cutAt)) return socket.write(chunk);
      cutAt = undefined;
      return socket.destroy();
    });
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const through = new URL(target);
  through.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: through.href,
    /** Drops the next response that contains a text, and cuts its connection instead. */
    disconnectAtReply(text: string) {
      cutAt = text;
    },
    /** Cuts all connections, and accepts new ones. */
    cutAll() {
      for (const each of sockets) each.destroy();
    },
    async close() {
      for (const each of sockets) each.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
