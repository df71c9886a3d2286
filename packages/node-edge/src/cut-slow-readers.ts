import type { Server } from "node:http";
import type { Socket } from "node:net";

interface Reader {
  /** Bytes that were given to the system when it was looked at last. */
  taken: number;
  /** How often nothing had been taken since. */
  waited: number;
}

const looks = 12;

/**
 * Cuts connections whose caller takes nothing of an answer for so long. Node's own time-out of a socket would be set anew for each
 * request; looking at all connections at times costs requests nothing.
 * @param timeout milliseconds
 */
export function cutSlowReaders(server: Server, timeout: number): void {
  const readers = new Map<Socket, Reader>();
  server.on("connection", (socket: Socket) => {
    readers.set(socket, { taken: 0, waited: 0 });
    socket.once("close", () => readers.delete(socket));
  });
  const timer = setInterval(look, Math.ceil(timeout / looks)).unref();
  server.once("close", () => clearInterval(timer));

  function look(): void {
    for (const [socket, reader] of readers) {
      const { writableLength } = socket;
      if (writableLength === 0) {
        reader.waited = 0;
        continue;
      }
      const taken = socket.bytesWritten - writableLength;
      reader.waited = taken === reader.taken ? reader.waited + 1 : 0;
      reader.taken = taken;
      if (reader.waited >= looks) socket.destroy();
    }
  }
}
