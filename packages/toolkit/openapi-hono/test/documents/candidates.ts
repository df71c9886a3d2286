import { getMember } from "@animal-store/openapi-document";
import fc from "fast-check";
import { type Json, type JsonObject, type OpenApi, resolveReference, type Schema, toList } from "./document.ts";
import { listValues } from "./oracle.ts";

type Path = readonly (string | number)[];
/** A part of a sample and the schema that it was sampled from. */
interface Site {
  readonly path: Path;
  readonly schema: Schema;
}
export interface Sample {
  readonly value: Json;
  readonly sites: readonly Site[];
}

/** Generates values for the schemas of a document. The same seed gives the same values. */
export class Candidates {
  readonly #document: OpenApi;
  #state: number;

  constructor(document: OpenApi, seed: number) {
    this.#document = document;
    this.#state = seed;
  }

  /** Returns a number from 0 to 1, by the algorithm mulberry32. */
  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.random() * items.length)] as Item;
  }

  /** Returns a value that is likely to match a schema. */
  sample(schema: Schema): Sample {
    const sites: Site[] = [];
    return { value: this.#sample(schema, [], sites), sites };
  }

  /** Returns a copy of a sample in which one or two parts are likely to violate their schemas. */
  mutate({ value, sites }: Sample): Json {
    const root: JsonObject = { value: structuredClone(value) };
    for (let count = this.random() < 0.8 ? 1 : 2; count > 0; count--) this.#mutateSite(root, this.pick(sites));
    return root.value as Json;
  }

  #mutateSite(root: JsonObject, { path, schema }: Site): void {
    const keys = ["value", ...path];
    const key = keys.pop() as string;
    const owner = keys.map(String).reduce<unknown>(getMember, root) as JsonObject | undefined;
    if (typeof owner !== "object" || owner === null || !(key in owner)) return;
    const current = owner[key] as Json;
    if (path.length > 0 && !Array.isArray(owner) && this.random() < 0.25) delete owner[key];
    else {
      const violations = listViolations(schema, current);
      owner[key] = this.pick(violations.length > 0 && this.random() < 0.6 ? violations : listMutations(current));
    }
  }

  #sample(source: Schema | boolean, path: Path, sites: Site[]): Json {
    const schema = this.#flatten(source, path.length);
    sites.push({ path, schema });
    if (schema.const !== undefined) return schema.const;
    if (toList(schema.enum).length > 0) return this.pick(toList(schema.enum));
    if (path.length > 20 || (schema.nullable === true && this.random() < 0.1)) return null;
    const types = [schema.type ?? guessType(schema)].flat();
    const type = this.pick(types.length > 1 && this.random() < 0.8 ? types.filter((each) => each !== "null") : types);
    if (type === "object") return this.#sampleObject(schema, path, sites);
    if (type === "array") return this.#sampleArray(schema, path, sites);
    if (type === "string") return this.#sampleString(schema);
    if (type === "integer" || type === "number") return this.#sampleNumber(schema, type === "integer");
    return type === "boolean" ? this.random() < 0.5 : null;
  }

  #sampleObject(schema: Schema, path: Path, sites: Site[]): Json {
    const {
      properties = {},
      additionalProperties,
      minProperties = 0,
    } = schema as { properties?: Record<string, Schema> } & Schema;
    const required = toList(schema.required).map(String);
    const share = path.length > 4 ? 0.05 : this.random();
    const names = Object.keys(properties).filter((name) => required.includes(name) || this.random() < share);
    const extras = typeof additionalProperties === "object" || Number(minProperties) > names.length;
    const extraNames =
      extras && path.length < 6 ? ["extra1", "extra2"].slice(0, Math.max(1, Number(minProperties))) : [];
    const all = [...new Set([...names, ...required, ...extraNames])];
    return Object.fromEntries(
      all.map((name) => {
        const member =
          properties[name] ?? (typeof additionalProperties === "object" ? (additionalProperties as Schema) : {});
        return [name, this.#sample(member, [...path, name], sites)];
      }),
    );
  }

  #sampleArray({ items = {}, minItems = 0, maxItems = 3, uniqueItems }: Schema, path: Path, sites: Site[]): Json {
    const extra = path.length > 4 ? 0 : Math.floor(this.random() * 3);
    const length = Math.min(Number(minItems) + extra, Number(maxItems), 200);
    const values = Array.from({ length }, (_, index) => this.#sample(items as Schema, [...path, index], sites));
    if (uniqueItems !== true) return values;
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  }

  #sampleString({ format, pattern, minLength = 0, maxLength = 1e9 }: Schema): string {
    if (typeof pattern === "string") return this.#samplePattern(pattern);
    const text = validFormats[String(format)] ?? this.pick(["a", "Text", "ä 7", "two words", "", "true", "7"]);
    return text.padEnd(Number(minLength), "x").slice(0, Number(maxLength));
  }

  #samplePattern(pattern: string): string {
    try {
      const seed = Math.floor(this.random() * 2 ** 31);
      return fc.sample(fc.stringMatching(new RegExp(pattern, "u")), { seed, numRuns: 1 })[0] ?? "";
    } catch {
      // fast-check does not support all assertions.
      return this.pick(["a", "abc-1", "1", "https://example.com/a"]);
    }
  }

  #sampleNumber(schema: Schema, isInteger: boolean): number {
    const { minimum, maximum, exclusiveMinimum, multipleOf = isInteger ? 1 : 0.5 } = schema;
    const low = Number(
      minimum ?? (typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : Math.min(0, Number(maximum ?? 0) - 9)),
    );
    const high = Math.min(Number(maximum ?? low + 1000), Number.MAX_SAFE_INTEGER);
    const steps = Math.floor((high - low) / Number(multipleOf));
    const first = Math.ceil(low / Number(multipleOf)) * Number(multipleOf);
    return first + Math.floor(this.random() * Math.max(1, Math.min(steps, 1000))) * Number(multipleOf);
  }

  /** Merges a schema with those that it references and combines. Selects one alternative of each union. */
  #flatten(schema: Schema | boolean, depth: number): Schema {
    if (typeof schema !== "object" || schema === null || depth > 40) return {};
    const { $ref, allOf, oneOf, anyOf, ...own } = schema;
    const target = typeof $ref === "string" ? [resolveReference(this.#document, $ref) as Schema] : [];
    const unions = [oneOf, anyOf].map(toList).filter((union) => union.length > 0);
    const selected = unions.map((union) => this.#select(union as Schema[], schema.discriminator, depth));
    return [...target, ...(toList(allOf) as Schema[]), ...selected]
      .map((part) => this.#flatten(part, depth + 1))
      .concat(own)
      .reduce(merge, {});
  }

  #select(alternatives: Schema[], discriminator: Json | undefined, depth: number): Schema {
    const isShallow = depth < 8;
    const smallest = () =>
      alternatives.reduce((one, other) => (JSON.stringify(other).length < JSON.stringify(one).length ? other : one));
    const selected = isShallow ? this.pick(alternatives) : smallest();
    if (discriminator === undefined || typeof selected.$ref !== "string") return selected;
    const { propertyName } = discriminator as { propertyName: string };
    const value = this.pick(listValues(discriminator as object, selected.$ref));
    return { allOf: [{ properties: { [propertyName]: { const: value } }, required: [propertyName] }, selected] };
  }
}

function guessType({ properties, required, items }: Schema): string {
  if (properties || required) return "object";
  return items ? "array" : "string";
}

function merge(left: Schema, right: Schema): Schema {
  const properties: JsonObject = { ...(left.properties as JsonObject) };
  for (const [name, member] of Object.entries((right.properties as JsonObject) ?? {}))
    properties[name] = name in properties ? { allOf: [properties[name] as Json, member] } : member;
  const required = [...toList(left.required), ...toList(right.required)];
  return {
    ...left,
    ...right,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

const validFormats: Record<string, string> = {
  "date-time": "2024-02-29T23:59:59.5Z",
  date: "2024-02-29",
  time: "10:20:30Z",
  duration: "P1DT2H",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
  email: "ada@example.com",
  uri: "https://example.com/a?b=c#d",
  url: "https://example.com/a?b=c",
  "uri-reference": "/a",
  hostname: "www.example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  byte: "aGVsbG8=",
};

/** Values that are wrong for most schemas. */
function listMutations(current: Json): Json[] {
  const others = [
    null,
    true,
    7,
    1.5,
    -1,
    "text",
    "",
    [],
    {},
    [[]],
    { a: 1 },
    2 ** 31,
    2 ** 53,
    2 ** 62,
    1e21,
    "x".repeat(10_000),
  ];
  if (Array.isArray(current))
    return [...others, [...current, null], [...current, ...current], current.slice(1), [...current, { a: [] }]];
  if (typeof current === "object" && current !== null)
    return [...others, { ...current, unlisted: 1, constructor: 1 }, { ...current, id: {} }];
  if (typeof current === "string")
    return [...others, current.toUpperCase(), `${current} `, current.slice(1), `${current}\n`];
  return typeof current === "number" ? [...others, current + 0.5, -current, String(current)] : others;
}

/** Values at and beyond the bounds of a schema. */
function listViolations(schema: Schema, current: Json): Json[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, minItems, maxItems, format } =
    schema;
  const bounds = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((bound) => typeof bound === "number");
  const lengths = [minLength, maxLength].filter((length) => typeof length === "number" && length < 100_000) as number[];
  const counts = [minItems, maxItems].filter((count) => typeof count === "number" && count < 2000) as number[];
  const items = Array.isArray(current) && current.length > 0 ? current : ["a"];
  return [
    ...bounds.flatMap((bound) => [bound, bound - 1, bound + 1, bound + 0.5]),
    ...lengths.flatMap((length) =>
      [length - 1, length, length + 1]
        .filter((each) => each >= 0)
        .flatMap((each) => ["y".repeat(each), "😀".repeat(each)]),
    ),
    ...counts.flatMap((count) =>
      [count - 1, count + 1]
        .filter((each) => each >= 0)
        .map((length) => Array.from({ length }, (_, index) => items[index % items.length] as Json)),
    ),
    ...(schema.enum || schema.const !== undefined ? ["not listed", "not listed"] : []),
    ...(format === "int32" ? [2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1] : []),
    ...(format === undefined || typeof current !== "string"
      ? []
      : ["2024-02-30", "2024-01-01T00:00:00", "a b", "http://", "256.1.1.1", "not-a-uuid", "a@b@c", "*"]),
    ...(toList(schema.required).length > 0 && typeof current === "object" && current !== null && !Array.isArray(current)
      ? toList(schema.required).map((name) =>
          Object.fromEntries(Object.entries(current).filter(([key]) => key !== name)),
        )
      : []),
  ];
}
