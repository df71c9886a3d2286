import { expect, it } from "vitest";
import { createLibraryApp, draft, isbn, jsonHeaders, momo, request } from "../../test/library-app.ts";

it("a documented ETag is strong and depends on the body", async () => {
  const readEtag = async (app = createLibraryApp()) => (await request(app, `/books/${isbn}`)).headers.get("etag");
  expect(await readEtag()).toMatch(/^"[\w-]{43}"$/);
  expect(await readEtag()).toBe(await readEtag());
  const changedApp = createLibraryApp({ handlers: { findBook: ({ reply }) => reply(200, { ...momo, title: "Jim" }) } });
  expect(await readEtag(changedApp)).not.toBe(await readEtag());
});

it("If-None-Match has no effect on an operation that documents no 304", async () => {
  const init = { method: "PUT", headers: { ...jsonHeaders, "If-None-Match": "*" }, body: JSON.stringify(draft) };
  const { status, headers } = await request(createLibraryApp(), `/books/${isbn}`, init);
  expect([status, headers.get("etag")]).toEqual([200, expect.stringMatching(/^"/)]);
});
