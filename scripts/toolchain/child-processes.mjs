import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { root } from "./pins.mjs";

const isPosix = process.platform !== "win32";
// The terminal and npm both send a Ctrl-C.
const duplicateMs = 500;
const runningChildren = new Set();
let receivedSignal;
let receivedAt = 0;
let rejectInterruption;

/** Rejects with `InterruptedError` after a stop signal, when all child processes have exited. */
export const interruption = new Promise((_, reject) => {
  rejectInterruption = reject;
});
interruption.catch(() => {});

export class InterruptedError extends Error {
  constructor(signal) {
    super(`interrupted by ${signal}`);
    this.signal = signal;
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => forwardSignal(signal));

// npm runs a script in a shell that forwards no signals. If npm is killed, only the change of the parent processes shows it.
if (process.env.npm_lifecycle_event) {
  const initialAncestors = readAncestors();
  setInterval(() => readAncestors() !== initialAncestors && forwardSignal("SIGTERM"), 500).unref();
}

// A program gets a separate process group, so that a signal reaches it and its children exactly once, through this process.
/** Runs a program and returns its exit code, or 128 + n after signal n. */
export async function run(program, args, options) {
  const { code, signal } = await waitForExit(start(program, args, options));
  return exitCodeOf(code, signal);
}

/** Like `run`, but also returns the output. @throws {InterruptedError} after a stop signal */
export async function capture(program, args, options) {
  const child = start(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const closed = new Promise((resolve) => child.on("close", resolve));
  const { code, signal } = await waitForExit(child);
  await closed;
  if (receivedSignal) throw new InterruptedError(receivedSignal);
  return { code: exitCodeOf(code, signal), output };
}

export function exitCodeOf(code, signal) {
  return signal ? 128 + constants.signals[signal] : code;
}

function start(program, args, options) {
  if (receivedSignal) throw new InterruptedError(receivedSignal);
  const child = spawn(program, args, { cwd: root, detached: isPosix, ...options });
  runningChildren.add(child);
  return child;
}

async function waitForExit(child) {
  const watchdog = isPosix && child.pid ? startWatchdog(child.pid) : undefined;
  try {
    return await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("exit", (code, signal) => resolve({ code, signal }));
    });
  } finally {
    runningChildren.delete(child);
    if (isPosix && child.pid) await killGroup(child.pid);
    watchdog?.kill("SIGKILL");
    reportInterruption();
  }
}

// Stops the group even if this process is killed with SIGKILL, because the kernel then closes the pipe.
function startWatchdog(group) {
  const script = 'read -r _; kill -s TERM -- "-$1"';
  const options = { detached: true, stdio: ["pipe", "ignore", "ignore"] };
  const watchdog = spawn("sh", ["-c", script, "watchdog", String(group)], options);
  watchdog.on("error", () => {});
  watchdog.unref();
  return watchdog;
}

function readAncestors() {
  const parent = process.ppid;
  try {
    const [, name, grandparent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, "utf8"));
    // bash replaces itself with the command. Then npm is the parent, and the program that started npm can end before it.
    return /sh$|^busybox$/.test(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`; // macOS has no /proc.
  }
}

// One stop can cause several signals: npm, a supervisor and a closing terminal repeat them, and npm's exit changes the ancestors.
// Only a later Ctrl-C is a second request of the user.
function forwardSignal(signal) {
  if (receivedSignal && (signal !== "SIGINT" || performance.now() - receivedAt < duplicateMs)) return;
  receivedSignal = signal;
  receivedAt = performance.now();
  for (const child of runningChildren) signalGroup(child.pid, signal);
  reportInterruption();
}

function reportInterruption() {
  if (receivedSignal && runningChildren.size === 0) rejectInterruption(new InterruptedError(receivedSignal));
}

async function killGroup(group) {
  for (const signal of ["SIGTERM", "SIGKILL"]) {
    if (!signalGroup(group, signal)) return;
    for (let i = 0; i < 40 && signalGroup(group, 0); i++) await delay(50);
  }
}

function signalGroup(group, signal) {
  try {
    return process.kill(isPosix ? -group : group, signal);
  } catch {
    return false;
  }
}
