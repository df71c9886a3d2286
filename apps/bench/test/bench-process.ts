import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** The benchmark as a process of its own. */
export function startBench(args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args]);
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (output.stderr += text));
  const ended = once(child, "close").then(([code, signal]) => ({ exit: code ?? signal, ...output }));
  return { child, output, ended };
}
