import { join } from "node:path";
import type { OperationEntry } from "@animal-store/codegen";
import { listInvalidExamples, loadApiDocument } from "@animal-store/conformance";
import type { Contract } from "@animal-store/openapi-document/contract";

/** An operation that responds with an example. `problem` says why it has no valid one. */
export interface Stub {
  readonly operation: OperationEntry;
  readonly problem: string | undefined;
}

/** Returns `test/baseline.json`: what a new repository lacks, each with its reason. */
export function writeBaseline(folder: string, { operations }: Contract, stubs: readonly Stub[]): string {
  const toReason = (problem: string | undefined) =>
    problem?.replace(/^.*?no valid example/, "no valid example") ?? exampleReason;
  const baseline = {
    stubs: Object.fromEntries(stubs.map(({ operation, problem }) => [operation.id, toReason(problem)])),
    invalidExamples: listInvalidExamples(loadApiDocument(join(folder, "openapi.yaml")), operations),
  };
  return `${JSON.stringify(baseline, undefined, 2)}\n`;
}

/** Why a stub is in the baseline. */
export const exampleReason = "responds with the example";
