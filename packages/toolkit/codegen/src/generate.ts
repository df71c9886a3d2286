import { stringifyJson } from "@animal-store/exact-json";
import { DocumentError, type Input, toOneLine } from "@animal-store/openapi-document";
import { checkDefaults } from "./check-defaults.ts";
import { checkSchemas } from "./check-schemas.ts";
import { generateCalls, generateContractTable } from "./contract-table.ts";
import { inlineMediaTypes, inlineParameters, inlinePathItems, separateOperations } from "./document.ts";
import { CodegenError, Findings } from "./findings.ts";
import { type LoadedDocument, loadDocument } from "./load-document.ts";
import {
  normalizeFiles,
  normalizeSchemas,
  readBytesAsText,
  rejectLargeCompositions,
  useValueSchemas,
} from "./normalize-schemas.ts";
import { listOperations } from "./operations.ts";
import { splitDirections } from "./split-directions.ts";
import { generateModels, generateTypes } from "./types.ts";
import { generateValidators } from "./validators.ts";

const headerStart = "// Generated from ";

/** codegen never deletes a file without its header. */
export function isGenerated(text: string): boolean {
  return text.startsWith(headerStart);
}

/** Returns a generated file without its header, which names the command. */
export function withoutHeader(text: string): string {
  return isGenerated(text) ? text.slice(text.indexOf("\n") + 1) : text;
}

const validatorsType = `import type { Validators } from "./validator.ts";\nexport declare const validators: Validators;\n`;
const validatorType = `/** A violation, as reported by Ajv. */
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

export interface GenerateOptions {
  /** Whether to reject a document of which a part would be left out. */
  readonly isStrict?: boolean;
  /** The command that updates the files, for their headers. @default "codegen" */
  readonly command?: string;
  /** The folder that references of a path can lead to. @default the folder of the document */
  readonly root?: string | undefined;
}

export interface Generated {
  /** The files, by name. */
  readonly files: Map<string, string>;
  /** The parts of the document that were skipped or left out, one per line. Empty without any. */
  readonly notes: string;
  /** The paths of the document and the files that it references. */
  readonly sources: readonly string[];
  /** The positions and texts of references that other tools would follow to files and URLs, which codegen does not read. */
  readonly openReferences: readonly string[];
}

/**
 * Generates the files for a document.
 * @param source its path, or the input that `openInput` returns
 * @throws {CodegenError} with every problem of the document
 */
export async function generate(
  source: string | Input,
  { isStrict = false, command = "codegen", root }: GenerateOptions = {},
): Promise<Generated> {
  const findings = new Findings(isStrict);
  const loadedDocument = await loadDocument(source, findings, root).catch((error: unknown) => {
    throw error instanceof DocumentError ? new CodegenError(error.message) : error;
  });
  const contents = await generateFrom(loadedDocument, findings).catch((error: unknown) => {
    // A document that is not valid OpenAPI can break any step.
    if (!findings.isMalformed) throw error;
    return new Map<string, string>();
  });
  const notes = findings.report((location) => loadedDocument.locations.format(location));
  if (findings.isRejected) throw new CodegenError(`${notes}\n\nNothing was generated.`, loadedDocument.sources);
  const header = `${headerStart}${toOneLine(`${loadedDocument.name} by \`${command}\``)}. Do not edit.\n`;
  const files = new Map(Array.from(contents, ([name, content]) => [name, header + content]));
  const { sources, openReferences } = loadedDocument;
  return { files, notes, sources, openReferences };
}

async function generateFrom(loadedDocument: LoadedDocument, findings: Findings): Promise<Map<string, string>> {
  const { document, locations } = loadedDocument;
  const isMalformed = findings.isMalformed;
  findings.attempt(() => rejectLargeCompositions(document, findings));
  if (findings.isMalformed && !isMalformed) return new Map();
  inlineMediaTypes(document, locations);
  inlinePathItems(document);
  separateOperations(document, locations);
  inlineParameters(document);
  findings.attempt(() => normalizeFiles(document));
  findings.attempt(() => readBytesAsText(document, findings));
  const operations = listOperations(document, findings);
  const documentModule = generateDocumentModule(loadedDocument);
  findings.attempt(() => useValueSchemas(document));
  findings.attempt(() => normalizeSchemas(document, locations, findings));
  findings.attempt(() => checkSchemas(document, findings));
  findings.attempt(() => checkDefaults(document, operations, findings));
  const table = generateContractTable(document, operations, findings);
  if (findings.isRejected) return new Map();
  splitDirections(document, locations);
  const { inputs, responses } = await generateValidators(document);
  const types = generateTypes(document, loadedDocument);
  return new Map([
    ["calls.ts", generateCalls(document, operations, findings)],
    ["contract.ts", table],
    ["document.ts", documentModule],
    ["inputs.d.ts", validatorsType],
    ["inputs.js", inputs],
    ["models.ts", generateModels(document)],
    ["responses.d.ts", validatorsType],
    ["responses.js", responses],
    ["types.ts", types],
    ["validator.ts", validatorType],
  ]);
}

function generateDocumentModule({ document, yaml }: LoadedDocument): string {
  return [
    "/** The document as JSON, with the files that it references. */",
    `export const documentJson: string = ${JSON.stringify(stringify(document))};`,
    "",
    "/** The document as YAML. */",
    `export const documentYaml: string = ${yaml === undefined ? "documentJson" : JSON.stringify(yaml)};`,
    "",
  ].join("\n");
}

function stringify(document: object): string {
  try {
    return stringifyJson(document);
  } catch {
    throw new CodegenError("A $ref of the document leads to a node that contains it. Reference a component instead.");
  }
}
