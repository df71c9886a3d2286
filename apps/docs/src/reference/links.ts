import type { Operation } from "../contract-document.ts";

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

/** Returns `list-pets` for `listPets`. */
function toKebabCase(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** Returns the slug of a page: `reference/list-pets` for `/docs/reference/list-pets/`. */
export function toSlug(address: string): string {
  return address.slice("/docs/".length, -1);
}

export function operationLink({ summary, operationId }: Pick<Operation, "summary" | "operationId">): string {
  return `[${summary}](${operationAddress(operationId)})`;
}

export function errorLink(code: string): string {
  return `[\`${code}\`](${addressOf("errors", code)})`;
}

export function headerLink(name: string): string {
  return `[\`${name}\`](${headerAddress(name)})`;
}
