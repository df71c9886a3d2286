import { mkdtempSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** A new folder in this workspace, so that imports resolve as they do in sources; it goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
