import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { createMetrics } from "../../src/telemetry/metrics.ts";

// Of the docs that this app serves.
const guide = new URL("../../node_modules/@animal-store/docs/guides/watching-it.md", import.meta.url);
const metric = z.object({
  name: z.string(),
  type: z.enum(["counter", "gauge", "histogram", "summary"]),
  help: z.string(),
  labelNames: z.array(z.string()).default([]),
});

it("the guide's list is what a process registers", () => {
  const { registry } = createMetrics({ version: "0", store: "sqlite" });
  const registered = z.array(metric).parse(registry.getMetricsAsArray());
  const lines = registered
    .filter(({ name }) => name.startsWith("animal_store_"))
    .map(({ name, type, labelNames, help }) => {
      const by = labelNames.length > 0 ? `, by ${labelNames.map((label) => `\`${label}\``).join(", ")}` : "";
      return `- \`${name}\` (${type}${by}): ${help.replace(/\.$/, "")}`;
    });
  expect(readFileSync(guide, "utf8").match(/^- `animal_store_.*$/gm)).toEqual(lines);
  expect(registered.filter(({ help }) => help === "")).toEqual([]);
});
