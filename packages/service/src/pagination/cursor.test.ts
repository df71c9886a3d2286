import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { createFilterFormat, createQueryFormat, decodeCursor, encodeCursor } from "./cursor.ts";

const scope = { list: "listPets", filter: "status=sold" };

it.each([0, 1, 20, Number.MAX_SAFE_INTEGER])("a cursor continues after %i", (after) => {
  const cursor = encodeCursor(scope, after);
  expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(decodeCursor(cursor, scope)).toEqual({ after });
});

it.each([
  ["of another list", encodeCursor({ ...scope, list: "listOrders" }, 7)],
  ["with padding", `${encodeCursor(scope, 7)}=`],
  ["cut short", encodeCursor(scope, 7).slice(0, -3)],
  ["empty", ""],
  ["no base64", "§§§"],
  ["with a negative position", btoa("listPets:status=sold:-1")],
  ["with a position in another spelling", btoa("listPets:status=sold:07").replaceAll("=", "")],
  ["above the largest id", btoa(`listPets:status=sold:${2 ** 60}`).replaceAll("=", "")],
])("rejects a cursor %s", (_, cursor) => {
  expect(decodeCursor(cursor, scope)).toEqual({ problem: expect.stringContaining("was not issued by this operation") });
});

it("a filter is written as the query of the contract has it", () => {
  const formatQuery = createQueryFormat(["name", "categoryId"]);
  expect(formatQuery({ categoryId: 2n ** 60n, name: "a&b=c:d", limit: 1 })).toBe(
    `name=a%26b%3Dc%3Ad&categoryId=${2n ** 60n}`,
  );
  expect(formatQuery({ name: undefined })).toBe("");
});

it.each([contract.operations.listPets, contract.operations.listOrders])(
  "the filter of $id has each query parameter but limit and cursor",
  (operation) => {
    const names = operation.parameters.flatMap(({ name, in: place }) => (place === "query" ? [name] : []));
    const filter = createFilterFormat(operation)(Object.fromEntries(names.map((name) => [name, 1])));
    expect(["limit=1", filter, "cursor=1"].filter(Boolean).join("&").split("&").sort()).toEqual(
      names.map((name) => `${name}=1`).sort(),
    );
  },
);
