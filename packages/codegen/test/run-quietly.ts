import { vi } from "vitest";
import { run } from "../src/run.ts";

/** Runs the command in this process. @returns its exit code and what it said on stderr */
export async function runQuietly(...args: string[]): Promise<{ code: number; stderr: string }> {
  const lines: string[] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  try {
    return { code: await run(args), stderr: lines.join("\n") };
  } finally {
    spy.mockRestore();
  }
}
