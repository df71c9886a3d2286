import type { Document, Node } from "./document.ts";

/** An object schema, with the members of all parts of `allOf`. */
export interface Shape {
  readonly schema: Node;
  readonly properties: Readonly<Record<string, Node>>;
  readonly required: readonly string[];
  /** Whether an object can have members without a schema. */
  readonly isOpen: boolean;
}

export type JsonType = "string" | "integer" | "number" | "boolean" | "null" | "object" | "array";

type Origin = "request" | "response";

/** Compares the schemas of a document. */
export class Schemas {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Returns the schema without references, and without an `anyOf` or `oneOf` that only adds null. */
  resolve(schema: Node | undefined): Node {
    const node = this.#flatten(this.#follow(schema));
    const alternatives = node.anyOf ?? node.oneOf;
    if (!Array.isArray(alternatives)) return node;
    const others = alternatives.filter((each) => this.resolve(each).type !== "null");
    const { anyOf, oneOf, ...rest } = node;
    if (others.length !== 1 || hasConstraints(rest)) return node;
    const [only] = others.map((each) => this.resolve(each));
    const isNullable = others.length < alternatives.length;
    return { ...only, ...rest, ...(isNullable && { nullable: true }) };
  }

  /** Returns the schema of the other values. */
  withoutNull(schema: Node | undefined): Node {
    const node = this.resolve(schema);
    const { type } = node;
    return { ...node, nullable: false, ...(Array.isArray(type) && { type: type.filter((each) => each !== "null") }) };
  }

  /** Returns one schema for an `allOf` of scalars whose keywords do not conflict. */
  #flatten(node: Node): Node {
    if (!Array.isArray(node.allOf)) return node;
    const { allOf, ...rest } = node;
    const parts: Node[] = [...allOf.map((part) => this.resolve(part)), rest];
    const flat: Record<string, unknown> = {};
    for (const part of parts)
      for (const [keyword, value] of Object.entries(part)) {
        if (/^(properties|items|required|allOf|anyOf|oneOf|not|if|additionalProperties)$/.test(keyword)) return node;
        const isSame = !(keyword in flat) || JSON.stringify(flat[keyword]) === JSON.stringify(value);
        if (!isSame && !annotations.test(keyword)) return node;
        flat[keyword] = value;
      }
    const isTrue = (keyword: string) => parts.some((part) => part[keyword] === true);
    return { ...flat, ...(isTrue("readOnly") && { readOnly: true }), ...(isTrue("writeOnly") && { writeOnly: true }) };
  }

  /** Since OpenAPI 3.1, the keywords next to a reference also apply. */
  #follow(schema: Node | undefined): Node {
    const target = this.#document.resolve(schema);
    if (typeof target !== "object" || target === null) return {};
    const { $ref, ...siblings } = schema ?? {};
    if ($ref === undefined || Object.keys(siblings).length === 0 || !this.#document.hasSiblings) return target;
    if (!hasConstraints(siblings)) return { ...target, ...siblings };
    return { ...pickAnnotations(target), ...pickAnnotations(siblings), allOf: [{ $ref }, siblings] };
  }

  /** Returns undefined if a schema is not that of an object with known members, or has alternatives. */
  toShape(schema: Node | undefined, depth = 0): Shape | undefined {
    const node = this.resolve(schema);
    if (!schema || depth > 10 || alternatives.some((keyword) => keyword in node)) return undefined;
    if (![node.type ?? "object"].flat().every((type) => type === "object" || type === "null")) return undefined;
    const { properties = {}, required = [], allOf = [], additionalProperties = true } = node;
    const parts = allOf.flatMap((part) => this.toShape(part, depth + 1) ?? []);
    if (
      parts.length < allOf.length ||
      (typeof additionalProperties === "object" && hasConstraints(additionalProperties as Node))
    )
      return undefined;
    // Without a prototype, so that a member such as `constructor` is no inherited one.
    const all: Record<string, Node> = Object.create(null);
    for (const members of [...parts.map((part) => part.properties), properties])
      for (const [name, member] of Object.entries(members))
        all[name] = all[name] ? this.#merge(all[name], member) : member;
    if (depth === 0 && Object.keys(all).length === 0) return undefined;
    const isClosed = additionalProperties === false || node.unevaluatedProperties === false;
    return {
      schema,
      properties: all,
      required: [...new Set([...parts.flatMap((part) => part.required), ...required])],
      isOpen: !isClosed && parts.every(({ isOpen }) => isOpen),
    };
  }

  /** Returns the schema of a member that two parts of `allOf` describe. */
  #merge(first: Node, second: Node): Node {
    if (toText(first) === toText(second))
      return { ...second, ...(this.resolve(first).readOnly === true && { readOnly: true }) };
    const has = (keyword: string) => [first, second].some((each) => this.resolve(each)[keyword] === true);
    return {
      allOf: [first, second],
      ...(has("readOnly") && { readOnly: true }),
      ...(has("writeOnly") && { writeOnly: true }),
    };
  }

  /** Returns the JSON types of a schema, or undefined if it allows any. */
  listTypes(schema: Node | undefined, depth = 0): ReadonlySet<JsonType> | undefined {
    const node = this.resolve(schema);
    if (depth > 10) return undefined;
    const values = "const" in node ? [node.const] : node.enum;
    const union = (node.anyOf ?? node.oneOf) as Node[] | undefined;
    const parts = (union ?? []).map((each) => this.listTypes(each, depth + 1));
    const all = (node.allOf ?? []).map((each) => this.listTypes(each, depth + 1)).find((each) => each !== undefined);
    const isObject = node.properties || (node.type === undefined && node.additionalProperties);
    const types = new Set(findTypes());
    if (types.size === 0) return undefined;
    if (node.nullable === true) types.add("null");
    return types;

    function findTypes(): Iterable<JsonType> {
      if (node.type !== undefined) return [node.type].flat() as JsonType[];
      if (Array.isArray(values)) return values.map(toJsonType);
      if (union && parts.every((each) => each !== undefined)) return parts.flatMap((each) => [...each]);
      return all ?? (isObject ? ["object"] : []);
    }
  }

  /** Returns whether a part of a schema is read-only or write-only, so that requests and responses differ. */
  hasDirection(node: unknown, visited = new Set<unknown>()): boolean {
    if (typeof node !== "object" || node === null || visited.has(node)) return false;
    visited.add(node);
    const resolved = this.#document.resolve(node as Node) ?? {};
    const { readOnly, writeOnly, ...rest } = resolved;
    return [readOnly, writeOnly].includes(true) || Object.values(rest).some((part) => this.hasDirection(part, visited));
  }

  /**
   * Returns whether each value of the source is valid for the target, the schema of a response. Returns false if that is unclear.
   * @param origin the schema of a request has no required read-only members, and its values can have write-only ones
   */
  accepts(target: Node | undefined, source: Node | undefined, origin: Origin, depth = 0): boolean {
    const [first, second] = [this.resolve(target), this.resolve(source)];
    if (!hasConstraints(first)) return true;
    if (toText(target) === toText(source) || toText(first) === toText(second))
      return origin === "response" || !this.hasDirection(second);
    if (depth > 10) return false;
    const union = second.anyOf ?? second.oneOf;
    if (Array.isArray(union)) return union.every((each) => this.accepts(target, each, origin, depth + 1));
    const [types, sourceTypes] = [this.listTypes(first), this.listTypes(second)];
    const isType = (type: JsonType) => !types || types.has(type) || (type === "integer" && types.has("number"));
    if (types && !(sourceTypes && [...sourceTypes].every(isType))) return false;
    // An integer without int64 is limited to 2^53.
    if (types?.has("integer") && second.format === "int64" && first.format !== "int64") return false;
    const shape = sourceTypes?.has("object") ? this.toShape(first) : undefined;
    if (shape) return this.#acceptsObject(shape, this.toShape(second), origin, depth);
    if (first.allOf) {
      const { allOf, ...rest } = first;
      return [...allOf, rest].every((part) => this.accepts(part, source, origin, depth + 1));
    }
    if (["anyOf", "oneOf", "not", "if"].some((keyword) => keyword in first)) return false;
    return Object.keys(first).every((keyword) => this.#acceptsKeyword(keyword, first, second, origin, depth));
  }

  #acceptsObject(target: Shape, source: Shape | undefined, origin: Origin, depth: number): boolean {
    if (!source) return false;
    const entries = Object.entries(source.properties);
    // An object without a known member is probably another one. TypeScript rejects it too.
    if (entries.length > 0 && !entries.some(([name]) => name in target.properties)) return false;
    const isSent = (name: string) =>
      source.required.includes(name) &&
      (origin === "response" || this.resolve(source.properties[name]).readOnly !== true);
    return (
      target.required.every(isSent) &&
      (target.isOpen || !source.isOpen) &&
      entries.every(([name, property]) => {
        const member = target.properties[name];
        if (this.resolve(property).writeOnly === true) return origin === "response";
        // A member that only the request describes can be a secret, which no response may contain.
        return member ? this.accepts(member, property, origin, depth + 1) : target.isOpen && origin === "response";
      })
    );
  }

  #acceptsKeyword(keyword: string, target: Node, source: Node, origin: Origin, depth: number): boolean {
    const [wanted, found] = [target[keyword], source[keyword]];
    if (["type", "nullable", "properties", "required"].includes(keyword) || annotations.test(keyword)) return true;
    if (keyword === "items") return this.accepts(target.items, source.items ?? {}, origin, depth + 1);
    const values = "const" in source ? [source.const] : source.enum;
    if (keyword === "enum" && Array.isArray(wanted) && Array.isArray(values))
      return values.every((value) => wanted.includes(value));
    if (keyword === "format") return found === wanted || /^(int64|float|double)$/.test(String(wanted));
    if (typeof wanted === "number" && typeof found === "number") {
      if (/^(exclusiveM|m)inimum$|^min/.test(keyword)) return found >= wanted;
      if (/^(exclusiveM|m)aximum$|^max/.test(keyword)) return found <= wanted;
    }
    return JSON.stringify(wanted) === JSON.stringify(found);
  }
}

const alternatives = ["oneOf", "anyOf", "not", "if", "patternProperties", "dependentSchemas", "$dynamicRef"];
const annotations =
  /^(title|description|default|examples?|readOnly|writeOnly|deprecated|externalDocs|discriminator|xml|\$comment|x-.*)$/;

/** Returns whether a schema restricts values. */
export function hasConstraints(schema: Node): boolean {
  return Object.keys(schema).some((keyword) => keyword !== "nullable" && !annotations.test(keyword));
}

function pickAnnotations(schema: Node): Node {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => annotations.test(keyword)));
}

function toText(schema: Node | undefined): string {
  return JSON.stringify(withoutAnnotations(schema, true)) ?? "";
}

/** Members of `properties` can have the names of annotations. */
function withoutAnnotations(value: unknown, isSchema: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutAnnotations(each, isSchema));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !isSchema || !annotations.test(key));
  return Object.fromEntries(
    entries.map(([key, each]) => [key, withoutAnnotations(each, !(isSchema && key === "properties"))]),
  );
}

function toJsonType(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : (typeof value as JsonType);
}

/** Returns whether the type of a value is `number | bigint`. */
export function isLong({ format, minimum, maximum }: Node): boolean {
  return format === "int64" && !(Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum));
}
