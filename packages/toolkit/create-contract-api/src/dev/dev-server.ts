import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

export interface DevServer {
  /** Starts the server after the old one has ended, so that its port is free. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A server that waits for open connections ends after this time. */
const stopMs = 1000;

// A killed parent cannot stop the server, so the server watches the channel to it.
const exitWithParent = `process.once("disconnect", () => process.exit(1)); process.channel.unref();`;

/**
 * Creates a server that runs as a child process.
 * @param nodeArgs the arguments of node
 * @param onExit called if the server ends by itself
 */
export function createDevServer(nodeArgs: readonly string[], onExit: (reason: string) => void): DevServer {
  let child: ChildProcess | undefined;
  return { restart, stop };

  async function restart(): Promise<void> {
    await stop();
    const args = ["--import", `data:text/javascript,${encodeURIComponent(exitWithParent)}`, ...nodeArgs];
    const started = spawn(process.execPath, args, { stdio: ["inherit", "inherit", "inherit", "ipc"] });
    child = started;
    started.once("exit", (code, signal) => {
      if (child !== started) return;
      child = undefined;
      onExit(signal ?? `exit code ${code}`);
    });
  }

  async function stop(): Promise<void> {
    const stopped = child;
    child = undefined;
    if (!stopped || stopped.exitCode !== null || stopped.signalCode !== null) return;
    const exited = once(stopped, "exit");
    stopped.kill("SIGTERM");
    const isStopped = await Promise.race([exited, setTimeout(stopMs, undefined, { ref: false })]);
    if (isStopped) return;
    stopped.kill("SIGKILL");
    await exited;
  }
}
