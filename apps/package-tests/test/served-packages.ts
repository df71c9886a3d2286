import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { root, runProgram } from "../src/pack-packages.ts";
import { startProgram } from "./start-program.ts";

const guide = readFileSync(join(root, "apps/docs/guides/client.md"), "utf8");
const [, code = "", output] =
  /```ts title="first-call\.ts"\n(.*?)```\n\n```js title="Output"[^\n]*\n(.*?)```/s.exec(guide) ?? [];

/** The first sample of the client's guide. */
export const firstCall = { code, output };

/** Serves the docs until the test ends. Returns their origin. */
export function serveDocs(): Promise<string> {
  return startProgram(root, ["apps/docs/src/main.ts"], { HOST: "", PORT: "0" });
}

/** Creates an empty project. */
export function createFolder(): string {
  const folder = mkdtempSync(join(inject("folder"), "served-"));
  writeFileSync(join(folder, "package.json"), '{"type":"module","private":true}\n');
  writeFileSync(join(folder, "pnpm-workspace.yaml"), "pmOnFail: ignore\n");
  return folder;
}

/** Runs the command of the client's guide for a package manager. */
export async function installServedClient(folder: string, origin: string, manager: string): Promise<void> {
  const [command = ""] = new RegExp(`\\b${manager} (install|add) .*client\\.tgz`).exec(guide) ?? [];
  await runProgram(folder, "sh", ["-c", command.replace(/http:\/\/[^/]+/, origin)]);
}
