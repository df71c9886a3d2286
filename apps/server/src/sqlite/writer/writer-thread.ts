// The thread that writes. It loads little, so that it is there before the first request.
import { parentPort, workerData } from "node:worker_threads";
import { createSureWriter } from "./sure-writer.ts";
import type { FromThread, ToThread } from "./thread-messages.ts";

const writer = createSureWriter(workerData);

parentPort?.on("message", (message: ToThread) => {
  if (message === "close") {
    writer.close();
    parentPort?.close();
  } else if (message === "try" || message === "look through") answer(writer.try(message === "look through"));
  else answer(writer.write(message));
});

function answer(message: FromThread): void {
  parentPort?.postMessage(message);
}
