import { rmSync } from "node:fs";
import { join } from "node:path";
import { close, createIndex } from "pagefind";
import type { ContractRoot, Schema } from "../contract-document.ts";
import { type DocumentedOperation, documentedOperations, resolve } from "../contract-document.ts";

/**
 * Writes the search of the guides anew, with the operations of the reference in it: Starlight's own indexes pages alone, and Redocly makes
 * of all operations one. @throws {Error} with what Pagefind says
 */
export async function buildSearchIndex(contract: ContractRoot, folder: string): Promise<void> {
  const { index, errors } = await createIndex();
  if (index === undefined) throw failure(errors);
  const failures = (await index.addDirectory({ path: folder })).errors;
  for (const documented of documentedOperations(contract)) {
    failures.push(...(await index.addHTMLFile(page(documented, contract))).errors);
  }
  const outputPath = join(folder, "pagefind");
  rmSync(outputPath, { recursive: true, force: true });
  failures.push(...(await index.writeFiles({ outputPath })).errors);
  await close();
  if (failures.length > 0) throw failure(failures);
}

// The name of an operation weighs most: who types it wants the operation, and not what tells of it.
function page(documented: DocumentedOperation, contract: ContractRoot) {
  const { operationId, summary, tags } = documented.operation;
  const words = sentences(documented, contract).map((sentence) => `<p>${asHtml(sentence)}</p>`);
  return {
    url: `/reference#tag/${tags[0]}/operation/${operationId}`,
    content: `<html lang="en"><body data-pagefind-body>
<h1 data-pagefind-weight="10">${asHtml(summary)} (API reference)</h1>
<p data-pagefind-weight="10">${operationId}</p>
${words.join("\n")}
</body></html>`,
  };
}

/** What an operation takes and answers, as one reads it: an excerpt of it stands below the result. */
function sentences({ method, path, operation, parameters, responses }: DocumentedOperation, contract: ContractRoot) {
  const taken = parameters.map(({ name, schema, description = "" }) => {
    const values = resolve<Schema>(contract, schema).enum ?? [];
    return `${name}: ${description}${values.length > 0 ? ` One of ${values.join(", ")}.` : ""}`;
  });
  const given = responses.map(([status, { description, "x-error-codes": codes = [] }]) => {
    return `${status}: ${description}${codes.length > 0 ? ` ${codes.join(", ")}.` : ""}`;
  });
  return [`${method} ${path}.`, operation.description ?? "", ...taken, ...given];
}

/** Markdown of the contract as text of a page. */
function asHtml(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
}

function failure(errors: readonly string[]): Error {
  return new Error(`The search of the guides cannot be made: ${errors.join("; ")}. See what Pagefind wants.`);
}
