import { createCases } from "./cases/all-cases.ts";
import { type Coverage, createCoverage } from "./coverage.ts";
import { RequestLimitError } from "./errors.ts";
import { type Baseline, type CollectedFinding, collectFindings } from "./findings.ts";
import { NoResponseError } from "./http/http-client.ts";
import type { Exchange } from "./http-rules.ts";
import { type CaseResult, type ConformanceCase, createSession, type SessionOptions } from "./session.ts";
import { createRedactor } from "./setup.ts";

export interface RunOptions extends Omit<SessionOptions, "onExchange" | "coverage"> {
  /** @default the cases of the document */
  readonly cases?: readonly ConformanceCase[];
  /** Selects cases. @default all */
  readonly isSelected?: (conformanceCase: ConformanceCase) => boolean;
  readonly baseline?: Baseline;
  /** Stops the run. The report contains the results so far. */
  readonly signal?: AbortSignal | undefined;
  onResult?(result: CaseResult): void;
}

export interface Report {
  readonly baseUrl: string;
  readonly seed: number;
  readonly results: readonly CaseResult[];
  readonly findings: readonly CollectedFinding[];
  readonly coverage: Coverage;
  readonly requests: number;
  /** The number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly seconds: number;
  /** Why the run ended before the last case. */
  readonly stopReason: string | undefined;
}

/**
 * Runs the cases of a document against a service.
 * @throws {Error} if the service is unreachable
 * @example
 * const report = await runConformance({ document: loadApiDocument("openapi.yaml"), baseUrl: "http://127.0.0.1:3000/v1", seed: 1 });
 * console.log(report.findings);
 */
export async function runConformance(options: RunOptions): Promise<Report> {
  const { document, seed, setup = {}, signal, baseline, isSelected = () => true } = options;
  const startedAt = performance.now();
  const cases = options.cases ?? createCases(document);
  const coverage = createCoverage(document, cases);
  const statuses = new Map<number, number>();
  const onExchange = (exchange: Exchange) => {
    const { status } = exchange.response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const session = createSession({ ...options, coverage, onExchange });
  const interruption = rejectOnAbort(signal);
  const results: CaseResult[] = [];
  let stopReason: string | undefined;
  try {
    await setup.reset?.();
    for (const conformanceCase of cases.filter(isSelected)) {
      signal?.throwIfAborted();
      const result = await Promise.race([session.run(conformanceCase), interruption]);
      results.push(result);
      options.onResult?.(result);
    }
  } catch (error) {
    stopReason = toStopReason(error, results.length, signal);
    if (stopReason === undefined) throw error;
  } finally {
    session.close();
  }
  const redact = createRedactor(setup);
  return {
    baseUrl: redact(options.baseUrl),
    seed,
    results,
    findings: collectFindings(document, results, baseline),
    coverage: coverage.summarize(),
    requests: [...statuses.values()].reduce((sum, count) => sum + count, 0),
    statuses,
    seconds: (performance.now() - startedAt) / 1000,
    stopReason: stopReason && redact(stopReason),
  };
}

function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  // The signal can abort between two cases.
  promise.catch(() => {});
  return promise;
}

function toStopReason(error: unknown, resultCount: number, signal: AbortSignal | undefined): string | undefined {
  if (signal?.aborted) return "interrupted";
  const isStopped = error instanceof NoResponseError && resultCount > 0;
  return isStopped || error instanceof RequestLimitError ? error.message : undefined;
}
