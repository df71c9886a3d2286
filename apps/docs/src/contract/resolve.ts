import type { ContractRoot, Reference } from "./contract-document.ts";

/** What stands in a place of the document, or where its `$ref` leads. @throws {Error} when that leads nowhere */
export function resolve<Target extends object>(contract: ContractRoot, place: Target | Reference): Target {
  if (!("$ref" in place)) return place;
  const found = valueAt(contract, place.$ref.replace(/^#\//, "").split("/"));
  if (typeof found !== "object" || found === null) {
    throw new Error(
      `$ref must lead to a part of the contract, and ${place.$ref} does not. Correct it in the contract.`,
    );
  }
  // The linter holds that a reference leads to a thing of the kind that its place asks for.
  return found as Target;
}

/** The value below a path of member names; undefined where there is none. */
export function valueAt(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    document,
  );
}
