import { expect, it } from "vitest";
import { libraryPath } from "../test/library.ts";
import { generateCalls } from "./calls.ts";
import { loadDocument } from "./load-document.ts";
import { listOperations } from "./operations.ts";

it("gives the base path and of each operation its method and path, and nothing else", async () => {
  const { document } = await loadDocument(libraryPath);
  const module = generateCalls(document);
  expect(module).toContain('export const basePath = "/library/v2";');
  const written = /const calls = (.*) as const;/s.exec(module)?.[1] ?? "";
  const calls = JSON.parse(written.replace(",\n}", "\n}"));
  const expected = Object.values(listOperations(document)).map(({ id, method, path }) => [id, { method, path }]);
  expect(expected.length).toBeGreaterThan(5);
  expect(Object.entries(calls)).toEqual(expected);
});
