import { stringifyJson } from "@animal-store/exact-json";
import { isObject } from "../message.ts";
import type { Violation } from "../reply/error-reply.ts";
import { formatName, unescapePointer } from "./describe-violations.ts";
import { type Field, findUnlisted, type Reread } from "./parse-text.ts";

/** A name that the query, the cookies or a form can contain: a parameter or field, a member of an object, or a credential. */
export interface QueryField extends Field {
  readonly contentTypes?: readonly string[];
  readonly allowEmptyValue?: true;
  /** The names of the objects that contain the member. A number is an index of an array: -1 for all of them. */
  readonly objectNames?: readonly (string | number)[];
  /** The names of the objects that contain its own members. */
  readonly innerNames?: readonly (string | number)[];
}

/** Returns the fields of a parameter or a form field by their names. An object without a delimiter has a field for each member. */
export function toFields(entry: QueryField, key = entry.name): [string, QueryField][] {
  const { name, type, isArray, delimiter, members = {}, unlistedMembers, objectNames = [], isRaw } = entry;
  if (delimiter !== undefined) return [[key, entry]];
  const isList = type === "object" && isArray;
  const innerNames = [...objectNames, name, ...(isList ? [-1] : [])];
  const ownKey = isList ? `${key}[]` : key;
  const isOpen = type === "object" && !entry.takesOthers;
  // A bracket, because the member of another object can have the name of this one.
  const own: [string, QueryField][] =
    type === "object" && !unlistedMembers ? [] : [[isOpen ? `${ownKey}[` : ownKey, { ...entry, innerNames }]];
  const inner = Object.entries(members).map(([memberKey, member]) =>
    toFields({ ...member, ...(isRaw && { isRaw }), objectNames: innerNames }, memberKey),
  );
  return [...own, ...inner.flat()];
}

/** Returns the field of a name, or of a member of an object such as `filter[color]` or `items[0][color]`. */
export function findField(fields: ReadonlyMap<string, QueryField>, key: string): QueryField | undefined {
  const field = findMember(fields, key);
  if (field) return field;
  const indexes = key.match(/(?<=\[)\d{1,6}(?=\]\[)/g) ?? [];
  const item = indexes.length > 0 ? findMember(fields, key.replaceAll(/\[\d+\](?=\[)/g, "[]")) : undefined;
  if (item?.objectNames?.includes(-1)) {
    const toIndex = (name: string | number) => (name === -1 ? Number(indexes.shift() ?? Infinity) : name);
    return { ...item, objectNames: item.objectNames.map(toIndex) };
  }
  // The innermost object takes them.
  const owner = listOpen(fields).findLast(([, { takesOthers }]) => takesOthers)?.[1];
  return owner && toUnlisted(owner, key);
}

// A request can have thousands of names, and an operation hundreds of fields.
const openFields = new WeakMap<ReadonlyMap<string, QueryField>, readonly [string, QueryField][]>();

/** Returns the objects whose unlisted members are pairs. */
function listOpen(fields: ReadonlyMap<string, QueryField>): readonly [string, QueryField][] {
  const open = openFields.get(fields) ?? [...fields].filter(([, each]) => each.unlistedMembers && !each.delimiter);
  openFields.set(fields, open);
  return open;
}

function findMember(fields: ReadonlyMap<string, QueryField>, key: string): QueryField | undefined {
  const field = fields.get(key);
  if (field && (field.type !== "object" || field.delimiter)) return field;
  // The name of an object, and of an unlisted member, can contain an opening bracket.
  let objectKey = "";
  for (const [each, { takesOthers }] of listOpen(fields))
    if (!takesOthers && each.length >= objectKey.length && key.startsWith(each)) objectKey = each;
  const [, name] = /^([^\]]+)\]$/.exec(key.slice(objectKey.length)) ?? [];
  const deepObject = fields.get(objectKey);
  return deepObject && name !== undefined ? toUnlisted(deepObject, name) : undefined;
}

function toUnlisted(field: QueryField, name: string): QueryField | undefined {
  const { innerNames = [], isRaw } = field;
  const reading = findUnlisted(field, name);
  return reading && name !== "__proto__"
    ? { ...reading, ...(isRaw && { isRaw }), name, objectNames: innerNames }
    : undefined;
}

/** Lists the other ways to read the texts of parameters or fields that can have more than one value. */
export function listRereads(entry: unknown): Reread[] {
  const source = stringifyJson(entry);
  const readsTexts = source.includes('|string"');
  const readsArrays = source.includes('"isRepeatable":');
  return [
    ...(readsTexts ? [{ readsTexts }] : []),
    ...(readsArrays ? [{ readsArrays }] : []),
    ...(readsTexts && readsArrays ? [{ readsTexts, readsArrays }] : []),
  ];
}

/**
 * Replaces each value that is not valid by another reading of its text, if that is valid.
 * @param read reads all values again
 * @param validate returns the violations of the values, with JSON pointers
 */
export function chooseReadings(
  values: unknown,
  rereads: readonly Reread[],
  read: (reread?: Reread) => unknown,
  validate: () => readonly Violation[],
): void {
  let invalid = validate();
  for (const reread of rereads) {
    if (invalid.length === 0) return;
    copyAt(invalid, read(reread), values);
    invalid = validate();
    if (invalid.length > 0) copyAt(invalid, read(), values);
  }
}

function copyAt(violations: readonly Violation[], source: unknown, target: unknown): void {
  for (const { path } of violations) copyValues(path.split("/").slice(1).map(unescapePointer), source, target);
}

/** Copies the value at a path, and all values in it. */
function copyValues([name, ...rest]: readonly string[], source: unknown, target: unknown): void {
  if (!isObject(source) || !isObject(target)) return;
  for (const key of name === undefined ? Object.keys(source) : [name]) {
    if (!Object.hasOwn(source, key) || !Object.hasOwn(target, key)) continue;
    const value: unknown = Reflect.get(source, key);
    const current: unknown = Reflect.get(target, key);
    if (isObject(value) && isObject(current)) copyValues(rest, value, current);
    else Reflect.set(target, key, value);
  }
}

/** Lists the names that a query or form can contain. @param objectName only the members of this object */
export function listNames(fields: ReadonlyMap<string, QueryField>, objectName?: string): string {
  const names = Array.from(fields, ([name, field]) => {
    const [ownObject] = field.objectNames ?? [];
    const isListed = (field.type !== "object" || field.delimiter) && (objectName ?? ownObject) === ownObject;
    const objectKey = name.replace(/\[$/, "");
    const hasOthers = field.unlistedMembers && !field.delimiter && (objectName ?? objectKey) === objectKey;
    return [...(isListed ? [formatName(name)] : []), ...(hasOthers ? [`${objectKey}[…]`] : [])];
  });
  return names.flat().join(", ");
}

/**
 * Returns the object or array that contains a member, and creates those on the way to it.
 * Returns undefined if one of the names has a value of another shape, or an index does not follow the others.
 */
export function findContainer(
  values: Record<string, unknown>,
  objectNames: readonly (string | number)[],
): Record<string, unknown> | undefined {
  let container = values;
  for (const [depth, name] of objectNames.entries()) {
    const isList = typeof objectNames[depth + 1] === "number";
    if (typeof name === "number" && name > Number(container.length)) return undefined;
    if (!Object.hasOwn(container, name)) container[name] = isList ? [] : {};
    const inner = container[name];
    if (!isObject(inner) || Array.isArray(inner) !== isList) return undefined;
    container = inner;
  }
  return container;
}

/** @param objectNames the objects and indexes of a member that does not fit the others */
export function wrongShape(name: string, objectNames: QueryField["objectNames"] = [], path = name): Violation {
  const hasIndex = objectNames.some((each) => typeof each === "number");
  const problem = hasIndex
    ? "must have its items in order, from 0"
    : "is given as a value and as an object. Give it once";
  return { path, message: `${name} ${problem}.` };
}
