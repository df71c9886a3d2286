import { readFileSync } from "node:fs";
import { createMetrics } from "@animal-store/api-server/testing";
import { parser } from "@prometheus-io/lezer-promql";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { server } from "../../src/server.ts";

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

const metric = z.object({
  name: z.string(),
  type: z.enum(["counter", "gauge", "histogram", "summary"]),
  help: z.string().min(1),
  labelNames: z.array(z.string()).default([]),
});
const { registry } = createMetrics(server, "sqlite");
const registered = z.array(metric).parse(registry.getMetricsAsArray());
const ownMetrics = registered.filter(({ name }) => name.startsWith("animal_store_"));
const series = new Map(
  registered.flatMap(({ name, labelNames }) =>
    ["", "_bucket", "_sum", "_count"].map((suffix) => [name + suffix, labelNames]),
  ),
);

it("the guide lists the metrics that a process registers", () => {
  const guide = new URL("../../node_modules/@animal-store/docs/guides/monitoring.md", import.meta.url);
  const lines = ownMetrics.map(({ name, type, labelNames, help }) => {
    const by = labelNames.length > 0 ? `, by ${labelNames.map((label) => `\`${label}\``).join(", ")}` : "";
    return `- \`${name}\` (${type}${by}): ${help.replace(/\.$/, "")}`;
  });
  expect(readFileSync(guide, "utf8").match(/^- `animal_store_.*$/gm)).toEqual(lines);
});

/** Returns the metrics of a query, and its labels except those that Prometheus adds. */
function parseNames(query: string) {
  const names = { metrics: new Set<string>(), labels: new Set<string>(), errors: 0 };
  parser.parse(query).iterate({
    enter({ type, from, to }) {
      const text = query.slice(from, to);
      if (type.isError) names.errors += 1;
      if (type.name === "VectorSelector") names.metrics.add(/^[\w:]+/.exec(text)?.[0] ?? text);
      if (type.name === "LabelName") names.labels.add(text);
    },
  });
  for (const label of ["instance", "job", "le"]) names.labels.delete(label);
  return names;
}

describe("the queries of the dashboard and the alerts", () => {
  it.each(queries)("%s is valid PromQL with registered metrics and their labels", (_, query) => {
    const { metrics, labels, errors } = parseNames(query);
    expect(errors).toBe(0);
    expect([...metrics].filter((name) => name !== "up" && !series.has(name))).toEqual([]);
    const labelNames = [...metrics].flatMap((name) => series.get(name) ?? []);
    expect([...labels].filter((label) => !labelNames.includes(label))).toEqual([]);
  });

  it("fail the check for an unknown metric or a missing bracket", () => {
    expect(parseNames("rate(animal_store_nothing_total[5m])").metrics).toEqual(new Set(["animal_store_nothing_total"]));
    expect(series.has("animal_store_nothing_total")).toBe(false);
    expect(parseNames("sum(rate(up[5m])").errors).toBeGreaterThan(0);
  });
});

describe("the dashboard", () => {
  const { panels } = dashboard;

  it("has a unique id and a separate position for each panel", () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { gridPos: position, title } of panels) {
      expect([title, position.x + position.w <= 24]).toEqual([title, true]);
      const overlapping = panels.filter(
        ({ gridPos: otherPosition }) =>
          otherPosition !== position &&
          position.x < otherPosition.x + otherPosition.w &&
          otherPosition.x < position.x + position.w &&
          position.y < otherPosition.y + otherPosition.h &&
          otherPosition.y < position.y + position.h,
      );
      expect([title, overlapping.map((each) => each.title)]).toEqual([title, []]);
    }
  });

  it("queries only the selected data source", () => {
    const dataSources = new Set(panels.flatMap(({ targets }) => targets.map(({ datasource }) => datasource.uid)));
    // biome-ignore lint/suspicious/noTemplateCurlyInString: A Grafana variable.
    expect([...dataSources]).toEqual(["${datasource}"]);
  });

  it("shows every metric of the server", () => {
    const queriedNames = new Set(
      panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => [...parseNames(expr).metrics])),
    );
    const missingMetrics = ownMetrics.filter(({ name }) => ![...queriedNames].some((each) => each.startsWith(name)));
    expect(missingMetrics).toEqual([]);
  });
});
