import { Histogram, Registry } from "@prometheus-io/client";
import fc from "fast-check";
import { expect, it } from "vitest";
import { Tallies } from "./tallies.ts";

const options = { name: "seconds", help: "Some.", labels: ["operation", "status"] as const, buckets: [0.1, 1, 2.5] };
const anyValue = fc.oneof(fc.constantFrom(0, 0.1, 1, 2.5, 3), fc.double({ min: 0, max: 4, noNaN: true }));
const anyObservations = fc.array(fc.tuple(fc.constantFrom("a", "b"), fc.constantFrom(200, 404), anyValue));

it("tallies read as the client's own histogram of the same observations", async () => {
  await fc.assert(
    fc.asyncProperty(anyObservations, async (observations) => {
      const [own, client] = [new Registry(), new Registry()];
      const tallies = new Tallies({ ...options, registry: own });
      const { name, help, labels: labelNames, buckets } = options;
      const histogram = new Histogram({ name, help, labelNames, buckets: [...buckets], registers: [client] });
      for (const [operation, status, value] of observations) {
        tallies.of(operation, status).add(value);
        histogram.observe({ operation, status }, value);
      }
      const linesOf = async (registry: Registry) => new Set((await registry.metrics()).split("\n"));
      expect(await linesOf(own)).toEqual(await linesOf(client));
    }),
    { seed: 7, numRuns: 50 },
  );
});
