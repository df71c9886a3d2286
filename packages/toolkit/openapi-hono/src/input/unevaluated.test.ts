import { registerSchema, unregisterSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import fc from "fast-check";
import { expect, it } from "vitest";
import { mountDocument, toDocument } from "../../test/mount-document.ts";

type Part = { [keyword: string]: unknown } | boolean;

const scalar = fc.constantFrom<Part[]>({ type: "integer" }, { const: "x" }, true, false);
const name = fc.constantFrom("a", "b", "c");
const members = fc.oneof(
  fc.tuple(name, scalar, fc.boolean()).map(([key, member, isRequired]) => ({
    properties: { [key]: member },
    ...(isRequired && { required: [key] }),
  })),
  scalar.map((member) => ({ patternProperties: { "^[ab]": member } })),
  scalar.map((member) => ({ properties: { b: true }, additionalProperties: member })),
  fc.tuple(name, name).map(([key, other]) => ({ dependentSchemas: { [key]: { properties: { [other]: true } } } })),
);
const items = fc.oneof(
  fc.array(scalar, { minLength: 1, maxLength: 2 }).map((prefixItems) => ({ prefixItems })),
  scalar.map((item) => ({ items: item })),
);

/** Creates schemas that evaluate members or items in each way. @param key the keyword for those that are not evaluated */
function createSchemas(keywords: fc.Arbitrary<Part>, key: string): fc.Arbitrary<Part> {
  const { branch } = fc.letrec<{ branch: Part; part: Part }>((tie) => ({
    part: fc.oneof({ depthSize: "small", maxDepth: 3 }, keywords, tie("branch")),
    branch: fc.oneof(
      fc.record({ allOf: fc.array(tie("part"), { minLength: 1, maxLength: 2 }) }),
      fc.record({ anyOf: fc.array(tie("part"), { minLength: 1, maxLength: 3 }) }),
      fc.record({ oneOf: fc.array(tie("part"), { minLength: 1, maxLength: 2 }) }),
      fc.record({ not: tie("part") }),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      fc.record({ if: tie("part"), then: tie("part"), else: tie("part") }, { requiredKeys: ["if"] }),
      fc.record({ allOf: fc.tuple(tie("part")), [key]: scalar }),
    ),
  }));
  const own = fc.option(keywords, { nil: {} });
  return fc.tuple(branch, own, scalar).map(([part, more, rule]) => Object.assign({}, more, part, { [key]: rule }));
}

const containing = fc.record({ contains: scalar, minContains: fc.constantFrom(0, 1) }, { requiredKeys: ["contains"] });
const containingItems = fc
  .tuple(fc.array(fc.oneof(containing, items), { minLength: 1, maxLength: 3 }), fc.boolean(), scalar)
  .map(([parts, isOwn, rule]) => ({
    ...(isOwn ? { ...(parts[0] as object), allOf: parts.slice(1) } : { allOf: parts }),
    unevaluatedItems: rule,
  }))
  .filter(({ allOf }) => allOf.length > 0);

const values = [1, "x"];
const objects = ["a", "b", "c"].reduce<object[]>(
  (list, key) => list.flatMap((object) => [object, ...values.map((value) => ({ ...object, [key]: value }))]),
  [{}],
);
const arrays = [1, 2, 3].reduce<unknown[][]>(
  (list) => [[], ...list.flatMap((array) => values.map((value) => [...array, value]))],
  [[]],
);

/** Moves each second part of a combination to a component. @param prefix of references to components */
function extract(schema: Part, prefix: string, components: Record<string, Part>, name: string): Part {
  let count = 0;
  return visit(schema, false);

  function visit(part: unknown, isPart: boolean): Part {
    if (typeof part !== "object" || part === null) return part as Part;
    const copy = Object.fromEntries(
      Object.entries(part).map(([keyword, value]) => [keyword, visitParts(keyword, value)]),
    );
    count += 1;
    if (!isPart || count % 2 === 0) return copy;
    components[`${name}_${count}`] = copy;
    return { $ref: `${prefix}${name}_${count}` };
  }

  function visitParts(keyword: string, value: unknown): unknown {
    if (["allOf", "anyOf", "oneOf"].includes(keyword)) return (value as Part[]).map((part) => visit(part, true));
    return ["if", "then", "else", "not"].includes(keyword) ? visit(value, true) : value;
  }
}

it.each([
  ["unevaluatedProperties", createSchemas(members, "unevaluatedProperties"), objects],
  ["unevaluatedItems", createSchemas(items, "unevaluatedItems"), arrays],
  ["unevaluatedItems with contains", containingItems, [...arrays, ...arrays.map((array) => [...array, ...array])]],
])("a validator applies %s as JSON Schema defines it", async (title, arbitrary, instances) => {
  const schemas = fc.sample(arbitrary, { seed: 1, numRuns: 80 });
  const components: Record<string, Part> = {};
  const contents = schemas.map((schema, index) => ({
    "application/json": { schema: extract(schema, "#/components/schemas/", components, `s${index}`) },
  }));
  const { requestValidators } = await mountDocument(toDocument(contents, components));
  for (const [index, schema] of schemas.entries()) {
    const uri = `https://unevaluated.test/${encodeURIComponent(title)}/${index}`;
    registerSchema(structuredClone(schema) as never, uri, "https://json-schema.org/draft/2020-12/schema");
    const expected = await validate(uri);
    for (const instance of instances) {
      const isValid = requestValidators[`p${index}.body`]?.call(undefined, instance);
      if (isValid !== expected(instance as never).valid)
        expect.fail(`${JSON.stringify(instance)} is ${isValid} for ${JSON.stringify(schema)}`);
    }
    unregisterSchema(uri);
  }
});
