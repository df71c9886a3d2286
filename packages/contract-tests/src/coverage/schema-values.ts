import type { ContractDocument, Schema } from "../document/contract-document.ts";
import { entryPlaces, type Located, locate, type Place } from "../document/locate.ts";
import { pointerTo } from "../document/pointer-to.ts";

/** A place in a JSON value that a schema describes: the value as a whole, a member, or the items of a list. */
export interface SchemaValue {
  /** Member names; `*` stands for every item of a list. */
  readonly path: readonly string[];
  readonly schema: Located<Schema>;
  /** Where the document states it: of a member its name, not what a reference leads to. */
  readonly place: Place;
}

/** The value of a schema and everything inside it. @throws when the schema is composed, which coverage cannot take apart */
export function schemaValues(document: ContractDocument, place: Place, path: readonly string[] = []): SchemaValue[] {
  const schema = locate<Schema>(document, place);
  const composed = ["allOf", "anyOf", "oneOf", "not", "if", "prefixItems"].find((keyword) => keyword in schema.node);
  if (composed)
    throw new Error(`Coverage cannot take ${composed} at #/${schema.place.join("/")} apart. Teach schemaValues to.`);
  const members = entryPlaces(schema, "properties").flatMap(([name, member]) =>
    schemaValues(document, member, [...path, name]),
  );
  const items = "items" in schema.node ? schemaValues(document, [...schema.place, "items"], [...path, "*"]) : [];
  return [{ path, schema, place }, ...members, ...items];
}

/** Values at a path; one for each item where it goes through a list, none where a member is missing. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  return path.reduce<unknown[]>(
    (values, name) =>
      values.flatMap((one) => {
        if (name === "*") return Array.isArray(one) ? one : [];
        return isObject(one) && Object.hasOwn(one, name) ? [one[name]] : [];
      }),
    value === undefined ? [] : [value],
  );
}

/** Whether an object stands at the path's parent that lacks its last member. */
export function lacks(value: unknown, path: readonly string[]): boolean {
  const name = path.at(-1) ?? "";
  return valuesAt(value, path.slice(0, -1)).some((one) => isObject(one) && !Object.hasOwn(one, name));
}

/** Whether a member need not be there. */
export function isOptional(values: readonly SchemaValue[], { path }: SchemaValue): boolean {
  const parent = values.find((one) => one.path.join("/") === path.slice(0, -1).join("/"));
  const required = (parent?.schema.node.required ?? []) as readonly string[];
  return !required.includes(path.at(-1) ?? "");
}

/** A place in a value as cells name it: a JSON Pointer (RFC 6901), with `[]` for every item of a list. */
export function memberName(path: readonly string[]): string {
  return path.map((name) => (name === "*" ? "[]" : pointerTo(name))).join("");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
