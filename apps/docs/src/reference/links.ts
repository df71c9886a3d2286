import type { ContractRoot, Marked, OperationNode } from "../contract-document.ts";

/** Returns the address of a page in the API reference. */
export function addressOf(folder: "schemas" | "errors" | "headers", name: string): string {
  return `/docs/reference/${folder}/${name}/`;
}

export function operationAddress(operationId: string): string {
  return `/docs/reference/${toKebabCase(operationId)}/`;
}

export function schemaAddress(name: string): string {
  return addressOf("schemas", toKebabCase(name));
}

export function headerAddress(name: string): string {
  return addressOf("headers", name.toLowerCase());
}

export const decisionsAddress = "/docs/reference/decisions/";

/** Returns the heading of a decision, such as `D-01 Cursor pagination`. */
export function decisionHeading(id: string, contract: ContractRoot): string {
  return `${id} ${contract["x-decisions"]?.[id]?.title}`;
}

/** Returns the address of a decision. The lint of the contract allows only words in a title. */
export function decisionAddress(id: string, contract: ContractRoot): string {
  return `${decisionsAddress}#${decisionHeading(id, contract).toLowerCase().replaceAll(" ", "-")}`;
}

/** Returns `list-pets` for `listPets`. */
function toKebabCase(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** Returns the slug of a page: `reference/list-pets` for `/docs/reference/list-pets/`. */
export function toSlug(address: string): string {
  return address.slice("/docs/".length, -1);
}

export function operationLink({ summary, operationId }: Pick<OperationNode, "summary" | "operationId">): string {
  return `[${summary}](${operationAddress(operationId)})`;
}

export function errorLink(code: string): string {
  return `[\`${code}\`](${addressOf("errors", code)})`;
}

export function schemaLink(name: string): string {
  return `[${name}](${schemaAddress(name)})`;
}

export function headerLink(name: string): string {
  return `[\`${name}\`](${headerAddress(name)})`;
}

/** Returns a link to each decision that a part of the contract follows. */
export function decisionLinks({ "x-decision": ids = [] }: Marked, contract: ContractRoot): string[] {
  return [ids].flat().map((id) => `[${decisionHeading(id, contract)}](${decisionAddress(id, contract)})`);
}

/** Returns the link to a source of a decision, such as `RFC 9110, section 10.2.3`. */
export function sourceLink(source: string): string {
  const [, number, section] = /^RFC (\d+)(?:, section ([\d.]+))?$/.exec(source) ?? [];
  if (number !== undefined)
    return `[${source}](https://www.rfc-editor.org/rfc/rfc${number}${section === undefined ? "" : `#section-${section}`})`;
  return source === "Fetch"
    ? "[Fetch](https://fetch.spec.whatwg.org/)"
    : `[${source}](https://datatracker.ietf.org/doc/${source}/)`;
}
