import { type ChildProcess, spawn } from "node:child_process";
import { root } from "../root.ts";

let judging: ChildProcess | undefined;

/** What the gate says of the contract beside the released one, as lines; undefined where a later one took over. */
export async function judgeCompatibility(): Promise<{ passes: boolean; lines: string[] } | undefined> {
  stopJudging();
  const child = spawn(process.execPath, ["openapi/gate/main.ts"], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  judging = child;
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once("close", resolve);
  const code = await promise;
  return judging === child ? { passes: code === 0, lines: output.trim().split("\n") } : undefined;
}

export function stopJudging(): void {
  judging?.kill("SIGTERM");
  judging = undefined;
}
