import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCases } from "./cases/all-cases.ts";
import { createCoverage } from "./coverage.ts";
import { type ApiDocument, loadApiDocument } from "./document.ts";
import { collectFindings } from "./findings.ts";
import { type Implementation, readGaps, toStubs, updateGaps, withServedParts } from "./implementation.ts";
import {
  type CaseResult,
  type ConformanceCase,
  createSession,
  type Session,
  type SessionOptions,
  type StartedService,
} from "./session.ts";

export type { Implementation, StartedService };

export interface DescribeOptions extends Partial<Omit<SessionOptions, "document" | "baseUrl" | "coverage">> {
  /** The OpenAPI document, or its path or `file:` URL. */
  readonly document: ApiDocument | string | URL;
  /** The name of the service in the titles of the tests. @default the title of the document */
  readonly name?: string;
  /** The URL of the service with its base path, a running service, or a function that starts it. */
  readonly target: string | StartedService | (() => Promise<StartedService> | StartedService);
  /** Operations without logic and why, by operationId. Only cases that hold for each handler with documented responses call them. */
  readonly stubs?: Readonly<Record<string, string>>;
  /** The handlers of a service that was generated from the document. */
  readonly implementation?: Implementation;
  /** The cases that derive from the document. @default all */
  readonly isSelected?: (conformanceCase: ConformanceCase) => boolean;
  /** Further cases, for behaviour that the document does not describe. Each is a test. */
  readonly scenarios?: (document: ApiDocument) => readonly ConformanceCase[];
  /** Whether a test fails if the cases do not cover the whole document. @default false */
  readonly isCoverageRequired?: boolean;
}

// Tests often share a busy machine with the service, so a slow response shows no fault of it.
const timeoutMs = 30_000;

/**
 * Registers the tests of a service: one for each operation and subject, such as valid and invalid requests.
 * @example
 * describeConformance({ document: "openapi.yaml", target: () => startServer({ port: 0 }) });
 */
export function describeConformance({
  document: source,
  name,
  target,
  scenarios = () => [],
  stubs = {},
  implementation,
  isSelected = () => true,
  isCoverageRequired = false,
  ...options
}: DescribeOptions): void {
  const whole = toDocument(source);
  const document = implementation ? withServedParts(whole, implementation.contract) : whole;
  const scenarioCases = scenarios(document);
  const gaps = implementation && readGaps(implementation);
  const allStubs = { ...stubs, ...(implementation && gaps && toStubs(implementation, gaps)) };
  const isKnown = ({ id }: ConformanceCase) => gaps?.invalidExamples[id] !== undefined;
  const allCases = createCases(document);
  const cases = allCases.filter((each) => !isKnown(each) && isSelected(each));
  const groups = [
    ...Map.groupBy(cases, ({ id, operation }) => `${operation?.label ?? document.title}: ${id.split("/")[0]}`),
    ...scenarioCases.map((scenario) => [`${scenario.id}: ${scenario.title}`, [scenario]] as const),
  ];
  const coverage = createCoverage(document, [...cases, ...scenarioCases]);

  describe(`${name ?? document.title} conforms to its document`, () => {
    let started: StartedService;
    let session: Session;
    beforeAll(async () => {
      started = await startTarget(target);
      const setup = { stubs: allStubs, ...options.setup, ...started.setup };
      session = createSession({ seed: 1, timeoutMs, ...options, document, baseUrl: started.baseUrl, setup, coverage });
      await setup.reset?.();
    });
    afterAll(async () => {
      session?.close();
      await started?.stop?.();
    });
    it.for(groups)("%s", { timeout: 300_000 }, async ([, group], { skip }) => {
      const results = await runAll(session, group);
      const findings = collectFindings(document, results);
      expect(
        findings.map(({ check, message, line, curl }) => [`${check}: ${message}`, line, curl].join("\n")).join("\n\n"),
      ).toBe("");
      const skipReasons = results.flatMap(({ skipReason }) => (skipReason === undefined ? [] : `needs ${skipReason}`));
      if (skipReasons.length === group.length) skip([...new Set(skipReasons)].join("; "));
    });
    if (implementation && gaps)
      it(`${implementation.baseline} lists the stubs and the invalid examples`, async () => {
        const results = await runAll(session, allCases.filter(isKnown));
        const invalid = results.filter(({ findings }) => findings.length > 0).map((result) => result.case.id);
        const fixed = Object.keys(gaps.invalidExamples).filter((id) => !invalid.includes(id));
        expect(updateGaps(implementation, gaps, fixed)).toEqual([]);
      });
    if (isCoverageRequired)
      it("the cases cover the whole document", () => {
        const uncovered = coverage.summarize().items.filter(({ isCovered }) => !isCovered);
        expect(uncovered.map(({ operation, name, line }) => `${line}: ${operation} ${name}`)).toEqual([]);
      });
  });
}

async function runAll(session: Session, cases: readonly ConformanceCase[]): Promise<CaseResult[]> {
  const results = [];
  for (const conformanceCase of cases) results.push(await session.run(conformanceCase));
  return results;
}

async function startTarget(target: DescribeOptions["target"]): Promise<StartedService> {
  if (typeof target === "string") return { baseUrl: target };
  return typeof target === "function" ? target() : target;
}

function toDocument(source: DescribeOptions["document"]): ApiDocument {
  if (source instanceof URL) return loadApiDocument(fileURLToPath(source));
  return typeof source === "string" ? loadApiDocument(source) : source;
}
