import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { root } from "./pins.mjs";

const posix = process.platform !== "win32";
const running = new Set();
let received;
let receivedAt = 0;
let interrupt;

/** Rejects with `Interrupted` once this process was told to stop and nothing that it started is left. */
export const interruption = new Promise((_, reject) => {
  interrupt = reject;
});
interruption.catch(() => {});

/** A signal ended the work before it was done. */
export class InterruptedError extends Error {
  constructor(signal) {
    super(`interrupted by ${signal}`);
    this.signal = signal;
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => passOn(signal));

// npm runs a script through a shell that passes no signal on: losing one of the two is the only trace of a killed npm.
if (process.env.npm_lifecycle_event) {
  const atStart = ancestors();
  setInterval(() => ancestors() !== atStart && passOn("SIGTERM"), 500).unref();
}

/**
 * Runs a program to its end and returns its exit code (128 + n after signal n).
 * It leads a process group of its own, so that a signal reaches it and what it started exactly once, through this process.
 */
export async function run(program, args, options) {
  const { code, signal } = await finish(launch(program, args, options));
  return exitCodeOf(code, signal);
}

/** Like `run`, but keeps what the program writes and throws `Interrupted` when this process was told to stop. */
export async function capture(program, args, options) {
  const child = launch(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const closed = new Promise((resolve) => child.on("close", resolve));
  const { code, signal } = await finish(child);
  await closed;
  if (received) throw new InterruptedError(received);
  return { code: exitCodeOf(code, signal), output };
}

/** What a shell reports for a process that ended so. */
export function exitCodeOf(code, signal) {
  return signal ? 128 + constants.signals[signal] : code;
}

function launch(program, args, options) {
  if (received) throw new InterruptedError(received);
  const child = spawn(program, args, { cwd: root, detached: posix, ...options });
  running.add(child);
  return child;
}

async function finish(child) {
  const guard = posix && child.pid ? startGuard(child.pid) : undefined;
  try {
    return await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("exit", (code, signal) => resolve({ code, signal }));
    });
  } finally {
    running.delete(child);
    if (posix && child.pid) await clearGroup(child.pid);
    guard?.kill("SIGKILL");
    announceInterruption();
  }
}

// Waits for the end of this process in a way that kill -9 cannot skip: the kernel closes the pipe.
function startGuard(group) {
  const script = 'read -r _; kill -s TERM -- "-$1"';
  const guard = spawn("sh", ["-c", script, "guard", String(group)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.on("error", () => {});
  guard.unref();
  return guard;
}

function ancestors() {
  const parent = process.ppid;
  try {
    const [, grandparent] = readFileSync(`/proc/${parent}/stat`, "utf8").split(") ").at(-1).split(" ");
    return `${parent} ${grandparent}`;
  } catch {
    return `${parent}`; // Without /proc: macOS, where the shell replaces itself by the command.
  }
}

// Ctrl-C arrives twice, from the terminal and from npm, within milliseconds; a later one is a person who is losing patience.
function passOn(signal) {
  if (received && Date.now() - receivedAt < 150) return;
  received = signal;
  receivedAt = Date.now();
  for (const child of running) signalGroup(child.pid, signal);
  announceInterruption();
}

function announceInterruption() {
  if (received && running.size === 0) interrupt(new InterruptedError(received));
}

async function clearGroup(group) {
  for (const signal of ["SIGTERM", "SIGKILL"]) {
    if (!signalGroup(group, signal)) return;
    for (let i = 0; i < 40 && signalGroup(group, 0); i++) await delay(50);
  }
}

function signalGroup(group, signal) {
  try {
    return process.kill(posix ? -group : group, signal);
  } catch {
    return false;
  }
}
