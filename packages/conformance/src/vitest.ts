import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCases } from "./cases/all-cases.ts";
import { type ApiDocument, loadApiDocument } from "./document.ts";
import { collectFindings } from "./findings.ts";
import {
  type ConformanceCase,
  type ConformanceSetup,
  createSession,
  type Session,
  type SessionOptions,
} from "./session.ts";

export interface DescribeOptions extends Partial<Omit<SessionOptions, "document" | "baseUrl">> {
  /** The path or `file:` URL of the OpenAPI document. */
  readonly document: string | URL;
  /** The URL of the service with its base path, a running service, or a function that starts it. */
  readonly target: string | StartedTarget | (() => Promise<StartedTarget> | StartedTarget);
  /** Further cases, for behaviour that the document does not describe. */
  readonly scenarios?: (document: ApiDocument) => readonly ConformanceCase[];
  /** Selects cases. @default all */
  readonly isSelected?: (conformanceCase: ConformanceCase) => boolean;
}

/** A service that runs. */
export interface StartedTarget {
  /** The URL with the base path. */
  readonly baseUrl: string;
  readonly setup?: ConformanceSetup;
  stop?(): Promise<void> | void;
}

/**
 * Registers the tests of a service: one for each operation and subject, such as valid and invalid requests.
 * @example
 * describeConformance({ document: "openapi.yaml", target: () => startServer({ port: 0 }) });
 */
export function describeConformance({
  document: file,
  target,
  scenarios,
  isSelected = () => true,
  ...options
}: DescribeOptions): void {
  const document = loadApiDocument(file instanceof URL ? fileURLToPath(file) : file);
  const cases = [...createCases(document), ...(scenarios?.(document) ?? [])].filter(isSelected);
  const groups = Map.groupBy(
    cases,
    ({ id, operation }) => `${operation?.label ?? document.title}: ${id.split("/")[0]}`,
  );

  describe(`${document.title} conforms to its document`, () => {
    let started: StartedTarget;
    let session: Session;
    beforeAll(async () => {
      started =
        typeof target === "string" ? { baseUrl: target } : typeof target === "function" ? await target() : target;
      const setup = { ...options.setup, ...started.setup };
      session = createSession({ seed: 1, ...options, document, baseUrl: started.baseUrl, setup });
      await setup.reset?.();
    });
    afterAll(async () => {
      session?.close();
      await started?.stop?.();
    });
    it.each([...groups])("%s", { timeout: 300_000 }, async (_, group) => {
      const results = [];
      for (const conformanceCase of group) results.push(await session.run(conformanceCase));
      const findings = collectFindings(document, results);
      expect(
        findings.map(({ check, message, line, curl }) => [`${check}: ${message}`, line, curl].join("\n")).join("\n\n"),
      ).toBe("");
    });
  });
}
