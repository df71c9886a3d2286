// Preloaded into a server and its threads, with --expose-gc. On SIGUSR2, collects garbage and prints the bytes in use: the native
// memory, as malloc_stats(3) prints it, and the heaps of all threads. The contents of buffers are in both.
import { dlopen } from "node:ffi";
import { BroadcastChannel, isMainThread } from "node:worker_threads";

const channel = new BroadcastChannel("memory");
if (isMainThread) reportOnSignal();
else channel.onmessage = () => channel.postMessage(measureHeap());
channel.unref();

function reportOnSignal(): void {
  const { malloc_stats } = dlopen("libc.so.6", { malloc_stats: { arguments: [], return: "void" } }).functions;
  let threads = 0;
  process.on("worker", (thread) => {
    threads += 1;
    thread.once("exit", () => (threads -= 1));
  });
  process.on("SIGUSR2", () => {
    let heapBytes = measureHeap();
    let missing = threads;
    channel.onmessage = ({ data }) => {
      heapBytes += Number(data);
      missing -= 1;
      if (missing === 0) report();
    };
    if (missing === 0) report();
    else channel.postMessage("measure");

    function report(): void {
      malloc_stats();
      console.error(`heap ${heapBytes}`);
    }
  });
}

function measureHeap(): number {
  // The second run collects objects that finalizers of the first run released.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
