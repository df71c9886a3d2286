import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PlatformContract } from "@animal-store/api-platform";
import { generate, writeOutputs } from "@animal-store/codegen";
import type { Validators } from "@animal-store/openapi-hono";
import { parse } from "yaml";
import { createPrism, type Prism } from "./create-prism.ts";

/** A contract as the server uses it, and a Prism mock of its document. */
export interface LoadedContract {
  readonly contract: PlatformContract & { readonly version: string };
  readonly requestValidators: Validators;
  /** The document as YAML, with the headers of every response. */
  readonly yaml: string;
  readonly prism: Prism;
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
    const { validators } = await load("inputs.js");
    const { documentYaml } = await load("document.ts");
    // Not documentYaml, which rounds long integers and contains the headers that the platform sets.
    const document = parse(await readFile(documentPath, "utf8"), toPrismValue, { intAsBigInt: true });
    const prism = await createPrism(document);
    return { contract, requestValidators: validators, yaml: documentYaml, prism };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function toPrismValue(key: unknown, value: unknown): unknown {
  // Prism does not read `dataValue` of OpenAPI 3.2.
  if (key === "examples" && typeof value === "object" && value !== null)
    for (const example of Object.values(value))
      if (example?.dataValue !== undefined) example.value ??= example.dataValue;
  return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
