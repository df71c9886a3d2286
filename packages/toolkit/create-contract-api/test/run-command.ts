import { vi } from "vitest";
import { run } from "../src/run.ts";

/** Runs the command in this process. */
export async function runCommand(args: readonly string[]) {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const status = await run(args);
    return { status, stdout: `${log.mock.calls.join("\n")}\n`, stderr: `${error.mock.calls.join("\n")}\n` };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}
