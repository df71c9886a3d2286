import type { ContractDocument } from "../document/contract-document.ts";
import { basePathOf, type DocumentedOperation, documentedOperations } from "../document/documented-operations.ts";
import type { Link } from "./link-header.ts";

/** What the document's `x-` members say about the end of an operation, as its headers must tell it. */
export interface Lifecycle {
  readonly headers: Readonly<Record<string, string>>;
  readonly links: readonly Link[];
}

/** Derives the values of `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` from the operation's `x-` members. */
export function lifecycleOf(document: ContractDocument, { route }: DocumentedOperation): Lifecycle {
  const { operation } = route ?? {};
  const deprecatedAt = operation?.["x-deprecated-at"];
  const sunset = operation?.["x-sunset"];
  const docs = operation?.["x-deprecation-docs"];
  const successor = operation?.["x-successor"];
  return {
    headers: {
      ...(deprecatedAt && { Deprecation: `@${new Date(deprecatedAt).getTime() / 1000}` }),
      ...(sunset && { Sunset: new Date(sunset).toUTCString() }),
    },
    links: [
      ...(docs ? [{ rel: "deprecation", target: docs }] : []),
      ...(successor ? [{ rel: "successor-version", target: pathOf(document, successor) }] : []),
    ],
  };
}

function pathOf(document: ContractDocument, operationId: string): string {
  const path = documentedOperations(document).get(operationId)?.route?.path;
  if (!path)
    throw new Error(`x-successor names ${operationId}, which the contract does not have. Name an operationId of it.`);
  return basePathOf(document) + path;
}
