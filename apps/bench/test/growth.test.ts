import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { growth } from "../growth/growth.ts";
import { growthFile, type Measured, readMeasured } from "../growth/measured.ts";
import { simulate } from "../growth/simulate.ts";
import { assumed, planFor } from "../growth/steps.ts";

const measured = readMeasured();

it("what the paper shows is what was measured comes to", () => {
  expect(growth(measured)).toEqual(JSON.parse(readFileSync(growthFile, "utf8")));
});

describe("the plan for a rate", () => {
  it.each([10_000, 1_000_000, 100_000_000])("leaves room on every core that can be divided: %i a minute", (rate) => {
    const { busy } = planFor(rate, measured);
    for (const part of [busy.process, busy.turns, busy.database, busy.limits])
      expect(part).toBeLessThanOrEqual(assumed.busy + 1e-9);
  });

  it("needs no more than two processes for the first step, and more of everything for the last", () => {
    const [first, last] = [planFor(10_000, measured), planFor(100_000_000, measured)];
    expect([first.processes, first.partitions, first.replicas, first.shards]).toEqual([2, 1, 0, 1]);
    for (const each of ["processes", "partitions", "shards"] as const) expect(last[each]).toBeGreaterThan(first[each]);
  });
});

describe("the simulation", () => {
  const nothing = { server: 0, postgres: 0, redis: 0 };
  const costing = (cost: typeof nothing): Measured => ({
    ...measured,
    costs: Object.fromEntries(Object.keys(measured.costs).map((name) => [name, { one: cost, two: cost }])),
    heard: { own: 0, redis: 0 },
  });
  const alone = { ...planFor(60 * 500, measured), processes: 1, partitions: 1, replicas: 0, shards: 1 };
  const still = { ...assumed, writes: 0, trip: 0, commit: 0 };

  it("has requests wait in line as the formula for one server says", () => {
    // 500 requests a second that take a millisecond each: half are done within ln 2 / (1000 - 500) seconds.
    const { reads } = simulate(alone, costing({ ...nothing, server: 1000 }), still);
    expect(reads.p50).toBeCloseTo((Math.LN2 / 500) * 1000, 1);
    expect(reads.p99).toBeCloseTo((Math.log(100) / 500) * 1000, -0.5);
  });

  it("has several servers that share a line wait less", () => {
    const { reads } = simulate(alone, costing({ ...nothing, postgres: 1000 }), still);
    expect(reads.p50).toBeCloseTo(Math.LN2, 1);
  });

  it("lets writes that meet a commit go together with the next one", () => {
    const { writes } = simulate(alone, costing(nothing), { ...still, writes: 1, commit: 10 });
    expect(writes.batch).toBe(5);
    expect(writes.p50).toBeGreaterThan(10);
    expect(writes.p99).toBeLessThan(21);
  });

  it("lets the writers of a partition take turns, so that many processes wait long", () => {
    const many = { ...alone, perSecond: 10_000, processes: 100 };
    const { writes } = simulate(many, costing(nothing), { ...still, writes: 1, commit: 1 });
    expect(writes.p50).toBeGreaterThan(90);
    const { writesApart } = simulate({ ...many, partitions: 10 }, costing(nothing), { ...still, writes: 1, commit: 1 });
    expect(writesApart.p50).toBeLessThan(15);
  });

  it("comes out the same each time", () => {
    expect(simulate(alone, measured)).toEqual(simulate(alone, measured));
  });
});
