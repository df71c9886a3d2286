import type { BenchOptions } from "../bench-options.ts";
import type { LoadGenerator } from "../load/load-generator.ts";
import type { Measurement } from "../measure/measure.ts";
import type { Syncs } from "../measure/measure-syncs.ts";
import type { Service } from "../services/service.ts";
import type { Subject } from "../subjects/subjects.ts";
import type { Machine } from "./describe-machine.ts";

/** Everything that a run of the benchmark found, as `--json` writes it. */
export interface BenchReport {
  readonly command: string;
  readonly machine: Machine;
  readonly generator: LoadGenerator["name"];
  readonly options: BenchOptions;
  readonly subjects: readonly Pick<Subject, "name" | "title" | "kind" | "processes">[];
  /** What keeps the stores beside the subjects. */
  readonly services: readonly Service["name"][];
  readonly scenarios: readonly { readonly name: string; readonly title: string }[];
  readonly measurements: readonly Measurement[];
  /** Bytes that a subject held after the last round, by name: the larger of its two processes. */
  readonly memory: Readonly<Record<string, number | undefined>>;
  readonly syncs: Syncs;
}
