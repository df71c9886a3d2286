import { describe, expect, it } from "vitest";
import type { AnyDocument } from "../document/alternatives.ts";
import { createFormCases } from "./form-cases.ts";

function createDocument(content: object): AnyDocument {
  const paths = { "/covers": { post: { operationId: "addCover", requestBody: { content } } } };
  return { paths, components: { schemas: { Url: { type: "string", pattern: "^https?://", maxLength: 40 } } } };
}

const document = createDocument({
  "multipart/form-data": {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        caption: { type: ["string", "null"], minLength: 1, maxLength: 5 },
        size: { type: "integer", minimum: 1 },
        owner: { type: "object", required: ["id"], properties: { id: { type: "integer" } } },
        image: { type: "string", contentMediaType: "image/png" },
        url: { $ref: "#/components/schemas/Url" },
      },
      oneOf: [{ required: ["image"] }, { required: ["url"] }],
    },
    encoding: { image: { contentType: "image/png" } },
  },
});
const cases = await createFormCases(document, "addCover", { seed: 1 });
const find = (title: string) => cases.filter((each) => each.title === `multipart/form-data: ${title}`);
const decode = async ({ headers, body }: (typeof cases)[number]) => new Response(body, { headers }).formData();

describe("the cases of a form", () => {
  it.each([
    "image breaks type",
    "image breaks contentType",
    "url breaks pattern",
    "url breaks maxLength",
    "caption breaks minLength",
    "size breaks minimum",
    "size breaks type",
    "owner breaks type",
    "an unknown field",
    "members of all alternatives",
  ])("include an invalid one: %s", (title) => {
    expect(find(title).map(({ isValid }) => isValid)).toContain(false);
    expect(find(title).map(({ isValid }) => isValid)).not.toContain(true);
  });

  it("include a valid one for each alternative", async () => {
    const forms = await Promise.all(cases.filter(({ isValid }) => isValid).map(decode));
    expect(forms.some((form) => form.get("image") instanceof File && !form.has("url"))).toBe(true);
    expect(forms.some((form) => typeof form.get("url") === "string" && !form.has("image"))).toBe(true);
    const files = forms.flatMap((form) => form.getAll("image") as File[]);
    expect(new Set(files.map(({ type }) => type))).toEqual(new Set(["image/png"]));
  });

  it.each([
    ["caption", ["sent", "omitted", "type violated", "minLength violated", "maxLength violated"]],
    ["size", ["sent", "omitted", "type violated", "minimum violated"]],
    ["owner", ["sent", "omitted", "type violated"]],
    ["image", ["sent", "omitted", "type violated", "contentType violated"]],
    ["url", ["sent", "omitted", "type violated", "maxLength violated", "pattern violated"]],
    ["unknown", ["field"]],
  ])("cover %s: %j", (field, states) => {
    const covered = new Set(cases.flatMap(({ covers }) => covers).filter((item) => item.startsWith(`${field} `)));
    expect(covered).toEqual(new Set(states.map((state) => `${field} ${state}`)));
  });

  it("contain a field for each member of an object with style deepObject", async () => {
    const group = {
      type: "object",
      minProperties: 1,
      properties: { size: { type: "integer" }, name: { type: "string" } },
    };
    const schema = { type: "object", required: ["group"], properties: { group } };
    const content = { "application/x-www-form-urlencoded": { schema, encoding: { group: { style: "deepObject" } } } };
    const all = await createFormCases(createDocument(content), "addCover", { seed: 1 });
    for (const { isValid, title, body } of all) {
      const names = [...new URLSearchParams(new TextDecoder().decode(body)).keys()];
      expect(
        names.some((name) => /^group\[(?:size|name)\]$/.test(name)),
        title,
      ).toBe(isValid);
    }
    expect(new Set(all.map(({ isValid }) => isValid))).toEqual(new Set([true, false]));
  });

  it("are the same for the same seed", async () => {
    const bodies = async () => {
      const all = await createFormCases(
        createDocument({ "application/x-www-form-urlencoded": { schema } }),
        "addCover",
        {
          seed: 7,
        },
      );
      return all.map(({ body }) => new TextDecoder().decode(body));
    };
    const schema = { type: "object", properties: { a: { type: "array", items: { type: "boolean" } } } };
    expect(await bodies()).toEqual(await bodies());
    expect((await bodies())[0]).toMatch(/^a=(true|false)/);
  });
});

it("generates text for a long pattern", async () => {
  const schema = {
    type: "object",
    required: ["id"],
    properties: { id: { type: "string", pattern: "^id_[a-z0-9]{32}$" } },
  };
  const content = { "application/x-www-form-urlencoded": { schema } };
  const [first] = await createFormCases(createDocument(content), "addCover", { seed: 1 });
  expect(new TextDecoder().decode(first?.body)).toMatch(/^id=id_[a-z0-9]{32}$/);
});

const formType = "application/x-www-form-urlencoded";
const createFieldCases = (field: object, schemas = {}) => {
  const schema = { type: "object", required: ["field"], properties: { field } };
  const document = { ...createDocument({ [formType]: { schema } }), components: { schemas } };
  return createFormCases(document, "addCover", { seed: 1 });
};

const node = { $ref: "#/components/schemas/Node" };
const branch = { type: "object", required: ["child"], properties: { child: node } };

it.each<[title: string, schema: object]>([
  ["an optional member", { type: "object", properties: { left: node, right: { type: "string" } } }],
  ["an array", { type: "object", required: ["children"], properties: { children: { type: "array", items: node } } }],
  ["an alternative", { oneOf: [branch, { type: "string" }] }],
  ["the items of an array", { type: "array", items: node }],
])("generates valid forms for a schema that contains itself in %s", async (_, schema) => {
  const isValid = (await createFieldCases(schema, { Node: schema })).map((each) => each.isValid);
  expect(isValid).toContain(true);
});

it.each([
  { type: "string", format: "date" },
  { type: "string", format: "date-time", pattern: "^20" },
  { type: "string", format: "email", maxLength: 30 },
  { type: "string", format: "uri", pattern: "^https://" },
  { type: "string", format: "uuid" },
  { type: "integer", multipleOf: 700, exclusiveMinimum: 700, exclusiveMaximum: 2100 },
  { type: "integer", minimum: 2e9 },
  { type: "number", multipleOf: 0.01, maximum: 0.99, exclusiveMinimum: 0.5 },
  { type: "array", items: { type: "boolean" }, minItems: 5 },
])("generates valid forms for %j", async (field) => {
  const random = (await createFieldCases(field)).filter(({ title }) => title === `${formType}: with field`);
  expect(random.map(({ isValid }) => isValid)).toEqual(Array(10).fill(true));
});

it.each([
  { type: "string", format: "ipv4" },
  { type: "string", pattern: "^a{9}$", maxLength: 3 },
])("reports that it generates no valid form for %j", async (field) => {
  await expect(createFieldCases(field)).rejects.toThrow(
    `No valid form was generated for addCover, ${formType}: add its rule to generateValue.`,
  );
});

it("names an operation that the document does not have", async () => {
  await expect(createFormCases(document, "none", { seed: 1 })).rejects.toThrow("The document has no operation none.");
});
