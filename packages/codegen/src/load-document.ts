import { existsSync, readFileSync } from "node:fs";
import { bundle, createConfig } from "@redocly/openapi-core";
import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument } from "./document.ts";

/**
 * Reads a document and draws the files that it references into it.
 * @throws {CodegenError} when it is missing, not YAML or JSON, not OpenAPI 3.1, or a reference leads nowhere
 */
export async function loadDocument(path: string): Promise<{ document: OpenApiDocument; source: string }> {
  if (!existsSync(path)) throw new CodegenError(path, "there is no such file. Name the OpenAPI document to generate from.");
  const result = await bundle({ ref: path, config: await createConfig({}) }).catch((cause: Error) => {
    throw new CodegenError(path, cause.message);
  });
  const [problem] = result.problems.filter(({ severity }) => severity === "error");
  if (problem) throw new CodegenError(`${path} ${problem.location[0]?.pointer ?? ""}`.trim(), problem.message);
  const document = result.bundle.parsed as OpenApiDocument;
  if (!/^3\.1\./.test(String(document.openapi))) {
    throw new CodegenError(path, `openapi must be 3.1.x, got ${JSON.stringify(document.openapi)}.`);
  }
  return { document, source: readFileSync(path, "utf8") };
}
