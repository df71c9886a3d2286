import { once } from "node:events";
import { connect as connectTo, createServer, type Socket } from "node:net";

/** A way to Redis that can be cut for one process alone, or on which answers are lost. */
export async function openWay(redisUrl: string) {
  const { hostname, port } = new URL(redisUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isLost = (_answer: string) => false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connectTo(Number(port), hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => {
        if (from === socket || !isLost(String(data))) to.write(data);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${address.port}`,
    cut,
    /** Which answers do not arrive. */
    lose: (which: (answer: string) => boolean) => {
      isLost = which;
    },
    join: () => {
      isCut = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
