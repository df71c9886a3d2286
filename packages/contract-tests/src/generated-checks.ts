import { runConformance } from "@animal-store/conformance";
import fc from "fast-check";
import { contractDocument } from "./contract-document.ts";
import { createSequences } from "./model-based/create-sequences.ts";
import type { Service, Target } from "./target.ts";

/** Random requests to a target. */
export interface GeneratedCheck {
  /** Unique id. Selects the check like the id of a case. */
  readonly id: string;
  readonly title: string;
  /** @throws {Error} with the failure and the variables that replay it */
  run(target: Target): Promise<void>;
}

export interface GeneratedOptions {
  readonly seed: number;
  /** Number of random sequences of requests. Each one has a separate store. */
  readonly sequences: number;
}

export interface ReplayOptions {
  readonly seed: number;
  /** The fast-check path of one counterexample. */
  readonly path?: string;
  /** The `replayPath` that fast-check prints for a model-based test. */
  readonly commands?: string;
}

/**
 * Returns the checks with random requests. The same seed gives the same requests. `GENERATED_SEED`, `GENERATED_PATH` and
 * `GENERATED_COMMANDS` (the printed `replayPath`) replay a failure.
 */
export function createGeneratedChecks({ seed, sequences }: GeneratedOptions): GeneratedCheck[] {
  const replay = readReplayOptions(seed);
  return [
    {
      id: "generated/requests",
      title: "the service conforms to its document",
      run: (target) => withService(target, (service) => checkConformance(service, replay.seed)),
    },
    {
      id: "generated/sequences",
      title: "each response in a random sequence of requests matches the model of the store",
      run: (target) => checkProperty(createSequences(target, replay.commands), { ...replay, numRuns: sequences }),
    },
  ];
}

async function withService(target: Target, use: (service: Service) => Promise<void>): Promise<void> {
  const service = await target.start("normal");
  try {
    await use(service);
  } finally {
    await service.stop();
  }
}

/** Runs the cases that the document of any API has. */
async function checkConformance(service: Service, seed: number): Promise<void> {
  const { key } = await service.createKey({ limits: { perMinute: 1_000_000, perDay: 1_000_000 } });
  const { findings } = await runConformance({
    document: contractDocument,
    baseUrl: service.baseUrl,
    setup: { headers: { Authorization: `Bearer ${key}` } },
    seed: Math.abs(seed),
    isStrict: true,
  });
  if (findings.length === 0) return;
  const lines = findings.map(({ check, message, operations }) => `${operations.join(", ")}: ${check}: ${message}`);
  throw new Error(`${lines.join("\n")}\nReplay it with GENERATED_SEED=${seed}`);
}

export function readReplayOptions(
  seed: number,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ReplayOptions {
  const { GENERATED_SEED: replaySeed = "", GENERATED_PATH: path = "", GENERATED_COMMANDS: commands = "" } = environment;
  if (replaySeed !== "" && !/^-?\d+$/.test(replaySeed))
    throw new Error(`GENERATED_SEED must be an integer, got "${replaySeed}". Use the seed that a failure prints.`);
  const usedSeed = replaySeed === "" ? seed : Number(replaySeed);
  return { seed: usedSeed, ...(path !== "" && { path }), ...(commands !== "" && { commands }) };
}

/** Runs a property. @throws {Error} with the smallest counterexample and the variables that replay it */
export async function checkProperty<Values extends unknown[]>(
  property: fc.IAsyncPropertyWithHooks<Values>,
  { seed, path, numRuns }: ReplayOptions & { readonly numRuns: number },
): Promise<void> {
  const outcome = await fc.check(property, { seed, numRuns, ...(path !== undefined && { path }) });
  if (!outcome.failed) return;
  const replay = `GENERATED_SEED=${outcome.seed} GENERATED_PATH=${outcome.counterexamplePath}`;
  const { message } = outcome.errorInstance as Error;
  throw new Error(
    `${fc.defaultReportMessage(outcome)}\nError: ${message}\nReplay it: run only this check (-t in Vitest, --only in a contract run) with ${replay}`,
    { cause: outcome.errorInstance },
  );
}
