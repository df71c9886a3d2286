import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stringifyYaml } from "@redocly/openapi-core";
import { largeDocument } from "./large-document.ts";

/** Generates from documents of growing size, each in a process of its own, and prints seconds, those of its CPU, and peak memory. */
const sizes = process.argv.slice(2).map(Number);
const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
// The child alone knows what it used; it tells it as its last line.
const telling = `data:text/javascript,process.on("exit",()=>console.error(JSON.stringify(process.resourceUsage())))`;

for (const operations of sizes.length > 0 ? sizes : [100, 1000]) {
  const folder = mkdtempSync(join(tmpdir(), "codegen-"));
  const path = join(folder, "document.yaml");
  const text = stringifyYaml(largeDocument(operations));
  writeFileSync(path, text);
  const started = performance.now();
  const child = spawnSync(process.execPath, ["--import", telling, cli, path, join(folder, "generated")], {
    encoding: "utf8",
  });
  const seconds = (performance.now() - started) / 1000;
  rmSync(folder, { recursive: true });
  if (child.status !== 0) throw new Error(child.stderr);
  const used = JSON.parse(child.stderr.trim().split("\n").at(-1) ?? "") as NodeJS.ResourceUsage;
  const ofCpu = (used.userCPUTime + used.systemCPUTime) / 1e6;
  const peak = Math.round(used.maxRSS / 1024);
  console.log(
    `${operations} operations, ${Math.round(text.length / 1024)} KiB: ${seconds.toFixed(1)} s (${ofCpu.toFixed(1)} s of CPU), at most ${peak} MiB`,
  );
}
