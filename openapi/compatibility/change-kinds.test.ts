import { readFileSync } from "node:fs";
import { changeKinds, waivedFields } from "@animal-store/compatibility";
import { type NodeType, Oas3_1Types } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import animalStorePlugin from "../rules/redocly-plugin.ts";
import { contractPath } from "../rules/test/lint-changed-contract.ts";

const isClassified = (type: string, name: string) =>
  name in (changeKinds[type] ?? {}) || `${type}.${name}` in waivedFields;

test("the comparison classifies each `x-` key of the lint rules", () => {
  const standardTypes = Oas3_1Types as Record<string, NodeType>;
  const types = animalStorePlugin().typeExtension.oas3(standardTypes);
  const ownKeys = Object.entries(types).flatMap(([type, { properties }]) =>
    Object.keys(properties)
      .filter((name) => name.startsWith("x-") && !(name in (standardTypes[type]?.properties ?? {})))
      .map((name) => ({ type, name })),
  );
  expect(ownKeys.length).toBeGreaterThan(10);
  expect(ownKeys.filter(({ type, name }) => !isClassified(type, name))).toEqual([]);
});

test("the comparison classifies each `x-` key of the contract, except notes for its authors", () => {
  const names = new Set(readFileSync(contractPath, "utf8").match(/(?<=^\s*)x-[a-z-]+(?=:)/gm));
  const types = Object.keys(changeKinds);
  expect([...names].filter((name) => !types.some((type) => isClassified(type, name)))).toEqual([
    "x-decision",
    "x-decisions",
  ]);
});
