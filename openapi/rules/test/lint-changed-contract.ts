import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { toPointer as joinPointer } from "@animal-store/openapi-document";
import { lint, loadConfig } from "@redocly/openapi-core";
import { expect, onTestFinished, test } from "vitest";
import { type Document, parseDocument } from "yaml";

export const contractPath: string = fileURLToPath(new URL("../../petstore.yaml", import.meta.url));
export const configPath: string = fileURLToPath(new URL("../../redocly.yaml", import.meta.url));

// Cloning is four times as fast as parsing.
const parsed = parseDocument(readFileSync(contractPath, "utf8"));

export type LintProblem = { rule: string; severity: string; location: string; message: string };
export type Change = (contract: Document) => void;
export type Path = readonly (string | number)[];

/** Lints a changed copy of the contract with redocly.yaml. @param date the value of LINT_DATE, YYYY-MM-DD */
export async function lintChanged(change: Change, { date = "2026-01-01" } = {}): Promise<LintProblem[]> {
  return withChangedCopy(change, async (path) => {
    process.env.LINT_DATE = date;
    const problems = await lint({ ref: path, config: await loadConfig({ configPath }) });
    return problems.map(({ ruleId, severity, location, message }) => {
      return { rule: ruleId, severity, location: location[0]?.pointer ?? "", message };
    });
  });
}

/** A change, and the only problem that it causes. */
export type Rejection = [title: string, change: Change, location: Path, message?: unknown];

/** Tests that a rule rejects each change. One lint finds them all, so the changes must be independent. */
export async function testRejections(rule: string, rejections: Rejection[]): Promise<void> {
  const problems = await lintChanged(all(rejections.map(([, change]) => change)));
  test.each(rejections)("rejects %s", (_, _change, path, message = expect.any(String)) => {
    const location = toPointer(path);
    expect(problems).toContainEqual({ rule, severity: "error", location, message });
  });
  test(`${rule} has no other problem`, () => {
    expect(problems).toHaveLength(rejections.length);
  });
}

export function runNode(args: string[], env: Record<string, string> = {}) {
  const options = { env: { ...process.env, ...env } };
  return new Promise<{ exitCode: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, args, options, (_error, stdout, stderr) => {
      resolve({ exitCode: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

export function runContract(...args: string[]) {
  return runNode([fileURLToPath(new URL("../../compatibility/main.ts", import.meta.url)), ...args]);
}

/** Writes a changed copy of the contract to a temporary folder and removes it after use. */
export async function withChangedCopy<Result>(
  change: Change,
  use: (path: string) => Result | Promise<Result>,
): Promise<Result> {
  const contract = parsed.clone();
  change(contract);
  const folder = mkdtempSync(join(tmpdir(), "contract-"));
  try {
    const path = join(folder, "petstore.yaml");
    writeFileSync(path, contract.toString());
    return await use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Creates a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "contract-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function operationPath(operationId: string, ...part: Path): string[] {
  for (const [path, methods] of Object.entries<Record<string, { operationId?: string }>>(parsed.toJS().paths)) {
    for (const [method, candidate] of Object.entries(methods)) {
      if (candidate.operationId === operationId) return ["paths", path, method, ...part.map(String)];
    }
  }
  throw new Error(`The contract has no operation ${operationId}: name one of its operationIds in the test.`);
}

export function toPointer(path: Path): string {
  return `#${joinPointer(...path.map(String))}`;
}

export function set(path: Path, value: unknown): Change {
  return (contract) => contract.setIn(path, contract.createNode(value));
}

export function add(path: Path, value: unknown): Change {
  return (contract) => contract.addIn(path, contract.createNode(value));
}

export function remove(...paths: Path[]): Change {
  return (contract) => {
    for (const path of paths) contract.deleteIn(path);
  };
}

export function all(changes: readonly Change[]): Change {
  return (contract) => {
    for (const change of changes) change(contract);
  };
}
