import { createApiClient } from "@animal-store/openapi-client";
import { describe, expect, it } from "vitest";
import { type AnyRequest, generateDocument, toHandlers } from "../test/mount-document.ts";
import { serve } from "../test/serve.ts";
import { mountContract } from "./index.ts";

type Result = { readonly data?: unknown; readonly error?: { readonly status: number; readonly message: string } };
type Call = (id: string, input: unknown, options?: object) => Promise<Result>;
type Handler = (request: AnyRequest & { readonly body: AsyncIterable<unknown> }) => unknown;

const item = { type: "object", required: ["id"], properties: { id: { type: "integer" }, text: { type: "string" } } };
const event = {
  type: "object",
  required: ["data"],
  properties: { data: { type: "string", contentMediaType: "application/json", contentSchema: item } },
};
const mediaTypes = ["application/jsonl", "application/x-ndjson", "application/json-seq", "text/event-stream"];
const toContent = (mediaType: string) => ({
  [mediaType]: { itemSchema: mediaType === "text/event-stream" ? event : item },
});
const file = { type: "string", format: "binary" };
const parts = { type: "array", prefixItems: [item, { type: "string" }, { type: "array" }], items: file };
const named = { type: "object", required: ["info"], properties: { info: item, text: { type: "string" }, file } };
const images = {
  schema: { type: "array", prefixItems: [{ ...item, type: ["object", "null"] }], items: file },
  itemEncoding: { contentType: "image/png" },
};
const toKind = (kind: string, a: object) => ({
  ...{ type: "object", required: ["kind", "a"], properties: { kind: { const: kind }, a } },
});
const kinds = [toKind("file", file), toKind("text", { type: "string" }), toKind("number", { type: "integer" })];
const patternProperties = { "^s_": { type: "string" }, "^l_": { type: "array", items: { type: "boolean" } } };
const unlisted = { type: "object", patternProperties, additionalProperties: { type: "integer" } };
const delimiters = { form: ",", spaceDelimited: " ", pipeDelimited: "|" };
const lists = {
  schema: {
    type: "object",
    properties: Object.fromEntries(
      Object.keys(delimiters).map((style) => [style, { type: "array", items: { type: "string" } }]),
    ),
  },
  encoding: Object.fromEntries(Object.keys(delimiters).map((style) => [style, { style, explode: false }])),
};
function toPartsItem(operationId: string, mediaType: string, media: object) {
  const responses = {
    "200": { description: "Done.", content: { "application/json": {} } },
    default: { description: "Failed.", content: { "application/json": {} } },
  };
  return { post: { operationId, requestBody: { required: true, content: { [mediaType]: media } }, responses } };
}
const document = {
  openapi: "3.2.0",
  info: { title: "Items", version: "1" },
  "x-request-limits": { bodyBytes: 1000 },
  paths: Object.fromEntries([
    ["/parts", toPartsItem("sendParts", "multipart/related", { schema: parts })],
    ["/named", toPartsItem("sendNamed", "multipart/mixed", { schema: named })],
    ["/kinds", toPartsItem("sendKind", "multipart/form-data", { schema: { oneOf: kinds } })],
    ["/unlisted", toPartsItem("sendUnlisted", "application/x-www-form-urlencoded", { schema: unlisted })],
    ["/lists", toPartsItem("sendLists", "multipart/form-data", lists)],
    ["/images", toPartsItem("sendImages", "multipart/mixed", images)],
    ...mediaTypes.map((mediaType, index) => [
      `/items${index}`,
      {
        post: {
          operationId: `echo${index}`,
          requestBody: { required: true, content: toContent(mediaType) },
          responses: {
            "200": { description: "Done.", content: toContent(mediaType) },
            default: { description: "Failed.", content: { "application/json": {} } },
          },
        },
      },
    ]),
  ]),
};

const { contract, requestValidators, responseValidators, calls } = await generateDocument(document);

const echo: Handler = ({ body, reply }) => reply(200, body);

/**
 * Returns the calls of a client.
 * @param isLocal whether the client calls the app without a connection, whose buffers hold megabytes
 */
async function open(handler: Handler = echo, isLocal = false): Promise<Call> {
  const handlers = toHandlers(contract, handler);
  const app = mountContract({ contract, requestValidators, responseValidators, handlers, onError: () => undefined });
  const client = createApiClient(calls, {
    baseUrl: `http://127.0.0.1:${isLocal ? 80 : await serve(app)}/`,
    apiKey: false,
    maxRetries: 0,
    ...(isLocal && { fetch: (request: Request) => app.request(request) }),
  }) as unknown as { readonly [id: string]: (input: unknown, options?: object) => Promise<Result> };
  return (id, input, options) => (client[id] as (typeof client)[string])(input, options);
}

describe.each(mediaTypes.map((mediaType, index) => [mediaType, `echo${index}`] as const))(
  "items of %s",
  (mediaType, id) => {
    const isEvent = mediaType === "text/event-stream";
    const wrap = (value: object) => (isEvent ? { data: value } : value);
    async function* yieldItems(count: number, onItem = (_id: number): void => {}): AsyncGenerator<object> {
      for (let index = 1; index <= count; index += 1) {
        onItem(index);
        yield wrap({ id: index, text: "é\n".repeat(100) });
      }
    }

    it("are validated in both directions, from an iterable or a list", async () => {
      const call = await open();
      const sent = await Array.fromAsync(yieldItems(3));
      for (const input of [yieldItems(3), sent]) {
        const { data } = await call(id, input);
        expect(await Array.fromAsync(data as AsyncIterable<unknown>)).toEqual(sent);
      }
    });

    it("are read only as fast as the handler and the client read them", async () => {
      let sentCount = 0;
      const call = await open(echo, true);
      const { data } = await call(
        id,
        yieldItems(1000, (index) => (sentCount = index)),
      );
      let receivedCount = 0;
      for await (const _ of data as AsyncIterable<unknown>) {
        receivedCount += 1;
        expect(sentCount - receivedCount).toBeLessThan(10);
      }
      expect(receivedCount).toBe(1000);
    });

    it("end with a 400 at the first that is invalid", async () => {
      const call = await open(async ({ body, reply }) => reply(200, await Array.fromAsync(body)));
      async function* invalid(): AsyncGenerator<object> {
        yield wrap({ id: 1 });
        yield wrap({ id: "x" });
      }
      const { error } = await call(id, invalid());
      expect(error).toMatchObject({ status: 400 });
      expect(error?.message).toContain("Item 2: ");
      expect(error?.message).toContain('id must be an integer, got "x"');
    });

    it("end with a 413 at the first that is larger than a body may be", async () => {
      const call = await open(async ({ body, reply }) => reply(200, await Array.fromAsync(body)));
      const { error } = await call(id, [wrap({ id: 1 }), wrap({ id: 2, text: "a".repeat(1000) })]);
      expect(error).toMatchObject({ status: 413, message: "Item 2 is larger than 1000 bytes. Send smaller items." });
    });

    it("stop at the source when the client ends the iteration", async () => {
      const returned = Promise.withResolvers<void>();
      async function* endless(): AsyncGenerator<object> {
        try {
          for (;;) yield wrap({ id: 1 });
        } finally {
          returned.resolve();
        }
      }
      const call = await open(({ reply }) => reply(200, endless()));
      const { data } = await call(id, []);
      for await (const _ of data as AsyncIterable<unknown>) break;
      await returned.promise;
    });
  },
);

describe("multipart bodies", () => {
  const describeBody: Handler = async ({ body, reply }) => {
    const describe = async (value: unknown) =>
      value instanceof Blob ? { type: value.type, text: await value.text() } : value;
    const entries = Object.entries(body).map(async ([name, value]) => [name, await describe(value)] as const);
    return reply(200, Object.fromEntries(await Promise.all(entries)));
  };
  const text = "a\r\n--b--\n é";
  const image = new Blob([new Uint8Array([0, 13, 10, 255])], { type: "image/png" });
  const receivedImage = { type: "image/png", text: "\0\r\n\ufffd" };

  it("contain an array as parts with positions", async () => {
    const call = await open(describeBody);
    const { data } = await call("sendParts", [{ id: 1 }, text, [1], image, new Blob(["{}"])]);
    const last = { type: "application/octet-stream", text: "{}" };
    expect(data).toEqual({ 0: { id: 1 }, 1: text, 2: [1], 3: receivedImage, 4: last });
    const { error } = await call("sendParts", [{ id: "x" }]);
    expect(error?.message).toContain('0/id must be an integer, got "x"');
  });

  it("have the media types of the encoding, and null", async () => {
    const call = await open(describeBody);
    const png = { type: "image/png", text: "a" };
    for (const first of [{ id: 1 }, null]) {
      const { data } = await call("sendImages", [first, new TextEncoder().encode("a")]);
      expect(data).toEqual({ 0: first, 1: png });
    }
    const { error } = await call("sendImages", [null, new Blob(["a"], { type: "image/gif" })]);
    expect(error?.message).toContain("The type of 1 must be image/png, got image/gif.");
  });

  it("contain an object as parts with names", async () => {
    const call = await open(describeBody);
    const { data } = await call("sendNamed", { info: { id: 1 }, text, file: image });
    expect(data).toEqual({ info: { id: 1 }, text, file: receivedImage });
  });

  it.each([
    ["text", "a"],
    ["text", "5"],
    ["text", ""],
    ["number", 5],
    ["number", -(2 ** 40)],
    ["file", image],
  ])("have a field of the type of the alternative %s: %j", async (kind, a) => {
    const call = await open(describeBody);
    const { data } = await call("sendKind", { kind, a });
    expect(data).toEqual({ kind, a: a === image ? receivedImage : a });
    const wrongKind = kind === "number" ? "file" : "number";
    const { error } = await call("sendKind", { kind: wrongKind, a: a === "5" ? "5.0" : a });
    expect(error).toMatchObject({ status: 400 });
  });

  it("have unlisted fields of the types of their names", async () => {
    const call = await open(describeBody);
    const body = { s_a: "5", s_b: "true", l_a: [true], l_b: [true, false], a: 5 };
    expect(await call("sendUnlisted", body)).toMatchObject({ data: body });
    const { error } = await call("sendUnlisted", { a: "x" });
    expect(error?.message).toContain('a must be an integer, got "x"');
  });

  it.each(Object.entries(delimiters))(
    "contain lists in style %s, whose texts are not encoded",
    async (style, delimiter) => {
      const call = await open(describeBody);
      for (const value of ["", "+", "a+b", "%20", "%7C", "%7c", "%2C", "%", "é", " ", "|", ","]) {
        const list = [value, "b"];
        const result = call("sendLists", { [style]: list });
        if (value === delimiter) await expect(result).rejects.toThrow(`must not contain "${delimiter}"`);
        else expect(await result).toMatchObject({ data: { [style]: list } });
      }
    },
  );

  it("can be sent as bytes with their boundary", async () => {
    const call = await open(describeBody);
    const body = new TextEncoder().encode('--x\r\nContent-Disposition: inline; name=info\r\n\r\n{"id":1}\r\n--x--');
    const headers = { "Content-Type": "multipart/mixed; boundary=x" };
    const { data } = await call("sendNamed", body, { headers });
    expect(data).toEqual({ info: { id: 1 } });
  });
});
