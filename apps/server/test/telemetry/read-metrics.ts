import type { ServerProcess } from "../server-process.ts";

/** Where a process that was started with a METRICS_PORT says that its metrics are. */
export function metricsUrl({ stdout }: ServerProcess): string {
  return / {2}Metrics +(\S+)/.exec(stdout())?.[1] ?? "";
}

export type ReadMetrics = Awaited<ReturnType<typeof readMetrics>>;

/** Reads what Prometheus would read of a process: the text, and the values by name and labels. */
export async function readMetrics(server: ServerProcess) {
  const text = await (await fetch(metricsUrl(server))).text();
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const values = new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
  return { text, values };
}
