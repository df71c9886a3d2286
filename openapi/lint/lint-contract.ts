import { fileURLToPath } from "node:url";
import { getLineColLocation, lint, loadConfig } from "@redocly/openapi-core";

const configPath = fileURLToPath(new URL("../redocly.yaml", import.meta.url));

/** A problem that the lint found. Line and column count from 1. */
export type ContractProblem = {
  file: string;
  line: number;
  column: number;
  rule: string;
  severity: "error" | "warn";
  message: string;
};

/** Returns the problems of a document by the rules of `pnpm lint`. A syntax error of YAML is a problem too. */
export async function lintContract(file: string): Promise<ContractProblem[]> {
  try {
    const problems = await lint({ ref: file, config: await loadConfig({ configPath }) });
    return problems.map(({ ruleId, severity, message, location: [location] }) => {
      const position = location && getLineColLocation(location);
      const { line, col } = position?.start ?? { line: 1, col: 1 };
      return { file: position?.source.absoluteRef ?? file, line, column: col, rule: ruleId, severity, message };
    });
  } catch (error) {
    return [toSyntaxProblem(file, error instanceof Error ? error.message : String(error))];
  }
}

// Redocly throws if a document is not YAML. Only the message contains the location.
function toSyntaxProblem(file: string, message: string): ContractProblem {
  const [, text = message, line = "1", column = "1"] = /^(.*?)(?: in "[^"]*")? \((\d+):(\d+)\)/s.exec(message) ?? [];
  return {
    file,
    line: Number(line),
    column: Number(column),
    rule: "yaml",
    severity: "error",
    message: `${text.trim()}. Fix the YAML here or just above.`,
  };
}
