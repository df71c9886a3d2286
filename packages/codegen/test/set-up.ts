import { mkdtempSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { onTestFinished, vi } from "vitest";
import { run } from "../src/run.ts";

// Messages name the npm script that runs codegen.
delete process.env.npm_lifecycle_event;

export const libraryPath = fileURLToPath(new URL("library.yaml", import.meta.url));
export const galleryPath = fileURLToPath(new URL("gallery.yaml", import.meta.url));

/** Creates a folder within the package, so that imports resolve. The end of the test removes it. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export async function runQuietly(...args: string[]): Promise<{ code: number; stderr: string }> {
  const lines: string[] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  try {
    return { code: await run(args), stderr: lines.join("\n") };
  } finally {
    spy.mockRestore();
  }
}
