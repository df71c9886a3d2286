import { describe, expect, it } from "vitest";
import { narrowLayout, renderChart, wideLayout } from "./chart.ts";
import type { BenchReport } from "./report.ts";

const results = [
  { target: { name: "store", title: "Store", kind: "server", processes: 1 }, requestsPerSecond: 121 },
  { target: { name: "bare", title: "bare", kind: "baseline", processes: 1 }, requestsPerSecond: 100 },
  { target: { name: "peer", title: "Peer", kind: "peer", processes: 1 }, requestsPerSecond: 50 },
] as const;

const report: BenchReport = {
  command: "npm run bench",
  machine: { processor: "", cores: 2, memory: 2 ** 30, system: "Linux x64", node: "v26.10.0", date: "2031-02-03" },
  generator: "wrk",
  options: { on: "sqlite", pets: 1000, rounds: 1, seconds: 1, warmUp: 0, connections: 1 },
  targets: results.map(({ target }) => target),
  scenarios: [{ name: "list", title: "list 20" }],
  measurements: results.map(({ target, requestsPerSecond }) => ({
    target: target.name,
    scenario: "list",
    round: 1,
    requests: requestsPerSecond,
    requestsPerSecond,
    p50: 1,
    p99: 1,
    cpuPerRequest: 1,
    cpuOfServices: {},
    core: 1,
    statuses: {},
  })),
  memory: {},
  services: [],
};

describe.each([
  ["wide", wideLayout],
  ["narrow", narrowLayout],
])("the %s chart", (_, layout) => {
  const svg = renderChart(report, layout);

  it("scales each bar to its value, even beyond the baseline", () => {
    const baseline = findBaselineX(svg) - findBars(svg).start;
    expect(findBars(svg).lengths.map((length) => Math.round((length / baseline) * 100) / 100)).toEqual([1.21, 0.5]);
  });

  it("ends the longest bar before the numbers", () => {
    const { start, lengths } = findBars(svg);
    expect(start + Math.max(...lengths)).toBeLessThanOrEqual(260);
  });
});

it("the wide chart fits the column of the docs without scaling", () => {
  const [, width] = /<svg [^>]*width="(\d+)"/.exec(renderChart(report, wideLayout)) ?? [];
  expect(Number(width)).toBeLessThanOrEqual(704);
});

function findBars(svg: string) {
  const bars = [...svg.matchAll(/<rect class="(?:server|peer)" x="(\d+)" y="\d+" width="([\d.]+)"/g)];
  return { start: Number(bars[0]?.[1]), lengths: bars.map(([, , width]) => Number(width)) };
}

function findBaselineX(svg: string): number {
  return Number(/<line x1="([\d.]+)"/.exec(svg)?.[1]);
}
