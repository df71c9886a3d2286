import { hash } from "node:crypto";
import { contract } from "@animal-store/codegen/test/generated/library/contract.ts";
import { expect, it } from "vitest";
import { createLibraryApp, draft, isbn, jsonHeaders, momo, request } from "../../test/library-app.ts";
import { mountContract } from "../mount-contract.ts";

it("a documented ETag is strong and depends on the body", async () => {
  const readEtag = async (app = createLibraryApp()) => (await request(app, `/books/${isbn}`)).headers.get("etag");
  expect(await readEtag()).toMatch(/^"[\w-]{43}"$/);
  expect(await readEtag()).toBe(await readEtag());
  const changedApp = createLibraryApp({ handlers: { findBook: ({ reply }) => reply(200, { ...momo, title: "Jim" }) } });
  expect(await readEtag(changedApp)).not.toBe(await readEtag());
});

const etag = (await request(createLibraryApp(), `/books/${isbn}`)).headers.get("etag") as string;

// RFC 9110, sections 13.1.1 and 13.2.2: a strong comparison, before If-None-Match. The document has no 412.
it.each([
  ["the tag", { "If-Match": etag }, 200],
  ["a list with the tag", { "If-Match": `"x", W/"y",${etag}` }, 200],
  ["any tag", { "If-Match": " * " }, 200],
  ["another tag", { "If-Match": '"x"' }, 412],
  ["the tag as a weak one", { "If-Match": `W/${etag}` }, 412],
  ["no valid tag", { "If-Match": "x" }, 412],
  ["the tag as a weak one in lower case", { "If-Match": `w/${etag}` }, 412],
  ["the tag and further characters", { "If-Match": `${etag}x` }, 412],
  ["a list with the tag, without spaces", { "If-Match": `"a,b",${etag},"c"` }, 200],
  ["a list of many spaces", { "If-Match": `${" ".repeat(10_000)}, "x"` }, 412],
  ["an empty list", { "If-Match": "" }, 412],
  ["another tag, and If-None-Match with the tag", { "If-Match": '"x"', "If-None-Match": etag }, 412],
  ["the tag, and If-None-Match with the tag", { "If-Match": etag, "If-None-Match": etag }, 304],
  ["the tag, and If-None-Match with the tag as a weak one", { "If-Match": etag, "If-None-Match": `W/${etag}` }, 304],
  ["the tag, and If-None-Match with another tag", { "If-Match": etag, "If-None-Match": '"x"' }, 200],
])("GET and HEAD respond to If-Match with %s", async (_, headers, expected) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await request(createLibraryApp(), `/books/${isbn}`, { method, headers });
    expect([response.status, response.headers.get("x-trace")]).toEqual([expected, "t1"]);
  }
});

it("If-Match has no effect on an error, and on another method after its handler", async () => {
  const headers = { ...jsonHeaders, "If-Match": '"x"' };
  expect((await request(createLibraryApp(), "/books/9783522202108", { headers })).status).toBe(404);
  const init = { method: "PUT", headers, body: JSON.stringify(draft) };
  expect((await request(createLibraryApp(), `/books/${isbn}`, init)).status).toBe(200);
});

it("a required ETag of a body needs hash at the start, and an optional one is not sent without it", async () => {
  const mount = (status: number, required: boolean, mediaType: string | null = "application/json") => {
    const response = { mediaType, headers: { etag: { required, type: "string" } }, errorCodes: [] };
    const file = { id: "file", method: "GET", path: "/file", parameters: [], body: null, deprecation: null };
    return mountContract({
      contract: {
        ...{ ...contract, basePath: "", security: [] },
        operations: { file: { ...file, responses: { [status]: response } } },
      },
      requestValidators: {},
      handlers: { file: ({ reply }: { reply: (...values: unknown[]) => unknown }) => reply(200, 1) },
    } as never);
  };
  expect(() => mount(200, true)).toThrow("file documents a required ETag. Pass hash to mountContract");
  expect(() => mount(404, true)).not.toThrow();
  expect(() => mount(204, true, null)).not.toThrow();
  const response = await mount(200, false).request("/file");
  expect([response.status, response.headers.get("etag")]).toEqual([200, null]);
});

it("sends a binary body with an ETag unchanged, and different bytes have different tags", async () => {
  const content = {
    mediaType: "application/octet-stream",
    contents: { "application/octet-stream": { kind: "binary" } },
  };
  const response = { ...content, headers: { ETag: { required: true, type: "string" } }, errorCodes: [] };
  const file = { id: "file", method: "GET", path: "/file", parameters: [], body: null, deprecation: null };
  const binaryContract = {
    ...contract,
    basePath: "",
    security: [],
    operations: { file: { ...file, responses: { 200: response } } },
  };
  let bytes = new Uint8Array();
  const app = mountContract({
    contract: binaryContract,
    requestValidators: {},
    handlers: { file: ({ reply }: { reply: (status: number, body: unknown) => unknown }) => reply(200, bytes) },
    hash: (text: string) => hash("sha256", text, "base64url"),
  } as never);
  const tags = new Set<string | null>();
  for (let byte = 0; byte < 256; byte += 1) {
    bytes = new Uint8Array([0xff, byte]);
    const received = await app.request("/file");
    expect(new Uint8Array(await received.arrayBuffer())).toEqual(bytes);
    tags.add(received.headers.get("etag"));
  }
  expect(tags.size).toBe(256);
});

// RFC 9110, section 15.4.5. The document has most of them for the 200 only, one of them with a constant.
it.each([false, true])(
  "a 304 has those headers of the 200 that a cache updates or the 304 documents, with response validators: %s",
  async (validates) => {
    const sent = {
      ...{ "Cache-Control": "max-age=60", "content-location": "/books/1", Date: "Thu, 01 Jan 2026 00:00:00 GMT" },
      ...{ Expires: "Thu, 01 Jan 2026 00:01:00 GMT", "X-Other": "x", "X-Trace": "t" },
    };
    const documented = Object.fromEntries(
      Object.keys({ ...sent, ETag: "" }).map((name) => [name, { required: true, type: "string" }]),
    );
    const headers = { ...documented, Vary: { required: true, type: "string", const: "Accept" } };
    const responses = {
      200: { mediaType: "application/json", headers, errorCodes: [] },
      304: { mediaType: null, headers: { ETag: documented.ETag, "X-Trace": documented["X-Trace"] }, errorCodes: [] },
    };
    const file = { id: "file", method: "GET", path: "/file", parameters: [], body: null, deprecation: null, responses };
    const app = mountContract({
      contract: { ...contract, basePath: "", security: [], operations: { file } },
      requestValidators: {},
      handlers: { file: ({ reply }: { reply: (...values: unknown[]) => unknown }) => reply(200, "x", sent) },
      hash: () => "tag",
      ...(validates && { responseValidators: {} }),
    } as never);
    const response = await app.request("/file", { headers: { "If-None-Match": '"tag"' } });
    const { "X-Other": _, ...expected } = { ...sent, Vary: "Accept", ETag: '"tag"' };
    expect([response.status, new Map(response.headers)]).toEqual([304, new Map(new Headers(expected))]);
  },
);

it("If-None-Match has no effect on an operation that documents no 304", async () => {
  const init = { method: "PUT", headers: { ...jsonHeaders, "If-None-Match": "*" }, body: JSON.stringify(draft) };
  const { status, headers } = await request(createLibraryApp(), `/books/${isbn}`, init);
  expect([status, headers.get("etag")]).toEqual([200, expect.stringMatching(/^"/)]);
});

it.each([
  ["ASCII", isbn, "Momo", 200],
  ["other text", isbn, "Die unendliche Größe", 200],
  ["an error", "9783522202108", "Momo", 404],
])("sends a frozen reply with %s each time like another one", async (_, requestedIsbn, title, status) => {
  const create = (freeze: <Reply>(reply: Reply) => Reply) =>
    createLibraryApp({
      handlers: {
        findBook: ({ path, reply, replyError }) =>
          path.isbn === isbn
            ? freeze(reply(200, { ...momo, title }))
            : freeze(replyError("no_such_book", "There is no such book.")),
      },
    });
  const frozen = create(Object.freeze);
  const expected = await request(
    create((reply) => reply),
    `/books/${requestedIsbn}`,
  );
  expect(expected.status).toBe(status);
  for (let count = 0; count < 2; count += 1) {
    const response = await request(frozen, `/books/${requestedIsbn}`);
    expect([response.status, response.text]).toEqual([status, expected.text]);
    expect(response.headers.get("etag")).toBe(expected.headers.get("etag"));
  }
});
