import { fileURLToPath } from "node:url";
import { getLineColLocation, lint, loadConfig } from "@redocly/openapi-core";

const configPath = fileURLToPath(new URL("../redocly.yaml", import.meta.url));

/** One thing that the lint asks for, and where. Line and column count from 1. */
export type ContractProblem = {
  file: string;
  line: number;
  column: number;
  rule: string;
  severity: "error" | "warn";
  message: string;
};

/** What `pnpm lint` says of a document, as data, and within a process that goes on. */
export async function lintContract(file: string): Promise<ContractProblem[]> {
  try {
    const problems = await lint({ ref: file, config: await loadConfig({ configPath }) });
    return problems.map(({ ruleId, severity, message, location: [location] }) => {
      const place = location && getLineColLocation(location);
      const { line, col } = place?.start ?? { line: 1, col: 1 };
      return { file: place?.source.absoluteRef ?? file, line, column: col, rule: ruleId, severity, message };
    });
  } catch (error) {
    return [unreadable(file, error instanceof Error ? error.message : String(error))];
  }
}

// Redocly throws where a document is no YAML, and tells the place in its words only.
function unreadable(file: string, words: string): ContractProblem {
  const [, text = words, line = "1", column = "1"] = /^(.*?)(?: in "[^"]*")? \((\d+):(\d+)\)/s.exec(words) ?? [];
  const message = `${text.trim()}. Mend the YAML here or just above.`;
  return { file, line: Number(line), column: Number(column), rule: "yaml", severity: "error", message };
}
