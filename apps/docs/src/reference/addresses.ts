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
export function toKebabCase(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
