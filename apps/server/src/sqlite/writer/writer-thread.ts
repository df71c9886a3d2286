// The thread that writes. It loads little, so that it is there before the first request.
import { parentPort, workerData } from "node:worker_threads";
import { connect } from "../connect.ts";
import type { ThreadSettings, ToThread } from "./thread-messages.ts";
import { createWriteBatch } from "./write-batch.ts";

const { dataDirectory, lockTimeout }: ThreadSettings = workerData;
const database = connect(dataDirectory, lockTimeout);
const writeBatch = createWriteBatch(database);

parentPort?.on("message", (message: ToThread) => {
  if (message !== "close") return parentPort?.postMessage(writeBatch(message));
  database.close();
  parentPort?.close();
});
