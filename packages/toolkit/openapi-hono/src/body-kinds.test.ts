import { expect, it } from "vitest";
import { type AnyRequest, mountDocument } from "../test/mount-document.ts";

// Generators write each of these types with each of these schemas.
const mediaTypes = `
application/json, application/hal+json, */*, application/*, application/*+json, Application/JSON; a=b,
text/plain, text/*, text/html, application/xml, application/atom+xml, text/csv, application/yaml,
application/octet-stream, application/zip, image/png, image/*, application/vnd.x;version=1,
multipart/form-data, application/x-www-form-urlencoded, multipart/mixed, multipart/related, multipart/*,
text/event-stream, application/jsonl, application/x-ndjson, application/json-seq, application/a+json-seq`
  .trim()
  .split(/,\s/);
const file = { type: "string", format: "binary" };
const thing = { $ref: "#/components/schemas/Thing" };
const upload = { $ref: "#/components/schemas/Upload" };
const schemas = [
  ...[undefined, true, {}, { type: "object" }, thing, { type: "array", items: thing }, { type: "array", items: file }],
  ...[{ type: "array", prefixItems: [thing, file] }, { type: "string" }, file, { ...file, maxLength: 9 }],
  ...[{ type: "string", maxLength: 9 }, { enum: ["a", "b"] }, { type: "integer" }, { type: "boolean" }],
  ...[{ oneOf: [thing, { type: "string" }] }, { anyOf: [{ type: "string" }, { enum: ["a"] }] }, { allOf: [thing] }],
  ...[{ type: ["object", "null"] }, { properties: { a: file } }, { required: ["a"] }, upload],
];
const components = {
  Thing: {
    type: "object",
    required: ["a"],
    properties: { a: { type: "integer" }, b: { type: "array", items: thing } },
  },
  Upload: { type: "object", properties: { file, files: { type: "array", items: file }, info: thing } },
};

/** Mounts an operation for each media type with each schema. Expects that codegen leaves none out. */
async function mountAll(
  openapi: string,
  toOperation: (content: object) => object,
  handler?: (request: AnyRequest) => unknown,
) {
  const all = mediaTypes.flatMap((mediaType) => schemas.map((schema) => ({ mediaType, schema })));
  const paths = all.map(({ mediaType, schema }, index) => {
    const operation = toOperation({ [mediaType]: schema === undefined ? {} : { schema } });
    return [`/p${index}`, { post: { operationId: `p${index}`, ...operation } }];
  });
  const info = { title: "Bodies", version: "1" };
  const document = { openapi, info, paths: Object.fromEntries(paths), components: { schemas: components } };
  const mounted = await mountDocument(document, handler);
  expect(mounted.notes).not.toMatch(/^(left out|rejected)/m);
  expect(Object.keys(mounted.contract.operations)).toHaveLength(all.length);
  return { ...mounted, all };
}

it.each(["3.1.0", "3.2.0"])("serves a request body of OpenAPI %s of any type with any schema", async (version) => {
  const received: unknown[] = [];
  const toOperation = (content: object) => ({
    requestBody: { required: true, content },
    responses: { "200": { description: "Done.", content: { "application/json": {} } } },
  });
  const { all, contract, app } = await mountAll(version, toOperation, ({ body, reply }) => {
    received.push(body);
    return reply(200, {});
  });
  for (const [index, { mediaType }] of all.entries()) {
    const { contents, mediaType: first } = contract.operations[`p${index}`]?.body ?? { mediaType: "" };
    const kind = contents?.[first]?.kind ?? "json";
    const type = first.replace("*/*", "a/b").replace("/*", "/b");
    // The text of no JSON, form or file: only text and bytes are passed without validation.
    const init = { method: "POST", headers: { "Content-Type": type }, body: "<a>" };
    const response = await app.request(`/p${index}`, init);
    const [body] = received.splice(0);
    const isPassed = kind === "text" ? typeof body === "string" : body instanceof Uint8Array;
    const isItems = ["events", "lines", "sequence"].includes(kind);
    const isExpected =
      isItems || (kind === "text" || kind === "binary" ? isPassed || response.status === 400 : !isPassed);
    expect([index, mediaType, kind, isExpected]).toEqual([index, mediaType, kind, true]);
  }
});

it.each(["3.1.0", "3.2.0"])("accepts a response of OpenAPI %s of any type with any schema", async (version) => {
  await mountAll(version, (content) => ({ responses: { "200": { description: "Done.", content } } }));
});

it("sends the message of an error in a concrete media type that runs no script", async () => {
  const found = mediaTypes.map((mediaType, index) => {
    const error = { description: "None.", content: { [mediaType]: { schema: { type: "string" } } } };
    return [`/p${index}`, { get: { operationId: `p${index}`, responses: { 200: { description: "-" }, 404: error } } }];
  });
  const document = { openapi: "3.1.0", info: { title: "Errors", version: "1" }, paths: Object.fromEntries(found) };
  const { app } = await mountDocument(document, ({ replyError }: { replyError: (...args: unknown[]) => unknown }) =>
    replyError(404, "<script>alert(1)</script>"),
  );
  for (const [index, mediaType] of mediaTypes.entries()) {
    const response = await app.request(`/p${index}`);
    const type = response.headers.get("Content-Type") ?? "";
    const isMarkup = /html|xml/.test(type) && (await response.text()).includes("<");
    expect([mediaType, response.status, type.includes("*"), isMarkup]).toEqual([mediaType, 404, false, false]);
  }
});
