import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { contract } from "./contract-document.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

test.each(["SIGINT", "SIGTERM"] as const)("serves the docs, and exits with code 0 on %s", async (signal) => {
  const child = spawn(process.execPath, [main], { env: { ...process.env, HOST: "", PORT: "0" } });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(child.stdout, "data");
  const url = /http:\S+/.exec(String(line))?.[0] ?? "";
  const page = await (await fetch(url)).text();
  expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toContain(contract.info.title);
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([0, null]);
});

const build = fileURLToPath(new URL("build.ts", import.meta.url));

test("deletes its temporary folder if SIGTERM stops the build", async () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const temporaryFolders = () => readdirSync(folder).filter((name) => name.startsWith("animal-store-redoc-"));
  const child = spawn(process.execPath, [build, join(folder, "site")], {
    env: { ...process.env, TMPDIR: folder },
    stdio: "ignore",
  });
  await expect.poll(temporaryFolders).toHaveLength(1);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(temporaryFolders()).toEqual([]);
});
