import { runNode } from "./programs.ts";
import type { Screen } from "./screen.ts";

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

/** Compares the contract with its last release. */
export const compatibilityCheck: Check = {
  name: "compatibility",
  command: "npm test -- @animal-store/openapi#compatibility",
  args: ["openapi/compatibility/main.ts", "check"],
};

const contractTests = "apps/server/test/contract-memory.ts";

/** The fast checks run first, because the next save stops the others. */
export const otherChecks: readonly Check[] = [
  {
    name: "parameters of lists",
    command: "npm run test:contract:memory -- --only 'lists/*'",
    args: [contractTests, "--only", "lists/*"],
  },
  { name: "changelog", command: "npm run changelog", args: ["openapi/compatibility/main.ts", "changelog", "--check"] },
  { name: "OWASP rules", command: "npm test -- @animal-store/openapi#lint", args: ["openapi/owasp/main.ts"] },
  { name: "wording", command: "npm test -- //#prose", args: ["scripts/prose.mjs", "openapi/petstore.yaml"] },
  { name: "contract tests", command: "npm run test:contract:memory", args: [contractTests] },
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

/** Runs checks sequentially until the signal aborts them, and shows each result. */
export async function runChecks(checks: readonly Check[], screen: Screen, signal: AbortSignal): Promise<void> {
  for (const { name, command, args, folder } of checks) {
    const { succeeded, output } = await runNode(args, signal, folder);
    if (signal.aborted) return;
    if (succeeded) screen.showResult(true, name);
    else screen.showResult(false, `${name}: ${command}`, findProblems(output));
  }
}

const maxBlocks = 4;
const maxLines = 4;

/** Returns the blocks of output that name a failure, each with its place, reason and next step. Without such a block, returns the first lines. */
function findProblems(output: string): string[] {
  // A block is a line and the indented lines below it.
  const blocks = output.split(/\n(?=\S)/).map((block) => block.split("\n").map((line) => line.trim()));
  const failures = blocks.filter(([first = ""]) =>
    /^(✗|FAIL|BREAKS |\w*Error:|Counterexample:|\d+ {2}\w+ \w+:)/.test(first),
  );
  const found = failures.length > 0 ? failures : [blocks.flat()];
  return [...new Set(found.slice(0, maxBlocks).flatMap(selectLines))];
}

function selectLines(block: readonly string[]): string[] {
  const [first = "", ...others] = block.filter(Boolean);
  const advice = others.filter((line) => /^(Reason|Next step): /.test(line));
  return [first, ...(advice.length > 0 ? advice : others)].slice(0, maxLines);
}
