import { expect, it } from "vitest";
import { contract } from "../test/generated/contract.ts";
import { createLibraryApp, isbn } from "../test/library-app.ts";
import { readerHeaders } from "../test/request.ts";
import type { Findings } from "./message.ts";

it.each([
  ["an answer", "GET", `/books/${isbn}`, readerHeaders, { operation: "findBook" }],
  [
    "what a handler refuses",
    "GET",
    "/books/9783522202108",
    readerHeaders,
    { operation: "findBook", code: "no_such_book" },
  ],
  ["refused input", "POST", "/books", readerHeaders, { operation: "addBook", code: "wrong_media_type" }],
  ["what was not admitted", "GET", "/books", {}, { code: "no_card" }],
  ["no resource", "GET", "/nowhere", readerHeaders, { code: "no_such_path" }],
  ["a wrong method", "DELETE", "/books", readerHeaders, { code: "wrong_method" }],
])("whoever watches finds operation and error code of %s", async (_, method, path, headers, found) => {
  const findings: Findings = {};
  await createLibraryApp().request(contract.basePath + path, { method, headers }, { incoming: { findings } });
  expect(findings).toEqual(found);
});
