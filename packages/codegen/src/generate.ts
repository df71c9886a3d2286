import { generateContractTable } from "./contract-table.ts";
import { loadDocument } from "./load-document.ts";
import { generateTypes } from "./types.ts";
import { generateValidators } from "./validators.ts";

const header = "// Generated from the OpenAPI document by `npm run generate`. Do not edit.\n";
const inputTypes = `${header}import type { Validators } from "./validator.ts";\nexport declare const validators: Validators;\n`;
const validatorType = `${header}
/** One violation, as Ajv reports it. */
export interface Violation {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  parentSchema?: Record<string, unknown>;
  data?: unknown;
}
/** Numbers that were written with a fraction or an exponent, by the object or array that holds them. */
export interface NonIntegerLiterals {
  has(holder: unknown, key: string | number): boolean;
}
export interface Validator {
  (this: NonIntegerLiterals | undefined, value: unknown): boolean;
  errors?: Violation[] | null;
}
export type Validators = Readonly<Record<string, Validator>>;
`;

/** The files that stand for a document, by name. */
export async function generate(documentPath: string): Promise<Map<string, string>> {
  const { document, source } = await loadDocument(documentPath);
  const table = generateContractTable(document);
  const [types, { inputs, answers }] = await Promise.all([generateTypes(document), generateValidators(document)]);
  return new Map([
    ["answers.d.ts", inputTypes],
    ["answers.js", header + answers],
    ["contract.ts", header + table],
    ["document.ts", header + documentModule(documentPath, source, document)],
    ["inputs.d.ts", inputTypes],
    ["inputs.js", header + inputs],
    ["types.ts", header + types],
    ["validator.ts", validatorType],
  ]);
}

function documentModule(path: string, source: string, document: object): string {
  const json = JSON.stringify(document);
  // A YAML source without references to other files is its own bundle, and keeps its comments.
  const isWhole = /\.ya?ml$/.test(path) && !/\$ref:\s*['"]?[^#'"\s]/.test(source);
  return [
    "/** The document with everything that it references, as JSON. */",
    `export const documentJson: string = ${JSON.stringify(json)};`,
    "",
    "/** The same as YAML. */",
    `export const documentYaml: string = ${isWhole ? JSON.stringify(source) : "documentJson"};`,
    "",
  ].join("\n");
}
