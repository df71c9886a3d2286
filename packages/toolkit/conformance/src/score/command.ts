import { Command } from "commander";
import { parseBase, parseInteger, rootHelp } from "../arguments.ts";
import type { CommandEnvironment } from "../command.ts";
import { loadApiDocument } from "../document.ts";
import { toPercent } from "../report/terminal.ts";
import { writeFile } from "../write-file.ts";
import { formatScore, runScore } from "./run-score.ts";

interface Options {
  readonly suite: string;
  readonly target: URL;
  readonly reset?: string;
  readonly root?: string;
  readonly perClass: number;
  readonly only: string;
  readonly json?: string;
  readonly minScore: number;
}

/** Runs `conformance score`. @returns the exit code */
export async function scoreSuite(
  argv: readonly string[],
  { stdout, stderr, signal }: CommandEnvironment,
): Promise<number> {
  const command = new Command("conformance score")
    .description("Measure a test suite: run it once for each defect that a proxy adds to the service.")
    .argument("<document>", "OpenAPI 3.0 or 3.1 document in YAML or JSON")
    .requiredOption(
      "--suite <command>",
      "shell command that runs the suite; {base} and the variable TARGET_URL are the URL to test",
    )
    .requiredOption("--target <url>", "URL of the service with its base path", parseBase)
    .option("--root <folder>", rootHelp)
    .option("--reset <command>", "shell command that runs before each run of the suite")
    .option("--per-class <number>", "defects of each class; 0 for all", parseInteger(0), 10)
    .option("--only <text>", "add only the defects whose id contains the text", "")
    .option("--min-score <percent>", "exit with 1 below this score", parseInteger(0), 0)
    .option("--json <file>", "write the result as JSON")
    .allowExcessArguments(false)
    .addHelpText(
      "after",
      "\nExit code: 0 success, 1 score below --min-score, 2 wrong usage or the suite fails without a defect.",
    )
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .exitOverride()
    .parse(argv, { from: "user" });
  const { only, json, minScore, root, ...options } = command.opts<Options>();
  const document = loadApiDocument(command.args[0] as string, root);
  // Fails before the run, which can take hours, if the result cannot be written.
  if (json) writeFile(json, "");
  stderr.write(`Running the suite without a defect…\n`);
  const report = await runScore({
    ...options,
    document,
    isSelected: ({ id }) => id.includes(only),
    signal,
    onResult({ mutant, outcome }, { done, total, seconds }) {
      const remaining = Math.round((seconds / done) * (total - done));
      stderr.write(`${done} of ${total}, ${remaining} s left: ${outcome} ${mutant.id}\n`);
    },
  });
  stdout.write(formatScore(document, report));
  const { classes, results } = report;
  const mutants = results.map(({ mutant: { id, node }, outcome }) => ({ id, outcome, line: document.locate(node) }));
  if (json) writeFile(json, `${JSON.stringify({ classes, mutants }, undefined, 2)}\n`);
  const killed = results.filter(({ outcome }) => outcome === "killed").length;
  return toPercent(killed, results.length) < minScore ? 1 : 0;
}
