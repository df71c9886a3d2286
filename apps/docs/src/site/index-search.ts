import { rmSync } from "node:fs";
import { join } from "node:path";
import { close, createIndex } from "pagefind";
import type { ContractRoot } from "../contract/contract-document.ts";
import { type DocumentedOperation, documentedOperations } from "../contract/documented-operations.ts";
import { operationLines } from "./compact-reference.ts";

/**
 * Writes the search of the guides anew, with the operations of the reference in it: Starlight's own indexes pages alone, and Redocly makes
 * of all operations one. @throws {Error} with what Pagefind says
 */
export async function indexSearch(contract: ContractRoot, folder: string): Promise<void> {
  const { index, errors } = await createIndex();
  if (index === undefined) throw failure(errors);
  const failures = (await index.addDirectory({ path: folder })).errors;
  for (const documented of documentedOperations(contract)) {
    failures.push(...(await index.addCustomRecord(record(documented, contract))).errors);
  }
  const outputPath = join(folder, "pagefind");
  rmSync(outputPath, { recursive: true, force: true });
  failures.push(...(await index.writeFiles({ outputPath })).errors);
  await close();
  if (failures.length > 0) throw failure(failures);
}

function record(documented: DocumentedOperation, contract: ContractRoot) {
  const { operationId, summary, tags } = documented.operation;
  return {
    url: `/reference#tag/${tags[0]}/operation/${operationId}`,
    language: "en",
    content: operationLines(documented, contract)
      .join("\n")
      .replaceAll(/[`*]|^- /gm, ""),
    meta: { title: `${summary} (API reference)` },
  };
}

function failure(errors: readonly string[]): Error {
  return new Error(`The search of the guides cannot be made: ${errors.join("; ")}. See what Pagefind wants.`);
}
