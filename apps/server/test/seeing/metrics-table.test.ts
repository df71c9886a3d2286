import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { createMetrics } from "../../src/metrics/create-metrics.ts";

// Of the docs that this app serves.
const guide = new URL("../../node_modules/@animal-store/docs/guides/watching-it.md", import.meta.url);
const metric = z.object({
  name: z.string(),
  type: z.enum(["counter", "gauge", "histogram", "summary"]),
  help: z.string(),
  labelNames: z.array(z.string()).default([]),
});

it("the guide's table is what a process registers", () => {
  const { registry } = createMetrics({ version: "0", store: "sqlite" });
  const registered = z.array(metric).parse(registry.getMetricsAsArray());
  const rows = registered
    .filter(({ name }) => name.startsWith("animal_store_"))
    .map(({ name, type, labelNames, help }) => [
      `\`${name}\``,
      type,
      labelNames.map((label) => `\`${label}\``).join(", "),
      help.replace(/\.$/, ""),
    ]);
  const [, table = ""] = /^\| Metric .*\n\|[- |]+\|\n((?:\|.*\n)*)/m.exec(readFileSync(guide, "utf8")) ?? [];
  const written = table
    .split("\n")
    .filter(Boolean)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(written).toEqual(rows);
  expect(rows.map(([, , , help]) => help).filter((help) => help === "")).toEqual([]);
});
