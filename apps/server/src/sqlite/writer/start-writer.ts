import { Worker } from "node:worker_threads";
import { StoreUnavailable } from "@animal-store/service";
import { type BatchAnswer, createWriteQueue, type WriteQueueWatch } from "../../write-queue/write-queue.ts";
import { explained } from "../unavailable.ts";
import { type Failure, toError } from "./failure.ts";
import type { FromThread, ThreadSettings, ToThread } from "./thread-messages.ts";
import { createTrials } from "./trials.ts";
import { watchHanging } from "./watch-hanging.ts";
import type { ThreadAnswer } from "./write-batch.ts";
import type { Write, Writes } from "./writes.ts";

/** Writes on a thread of its own: requests are served while the disk works. */
export interface Writer {
  /** Settles when the write is on disk. @throws {StoreUnavailable} when the store is away, or too many writes wait */
  write<Name extends keyof Writes>(name: Name, ...args: Parameters<Writes[Name]>): Promise<ReturnType<Writes[Name]>>;
  /** The same for what no answer waits for: it goes along with what answers wait for, a little at a time. */
  writeBehind(...write: Write): Promise<void>;
  /** To be called when the disk failed somebody else: what follows is the same as when it fails the thread. */
  suspect(error: unknown): void;
  /** Writes what waits, and ends the thread. Without it the thread keeps the process alive. */
  stop(): Promise<void>;
}

export interface WriterOptions {
  readonly dataDirectory: string;
  /** Called once if the thread ends by itself, or cannot start. Nothing can be written any more. */
  readonly onDeath: (error: Error) => void;
  /** Milliseconds that a batch waits for another process. @default 1500: a write is answered within two seconds */
  readonly lockTimeout?: number | undefined;
  /** Milliseconds after which a disk that does not answer is told of, and what waits behind it refused. @default 5000 */
  readonly hangsAfter?: number | undefined;
  /** How many writes one transaction may hold. @default 256 */
  readonly mostAtOnce?: number | undefined;
  readonly watch?: WriteQueueWatch | undefined;
  /** Called when the disk begins to fail, with why, and when it works again, with undefined. */
  readonly onDisk?: ((problem: string | undefined) => void) | undefined;
  /** Called before the thread opens the store anew. What it throws is why the disk cannot be used yet. */
  readonly beforeTrial?: (() => void) | undefined;
}

/** Starts the thread, for a data folder whose store is open. Writes may be given at once; they wait until it runs. */
export function startWriter({ dataDirectory, onDeath, mostAtOnce, ...options }: WriterOptions): Writer {
  const { lockTimeout = 1500, hangsAfter = 5000, onDisk, beforeTrial, watch } = options;
  const worker = new Worker(threadFile, { workerData: { dataDirectory, lockTimeout } satisfies ThreadSettings });
  const ended = new Promise((resolve) => worker.once("exit", resolve));
  const post = (message: ToThread) => worker.postMessage(message);
  const queue = createWriteQueue<Write>(send, { mostAtOnce, watch });
  const trials = createTrials({ beforeTrial, onDisk, begin: (isDamaged) => post(isDamaged ? "look through" : "try") });
  const hanging = watchHanging(hangsAfter, () => {
    trials.hangs();
    // Nothing of it was begun. What is under way may be done, and waits for its answer.
    queue.refuseWaiting(new StoreUnavailable("the disk does not answer"));
  });
  let isOver = false;

  worker.on("message", (answer: FromThread) => {
    if ("trial" in answer) return trials.heard(answer);
    hanging.answered();
    if ("failure" in answer) trials.suspect(answer.failure);
    trials.answered();
    queue.settle(toAnswer(answer));
  });
  worker.on("messageerror", end);
  worker.on("error", end);
  worker.on("exit", (code) => end(new Error(`it ended by itself, with code ${code}`)));

  return {
    write: typed(queue.add),
    async writeBehind(...write) {
      await queue.addBehind(write);
    },
    suspect: trials.suspect,
    async stop() {
      await queue.close();
      isOver = true;
      endWatches();
      post("close");
      await ended;
    },
  };

  function send(batch: readonly Write[]): void {
    hanging.sent();
    post(batch);
  }

  function endWatches(): void {
    trials.stop();
    hanging.stop();
  }

  function end(error: Error): void {
    if (isOver) return;
    isOver = true;
    endWatches();
    onDeath(error);
    queue.fail(error);
  }
}

function toAnswer(answer: ThreadAnswer): BatchAnswer {
  const told = (failure: Failure) => explained(toError(failure));
  if ("failure" in answer) return { failure: told(answer.failure) };
  return { ...answer, failures: answer.failures.map(([index, failure]) => [index, told(failure)]) };
}

/** The thread answers a write with what the function of its name returns, which TypeScript does not follow through a union. */
function typed(add: (write: Write) => Promise<unknown>): Writer["write"] {
  return ((...write: Write) => add(write)) as Writer["write"];
}

// Beside this file, and beside what it is bundled to.
const threadFile = new URL(`./writer-thread.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);
