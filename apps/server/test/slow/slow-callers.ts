// A process of its own: it keeps so many connections of each kind open, and opens anew what the server cuts, until it is ended.
import { connect, type Socket } from "node:net";
import type { Order, SlowKind, Told } from "./start-slow-callers.ts";

process.once("message", (order: Order) => {
  const told: Told = { open: 0, cut: 0, timedOut: 0 };
  const held = new Map<Socket, SlowKind>();

  for (const kind of ["head", "body", "read", "idle"] as const)
    for (let left = order.counts[kind] ?? 0; left > 0; left -= 1) open(kind);
  setInterval(() => {
    for (const [socket, kind] of held) if (socket.writable) drip(socket, kind);
  }, order.everyMs);
  setInterval(() => process.send?.({ ...told, open: held.size } satisfies Told), 100);

  function open(kind: SlowKind): void {
    const socket = connect({ port: order.port, host: "127.0.0.1", noDelay: true });
    socket.on("connect", () => {
      held.set(socket, kind);
      socket.write(order.begins[kind]);
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      held.delete(socket);
      told.cut += 1;
      if (kind !== "idle") setTimeout(open, 10, kind);
    });
    // Who does not read hears nothing of its end. Not all come back at once: that would be a flood, and they are slow.
    if (kind === "read") {
      socket.pause();
      setTimeout(() => socket.destroy(), order.readerStaysMs * (1 + Math.random()));
    } else
      socket.on("data", (chunk: Buffer) => {
        if (chunk.toString("latin1", 0, 12) === "HTTP/1.1 408") told.timedOut += 1;
      });
  }

  function drip(socket: Socket, kind: SlowKind): void {
    if (kind === "head") socket.write("x");
    if (kind === "body") socket.write(" ");
  }
});
