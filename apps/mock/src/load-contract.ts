import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PlatformContract } from "@animal-store/api-platform";
import { generate, writeOutputs } from "@animal-store/codegen";
import type { Validators } from "@animal-store/openapi-hono";

/** A contract as the server uses it. */
export interface LoadedContract {
  readonly contract: PlatformContract & { readonly version: string };
  readonly requestValidators: Validators;
  readonly responseValidators: Validators;
  /** The document, with the headers of every response. */
  readonly documentJson: string;
  readonly documentYaml: string;
}

/**
 * Generates a contract from an OpenAPI document, so that the mock also serves operations that have no implementation.
 * @throws {CodegenError} with every problem of the document
 */
export async function loadContract(documentPath: string): Promise<LoadedContract> {
  const { files } = await generate(documentPath);
  const folder = await mkdtemp(join(tmpdir(), "animal-store-mock-"));
  try {
    writeOutputs(folder, files);
    const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
    const { contract } = await load("contract.ts");
    const { validators: requestValidators } = await load("inputs.js");
    const { validators: responseValidators } = await load("responses.js");
    return { contract, requestValidators, responseValidators, ...(await load("document.ts")) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
