import { Worker } from "node:worker_threads";
import { stopwatch } from "@animal-store/node-http";
import { createVersions, type Log, StoreUnavailableError, type Versions } from "@animal-store/service";
import { type CommandResult, changesOf, type WriteCommand } from "@animal-store/service/writes";
import { createWriteQueue, type WriteQueueObserver } from "../../write-queue/write-queue.ts";
import { isFull, isStorageFailure, isUnavailable, resultCode } from "../error-codes.ts";
import type { SerializedError, ThreadBatchResult, ThreadSettings, WorkerRequest } from "./writer-thread.ts";
import type { Task, Write } from "./writes.ts";

/** Writes on a thread of its own: requests are served while the disk works. */
export interface Writer {
  /** Resolves when the write is durable. @throws {StoreUnavailableError} if the disk fails, or too many writes are queued */
  write<Command extends WriteCommand>(command: Command): Promise<CommandResult<Command>>;
  /** Resolves when the task is durable. @throws {StoreUnavailableError} as `write` */
  run(task: Task): Promise<void>;
  /**
   * Returns what a caller is told of an error of a read. A storage failure also rejects every write from now on and calls
   * `onFatal`.
   */
  explain(error: unknown): unknown;
  /** Writes what waits, and ends the thread. Without it the thread keeps the process alive. */
  stop(): Promise<void>;
}

export interface WriterOptions {
  readonly dataDirectory: string;
  /**
   * Called once if the storage failed or the thread ended without `stop`. The process must exit: nothing can be written any more.
   * @param threadEnded resolves when the thread has ended, which a stalled disk delays
   */
  readonly onFatal: (error: Error, threadEnded: Promise<unknown>) => void;
  /** Receives one line when the disk is full or stalled, and one when writes work again. */
  readonly log?: Log | undefined;
  /** Milliseconds that a batch waits for another process. @default 1500: a write is answered within two seconds */
  readonly lockTimeout?: number | undefined;
  /** Milliseconds that a batch may take until queued writes are rejected. @default 5000 */
  readonly stallMs?: number | undefined;
  /** How many writes one transaction may hold. @default 256 */
  readonly maxBatchSize?: number | undefined;
  readonly observer?: WriteQueueObserver | undefined;
  /** Notified of each batch. */
  readonly versions?: Versions | undefined;
}

/** Starts the thread, for a data folder whose store is open. Writes may be given at once; they wait until it runs. */
export function startWriter(options: WriterOptions): Writer {
  const {
    dataDirectory,
    onFatal,
    log,
    lockTimeout = 1500,
    stallMs = 5000,
    maxBatchSize,
    observer,
    versions = createVersions(),
  } = options;
  const worker = new Worker(threadFile, { workerData: { dataDirectory, lockTimeout } satisfies ThreadSettings });
  const ended = new Promise((resolve) => worker.once("exit", resolve));
  const queue = createWriteQueue<Write>(send, { maxBatchSize, observer });
  const stallTimer = setInterval(checkStall, stallMs / 4).unref();
  let sentAt: number | undefined;
  let finish = () => {};
  let problem: string | undefined;
  let isOver = false;

  worker.on("message", (response: ThreadBatchResult) => {
    sentAt = undefined;
    finish();
    if (!("failure" in response)) {
      report(undefined);
      const failures = response.failures.map(([index, failure]) => [index, explained(toError(failure))] as const);
      return queue.settle({ ...response, failures });
    }
    if (isStorageFailure(response.failure)) return fail(toError(response.failure));
    if (isFull(response.failure)) report("disk full");
    queue.settle({ failure: explained(toError(response.failure)) });
  });
  worker.on("messageerror", fail);
  worker.on("error", fail);
  worker.on("exit", (code) => fail(new Error(`the writer thread exited with code ${code}`)));

  return {
    // The thread returns the result of each command.
    write: (command) => queue.add({ command }) as Promise<CommandResult<typeof command>>,
    run: async (task) => void (await queue.add({ task })),
    explain(error) {
      if (isStorageFailure(error)) fail(error as Error);
      return explained(error);
    },
    async stop() {
      if (!isOver) await queue.close();
      end();
      worker.postMessage("close" satisfies WorkerRequest);
      await ended;
    },
  };

  function send(batch: readonly Write[]): void {
    sentAt = stopwatch();
    finish = versions.begin(batch.flatMap(({ command }) => (command ? changesOf(command) : [])));
    worker.postMessage(batch satisfies WorkerRequest);
  }

  function checkStall(): void {
    const isStalled = () => sentAt !== undefined && stopwatch() - sentAt > stallMs;
    if (!isStalled()) return;
    // A result that arrived while this process was busy is read first.
    setImmediate(() => {
      if (!isStalled()) return;
      report("disk stalled");
      queue.rejectQueued(new StoreUnavailableError("the disk is stalled"));
    });
  }

  function report(found: string | undefined): void {
    if (found === problem) return;
    problem = found;
    if (found) log?.error({}, `${found}: writes are rejected with 503 until it recovers`);
    else log?.warn({}, "disk recovered, accepting writes");
  }

  function fail(error: Error): void {
    if (isOver) return;
    end();
    onFatal(error, worker.terminate());
    queue.fail(error);
  }

  function end(): void {
    isOver = true;
    clearInterval(stallTimer);
  }
}

function toError({ message, ...rest }: SerializedError): Error {
  return Object.assign(new Error(message), rest);
}

/** What the callers of a store are told of an error of SQLite. */
function explained(error: unknown): unknown {
  if (!isUnavailable(error)) return error;
  return new StoreUnavailableError(reasons[resultCode(error)] ?? "the disk or the file of the store fails", {
    cause: error,
  });
}

// By SQLite's primary result code. `/readyz` shows them to anyone, so they contain nothing of the driver's message.
const reasons: Readonly<Record<number, string>> = {
  5: "another process holds the lock of the store",
  8: "the store is read-only",
  11: "the store is corrupt",
  13: "the disk is full",
};

// In the folder of this file, also after bundling.
const threadFile = new URL(`./writer-thread.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);
