import { describe, expect, it } from "vitest";
import type { Node } from "./node.ts";
import { resolvePointer } from "./pointer.ts";
import { detachParents, listCompositionProblems } from "./schema-cycles.ts";

const reference = (name: string) => ({ $ref: `#/${name}` });

function detach(root: Record<string, Node>) {
  const findTarget = ({ $ref }: Node) => resolvePointer(root, String($ref));
  const detached = detachParents(Object.values(root), findTarget);
  return { detached, selfReferences: listCompositionProblems(Object.values(root), findTarget).map(({ node }) => node) };
}

it("gives each child the own keywords of a parent whose oneOf lists it", () => {
  const kind = { type: "string" };
  const root = {
    Pet: {
      required: ["kind"],
      properties: { kind },
      discriminator: { propertyName: "kind" },
      oneOf: [reference("Cat"), reference("Dog"), reference("Alias")],
    },
    Cat: { allOf: [reference("Pet"), { required: ["lives"] }] },
    Dog: { allOf: [reference("Pet")], oneOf: [reference("Puppy")], minProperties: 2 },
    Puppy: { allOf: [{ required: ["age"] }, { ...reference("Dog"), maxProperties: 5 }] },
    Alias: reference("Bird"),
    Bird: { allOf: [{ allOf: [reference("Pet")] }] },
    Other: { properties: { pet: reference("Pet") }, allOf: [reference("Cat")] },
  };
  const { detached, selfReferences } = detach(root);
  expect(detached.map(({ parent }) => parent)).toEqual([root.Pet, root.Pet, root.Pet, root.Dog]);
  const own = { required: ["kind"], properties: { kind } };
  expect(root.Cat.allOf[0]).toEqual(own);
  expect(root.Dog.allOf[0]).toEqual(own);
  expect(root.Bird).toEqual({ allOf: [{ allOf: [own] }] });
  expect(root.Puppy.allOf[1]).toEqual({ allOf: [{ allOf: [own], minProperties: 2 }, { maxProperties: 5 }] });
  expect(root.Other).toEqual({ properties: { pet: reference("Pet") }, allOf: [reference("Cat")] });
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
