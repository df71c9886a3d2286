import type { Random } from "./random.ts";

export type Schema = { [key: string]: unknown } | boolean;
/** How the values of the new schema relate to those of the old one. `other`: unknown, or decided by a convention. */
export type Relation = "equal" | "narrower" | "wider" | "other";
export type SchemaEdit = { old: Schema; new: Schema; relation: Relation; versions?: [old: string, new: string] };

const text = { type: "string" };
const integer = { type: "integer" };
const number = { type: "number" };
const flag = { type: "boolean" };
const none = { type: "null" };
const patterns = ["^a", "b$", "^[a-c]+$", "^\\d+$"];
const formats = ["date", "uuid", "ipv4", "email"];
const scalars: Schema[] = [
  text,
  integer,
  number,
  flag,
  { enum: ["a", "b"] },
  { const: 3 },
  { type: "string", maxLength: 3 },
];

/** Returns two different schemas without a relation. */
export function createScalar(random: Random): Schema {
  return random.pick(scalars);
}

function createSchema(random: Random, depth = 2): Schema {
  if (depth === 0 || random.chance(0.3)) return createScalar(random);
  const inner = () => createSchema(random, depth - 1);
  return random.pick<() => Schema>([
    () => ({ type: "array", items: inner(), ...(random.chance(0.5) && { maxItems: random.integer(1, 3) }) }),
    () => ({
      type: "array",
      prefixItems: [inner(), inner()],
      ...(random.chance(0.5) && { items: random.chance(0.5) ? false : inner() }),
    }),
    () => createObject(random, inner),
    () => createObject(random, inner),
    () => ({ type: "object", additionalProperties: inner() }),
    () => ({ anyOf: [inner(), inner()] }),
    () => ({ oneOf: [inner(), inner()] }),
    () => ({ allOf: [createObject(random, inner), createObject(random, inner)] }),
    () => conditional(inner(), inner(), inner()),
    () => ({ not: inner() }),
  ])();
}

/** Creates `if`, `then` and `else`. An object literal with a member `then` could be taken for a promise. */
export function conditional(...schemas: Schema[]): { [key: string]: unknown } {
  return Object.fromEntries(schemas.map((schema, index) => [["if", "then", "else"][index], schema]));
}

function createObject(random: Random, inner: () => Schema): { [key: string]: unknown } {
  const names = random.some(["a", "b", "c"]);
  return {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, inner()])),
    ...(random.chance(0.5) && { required: random.some(names) }),
    ...(random.chance(0.3) && { additionalProperties: random.chance(0.5) ? false : inner() }),
  };
}

const narrows = (old: Schema, next: Schema): SchemaEdit => ({ old, new: next, relation: "narrower" });
const equals = (old: Schema, next: Schema, versions?: [string, string]): SchemaEdit => ({
  old,
  new: next,
  relation: "equal",
  ...(versions && { versions }),
});
const differs = (old: Schema, next: Schema): SchemaEdit => ({ old, new: next, relation: "other" });

/** A bound that exists only in the new schema, or is tighter there. */
const bound =
  (type: string, key: string, step: number, extra: object = {}) =>
  (random: Random) => {
    const value = random.integer(1, 4);
    const loose = { ...extra, type, ...(random.chance(0.6) && { [key]: value }) };
    return narrows(loose, { ...extra, type, [key]: value + step });
  };

const object = (properties: object, extra: object = {}) => ({ type: "object", properties, ...extra });
const tagged = (kind: string, extra: object = {}) =>
  object({ kind: { const: kind }, ...extra }, { required: ["kind"] });

/** Each kind of change of a schema. The caller also uses each one reversed. */
export const schemaEdits: Record<string, (random: Random) => SchemaEdit> = {
  maximum: (random) => bound(random.pick(["integer", "number"]), "maximum", -1)(random),
  minimum: (random) => bound(random.pick(["integer", "number"]), "minimum", 1)(random),
  exclusiveMaximum: bound("number", "exclusiveMaximum", -1),
  exclusiveMinimum: bound("integer", "exclusiveMinimum", 1),
  "bound excluded": (random) => {
    const type = random.pick(["integer", "number"]);
    const [key, exclusiveKey] = random.pick([
      ["minimum", "exclusiveMinimum"],
      ["maximum", "exclusiveMaximum"],
    ] as const);
    return narrows({ type, [key]: 2 }, { type, [exclusiveKey]: 2 });
  },
  "factors of allOf": () =>
    narrows({ type: "integer", multipleOf: 2 }, { allOf: [{ type: "integer", multipleOf: 2 }, { multipleOf: 3 }] }),
  maxLength: bound("string", "maxLength", -1),
  minLength: bound("string", "minLength", 1),
  maxItems: bound("array", "maxItems", -1, { items: integer }),
  minItems: bound("array", "minItems", 1, { items: integer }),
  minProperties: bound("object", "minProperties", 1, { properties: { a: {}, b: {}, c: {}, d: {}, e: {} } }),
  maxProperties: bound("object", "maxProperties", -1, { properties: { a: {}, b: {}, c: {}, d: {} } }),
  "untyped bound": (random) =>
    narrows({}, random.pick<Schema>([{ maximum: 3 }, { maxLength: 2 }, { maxItems: 1 }, { required: ["a"] }])),
  multipleOf: (random) => {
    const factor = random.pick([1, 2, 3]);
    return narrows(
      { type: "number", ...(factor > 1 && { multipleOf: factor }) },
      { type: "number", multipleOf: factor * 2 },
    );
  },
  uniqueItems: () => narrows({ type: "array", items: integer }, { type: "array", items: integer, uniqueItems: true }),
  "pattern added": (random) => narrows(text, { ...text, pattern: random.pick(patterns) }),
  "pattern changed": (random) => {
    const [first, second] = random.shuffle(patterns);
    return differs({ ...text, pattern: first }, { ...text, pattern: second });
  },
  "format added": (random) => narrows(text, { ...text, format: random.pick(formats) }),
  "format changed": (random) => {
    const [first, second] = random.shuffle(formats);
    return differs({ ...text, format: first }, { ...text, format: second });
  },
  "type narrowed": (random) =>
    random.pick([
      () => narrows(number, integer),
      () => narrows({ type: ["string", "integer"] }, text),
      () => narrows({ type: ["string", "null"] }, text),
      () => narrows({}, text),
    ])(),
  "type changed": (random) => {
    const [first, second] = random.shuffle([text, integer, flag, { type: "array" }, { type: "object" }]);
    return differs(first as Schema, second as Schema);
  },
  nullable: (random) => {
    const schema = createSchema(random, 1);
    return differs({ anyOf: [schema, none] }, schema);
  },
  "enum value": () => narrows({ enum: ["a", "b", "c"] }, { enum: ["a", "c"] }),
  "enum value of a type": () => narrows({ type: "integer", enum: [1, 2, 3] }, { type: "integer", enum: [1, 2] }),
  "enum added": (random) =>
    random.pick([() => narrows(text, { ...text, enum: ["a", "b"] }), () => narrows(text, { enum: ["a"] })])(),
  "const changed": () => differs({ const: "a" }, { const: "b" }),
  required: (random) => {
    const properties = { a: createScalar(random), b: createScalar(random) };
    return narrows(object(properties, { required: ["b"] }), object(properties, { required: ["a", "b"] }));
  },
  "required unlisted": () => differs(object({ a: text }), object({ a: text }, { required: ["z"] })),
  "property added": (random) => differs(object({ a: text }), object({ a: text, b: createScalar(random) })),
  "required property added": (random) =>
    differs(object({ a: text }), object({ a: text, b: createScalar(random) }, { required: ["b"] })),
  "property added to a map": (random) => {
    const additionalProperties = createScalar(random);
    const old = object({ a: text }, { additionalProperties });
    return differs(old, object({ a: text, b: createScalar(random) }, { additionalProperties }));
  },
  "property added to a closed object": (random) =>
    differs(
      object({ a: text }, { additionalProperties: false }),
      object({ a: text, b: createScalar(random) }, { additionalProperties: false }),
    ),
  "property added next to patternProperties": (random) => {
    const patternProperties = { "^b": createScalar(random) };
    return differs(
      object({ a: text }, { patternProperties }),
      object({ a: text, b: createScalar(random) }, { patternProperties }),
    );
  },
  "property changed": (random) => differs(object({ a: createScalar(random) }), object({ a: createScalar(random) })),
  "object closed": (random) =>
    differs(object({ a: createScalar(random) }), object({ a: createScalar(random) }, { additionalProperties: false })),
  "additionalProperties restricted": (random) =>
    narrows(object({ a: text }), object({ a: text }, { additionalProperties: createScalar(random) })),
  "additionalProperties changed": (random) =>
    differs(
      object({ a: text }, { additionalProperties: createScalar(random) }),
      object({ a: text }, { additionalProperties: createScalar(random) }),
    ),
  "map closed": () =>
    narrows(object({}, { additionalProperties: integer }), object({}, { additionalProperties: false })),
  "patternProperties added": (random) =>
    differs(
      object({ a: text }, random.pick([{}, { additionalProperties: false }, { additionalProperties: integer }])),
      object({ a: text }, { patternProperties: { "^b": createScalar(random) } }),
    ),
  "patternProperties added to a map": (random) => {
    const additionalProperties = random.pick([false, createScalar(random)]);
    const old = object({ a: text }, { additionalProperties });
    return differs(old, { ...old, patternProperties: { "^b": createScalar(random) } });
  },
  "patternProperties changed": (random) =>
    differs(
      { patternProperties: { "^b": createScalar(random) } },
      { patternProperties: { "^b": createScalar(random) } },
    ),
  propertyNames: (random) =>
    narrows(
      { type: "object", additionalProperties: integer, propertyNames: { maxLength: 3 } },
      { type: "object", additionalProperties: integer, propertyNames: { maxLength: random.integer(1, 2) } },
    ),
  dependentRequired: (random) =>
    narrows(
      object({ a: {}, b: {}, c: {} }, random.chance(0.5) ? { dependentRequired: { a: ["b"] } } : {}),
      object({ a: {}, b: {}, c: {} }, { dependentRequired: { a: ["b", "c"] } }),
    ),
  dependentSchemas: (random) =>
    narrows(
      object({ a: {}, b: {} }),
      object({ a: {}, b: {} }, { dependentSchemas: { a: { properties: { b: createScalar(random) } } } }),
    ),
  "items added": (random) => narrows({ type: "array" }, { type: "array", items: createScalar(random) }),
  "items changed": (random) =>
    differs({ type: "array", items: createScalar(random) }, { type: "array", items: createScalar(random) }),
  "tuple grows": (random) =>
    differs({ type: "array", prefixItems: [text] }, { type: "array", prefixItems: [text, createScalar(random)] }),
  "closed tuple grows": (random) =>
    narrows(
      { type: "array", prefixItems: [text, createScalar(random)], items: false },
      { type: "array", prefixItems: [text], items: false },
    ),
  "tuple grows from items": (random) => {
    const items = createScalar(random);
    return differs(
      { type: "array", prefixItems: [text], items },
      { type: "array", prefixItems: [text, createScalar(random)], items },
    );
  },
  "list to tuple": (random) =>
    differs(
      { type: "array", items: createScalar(random) },
      { type: "array", prefixItems: [createScalar(random), createScalar(random)] },
    ),
  "tuple item changed": (random) =>
    differs({ prefixItems: [text, createScalar(random)] }, { prefixItems: [text, createScalar(random)] }),
  "tuple closed": () =>
    narrows({ type: "array", prefixItems: [text] }, { type: "array", prefixItems: [text], items: false }),
  contains: (random) => narrows({ type: "array" }, { type: "array", contains: createScalar(random) }),
  "contains changed": (random) =>
    differs(
      {
        type: "array",
        contains: { type: "number", minimum: 1 },
        ...random.pick([{}, { maxContains: 2 }, { minContains: 0, maxContains: 1 }]),
      },
      {
        type: "array",
        contains: { type: "number", minimum: 3 },
        ...random.pick([{}, { maxContains: 2 }, { minContains: 0 }]),
      },
    ),
  minContains: (random) => {
    const value = random.integer(0, 2);
    return narrows(
      { type: "array", contains: integer, ...(value !== 1 && { minContains: value }) },
      { type: "array", contains: integer, minContains: value + 1 },
    );
  },
  "minContains of 0": (random) => {
    const list = { type: "array", contains: createScalar(random), maxContains: 2 };
    return narrows({ ...list, minContains: 0 }, list);
  },
  "tuple and items of allOf": (random) => {
    const [first, rest] = [createScalar(random), createScalar(random)];
    const merged = { type: "array", prefixItems: [first], items: rest };
    return differs(merged, { allOf: [{ type: "array", prefixItems: [first] }, { items: rest }] });
  },
  "closed part of allOf": (random) => {
    const additionalProperties = random.pick<Schema>([false, integer, createScalar(random)]);
    const merged = object({ a: integer, b: text }, { additionalProperties });
    return differs(merged, { allOf: [object({ a: integer }), object({ b: text }, { additionalProperties })] });
  },
  "bytes in JSON": () => differs({}, { type: "string", format: "binary" }),
  "values of two alternatives": (random) =>
    random.pick([
      () => differs({ type: ["string", "null"] }, { oneOf: [{ type: ["string", "null"] }, none] }),
      () => differs({ enum: ["a", "b"] }, { oneOf: [{ const: "a" }, { enum: ["a", "b"] }] }),
      () => differs({ anyOf: [integer, flag, number] }, { oneOf: [number, integer, flag] }),
    ])(),
  "bounds of allOf": (random) => {
    const [key, values] = random.pick([
      ["minimum", [1, 2, 3]],
      ["maximum", [3, 2, 1]],
      ["minLength", [1, 2, 3]],
      ["maxLength", [3, 2, 1]],
    ] as const);
    const all = random.shuffle([{ [key]: values[0] }, { [key]: values[2] }]);
    return narrows({ [key]: values[1] }, { allOf: all });
  },
  "oneOf of members without a type": (random) => {
    const all = ["a", "b"].map((kind) => ({ required: ["kind"], properties: { kind: { const: kind } } }));
    return narrows({ anyOf: all }, { oneOf: random.shuffle(all) });
  },
  maxContains: () =>
    narrows({ type: "array", contains: integer, maxContains: 3 }, { type: "array", contains: integer, maxContains: 2 }),
  "anyOf alternative removed": (random) => {
    const [first, second, third] = random.shuffle([text, flag, { type: "array", items: integer }, object({ a: text })]);
    return narrows({ anyOf: [first, second, third] }, { anyOf: [first, second] });
  },
  "oneOf alternative added": (random) => {
    const [first, second, third] = random.shuffle<Schema>([
      text,
      integer,
      number,
      object({ a: text }),
      object({ b: text }),
      { enum: ["a", 1] },
      {},
    ]);
    return differs({ oneOf: [first, second] }, { oneOf: [first, second, third] });
  },
  "oneOf alternative changed": (random) => {
    const narrow = random.pick<Schema>([
      integer,
      { type: "string", maxLength: 2 },
      { type: "number", minimum: 2 },
      { enum: [1] },
    ]);
    const wide = random.pick<Schema>([number, text, { type: ["string", "number"] }]);
    const other = random.pick<Schema>([number, text, integer, { type: "string", minLength: 2 }]);
    return differs({ oneOf: [narrow, other] }, { oneOf: [wide, other] });
  },
  "oneOf alternative with another constant": (random) => {
    const kind = { enum: ["a", random.pick(["b", "c"])] };
    const wide = object({ kind, p: text }, { required: ["kind"] });
    return differs({ oneOf: [tagged("a", { p: text }), tagged("b")] }, { oneOf: [wide, tagged("b")] });
  },
  "disjoint oneOf alternative removed": () => narrows({ oneOf: [text, integer, flag] }, { oneOf: [text, integer] }),
  "tagged oneOf alternative removed": () =>
    narrows(
      { oneOf: [tagged("a"), tagged("b", { b: text }), tagged("c")] },
      { oneOf: [tagged("a"), tagged("b", { b: text })] },
    ),
  "tagged oneOf alternative changed": () =>
    narrows(
      { oneOf: [tagged("a"), tagged("b", { b: text })] },
      { oneOf: [tagged("a"), tagged("b", { b: { ...text, maxLength: 2 } })] },
    ),
  "discriminated oneOf alternative removed": () => {
    const discriminator = { propertyName: "kind" };
    return narrows(
      { oneOf: [tagged("a"), tagged("b"), tagged("c")], discriminator },
      { oneOf: [tagged("a"), tagged("b")], discriminator },
    );
  },
  "oneOf to anyOf": (random) => {
    const all = [createSchema(random, 1), createSchema(random, 1), createScalar(random)];
    return narrows({ anyOf: all }, { oneOf: all });
  },
  "schema to oneOf": (random) => {
    const [first, second] = [createSchema(random, 1), createSchema(random, 1)];
    return differs(first, { oneOf: [first, second] });
  },
  "schema to anyOf": (random) => {
    const [first, second] = random.shuffle<Schema>([
      text,
      integer,
      flag,
      object({ a: text }),
      { type: "array", items: text },
    ]);
    return narrows({ anyOf: [first, second] }, first as Schema);
  },
  "allOf part added": (random) => {
    const schema = createScalar(random);
    return narrows(schema, { allOf: [schema, createScalar(random)] });
  },
  "allOf part changed": (random) =>
    differs(
      { allOf: [object({ a: createScalar(random) }), object({ a: createScalar(random) }, { required: ["a"] })] },
      { allOf: [object({ a: createScalar(random) }), object({ a: createScalar(random) }, { required: ["a"] })] },
    ),
  "not added": (random) => narrows(number, { ...number, not: createScalar(random) }),
  "not changed": (random) => differs({ not: createScalar(random) }, { not: createScalar(random) }),
  "if changed": (random) => {
    const create = () => conditional(createScalar(random), createScalar(random), createScalar(random));
    return differs(create(), create());
  },
  "then added": (random) => narrows({ if: text }, conditional(text, { maxLength: random.integer(0, 3) })),
  unevaluatedProperties: (random) => {
    const all = { allOf: [object({ a: text }), object({ b: integer })] };
    return random.pick([
      () => differs(all, { ...all, unevaluatedProperties: false }),
      () =>
        differs(
          { ...all, unevaluatedProperties: createScalar(random) },
          { ...all, unevaluatedProperties: createScalar(random) },
        ),
    ])();
  },
  "evaluated properties": (random) => {
    const unevaluatedProperties = random.pick<Schema>([false, text, integer]);
    const part = random.pick<Schema>([
      { patternProperties: { "^b": integer } },
      { additionalProperties: integer },
      { dependentSchemas: { a: { properties: { b: integer } } } },
      conditional({ required: ["a"] }, { properties: { b: integer } }),
      { anyOf: [{ properties: { b: integer } }, { properties: { c: integer } }] },
      { additionalProperties: true },
    ]) as object;
    const base = { type: "object", properties: { a: text }, unevaluatedProperties };
    return differs(base, random.chance(0.5) ? { ...base, ...part } : { ...base, allOf: [part] });
  },
  unevaluatedItems: (random) => {
    const base = { type: "array", prefixItems: [text], unevaluatedItems: random.pick<Schema>([false, integer]) };
    const part = random.pick<object>([
      { items: integer },
      { contains: integer },
      { prefixItems: [text, flag] },
      { unevaluatedItems: flag },
    ]);
    return differs(base, random.chance(0.5) ? { ...base, ...part } : { ...base, allOf: [part] });
  },
  readOnly: (random) =>
    differs(
      object({ a: text, b: integer }),
      object({ a: text, b: { ...integer, [random.pick(["readOnly", "writeOnly"])]: true } }),
    ),
  "readOnly required": (random) => {
    const properties = { a: text, b: { ...integer, [random.pick(["readOnly", "writeOnly"])]: true } };
    return differs(object(properties), object(properties, { required: ["b"] }));
  },
  "boolean schema": (random) => narrows(random.pick<Schema>([true, createScalar(random)]), false),
  "any two": (random) => differs(createSchema(random), createSchema(random)),

  "= const and enum": () => equals({ const: "a" }, { enum: ["a"] }),
  "= order": () =>
    equals({ type: ["string", "null"], enum: ["a", "b", null] }, { enum: [null, "b", "a"], type: ["null", "string"] }),
  "= trivial keywords": (random) =>
    random.pick([
      () => equals(text, { ...text, minLength: 0 }),
      () => equals({ type: "array" }, { type: "array", items: {}, minItems: 0, uniqueItems: false }),
      () =>
        equals(
          object({ a: text }),
          object({ a: text }, { additionalProperties: true, required: [], patternProperties: {} }),
        ),
      () => equals({ type: "array", contains: text }, { type: "array", contains: text, minContains: 1 }),
    ])(),
  "= keywords of other types": (random) =>
    random.pick([
      () => equals(text, { ...text, maximum: 3, maxItems: 1, required: ["a"], items: integer }),
      () => equals(integer, { ...integer, maxLength: 3, pattern: "^a" }),
      () => equals({ type: "array", items: text }, { type: "array", items: text, minProperties: 3 }),
    ])(),
  "= enum with and without type": (random) =>
    random.pick([
      () => equals({ enum: ["a", "b"] }, { type: "string", enum: ["a", "b"] }),
      () => equals({ type: ["string", "null"], enum: ["a"] }, { type: "string", enum: ["a"] }),
    ])(),
  "= bounds of integers": (random) =>
    random.pick([
      () => equals({ ...integer, exclusiveMinimum: 0 }, { ...integer, minimum: 1 }),
      () => equals({ ...integer, exclusiveMaximum: 5 }, { ...integer, maximum: 4 }),
      () => equals({ ...integer, maximum: 4.5 }, { ...integer, maximum: 4 }),
      () => equals(integer, { type: "number", multipleOf: 1 }),
      () => equals({ ...integer, multipleOf: 1 }, integer),
    ])(),
  "= split over allOf": (random) =>
    random.pick([
      () =>
        equals(
          { type: "string", minLength: 1, maxLength: 3 },
          { allOf: [{ type: "string", minLength: 1 }, { maxLength: 3 }] },
        ),
      () =>
        equals(object({ a: { type: "string", maxLength: 3 }, b: integer }, { required: ["a", "b"] }), {
          allOf: [
            object({ a: text }, { required: ["a"] }),
            object({ a: { maxLength: 3 }, b: integer }, { required: ["b"] }),
          ],
        }),
      () =>
        equals(
          { ...text, enum: ["a", "b"] },
          { allOf: [{ ...text, enum: ["a", "b", "c"] }, { enum: ["b", "a", "d"] }] },
        ),
      () => equals(integer, { allOf: [number, integer] }),
      () => equals(text, { allOf: [{ type: ["string", "integer"] }, { type: ["string", "null"] }] }),
      () =>
        equals(
          { type: "array", items: { ...text, minLength: 1 } },
          { allOf: [{ type: "array", items: text }, { items: { minLength: 1 } }] },
        ),
      () => equals({ ...integer, multipleOf: 6 }, { allOf: [{ ...integer, multipleOf: 2 }, { multipleOf: 3 }] }),
      () =>
        equals(
          { ...text, pattern: "^a", allOf: [{ pattern: "b$" }] },
          { allOf: [{ ...text, pattern: "b$" }, { pattern: "^a" }] },
        ),
      () =>
        equals(
          { allOf: [text, { anyOf: [{ maxLength: 2 }, { pattern: "^a" }] }] },
          { ...text, anyOf: [{ pattern: "^a" }, { maxLength: 2 }] },
        ),
      () =>
        equals(
          { allOf: [{ anyOf: [text, integer] }, { anyOf: [{ maxLength: 2 }, { minimum: 1 }] }] },
          { anyOf: [{ minimum: 1 }, { maxLength: 2 }], allOf: [{ anyOf: [integer, text] }] },
        ),
      () =>
        equals(
          { allOf: [object({ a: text }), { additionalProperties: integer }] },
          { type: "object", allOf: [{ properties: { a: text } }, { additionalProperties: integer }] },
        ),
      () => equals({ allOf: [object({ a: text }), { maxProperties: 2 }] }, object({ a: text }, { maxProperties: 2 })),
      () =>
        equals(
          { ...number, not: integer, allOf: [{ not: { maximum: 2 } }] },
          { allOf: [number, { not: { maximum: 2 } }, { not: integer }] },
        ),
    ])(),
  "= unions of disjoint types": (random) => {
    const all = random
      .shuffle<Schema>([text, integer, flag, { type: "array", items: text }, object({ a: text })])
      .slice(0, 3);
    return equals({ oneOf: all }, { anyOf: random.shuffle(all) });
  },
  "= unions of tagged objects": () =>
    equals({ oneOf: [tagged("a", { a: text }), tagged("b")] }, { anyOf: [tagged("b"), tagged("a", { a: text })] }),
  "= types and unions": (random) =>
    random.pick([
      () => equals({ type: ["string", "integer"] }, { oneOf: [text, integer] }),
      () => equals({ type: ["string", "null"], maxLength: 3 }, { anyOf: [{ ...text, maxLength: 3 }, none] }),
      () => equals({ type: ["string", "boolean"] }, { anyOf: [flag, text] }),
      () => equals({ oneOf: [{ const: "a" }, { const: "b" }] }, { enum: ["b", "a"] }),
      () => equals({ oneOf: [text, none] }, { anyOf: [text, none] }),
    ])(),
  "= union of one": (random) => {
    const schema = createSchema(random, 1);
    return equals(schema, { [random.pick(["oneOf", "anyOf", "allOf"])]: [schema] });
  },
  "= nullable of 3.0": (random) =>
    random.pick([
      () => equals({ ...text, nullable: true }, { type: ["string", "null"] }, ["3.0.3", "3.1.0"]),
      () =>
        equals({ ...integer, minimum: 1, exclusiveMinimum: true }, { ...integer, exclusiveMinimum: 1 }, [
          "3.0.3",
          "3.1.0",
        ]),
      () => equals({ ...text, format: "byte" }, { ...text, contentEncoding: "base64" }, ["3.0.3", "3.1.0"]),
    ])(),
  "keywords next to $ref": (random) => {
    const reference = { $ref: "#/components/schemas/Text" };
    return narrows(reference, { ...reference, ...random.pick([{ maxLength: 1 }, { enum: ["x"] }, { pattern: "^a" }]) });
  },
  "= keywords next to $ref in 3.0": (random) => {
    const reference = { $ref: "#/components/schemas/Text" };
    const extra = random.pick([
      { nullable: true },
      { maxLength: 1 },
      { enum: ["x"] },
      { type: "integer" },
      { default: "y", readOnly: true },
    ]);
    return equals(reference, { ...reference, ...extra }, ["3.0.3", "3.0.3"]);
  },
};
