import { existsSync, readFileSync } from "node:fs";
import { bundle, createConfig, lint } from "@redocly/openapi-core";
import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument } from "./document.ts";

const rules = {
  struct: "error",
  "no-unresolved-refs": "error",
  "no-identical-paths": "error",
  "path-parameters-defined": "error",
} as const;

export interface LoadedDocument {
  document: OpenApiDocument;
  /** The source with its comments, where it is YAML and references no other file. */
  yaml: string | undefined;
}

/**
 * Reads a document and draws the files that it references into it.
 * @throws {CodegenError} when it is missing, not YAML or JSON, not valid OpenAPI 3.1, or a reference leads nowhere
 */
export async function loadDocument(path: string): Promise<LoadedDocument> {
  if (!existsSync(path))
    throw new CodegenError(path, "there is no such file. Name the OpenAPI document to generate from.");
  const config = await createConfig({ rules });
  const { bundle: whole, fileDependencies } = await bundle({ ref: path, config }).catch((cause: Error) => {
    throw new CodegenError(path, `${cause.message}. Mend it: nothing was generated.`);
  });
  const document = whole.parsed as OpenApiDocument;
  if (!/^3\.1\./.test(String(document.openapi))) {
    throw new CodegenError(
      path,
      `openapi is ${JSON.stringify(document.openapi)}. Write the document in OpenAPI 3.1.x.`,
    );
  }
  const problems = await lint({ ref: path, config });
  if (problems.length > 0) {
    const lines = problems.map(({ location, message }) => `  ${location[0]?.pointer ?? ""}: ${message}`);
    throw new CodegenError(path, `is no valid OpenAPI 3.1 document. Mend:\n${lines.join("\n")}`);
  }
  // The document itself is the one file that is always there.
  const isWholeYaml = /\.ya?ml$/.test(path) && fileDependencies.size === 1;
  return { document, yaml: isWholeYaml ? readFileSync(path, "utf8") : undefined };
}
