import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { BenchError } from "./processes.ts";

const buildScript = fileURLToPath(new URL("../../../scripts/build-commit.mjs", import.meta.url));

export function readRecordedCommit(): string {
  return readFileSync(new URL("../recorded-commit", import.meta.url), "utf8").trim();
}

/** Builds the server of a commit, unless it is built. @returns its worktree. @throws {BenchError} if it fails */
export async function buildCommit(commit: string, signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, [buildScript, commit], { signal, stdio: ["ignore", "pipe", "inherit"] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code === 0) return output.trim();
  throw new BenchError(`cannot build commit ${commit}. The reason is in the log above.`);
}
