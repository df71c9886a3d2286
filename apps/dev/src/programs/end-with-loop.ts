import { isMainThread } from "node:worker_threads";

// Loaded before a program of the loop. Its stdin is a pipe that only the loop's end closes, whatever ended it.
if (isMainThread) {
  process.stdin.on("end", () => process.kill(process.pid, "SIGTERM")).resume();
  // A program that has nothing left to do ends as ever; reading goes on as long as it runs.
  if ("unref" in process.stdin) process.stdin.unref();
}
