import { contract } from "@animal-store/contract";
import fc from "fast-check";
import { refused, succeeds } from "../cases/contract-case.ts";
import type { Draft } from "./draft.ts";
import { messageViolations, padTo } from "./message-violations.ts";
import type { Inputs } from "./operation-inputs.ts";
import { type Probe, planted } from "./probe.ts";

/** A body of the greatest size is accepted, and a broken message refused.  */
export function messageProbes(inputs: Inputs, mediaType: string): Probe[] {
  const { bodyBytes } = contract.limits;
  const full = fc.constant((draft: Draft) => ({ ...draft, writeBody: padTo(bodyBytes) }));
  return [
    { kind: `body: ${bodyBytes} bytes`, at: "", outcome: succeeds(inputs.operation), drafts: planted(inputs, full) },
    ...messageViolations(mediaType).map(({ kind, code, path, changes }) => ({
      kind,
      at: "",
      outcome: refused(inputs.operation, code),
      drafts: planted(inputs, changes, path),
    })),
  ];
}
