import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stringifyYaml } from "@redocly/openapi-core";
import { largeDocument } from "./large-document.ts";

/** What it took to generate from a document. */
export interface Measured {
  /** KiB. */
  readonly document: number;
  readonly seconds: number;
  /** Seconds of all cores. */
  readonly ofCpu: number;
  /** MiB. */
  readonly peak: number;
}

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
// The child alone knows what it used; it tells it as its last line.
const telling = `data:text/javascript,process.on("exit",()=>console.error(JSON.stringify(process.resourceUsage())))`;

/** Generates from a document of so many operations, in a process of its own. @throws {Error} with what codegen refuses */
export function measure(operations: number): Measured {
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
  return {
    document: text.length / 1024,
    seconds,
    ofCpu: (used.userCPUTime + used.systemCPUTime) / 1e6,
    peak: used.maxRSS / 1024,
  };
}
