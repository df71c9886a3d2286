// A separate process: it keeps connections open that pipeline requests and do not read the responses, or read them slowly.
import { connect } from "node:net";
import type { Flood } from "./start-flood.ts";

process.once("message", (flood: Flood) => {
  let open = 0;
  for (let count = 0; count < flood.connections; count += 1) openConnection(flood);
  setInterval(() => process.send?.(open), 100);

  function openConnection({ port, message, pipelined, readEveryMs, isRenewed = true }: Flood): void {
    const socket = connect({ port, host: "127.0.0.1" }).on("error", () => {});
    socket.pause();
    socket.on("connect", () => {
      open += 1;
      socket.write(message.repeat(pipelined));
      socket.once("close", () => (open -= 1));
    });
    const reading = readEveryMs && setInterval(() => socket.read(8192), readEveryMs);
    // A paused socket does not notice that the server closed it.
    const renewal = isRenewed ? setTimeout(() => socket.destroy(), 3000 + 3000 * Math.random()) : undefined;
    socket.once("close", () => {
      clearInterval(reading);
      clearTimeout(renewal);
      if (isRenewed) setTimeout(openConnection, 10, flood);
    });
  }
});
