import { expect, it } from "vitest";
import { libraryContract } from "../testing/library-app.ts";
import { createListHandler } from "./list-handler.ts";

const { listBooks } = libraryContract.operations;

it.each([
  ["a path parameter", { name: "shelf", in: "path", required: true, type: "string", isArray: false }],
  ["an array", { name: "tag", in: "query", required: false, type: "string", isArray: true }],
  ["a delimited id", { name: "id", in: "query", required: false, type: "int64", isArray: true, delimiter: "," }],
  ["an object", { name: "range", in: "query", required: false, type: "object", isArray: false, members: {} }],
] as const)("rejects an operation with %s, which its links would not contain", (_, parameter) => {
  const operation = { ...listBooks, parameters: [parameter] };
  expect(() => createListHandler("/library", operation, () => [])).toThrow(
    new RangeError(
      "createListHandler supports no path parameter or object, and no array except a repeated id. Write the handler of listBooks yourself.",
    ),
  );
});
