import { describe, expect, it } from "vitest";
import type { Node } from "./node.ts";
import { resolvePointer } from "./node.ts";
import { detachParents, listCompositionProblems } from "./schema-problems.ts";

const reference = (name: string) => ({ $ref: `#/${name}` });

function detach(root: Record<string, Node>) {
  const findTarget = ({ $ref }: Node) => resolvePointer(root, String($ref));
  const detached = detachParents(Object.values(root), findTarget);
  return { detached, selfReferences: listCompositionProblems(Object.values(root), findTarget).map(({ node }) => node) };
}

it("gives each child the own keywords of a parent whose oneOf lists it", () => {
  const kind = { type: "string" };
  const root = {
    Vehicle: {
      required: ["kind"],
      properties: { kind },
      discriminator: { propertyName: "kind" },
      oneOf: [reference("Car"), reference("Truck"), reference("Alias")],
    },
    Car: { allOf: [reference("Vehicle"), { required: ["seats"] }] },
    Truck: { allOf: [reference("Vehicle")], oneOf: [reference("Pickup")], minProperties: 2 },
    Pickup: { allOf: [{ required: ["bed"] }, { ...reference("Truck"), maxProperties: 5 }] },
    Alias: reference("Boat"),
    Boat: { allOf: [{ allOf: [reference("Vehicle")] }] },
    Other: { properties: { vehicle: reference("Vehicle") }, allOf: [reference("Car")] },
  };
  const { detached, selfReferences } = detach(root);
  expect(detached.map(({ parent }) => parent)).toEqual([root.Vehicle, root.Vehicle, root.Vehicle, root.Truck]);
  const own = { required: ["kind"], properties: { kind } };
  expect(root.Car.allOf[0]).toEqual(own);
  expect(root.Truck.allOf[0]).toEqual(own);
  expect(root.Boat).toEqual({ allOf: [{ allOf: [own] }] });
  expect(root.Pickup.allOf[1]).toEqual({ allOf: [{ allOf: [own], minProperties: 2 }, { maxProperties: 5 }] });
  expect(root.Other).toEqual({ properties: { vehicle: reference("Vehicle") }, allOf: [reference("Car")] });
  expect(selfReferences).toEqual([]);
});

it("finds a cycle behind a chain of 20,000 references", () => {
  const length = 20_000;
  const chain = Array.from({ length }, (_, index) => [`n${index}`, { allOf: [reference(`n${index + 1}`)] }] as const);
  const root: Record<string, Node> = Object.fromEntries(chain);
  root[`n${length}`] = { anyOf: [{ type: "string" }, reference("n5")] };
  expect(detach(root).selfReferences).toEqual([reference("n5")]);
  root[`n${length}`] = { type: "string" };
  expect(detach(root).selfReferences).toEqual([]);
});

describe("a composition that repeats its parts", () => {
  const findProblems = (keyword: string, levels: number) => {
    const last = { type: "object", properties: { a: { type: "string" } } };
    const toLevel = (level: number) => {
      const part = reference(`n${level - 1}`);
      if (keyword === "not") return { not: part, allOf: [part] };
      if (keyword === "if") return Object.fromEntries(["if", "then"].map((key) => [key, part]));
      return { [keyword]: keyword === "dependentSchemas" ? { a: part, b: part } : [part, part] };
    };
    const root: Record<string, Node> = { n0: last };
    for (let level = 1; level <= levels; level += 1) root[`n${level}`] = toLevel(level);
    return listCompositionProblems(Object.values(root), ({ $ref }) => resolvePointer(root, String($ref)));
  };

  it.each(["allOf", "anyOf", "oneOf", "not", "if", "dependentSchemas"])("is found behind %s", (keyword) => {
    expect(findProblems(keyword, 11)).toEqual([]);
    expect(findProblems(keyword, 20)).toEqual([
      expect.objectContaining({
        problem: expect.stringContaining("applies its parts more than 10000 times to one value"),
      }),
    ]);
  });
});
