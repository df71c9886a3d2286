// A child process that holds connections open and replaces those that end, until it is killed.
import { connect } from "node:net";
import type { ConnectionCounts, HeldConnections } from "./hold-connections.ts";

process.once("message", ({ port, groups }: { port: number; groups: readonly HeldConnections[] }) => {
  const counts: ConnectionCounts = { open: 0, closed: 0, timedOut: 0 };
  for (const group of groups) for (let count = group.count; count > 0; count -= 1) open(group);
  setInterval(() => process.send?.(counts), 100);

  function open(group: HeldConnections): void {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }).on("error", () => {});
    socket.on("connect", () => {
      counts.open += 1;
      socket.write(group.message);
      socket.once("close", () => (counts.open -= 1));
    });
    if (group.readsAll)
      socket.on("data", (chunk: Buffer) => {
        if (chunk.toString("latin1", 0, 12) === "HTTP/1.1 408") counts.timedOut += 1;
      });
    else socket.pause();
    const { drip, readIntervalMs, minOpenMs } = group;
    const timers = [
      drip && setInterval(() => socket.writable && socket.write(drip.text), drip.intervalMs),
      readIntervalMs && setInterval(() => socket.read(8192), readIntervalMs),
      // A paused socket does not detect that the server closed it. The random factor spreads the closes over time.
      minOpenMs && setTimeout(() => socket.destroy(), minOpenMs * (1 + Math.random())),
    ];
    socket.once("close", () => {
      counts.closed += 1;
      for (const timer of timers) if (timer) clearTimeout(timer);
      if (group.isReplaced) setTimeout(open, group.reopenMs ?? 10, group);
    });
  }
});
