import { Worker } from "node:worker_threads";
import type { Outcome, Task } from "./contract-worker.ts";
import { refusalOf } from "./refusal-of.ts";

/** A thread that keeps what it loaded, for one kind of work after the other. */
export interface WarmWorker {
  perform(task: Task): Promise<Outcome>;
  /** Begins anew, with the code as it is now. */
  renew(): void;
  stop(): Promise<void>;
}

export function createWarmWorker(): WarmWorker {
  let worker: Worker | undefined = begin();

  // The next task begins another: one that a broken source ends would end again at once.
  function begin(): Worker {
    const begun = new Worker(new URL("contract-worker.ts", import.meta.url));
    return begun.on("error", () => {
      if (worker === begun) worker = undefined;
    });
  }

  return {
    perform(task) {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      worker ??= begin();
      const current = worker;
      const settle = (outcome: Outcome) => {
        current.off("message", settle).off("error", fail);
        resolve(outcome);
      };
      const fail = (error: unknown) => settle({ kind: "refused", message: refusalOf(error) });
      current.on("message", settle).on("error", fail);
      current.postMessage(task);
      return promise;
    },
    renew() {
      void worker?.terminate();
      worker = undefined;
    },
    async stop() {
      await worker?.terminate();
    },
  };
}
