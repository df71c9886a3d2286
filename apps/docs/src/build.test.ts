import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { ownContract } from "./contract-document.ts";

const build = fileURLToPath(new URL("build.ts", import.meta.url));

test("a build that is ended while Redocly works leaves no draft behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const drafts = () => readdirSync(folder).filter((name) => name.startsWith("animal-store-reference-"));
  const child = spawn(process.execPath, [build, ownContract, join(folder, "site")], {
    env: { ...process.env, TMPDIR: folder },
    stdio: "ignore",
  });
  await expect.poll(drafts).toHaveLength(1);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(drafts()).toEqual([]);
});
