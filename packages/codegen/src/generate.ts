import { checkDefaults } from "./check-defaults.ts";
import { checkSchemas } from "./check-schemas.ts";
import { CodegenError } from "./codegen-error.ts";
import { generateCalls, generateContractTable } from "./contract-table.ts";
import { type LoadedDocument, loadDocument } from "./load-document.ts";
import { generateTypes } from "./types.ts";
import { generateValidators } from "./validators.ts";

/** The first line of every file that codegen writes; a file without it is somebody else's. */
export const generatedHeader = "// Generated from the OpenAPI document by `npm run generate`. Do not edit.\n";

const inputTypes = `${generatedHeader}import type { Validators } from "./validator.ts";\nexport declare const validators: Validators;\n`;
const validatorType = `${generatedHeader}
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
  const loaded = await loadDocument(documentPath);
  try {
    return await generateFrom(loaded);
  } catch (error) {
    throw error instanceof CodegenError ? error.located(await loaded.locator()) : error;
  }
}

async function generateFrom(loaded: LoadedDocument): Promise<Map<string, string>> {
  const { document } = loaded;
  const table = generateContractTable(document);
  await checkSchemas(loaded);
  const validators = await generateValidators(document);
  checkDefaults(document);
  const types = await generateTypes(document);
  const { inputs, responses } = validators;
  return new Map([
    ["responses.d.ts", inputTypes],
    ["responses.js", generatedHeader + responses],
    ["calls.ts", generatedHeader + generateCalls(document)],
    ["contract.ts", generatedHeader + table],
    ["document.ts", generatedHeader + documentModule(loaded)],
    ["inputs.d.ts", inputTypes],
    ["inputs.js", generatedHeader + inputs],
    ["types.ts", generatedHeader + types],
    ["validator.ts", validatorType],
  ]);
}

function documentModule({ document, yaml }: LoadedDocument): string {
  return [
    "/** The document with everything that it references, as JSON. */",
    `export const documentJson: string = ${JSON.stringify(JSON.stringify(document))};`,
    "",
    "/** The same as YAML. */",
    `export const documentYaml: string = ${yaml === undefined ? "documentJson" : JSON.stringify(yaml)};`,
    "",
  ].join("\n");
}
