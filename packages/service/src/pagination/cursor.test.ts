import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { createFilterFormatter, createQueryFormatter, decodeCursor, encodeCursor } from "./cursor.ts";

const scope = { list: "listPets", filter: "status=sold" };

it.each([0, 1, 20, Number.MAX_SAFE_INTEGER])("encodes and decodes a cursor after id %i", (after) => {
  const cursor = encodeCursor(scope, after);
  expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(decodeCursor(cursor, scope)).toEqual({ after });
});

it.each([
  ["of another list", encodeCursor({ ...scope, list: "listOrders" }, 7)],
  ["with padding", `${encodeCursor(scope, 7)}=`],
  ["that is truncated", encodeCursor(scope, 7).slice(0, -3)],
  ["that is empty", ""],
  ["that is not base64", "§§§"],
  ["with a negative position", btoa("listPets:status=sold:-1")],
  ["with a position that has a leading zero", btoa("listPets:status=sold:07").replaceAll("=", "")],
  ["with a position above the largest id", btoa(`listPets:status=sold:${2 ** 60}`).replaceAll("=", "")],
])("rejects a cursor %s", (_, cursor) => {
  expect(decodeCursor(cursor, scope)).toEqual({ problem: expect.stringContaining("was not issued by this operation") });
});

it("formats parameters as a query string in the order of the names", () => {
  const formatQuery = createQueryFormatter(["name", "categoryId"]);
  expect(formatQuery({ categoryId: 2n ** 60n, name: "a&b=c:d", limit: 1 })).toBe(
    `name=a%26b%3Dc%3Ad&categoryId=${2n ** 60n}`,
  );
  expect(formatQuery({ name: undefined })).toBe("");
});

it.each([contract.operations.listPets, contract.operations.listOrders])(
  "the filter of $id has each query parameter except limit and cursor",
  (operation) => {
    const names = operation.parameters.flatMap(({ name, in: location }) => (location === "query" ? [name] : []));
    const filter = createFilterFormatter(operation)(Object.fromEntries(names.map((name) => [name, 1])));
    expect(["limit=1", filter, "cursor=1"].filter(Boolean).join("&").split("&").sort()).toEqual(
      names.map((name) => `${name}=1`).sort(),
    );
  },
);
