import { readdirSync } from "node:fs";
import { join } from "node:path";
import { generate, writeOutputs } from "@animal-store/codegen";
import { lintContract } from "@animal-store/openapi/lint";
import type { Problem } from "./screen.ts";
import { root } from "./watch-saves.ts";

const contractFile = join(root, "openapi/petstore.yaml");
const workflowsFile = join(root, "openapi/workflows.arazzo.yaml");
const generatedFolder = "packages/contract/src/generated";

/** Lints the contract and its workflows. Without errors, generates the code of the contract. */
export async function checkContract(): Promise<Problem[]> {
  const lintProblems = (await Promise.all([contractFile, workflowsFile].map(lintContract))).flat();
  const problems = lintProblems.map(({ severity, rule, ...problem }) => ({
    ...problem,
    file: problem.file.replace(root, ""),
    label: rule,
    isError: severity === "error",
  }));
  if (problems.some(({ isError }) => isError)) return problems;
  try {
    const { files, notes } = await generate(contractFile, { command: "npm run generate", isStrict: true });
    writeOutputs(join(root, generatedFolder), files);
    return [...problems, ...parseNotes(notes)];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [...problems, { file: "openapi/petstore.yaml", label: "codegen", message, isError: true }];
  }
}

/** Returns the parts of the contract that codegen skipped. A line is `FILE:LINE:COLUMN: PART: PROBLEM`, below one that names the kind. */
function parseNotes(notes: string): Problem[] {
  return notes.split("\n\n").flatMap((group) => {
    const [title = "", ...lines] = group.split("\n");
    const [, kind = "codegen"] = /^\w+: \d+ (\S+)/.exec(title) ?? [];
    return lines.map((text) => {
      const [, file = "", line, column, message = text] = /^(.+?):(\d+):(\d+): (.+)$/.exec(text) ?? [];
      const place = { file: file.replace(root, ""), line: Number(line), column: Number(column) };
      return { ...place, label: `codegen ${kind}`, message, isError: false };
    });
  });
}

/** Returns the generated files. Git can change them too, so each check of the contract counts as a save of them. */
export function listGeneratedFiles(): string[] {
  return readdirSync(join(root, generatedFolder)).map((name) => join(generatedFolder, name));
}
