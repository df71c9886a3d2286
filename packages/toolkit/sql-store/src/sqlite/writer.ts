import { Worker } from "node:worker_threads";
import {
  createInvalidationTracker,
  type InvalidationTracker,
  type Log,
  StoreUnavailableError,
} from "@animal-store/api-platform";
import { monotonicMs } from "@animal-store/node-http";
import type { StoreDefinition } from "../store.ts";
import { type BatchOptions, createWriteQueue, type Writer } from "../write-queue.ts";
import { collectionChangesOf } from "../writes.ts";
import { toStoreError } from "./errors.ts";
import { isFull, isStorageFailure } from "./result-codes.ts";
import {
  isCommand,
  type QueuedWrite,
  type SerializedError,
  type Task,
  type ThreadBatchResult,
  type ThreadSettings,
  type WorkerRequest,
} from "./run-writer-thread.ts";

export interface WriterOptions<Definition extends StoreDefinition = StoreDefinition> extends BatchOptions {
  readonly dataDirectory: string;
  readonly definition: Definition;
  /** The program of the writer thread. It calls `runWriterThread` with the same definition. */
  readonly writerThread: URL;
  /**
   * Called once if the storage fails or the thread exits. The process must exit. A stalled disk delays `threadEnded`.
   * @default throws the error, which ends the process
   */
  readonly onFatal?: ((error: Error, threadEnded: Promise<unknown>) => void) | undefined;
  /** Receives a line when the disk is full or stalled, and one when it recovers. */
  readonly log?: Log | undefined;
  /** Milliseconds to wait for the lock of another process. @default 1500, so that a write gets a response within 2 s */
  readonly lockTimeoutMs?: number | undefined;
  /** The maximum duration of a batch, in ms. After that, queued writes are rejected. @default 5000 */
  readonly stallMs?: number | undefined;
  readonly invalidationTracker?: InvalidationTracker | undefined;
}

export interface SqliteWriter extends Writer {
  run(task: Task): Promise<void>;
  /** Converts an error of a read. After a storage failure, also rejects all writes and calls `onFatal`. */
  convertError(error: unknown): unknown;
}

/** Starts a thread that writes, so that requests do not wait for the disk. Writes are queued until the thread is ready. */
export function startWriter(options: WriterOptions): SqliteWriter {
  const { dataDirectory, definition, writerThread, log, maxBatchSize, observer } = options;
  const { onFatal = throwError, lockTimeoutMs = 1500, stallMs = 5000 } = options;
  const { invalidationTracker = createInvalidationTracker() } = options;
  const worker = new Worker(writerThread, { workerData: { dataDirectory, lockTimeoutMs } satisfies ThreadSettings });
  const threadEnded = new Promise((resolve) => worker.once("exit", resolve));
  const queue = createWriteQueue<QueuedWrite>(send, { maxBatchSize, observer });
  const stallTimer = setInterval(checkStall, stallMs / 4).unref();
  let isReady = false;
  let sentAt: number | undefined;
  let finishInvalidation = () => {};
  let problem: string | undefined;
  let hasEnded = false;

  worker.on("message", (result: "ready" | ThreadBatchResult) => {
    if (result === "ready") {
      isReady = true;
      // A busy machine can delay the start of the thread. That is no stall of the disk.
      if (sentAt !== undefined) sentAt = monotonicMs();
      return;
    }
    sentAt = undefined;
    finishInvalidation();
    if (!("failure" in result)) {
      logProblem(undefined);
      const failures = result.failures.map(([index, failure]) => [index, toStoreError(toError(failure))] as const);
      return queue.settle({ ...result, failures });
    }
    if (isStorageFailure(result.failure)) return fail(toError(result.failure));
    if (isFull(result.failure)) logProblem("disk full");
    queue.settle({ failure: toStoreError(toError(result.failure)) });
  });
  worker.on("messageerror", fail);
  worker.on("error", fail);
  worker.on("exit", (code) => fail(new Error(`the writer thread exited with code ${code}`)));

  return {
    write: queue.add,
    run,
    probe: () => run({ isProbe: true }),
    convertError(error) {
      if (isStorageFailure(error)) fail(error as Error);
      return toStoreError(error);
    },
    async stop() {
      if (!hasEnded) await queue.close();
      end();
      worker.postMessage("close" satisfies WorkerRequest);
      await threadEnded;
    },
  };

  async function run(task: Task): Promise<void> {
    await queue.add(task);
  }

  function send(batch: readonly QueuedWrite[]): void {
    // Throws for a write that cannot be cloned.
    worker.postMessage(batch satisfies WorkerRequest);
    sentAt = monotonicMs();
    finishInvalidation = invalidationTracker.begin(
      batch.filter(isCommand).flatMap((command) => collectionChangesOf(definition, command)),
    );
  }

  function checkStall(): void {
    const isStalled = () => isReady && sentAt !== undefined && monotonicMs() - sentAt > stallMs;
    if (!isStalled()) return;
    // If this process was busy, it first reads a result that has arrived.
    setImmediate(() => {
      if (!isStalled()) return;
      logProblem("disk stalled");
      queue.rejectQueued(new StoreUnavailableError("the disk is stalled"));
    });
  }

  function logProblem(newProblem: string | undefined): void {
    if (newProblem === problem) return;
    problem = newProblem;
    if (newProblem) log?.error({}, `${newProblem}: writes are rejected with 503 until it recovers`);
    else log?.warn({}, "disk recovered, accepting writes");
  }

  function fail(error: Error): void {
    if (hasEnded) return;
    end();
    onFatal(error, worker.terminate());
    queue.fail(error);
  }

  function end(): void {
    hasEnded = true;
    clearInterval(stallTimer);
  }
}

function throwError(error: Error): never {
  throw error;
}

function toError({ message, ...properties }: SerializedError): Error {
  return Object.assign(new Error(message), properties);
}
