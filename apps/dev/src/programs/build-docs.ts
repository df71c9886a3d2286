import { type ChildProcess, spawn } from "node:child_process";
import { dirname } from "node:path";
import { docsPage, lastGoodContract } from "../contract/last-good.ts";
import { root } from "../root.ts";

let building: ChildProcess | undefined;

/** Makes the page of the last good contract. @returns what went wrong, or undefined */
export async function buildDocs(): Promise<string | undefined> {
  stopBuildingDocs();
  const child = spawn(process.execPath, ["apps/docs/src/build.ts", lastGoodContract, dirname(docsPage)], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
  });
  building = child;
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  child.once("close", (code) => resolve(code === 0 || building !== child ? undefined : output));
  return promise;
}

export function stopBuildingDocs(): void {
  building?.kill("SIGTERM");
  building = undefined;
}
