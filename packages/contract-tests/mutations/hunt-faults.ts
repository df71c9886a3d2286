import type { Fault } from "./fault.ts";
import { type Catch, huntFault, runSound } from "./hunt-fault.ts";

/** What came of all faults, and of the service without one. */
export interface Hunt {
  readonly sound: Catch;
  readonly catches: readonly Catch[];
  readonly milliseconds: number;
}

/** Runs the sound service, then hunts each fault; some at a time, since a few wait for the clock of the machine. */
export async function huntFaults(faults: readonly Fault[], atOnce = 4): Promise<Hunt> {
  const began = performance.now();
  const times = new Map<string, number>();
  const sound = await runSound(times);
  const catches: Catch[] = [];
  const queue = faults.values();
  const hunt = async (): Promise<void> => {
    for (const fault of queue) catches.push(await huntFault(fault, times));
  };
  await Promise.all(Array.from({ length: atOnce }, hunt));
  return { sound, catches, milliseconds: Math.round(performance.now() - began) };
}
