// A process of its own: it keeps connections open, and opens anew what the server cuts, until it is ended.
import { connect } from "node:net";
import type { HeldConnections, Told } from "./hold-connections.ts";

process.once("message", ({ port, all }: { port: number; all: readonly HeldConnections[] }) => {
  const told: Told = { open: 0, cut: 0, timedOut: 0 };
  for (const held of all) for (let left = held.count; left > 0; left -= 1) open(held);
  setInterval(() => process.send?.(told), 100);

  function open(held: HeldConnections): void {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }).on("error", () => {});
    socket.on("connect", () => {
      told.open += 1;
      socket.write(held.message);
      socket.once("close", () => (told.open -= 1));
    });
    if (held.readsAll)
      socket.on("data", (chunk: Buffer) => {
        if (chunk.toString("latin1", 0, 12) === "HTTP/1.1 408") told.timedOut += 1;
      });
    else socket.pause();
    const { drip, readEveryMs, staysMs } = held;
    const timers = [
      drip && setInterval(() => socket.writable && socket.write(drip.text), drip.everyMs),
      readEveryMs && setInterval(() => socket.read(8192), readEveryMs),
      // A paused socket does not notice that the server closed it. Not all end at once.
      staysMs && setTimeout(() => socket.destroy(), staysMs * (1 + Math.random())),
    ];
    socket.once("close", () => {
      told.cut += 1;
      for (const timer of timers) if (timer) clearTimeout(timer);
      if (held.isRenewed) setTimeout(open, 10, held);
    });
  }
});
