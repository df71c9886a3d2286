import { type ChildProcess, spawn } from "node:child_process";
import { setPriority } from "node:os";
import { dirname } from "node:path";
import { docsPage, lastGoodContract } from "../contract/last-good.ts";
import { root } from "../root.ts";

let building: ChildProcess | undefined;

/** Makes the page of the last good contract. @returns whether it is made, or what went wrong; undefined where it was stopped */
export async function buildDocs(): Promise<{ isBuilt: boolean; output: string } | undefined> {
  stopBuildingDocs();
  const child = spawn(process.execPath, ["apps/docs/src/build.ts", lastGoodContract, dirname(docsPage)], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
  });
  building = child;
  standBack(child);
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once("close", resolve);
  const code = await promise;
  return building === child ? { isBuilt: code === 0, output } : undefined;
}

/** Ends what is being built; its program has its own end, so that a page is whole or the one before. */
export function stopBuildingDocs(): void {
  building?.kill("SIGTERM");
  building = undefined;
}

/** Lets what answers a save go first. */
export function standBack({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, 10);
}
