import { messageProbes } from "./message-probes.ts";
import type { Inputs } from "./operation-inputs.ts";
import type { Probe } from "./probe.ts";
import { slotProbes } from "./slot-probes.ts";
import { unknownProbes } from "./unknown-probes.ts";
import { validProbes } from "./valid-probes.ts";

/** Every fact that the document states about an operation's inputs. */
export function probesOf(inputs: Inputs): Probe[] {
  return [
    ...validProbes(inputs),
    ...inputs.slots.flatMap((slot) => slotProbes(inputs, slot)),
    ...unknownProbes(inputs),
    ...(inputs.mediaType === undefined ? [] : messageProbes(inputs, inputs.mediaType)),
  ];
}
