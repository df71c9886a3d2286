import type { ServerProcess } from "../server-process.ts";

/** Returns the metrics URL that a process with METRICS_PORT prints. */
export function findMetricsUrl({ stdout }: Pick<ServerProcess, "stdout">): string {
  return / {2}Metrics +(\S+)/.exec(stdout())?.[1] ?? "";
}

export interface ReadMetrics {
  readonly text: string;
  /** The value of each series, such as `http_requests_total{method="GET"}`. */
  readonly values: ReadonlyMap<string, number>;
}

export async function readMetrics(server: Pick<ServerProcess, "stdout">): Promise<ReadMetrics> {
  const text = await (await fetch(findMetricsUrl(server))).text();
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const values = new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
  return { text, values };
}
