import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lint, loadConfig } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { type Document, parseDocument } from "yaml";

export const contractPath: string = fileURLToPath(new URL("../../petstore.yaml", import.meta.url));
export const configPath: string = fileURLToPath(new URL("../../redocly.yaml", import.meta.url));

// Parsing takes four times as long as a copy.
const parsed = parseDocument(readFileSync(contractPath, "utf8"));

export type LintProblem = { rule: string; severity: string; place: string; message: string };
export type Change = (contract: Document) => void;

/** Lints a changed copy of the contract as redocly.yaml says. @param date what LINT_DATE says, YYYY-MM-DD */
export async function lintChanged(change: Change, { date = "2026-01-01" } = {}): Promise<LintProblem[]> {
  return withChangedCopy(change, async (path) => {
    process.env.LINT_DATE = date;
    const problems = await lint({ ref: path, config: await loadConfig({ configPath }) });
    return problems.map(({ ruleId, severity, location, message }) => {
      const { pointer = "" } = location[0] ?? {};
      return { rule: ruleId, severity, place: pointer, message };
    });
  });
}

/** What is wrong with a changed contract, the change, and the place and message of the only problem. */
export type Rejection = [title: string, change: Change, place: string, message: string];

/** Tests that a rule rejects each change. */
export function testRejections(rule: string, rejections: Rejection[]): void {
  test.each(rejections)("rejects %s", async (_, change, place, message) => {
    expect(await lintChanged(change)).toEqual([{ rule, severity: "error", place, message }]);
  });
}

/** Runs a program of Node to its end. */
export function runNode(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ exitCode: number; stdout: string; stderr: string }>((resolve) => {
    const options = { env: { ...process.env, ...env } };
    const child = execFile(process.execPath, args, options, (_error, stdout, stderr) => {
      resolve({ exitCode: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

/** Writes a changed copy of the contract to a temporary folder and removes it after use. */
export async function withChangedCopy<Result>(change: Change, use: (path: string) => Promise<Result>): Promise<Result> {
  const contract = parsed.clone();
  change(contract);
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  try {
    const path = join(folder, "petstore.yaml");
    await writeFile(path, contract.toString());
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Where an operation stands in the contract, as a path for `setIn` and `deleteIn`. */
export function operationPath(contract: Document, operationId: string): string[] {
  const { paths } = contract.toJS() as { paths: Record<string, Record<string, { operationId?: string }>> };
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId === operationId) return ["paths", path, method];
    }
  }
  throw new Error(`The contract has no operation ${operationId}: name one of its operationIds in the test.`);
}
