import type { ContractRoot, Schema } from "../contract/contract-document.ts";
import { type DocumentedOperation, documentedOperations } from "../contract/documented-operations.ts";
import { resolve } from "../contract/resolve.ts";
import { codeBlock } from "../guides/markdown.ts";
import { operationSamples } from "../samples/operation-samples.ts";

/** Each operation of the contract as a few lines of Markdown: what it takes, what it answers, and a sample. */
export function compactReference(contract: ContractRoot): string {
  const operations = documentedOperations(contract).map((documented) => section(documented, contract));
  return `# Reference\n\nAll operations, in short. The OpenAPI document (/docs/openapi.yaml) has the rest.\n\n${operations.join("\n\n")}\n`;
}

function section(documented: DocumentedOperation, contract: ContractRoot): string {
  const samples = Object.entries(operationSamples(documented, contract)).map(([lang, source]) =>
    codeBlock(source, lang),
  );
  return [...operationLines(documented, contract), ...samples].join("\n\n");
}

/** An operation without its samples: what it does, takes and answers, as parts of Markdown. */
export function operationLines(documented: DocumentedOperation, contract: ContractRoot): string[] {
  const { method, path, operation, parameters, answers } = documented;
  const marks = [operation["x-stability"], ...(operation.deprecated ? [`removed on ${operation["x-sunset"]}`] : [])];
  const taken = parameters.map(({ name, in: place, required, schema, description }) => {
    const rule = JSON.stringify(resolve<Schema>(contract, schema));
    return `- \`${name}\` (${place}${required ? ", required" : ""}): ${oneLine(description)} \`${rule}\``;
  });
  const given = answers.map(([status, { description, "x-error-codes": codes = [] }]) => {
    const named = codes.length > 0 ? ` (${codes.map((code) => `\`${code}\``).join(", ")})` : "";
    return `- ${status}: ${oneLine(description)}${named}`;
  });
  return [
    `## ${operation.operationId}: ${method} ${path}`,
    `${operation.summary} (${marks.join(", ")}). ${oneLine(operation.description)}`,
    ...(taken.length > 0 ? [`Parameters:\n\n${taken.join("\n")}`] : []),
    `Answers:\n\n${given.join("\n")}`,
  ];
}

function oneLine(text = ""): string {
  return text.trim().replaceAll(/\s+/g, " ");
}
