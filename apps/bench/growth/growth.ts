import type { Measured } from "./measured.ts";
import { type Simulated, simulate } from "./simulate.ts";
import { assumed, planFor, rates, type Step } from "./steps.ts";

/** What the paper on growth shows. */
export interface Growth {
  readonly assumed: typeof assumed;
  readonly steps: readonly (Step & { readonly simulated: Simulated })[];
  /** The step that was run, as the simulation has it on the same machine. */
  readonly firstStep: Simulated;
}

// Milliseconds, where nothing leaves the machine.
const tripWithin = 0.1;

export function growth(measured: Measured): Growth {
  const steps = rates.map((rate) => {
    const step = planFor(rate, measured);
    return rounded({ ...step, simulated: simulate(step, measured) });
  });
  const { perMinute, processes, cost } = measured.firstStep;
  const run = { ...planFor(perMinute, measured), processes };
  // Requests that come one by one share nothing.
  const alone = {
    ...measured,
    costs: Object.fromEntries(Object.keys(measured.costs).map((name) => [name, { one: cost, two: cost }])),
  };
  return { assumed, steps, firstStep: rounded(simulate(run, alone, { ...assumed, trip: tripWithin })) };
}

/** Three digits, so that the same figures come out on every machine. */
function rounded<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_, each) => (typeof each === "number" ? Number(each.toPrecision(3)) : each)),
  );
}
