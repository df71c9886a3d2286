import { expect, it } from "vitest";
import { libraryPath } from "../test/library.ts";
import { generateCalls } from "./calls.ts";
import { loadDocument } from "./load-document.ts";

const { document } = await loadDocument(libraryPath);

it("a client finds each operation by its method and path, with the request headers that it documents", () => {
  const source = generateCalls(document);
  const calls = JSON.parse(/export const calls = (.*) as const;/s.exec(source)?.[1] ?? "");
  expect(Object.keys(calls)).toHaveLength(9);
  expect(calls["GET /books"]).toEqual({ operation: "listBooks", headers: ["X-Branch", "X-Reader"] });
  expect(calls["PATCH /books/{isbn}"]).toEqual({ operation: "renewLoan", headers: [] });
});

it("a client finds the base path", () => {
  expect(generateCalls(document)).toContain('export const basePath = "/library/v2";');
});
