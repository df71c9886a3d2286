// A child process that holds connections open and replaces those that end, until it is killed.
import { connect } from "node:net";
import type { ConnectionCounts, HeldConnections } from "./hold-connections.ts";

process.once("message", ({ port, all }: { port: number; all: readonly HeldConnections[] }) => {
  const counts: ConnectionCounts = { open: 0, closed: 0, timedOut: 0 };
  for (const held of all) for (let left = held.count; left > 0; left -= 1) open(held);
  setInterval(() => process.send?.(counts), 100);

  function open(held: HeldConnections): void {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }).on("error", () => {});
    socket.on("connect", () => {
      counts.open += 1;
      socket.write(held.message);
      socket.once("close", () => (counts.open -= 1));
    });
    if (held.readsAll)
      socket.on("data", (chunk: Buffer) => {
        if (chunk.toString("latin1", 0, 12) === "HTTP/1.1 408") counts.timedOut += 1;
      });
    else socket.pause();
    const { drip, readIntervalMs, minOpenMs } = held;
    const timers = [
      drip && setInterval(() => socket.writable && socket.write(drip.text), drip.intervalMs),
      readIntervalMs && setInterval(() => socket.read(8192), readIntervalMs),
      // A paused socket does not detect that the server closed it. The random factor spreads the ends.
      minOpenMs && setTimeout(() => socket.destroy(), minOpenMs * (1 + Math.random())),
    ];
    socket.once("close", () => {
      counts.closed += 1;
      for (const timer of timers) if (timer) clearTimeout(timer);
      if (held.isReplaced) setTimeout(open, 10, held);
    });
  }
});
