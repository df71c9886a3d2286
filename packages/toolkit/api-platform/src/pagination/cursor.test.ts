import type { OperationEntry } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { createQueryFormatter, decodeCursor, encodeCursor, filterNames } from "./cursor.ts";

const scope = { list: "listBooks", filter: "language=de" };

it.each([0, 1, 20, Number.MAX_SAFE_INTEGER])("encodes and decodes a cursor after id %i", (after) => {
  const cursor = encodeCursor(scope, after);
  expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(decodeCursor(cursor, scope)).toEqual({ after });
});

it.each([
  ["of another list", encodeCursor({ ...scope, list: "listLoans" }, 7)],
  ["with padding", `${encodeCursor(scope, 7)}=`],
  ["that is truncated", encodeCursor(scope, 7).slice(0, -3)],
  ["that is empty", ""],
  ["that is not base64", "§§§"],
  ["with a negative position", btoa("listBooks:language=de:-1")],
  ["with a position that has a leading zero", btoa("listBooks:language=de:07").replaceAll("=", "")],
  ["with a position above the largest id", btoa(`listBooks:language=de:${2 ** 60}`).replaceAll("=", "")],
])("rejects a cursor %s", (_, cursor) => {
  expect(decodeCursor(cursor, scope)).toEqual({ problem: expect.stringContaining("was not issued by this operation") });
});

it("formats parameters as a query string in the order of the names", () => {
  const formatQuery = createQueryFormatter(["title", "shelf"]);
  expect(formatQuery({ shelf: 2n ** 60n, title: "a&b=c:d", limit: 1 })).toBe(`title=a%26b%3Dc%3Ad&shelf=${2n ** 60n}`);
  expect(formatQuery({ title: undefined })).toBe("");
  expect(formatQuery({ title: ["a,b", "c"], shelf: [1] })).toBe("title=a%2Cb&title=c&shelf=1");
});

const query = { in: "query", required: false, type: "string", isArray: false } as const;
const listBooks: OperationEntry = {
  id: "listBooks",
  method: "GET",
  path: "/books",
  parameters: [
    { ...query, name: "limit" },
    { ...query, name: "language" },
    { ...query, name: "cursor" },
    { ...query, name: "year" },
    { ...query, name: "order" },
    { ...query, name: "id", isArray: true },
    { ...query, name: "X-Branch", in: "header" },
  ],
  body: null,
  responses: {},
  deprecation: null,
};

it("returns the query parameters of a list that filter by a column", () => {
  expect(filterNames(listBooks)).toEqual(["language", "year"]);
});
