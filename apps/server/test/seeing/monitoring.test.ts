import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { createKey, type ServerProcess, startProcess, temporaryDirectory } from "../server-process.ts";
import { type ReadMetrics, readMetrics } from "./read-metrics.ts";

const read = (name: string) => readFileSync(new URL(`../../monitoring/${name}`, import.meta.url), "utf8");
const gridPos = z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() });
const target = z.looseObject({ refId: z.string(), expr: z.string(), datasource: z.object({ uid: z.string() }) });
const panel = z.looseObject({
  id: z.int(),
  type: z.enum(["row", "stat", "timeseries"]),
  title: z.string(),
  gridPos,
  targets: z.array(target).default([]),
});
const dashboard = z
  .looseObject({ uid: z.string(), schemaVersion: z.int().min(36), panels: z.array(panel) })
  .parse(JSON.parse(read("grafana-dashboard.json")));
const rule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(["page", "warn", "info"]) }),
  annotations: z.strictObject({ summary: z.string(), action: z.string() }),
});
const alerts = z
  .strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })) })
  .parse(parse(read("prometheus-alerts.yaml")))
  .groups.flatMap(({ rules }) => rules);

const queries = [
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ refId, expr }) => [`${title} ${refId}`, expr.replaceAll("$__rate_interval", "1m")] as const),
  ),
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
];

const folder = temporaryDirectory();
let server: ServerProcess;
let metrics: ReadMetrics;
beforeAll(async () => {
  server = await startProcess(folder.path, { METRICS_PORT: "0" });
  const key = await createKey(folder.path);
  await fetch(`${server.origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } });
  await fetch(`${server.origin}/v1/pets`);
  metrics = await readMetrics(server);
});
afterAll(async () => {
  await server.end("SIGTERM");
  folder.remove();
});

/** What a query names: metrics, and labels beside those that Prometheus itself adds. */
function namesIn(query: string) {
  const found = { metrics: new Set<string>(), labels: new Set<string>(), errors: 0 };
  parser.parse(query).iterate({
    enter({ type, from, to }) {
      const text = query.slice(from, to);
      if (type.isError) found.errors += 1;
      if (type.name === "VectorSelector") found.metrics.add(/^[\w:]+/.exec(text)?.[0] ?? text);
      if (type.name === "LabelName") found.labels.add(text);
    },
  });
  for (const label of ["instance", "job", "le"]) found.labels.delete(label);
  return found;
}

describe("the queries of dashboard and alerts", () => {
  it.each(queries)("%s is PromQL, of metrics and labels that a process tells", (_, query) => {
    const { metrics: named, labels, errors } = namesIn(query);
    expect(errors).toBe(0);
    expect([...named].filter((name) => name !== "up" && !isTold(name))).toEqual([]);
    const told = [...named].flatMap((name) => metrics.text.split("\n").filter((line) => line.startsWith(`${name}{`)));
    expect([...labels].filter((label) => !told.some((line) => line.includes(`${label}="`)))).toEqual([]);
  });

  it("are found wrong where a metric or a bracket is", () => {
    expect(namesIn("rate(animal_store_nothing_total[5m])").metrics).toEqual(new Set(["animal_store_nothing_total"]));
    expect(isTold("animal_store_nothing_total")).toBe(false);
    expect(namesIn("sum(rate(up[5m])").errors).toBeGreaterThan(0);
  });
});

/** Histograms without labels yet, and those of parts that a process lacks, tell their name alone. */
function isTold(name: string): boolean {
  return metrics.names.has(name) || metrics.text.includes(`# TYPE ${name.replace(/_(bucket|sum|count)$/, "")} `);
}

describe("the dashboard", () => {
  const { panels } = dashboard;

  it("has a place and a number of its own for each panel", () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { gridPos: one, title } of panels) {
      expect([title, one.x + one.w <= 24]).toEqual([title, true]);
      const over = panels.filter(
        ({ gridPos: other }) =>
          other !== one &&
          one.x < other.x + other.w &&
          other.x < one.x + one.w &&
          one.y < other.y + other.h &&
          other.y < one.y + one.h,
      );
      expect([title, over.map((each) => each.title)]).toEqual([title, []]);
    }
  });

  it("asks the data source that is chosen in it, and nothing else", () => {
    const asked = new Set(panels.flatMap(({ targets }) => targets.map(({ datasource }) => datasource.uid)));
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Grafana's own.
    expect([...asked]).toEqual(["${datasource}"]);
  });

  it("shows every metric of our own", () => {
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => [...namesIn(expr).metrics])));
    const own = [...metrics.text.matchAll(/^# TYPE (animal_store_\S+)/gm)].map(([, name = ""]) => name);
    const hidden = own.filter((name) => ![...shown].some((each) => each.startsWith(name)));
    expect(hidden).toEqual([]);
  });
});
