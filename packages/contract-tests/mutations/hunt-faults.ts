import { controls } from "./controls.ts";
import type { Fault } from "./fault.ts";
import { type Catch, huntFault, runControl } from "./hunt-fault.ts";

/** What came of all faults, and of the services without one. */
export interface Hunt {
  readonly controls: readonly Catch[];
  readonly catches: readonly Catch[];
  readonly milliseconds: number;
}

/** Runs the controls and hunts each fault; some at a time, since a few wait for the clock of the machine. @throws {RangeError} without a fault */
export async function huntFaults(faults: readonly Fault[], atOnce = 6): Promise<Hunt> {
  if (faults.length === 0)
    throw new RangeError("There is no fault to hunt. all-faults.ts tells what their ids begin with.");
  const began = performance.now();
  const ran = { controls: [] as Catch[], catches: [] as Catch[] };
  const queue = [
    ...controls.map((control) => async () => ran.controls.push(await runControl(control))),
    ...faults.map((fault) => async () => ran.catches.push(await huntFault(fault))),
  ].values();
  const hunt = async (): Promise<void> => {
    for (const next of queue) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, hunt));
  return { ...ran, milliseconds: Math.round(performance.now() - began) };
}
