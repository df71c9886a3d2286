import { fileURLToPath } from "node:url";
import { getMember, resolvePointer } from "@animal-store/openapi-document";
import { getLineColLocation, type LocationObject, lint, loadConfig, parseYaml } from "@redocly/openapi-core";

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
    const isUnresolved = problems.some(({ ruleId }) => ruleId === "no-unresolved-refs");
    // The target of a wrong reference is unused only because of it.
    const causes = problems.filter(({ ruleId }) => !(isUnresolved && ruleId === "no-unused-components"));
    return causes.map(({ ruleId, severity, message, location: [location] }) => {
      const position = location && getLineColLocation(location);
      const { line, col } = position?.start ?? { line: 1, col: 1 };
      const target = ruleId === "no-unresolved-refs" && location ? `: ${readReference(location)}` : "";
      const text = message + target;
      return { file: position?.source.absoluteRef ?? file, line, column: col, rule: ruleId, severity, message: text };
    });
  } catch (error) {
    return [toSyntaxProblem(file, error instanceof Error ? error.message : String(error))];
  }
}

function readReference({ source, pointer = "#" }: LocationObject): string {
  const reference = getMember(resolvePointer(parseYaml(source.body), pointer), "$ref");
  return `${reference ?? ""} has no target. Correct the name, or add the component.`;
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
