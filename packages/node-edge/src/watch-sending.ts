import type { Server } from "node:http";
import type { Socket } from "node:net";

/** @returns whether there are connections whose system has not taken all of their answers yet */
export function watchSending(server: Server): () => boolean {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return () => sockets.values().some(({ writableLength }) => writableLength > 0);
}
