import { checkDefaults } from "./check-defaults.ts";
import { checkSchemas } from "./check-schemas.ts";
import { CodegenError } from "./codegen-error.ts";
import { generateCalls, generateContractTable } from "./contract-table.ts";
import { type LoadedDocument, loadDocument } from "./load-document.ts";
import { generateTypes } from "./types.ts";
import { generateValidators } from "./validators.ts";

/** The first line of every generated file. codegen never deletes a file without it. */
export const generatedHeader = "// Generated from the OpenAPI document by `npm run generate`. Do not edit.\n";

const validatorsType = `${generatedHeader}import type { Validators } from "./validator.ts";\nexport declare const validators: Validators;\n`;
const validatorType = `${generatedHeader}
/** A violation, as reported by Ajv. */
export interface Violation {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  parentSchema?: Record<string, unknown>;
  data?: unknown;
}
/** Integers that are not written as integer literals, such as 4.0, 1e2 and -0, by the object or array that contains them. */
export interface NonIntegerLiterals {
  has(container: unknown, key: string | number): boolean;
}
export interface Validator {
  (this: NonIntegerLiterals | undefined, value: unknown): boolean;
  errors?: Violation[] | null;
}
export type Validators = Readonly<Record<string, Validator>>;
`;

/** Generates the files for a document, by name. @throws {CodegenError} with every problem of the document */
export async function generate(documentPath: string): Promise<Map<string, string>> {
  const loadedDocument = await loadDocument(documentPath);
  try {
    return await generateFrom(loadedDocument);
  } catch (error) {
    throw error instanceof CodegenError ? error.withLocations(await loadedDocument.locator()) : error;
  }
}

async function generateFrom(loadedDocument: LoadedDocument): Promise<Map<string, string>> {
  const { document } = loadedDocument;
  const table = generateContractTable(document);
  await checkSchemas(loadedDocument);
  const validators = await generateValidators(document);
  checkDefaults(document);
  const types = await generateTypes(document);
  const { inputs, responses } = validators;
  return new Map([
    ["calls.ts", generatedHeader + generateCalls(document)],
    ["contract.ts", generatedHeader + table],
    ["document.ts", generatedHeader + generateDocumentModule(loadedDocument)],
    ["inputs.d.ts", validatorsType],
    ["inputs.js", generatedHeader + inputs],
    ["responses.d.ts", validatorsType],
    ["responses.js", generatedHeader + responses],
    ["types.ts", generatedHeader + types],
    ["validator.ts", validatorType],
  ]);
}

function generateDocumentModule({ document, yaml }: LoadedDocument): string {
  return [
    "/** The document as JSON, with the files that it references. */",
    `export const documentJson: string = ${JSON.stringify(JSON.stringify(document))};`,
    "",
    "/** The document as YAML. */",
    `export const documentYaml: string = ${yaml === undefined ? "documentJson" : JSON.stringify(yaml)};`,
    "",
  ].join("\n");
}
