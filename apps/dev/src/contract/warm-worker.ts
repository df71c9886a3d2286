import { Worker } from "node:worker_threads";
import type { Outcome, Task } from "./contract-worker.ts";

/** A thread that keeps what it loaded, for one kind of work after the other. */
export interface WarmWorker {
  perform(task: Task): Promise<Outcome>;
  /** Begins anew, with the code as it is now. */
  renew(): void;
  stop(): Promise<void>;
}

export function createWarmWorker(): WarmWorker {
  let worker = start();
  return {
    perform(task) {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const current = worker;
      const settle = (outcome: Outcome) => {
        current.off("message", settle).off("error", fail);
        resolve(outcome);
      };
      const fail = (error: unknown) => {
        settle({ kind: "refused", message: String(error) });
        if (worker === current) worker = start();
      };
      current.on("message", settle).on("error", fail);
      current.postMessage(task);
      return promise;
    },
    renew() {
      void worker.terminate();
      worker = start();
    },
    async stop() {
      await worker.terminate();
    },
  };
}

function start(): Worker {
  return new Worker(new URL("contract-worker.ts", import.meta.url));
}
