import { rmSync } from "node:fs";
import { join } from "node:path";
import { close, createIndex } from "pagefind";
import type { ContractRoot, DocumentedOperation, Schema } from "../contract-document.ts";
import { documentedOperations, resolveRef } from "../contract-document.ts";

/** Replaces Starlight's index by one with an entry for each operation, because the reference is a single page. */
export async function buildSearchIndex(contract: ContractRoot, folder: string): Promise<void> {
  const { index, errors } = await createIndex();
  if (index === undefined) throw toError(errors);
  const failures = (await index.addDirectory({ path: folder })).errors;
  for (const documented of documentedOperations(contract)) {
    failures.push(...(await index.addHTMLFile(createEntry(documented, contract))).errors);
  }
  const outputPath = join(folder, "pagefind");
  rmSync(outputPath, { recursive: true, force: true });
  failures.push(...(await index.writeFiles({ outputPath })).errors);
  await close();
  if (failures.length > 0) throw toError(failures);
}

// The operation id has a high weight, so that a search for it lists the operation before guides that mention it.
function createEntry(documented: DocumentedOperation, contract: ContractRoot) {
  const { operationId, summary, tags } = documented.operation;
  const paragraphs = toSentences(documented, contract).map((sentence) => `<p>${toHtml(sentence)}</p>`);
  return {
    url: `/reference#tag/${tags[0]}/operation/${operationId}`,
    content: `<html lang="en"><body data-pagefind-body>
<h1 data-pagefind-weight="10">${toHtml(summary)} (API reference)</h1>
<p data-pagefind-weight="10">${operationId}</p>
${paragraphs.join("\n")}
</body></html>`,
  };
}

/** Returns the parameters and responses as sentences: search results show an excerpt of them. */
function toSentences({ method, path, operation, parameters, responses }: DocumentedOperation, contract: ContractRoot) {
  const inputs = parameters.map(({ name, schema, description = "" }) => {
    const values = resolveRef<Schema>(contract, schema).enum ?? [];
    return `${name}: ${description}${values.length > 0 ? ` One of ${values.join(", ")}.` : ""}`;
  });
  const outputs = responses.map(([status, { description, "x-error-codes": codes = [] }]) => {
    return `${status}: ${description}${codes.length > 0 ? ` ${codes.join(", ")}.` : ""}`;
  });
  return [`${method} ${path}.`, operation.description ?? "", ...inputs, ...outputs];
}

/** Converts Markdown of the contract to plain text, escaped for HTML. */
function toHtml(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
}

function toError(errors: readonly string[]): Error {
  return new Error(`Pagefind failed to build the search index: ${errors.join("; ")}`);
}
