import type { ServerProcess } from "../server-process.ts";

/** What Prometheus would read of a process, by name and labels as they stand there. */
export interface ReadMetrics {
  readonly text: string;
  readonly values: ReadonlyMap<string, number>;
}

/** Where a process that was started with a METRICS_PORT says that its metrics are. */
export function metricsUrl({ stdout }: ServerProcess): string {
  return / {2}Metrics +(\S+)/.exec(stdout())?.[1] ?? "";
}

export async function readMetrics(server: ServerProcess): Promise<ReadMetrics> {
  const text = await (await fetch(metricsUrl(server))).text();
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const values = new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
  return { text, values };
}
