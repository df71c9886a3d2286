import type { ContractRoot } from "../contract-document.ts";
import { documentedOperations } from "../contract-document.ts";
import { addressOf, decisionsAddress, headerAddress, operationAddress, schemaAddress } from "./links.ts";
import { listHeaders } from "./reference-pages.ts";

/** Returns the groups of the sidebar for the pages of the API reference. */
export function referenceSidebar(contract: ContractRoot) {
  const operations = documentedOperations(contract).map(({ method, operation }) => ({
    tag: operation.tags[0] ?? "",
    label: operation.summary,
    link: toLink(operationAddress(operation.operationId)),
    attrs: { "data-method": method },
  }));
  const tags = (contract.tags ?? []).map(({ name, "x-displayName": label = name }) => ({
    label,
    items: operations.filter(({ tag }) => tag === name).map(({ tag: _, ...item }) => item),
  }));
  const group = (label: string, names: Iterable<string>, toHref: (name: string) => string) => ({
    label,
    collapsed: true,
    items: [...names].map((name) => ({ label: name, link: toLink(toHref(name)) })),
  });
  return [
    { label: "Overview", link: "/reference/" },
    ...tags,
    group("Schemas", Object.keys(contract.components?.schemas ?? {}), schemaAddress),
    group("Error codes", Object.keys(contract["x-error-codes"] ?? {}), (code) => addressOf("errors", code)),
    group("Headers", listHeaders(contract).keys(), headerAddress),
    { label: "Decisions", link: toLink(decisionsAddress) },
  ];
}

// Starlight adds the base path.
function toLink(address: string): string {
  return address.slice("/docs".length);
}
