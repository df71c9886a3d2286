import { type ChildProcess, spawn } from "node:child_process";
import { standBack } from "../programs/build-docs.ts";
import { root } from "../root.ts";

let judging: ChildProcess | undefined;

/** What the gate says of the contract beside the released one; undefined where a later one took over. */
export async function judgeCompatibility(): Promise<{ passes: boolean; lines: string[] } | undefined> {
  stopJudging();
  const child = spawn(process.execPath, ["openapi/gate/main.ts"], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  judging = child;
  standBack(child);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once("close", resolve);
  const code = await promise;
  return judging === child ? { passes: code === 0, lines: linesOf(output) } : undefined;
}

export function stopJudging(): void {
  judging?.kill("SIGTERM");
  judging = undefined;
}

// The operations of each break are told by `npm test`.
function linesOf(output: string): string[] {
  const [, released, breaks, additions, others] =
    /compared with (\S+)\.yaml\. .*operations: (\d+)\. Additions: (\d+)\. Other changes: (\d+)/.exec(output) ?? [];
  if (released === undefined) return [output.trim()];
  const places = output.split("\n").filter((line) => line.startsWith("BREAKS"));
  return [
    `since ${released}: ${breaks} breaking${breaks === "0" ? "" : " (npm test refuses)"}, ${additions} added, ${others} other`,
    ...places.slice(0, mostBreaks).map((line) => line.replace(/^BREAKS +/, "openapi/")),
  ];
}

const mostBreaks = 4;
