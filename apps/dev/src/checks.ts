import { runNode } from "./programs.ts";

/** A part of `npm test` that a change of the contract can fail, in addition to lint, codegen and types. */
interface Check {
  readonly name: string;
  /** The command that shows the complete result. */
  readonly command: string;
  /** Node.js arguments. */
  readonly args: readonly string[];
  /** The working directory. @default the root of the repository */
  readonly folder?: string;
}

const compiler = "node_modules/typescript/bin/tsc";
// The loop itself checks the types of these folders only after a save in them.
const otherFolders = ["apps/docs", "apps/console", "apps/try", "apps/bench", "packages/contract-tests/mutations"];

/** The fast checks run first, because the next save stops the others. */
const checks: readonly Check[] = [
  { name: "changelog", command: "npm run changelog", args: ["openapi/compatibility/main.ts", "changelog", "--check"] },
  { name: "OWASP rules", command: "npm test -- @animal-store/openapi#lint", args: ["openapi/owasp/main.ts"] },
  { name: "wording", command: "npm test -- //#prose", args: ["scripts/prose.mjs", "openapi/petstore.yaml"] },
  ...otherFolders.map((folder) => ({
    name: `types of ${folder}`,
    command: "npm test -- typecheck",
    args: [compiler, "-p", folder],
  })),
  { name: "contract tests", command: "npm run test:contract:memory", args: ["apps/server/test/contract-memory.ts"] },
  createVitestCheck("mock", ["contract", "create-mock-app"]),
  createVitestCheck("docs", ["read-guides", "samples"]),
];

function createVitestCheck(app: string, files: readonly string[]): Check {
  return {
    name: `tests of ${app}`,
    command: `npm test -- @animal-store/${app}#test`,
    args: ["node_modules/vitest/vitest.mjs", "run", ...files],
    folder: `apps/${app}`,
  };
}

/** Runs the checks sequentially until the signal aborts them. @param onFailure receives the first lines that name a problem */
export async function runChecks(
  signal: AbortSignal,
  onFailure: (check: Check, problems: readonly string[]) => void,
): Promise<{ readonly failed: number; readonly total: number }> {
  let failed = 0;
  for (const check of checks) {
    const { succeeded, output } = await runNode(check.args, signal, check.folder);
    if (signal.aborted) break;
    if (succeeded) continue;
    failed += 1;
    onFailure(check, findProblems(output));
  }
  return { failed, total: checks.length };
}

const maxProblems = 6;

/** Returns the lines that name a failure of Vitest or the contract tests. Without such a line, returns the first lines. */
function findProblems(output: string): string[] {
  const lines = output.split("\n").map((line) => line.trim());
  const failures = lines.filter((line) => /^(✗|FAIL|\w*Error:|Counterexample:|\d+ {2}\w+ \w+:)/.test(line));
  return [...new Set(failures.length > 0 ? failures : lines.filter(Boolean))].slice(0, maxProblems);
}
