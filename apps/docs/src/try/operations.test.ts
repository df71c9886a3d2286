import { contract } from "@animal-store/contract";
import { expect, test } from "vitest";
import { findOperation, operations } from "./operations.ts";

test("lists all operations in the order of the contract", () => {
  expect(operations.map(({ id }) => id)).toEqual(Object.keys(contract.operations));
});

test.each(operations)(
  "$id has the method, path, parameters and statuses of the contract, and an example of each required value",
  (operation) => {
    const entry = Object.values(contract.operations).find(({ id }) => id === operation.id);
    expect(operation).toMatchObject({ method: entry?.method, path: entry?.path, mediaType: entry?.body?.mediaType });
    expect(operation.parameters.map(({ name }) => name)).toEqual(entry?.parameters.map(({ name }) => name));
    expect([...operation.responses.keys()]).toEqual(Object.keys(entry?.responses ?? {}).map(Number));
    for (const { isRequired, example } of operation.parameters) if (isRequired) expect(example).not.toBe("");
    if (operation.mediaType !== undefined) expect(operation.bodies).not.toEqual([]);
  },
);

test("an unknown id returns the first operation", () => {
  expect(findOperation("nothing")).toBe(operations[0]);
});
