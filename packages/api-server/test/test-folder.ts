import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates a folder that is removed after the test. */
export function testFolder(): string {
  const path = mkdtempSync(join(tmpdir(), "api-server-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
