import { expect, it } from "vitest";
import { libraryPath } from "../test/library.ts";
import { generateCalls } from "./calls.ts";
import { loadDocument } from "./load-document.ts";
import { listOperations } from "./operations.ts";

it("tells the base path and each operation by its method and path, and nothing else", async () => {
  const { document } = await loadDocument(libraryPath);
  const module = generateCalls(document);
  expect(module).toContain('export const basePath = "/library/v2";');
  const calls = JSON.parse(/const calls = (.*) as const;/s.exec(module)?.[1] ?? "");
  const operations = Object.values(listOperations(document));
  expect(Object.keys(calls)).toEqual(operations.map(({ method, path }) => `${method} ${path}`));
  expect(calls["GET /books"]).toEqual({ operation: "listBooks", headers: ["X-Branch", "X-Reader"] });
});
