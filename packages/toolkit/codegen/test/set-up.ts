import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

/** Writes a document into a new folder. @returns its path, and that of a folder for the generated files */
export function writeDocument(members: object): { path: string; folder: string } {
  const parent = createTemporaryFolder();
  const path = join(parent, "document.json");
  const document = { openapi: "3.1.0", info: { title: "Things", version: "1" }, ...members };
  writeFileSync(path, JSON.stringify(document, null, 2));
  return { path, folder: join(parent, "generated") };
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
