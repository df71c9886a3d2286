import { isNode, type Node, resolvePointer } from "@animal-store/openapi-document";
import type { Random } from "./random.ts";

export type Direction = "request" | "response";

type Options = { direction: Direction; isSender: boolean };

/** Converts a schema of OpenAPI to JSON Schema 2020-12. Members that the direction hides are neither sent nor accepted. */
export function prepareSchema(root: object, schema: unknown, options: Options): object | boolean {
  const isOld = String((root as Node).openapi).startsWith("3.0");
  const hidden = options.direction === "request" ? "readOnly" : "writeOnly";
  const components = ((root as Node).components as Node)?.schemas ?? {};
  const prepared = convert(schema);
  return isNode(prepared)
    ? { ...prepared, components: { schemas: mapMembers(components as Node) } }
    : Boolean(prepared ?? true);

  function convert(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(convert);
    if (!isNode(node)) return node;
    const {
      nullable,
      readOnly: _,
      writeOnly: __,
      ...own
    } = isOld && "$ref" in node ? { $ref: node.$ref } : (node as Record<string, unknown>);
    if (isOld && nullable === true && typeof own.type === "string") own.type = [own.type, "null"];
    if (own.exclusiveMinimum === true) Object.assign(own, { exclusiveMinimum: own.minimum });
    if (own.format === "byte" || own.format === "binary") delete own.format;
    const converted = Object.fromEntries(
      Object.entries(own).map(([key, value]) => [
        key,
        /^(properties|patternProperties|dependentSchemas)$/.test(key)
          ? mapMembers(value as Node)
          : convertKeyword(key, value),
      ]),
    );
    const hiddenNames = Object.entries((own.properties ?? {}) as Node).flatMap(([name, member]) =>
      isHidden(member) ? [name] : [],
    );
    if (hiddenNames.length === 0) return converted;
    const properties: Record<string, unknown> = { ...(converted.properties as object) };
    for (const name of hiddenNames) {
      // A client ignores it. A server rejects it.
      properties[name] = !options.isSender && options.direction === "response";
    }
    const required = ((own.required ?? []) as string[]).filter((name) => !hiddenNames.includes(name));
    return { ...converted, properties, required };
  }

  function convertKeyword(key: string, value: unknown): unknown {
    return key === "enum" || key === "const" ? value : convert(value);
  }

  function mapMembers(members: Node): Node {
    return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, convert(member)]));
  }

  function isHidden(member: unknown): boolean {
    return isNode(member) && member[hidden] === true && !(isOld && "$ref" in member);
  }
}

const scalars = ["a", "b1", "1", "true", "", null, true, false, 0, 1, 2, -1, 1.5, 100];
const examples: { [format: string]: string } = {
  date: "2024-01-31",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
  ipv4: "1.2.3.4",
  email: "a@b.example",
};
const extraNames = ["zz", "q1", "abcd"];

/** Creates values for the first schema, most of them valid, and with the bounds and names of both schemas. */
export function* createValues(schema: unknown, other: unknown, random: Random): Generator<unknown> {
  const pool = {
    numbers: new Set([0, 1, -1, 2.5]),
    texts: new Set(["a", "b", "ab", "b1"]),
    values: new Set<unknown>(scalars),
    names: new Set(extraNames),
  };
  const ownNames = new Set<string>();
  collect(schema, ownNames);
  collect(other, new Set());
  for (let count = 0; count < 100; count++) yield create(schema, 0) ?? null;

  function collect(node: unknown, names: Set<string>): void {
    if (Array.isArray(node)) for (const item of node) collect(item, names);
    if (!isNode(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === "enum") for (const each of value as unknown[]) pool.values.add(each);
      if (key === "const") pool.values.add(value);
      if (key === "format") pool.texts.add(examples[String(value)] ?? "a");
      if (/^(properties|dependentSchemas)$/.test(key))
        for (const name of Object.keys(value as Node)) for (const each of [pool.names, names]) each.add(name);
      if (key === "required") for (const name of value as string[]) names.add(name);
      if (key === "patternProperties")
        for (const name of Object.keys(value as Node)) for (const end of ["", "1"]) pool.names.add(name.slice(1) + end);
      if (/imum$|^multipleOf$/i.test(key) && typeof value === "number")
        for (const step of [-1, -0.5, 0, 0.5, 1]) for (const base of [value, value * 2]) pool.numbers.add(base + step);
      if (/Length$/.test(key))
        for (const step of [-1, 0, 1])
          for (const unit of ["a", "b", "1"]) pool.texts.add(unit.repeat(Math.max(0, Number(value) + step)));
      collect(value, names);
    }
  }

  function create(node: unknown, depth: number): unknown {
    if (!isNode(node) || Object.keys(node).length === 0 || depth > 9 || random.chance(0.04)) return createAny();
    if (typeof node.$ref === "string") return create(resolvePointer(schema, node.$ref.slice(1)), depth);
    const parts: unknown[] = [];
    for (const key of ["oneOf", "anyOf"])
      if (Array.isArray(node[key]))
        parts.push(...(random.chance(0.3) ? random.shuffle(node[key]) : [random.pick(node[key])]));
    if (Array.isArray(node.allOf)) parts.push(...node.allOf);
    for (const key of ["if", "then", "else", "not"])
      if (node[key] !== undefined && random.chance(0.4)) parts.push(node[key]);
    for (const part of Object.values((node.dependentSchemas ?? {}) as Node)) if (random.chance(0.6)) parts.push(part);
    const values = parts.map((part) => create(part, depth + 1));
    if (hasOwnValues(node) || values.length === 0) values.push(createOwn(node, depth));
    return combine(values);
  }

  function combine(values: unknown[]): unknown {
    if (values.every(isNode)) return Object.assign({}, ...random.shuffle(values));
    return random.pick(values);
  }

  function hasOwnValues(node: Node): boolean {
    return Object.keys(node).some(
      (key) =>
        !/^(allOf|anyOf|oneOf|not|if|then|else|components|title|description|discriminator|unevaluated.*)$/.test(key),
    );
  }

  function createOwn(node: Node, depth: number): unknown {
    if (Array.isArray(node.enum)) return random.pick([...node.enum, createAny()]);
    if ("const" in node) return random.chance(0.9) ? node.const : createAny();
    const types = node.type === undefined ? guessTypes(node) : [node.type].flat();
    const type = random.pick(types);
    if (type === "string")
      return random.pick([...pool.texts, ...[...pool.values].filter((value) => typeof value === "string")]);
    if (type === "integer") return Math.round(random.pick([...pool.numbers]));
    if (type === "number") return random.pick([...pool.numbers]);
    if (type === "boolean") return random.chance(0.5);
    if (type === "array") return createArray(node, depth);
    return type === "object" ? createObject(node, depth) : null;
  }

  function guessTypes(node: Node): string[] {
    const keys = Object.keys(node).join(" ");
    if (/propert|required|dependent/i.test(keys)) return ["object"];
    if (/items|contains/i.test(keys)) return ["array"];
    if (/imum|multipleOf/.test(keys)) return ["number", "integer", "string"];
    return /Length|pattern|format/.test(keys)
      ? ["string", "number"]
      : ["string", "integer", "object", "array", "null", "boolean"];
  }

  function createArray(node: Node, depth: number): unknown[] {
    const { prefixItems = [], items = node.unevaluatedItems, contains, minItems = 0, maxItems = 9 } = node;
    const bounds = [Number(minItems), Number(maxItems)].filter((bound) => bound < 6);
    const length = random.pick([
      0,
      1,
      2,
      3,
      ...bounds,
      (prefixItems as unknown[]).length,
      (prefixItems as unknown[]).length + 1,
    ]);
    const rest = contains === undefined || random.chance(0.5) ? items : contains;
    return Array.from({ length }, (_, index) => create((prefixItems as unknown[])[index] ?? rest, depth + 1));
  }

  function createObject(node: Node, depth: number): Node {
    const {
      properties = {},
      required = [],
      additionalProperties = node.unevaluatedProperties,
      patternProperties = {},
    } = node;
    const share = depth > 5 ? 0.1 : random.pick([0.1, 0.5, 0.9]);
    const value: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(properties as Node))
      if ((required as string[]).includes(name) ? random.chance(0.95) : random.chance(share))
        value[name] = create(member, depth + 1);
    for (const name of required as string[]) if (!(name in (properties as Node))) value[name] = createAny();
    for (const [pattern, member] of Object.entries(patternProperties as Node))
      for (const end of ["", "1"]) if (random.chance(0.5)) value[pattern.slice(1) + end] = create(member, depth + 1);
    const names = random.shuffle([...(isNode(additionalProperties) ? pool.names : extraNames.slice(0, 1))]);
    if (additionalProperties !== false && random.chance(isNode(additionalProperties) ? 0.8 : 0.25))
      for (const name of names.slice(0, random.integer(1, 2))) value[name] ??= create(additionalProperties, depth + 1);
    return value;
  }

  function createAny(): unknown {
    return random.pick([
      ...pool.values,
      ...pool.numbers,
      ...pool.texts,
      [],
      ["a"],
      [1],
      [1, 2],
      ["a", "a"],
      {},
      ...[...ownNames].map((name) => ({ [name]: random.pick(scalars) })),
    ]);
  }
}
