import { describe, expect, it } from "vitest";
import type { AnyDocument } from "../document/alternatives.ts";
import { createFormCases, listFormItems } from "./form-cases.ts";

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

  it("cover each field: sent, omitted and invalid", () => {
    expect(listFormItems(document, "addCover")).toEqual(
      expect.arrayContaining(["image sent", "image omitted", "url pattern violated", "size minimum violated"]),
    );
    const covered = cases.flatMap(({ covers }) => covers);
    for (const item of listFormItems(document, "addCover")) expect(covered).toContain(item);
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

it("ends for a recursive schema", async () => {
  const node = {
    type: "object",
    properties: { left: { $ref: "#/components/schemas/Node" }, right: { type: "string" } },
  };
  const content = { "multipart/form-data": { schema: { type: "object", properties: { tree: node } } } };
  const recursive = { ...createDocument(content), components: { schemas: { Node: node } } };
  expect((await createFormCases(recursive, "addCover", { seed: 1 })).length).toBeGreaterThan(0);
});

it("names an operation that the document does not have", async () => {
  await expect(createFormCases(document, "none", { seed: 1 })).rejects.toThrow("The document has no operation none.");
});
