import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { CodegenError } from "../src/findings.ts";
import { generate } from "../src/generate.ts";
import { createTemporaryFolder, libraryPath } from "./set-up.ts";

const edits = 1000;
const values = [
  ...[null, true, 0, -1, 1.5, "x", "", [], {}, [1], { type: "string" }, { oneOf: [] }, { nullable: true }],
  ...[{ type: ["string", "integer"] }, { type: "string", format: "binary" }, { $ref: "#/" }, { $ref: "#/none" }],
];

test(`reports a line for each of ${edits} documents with random edits, or generates from it`, async () => {
  const seed = Number(process.env.GENERATED_SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`seed ${seed}`);
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const path = join(createTemporaryFolder(), "document.json");
  for (let index = 0; index < edits; index += 1) {
    const document = parseYaml(readFileSync(libraryPath, "utf8")) as object;
    const description = editRandomly(document, pick);
    writeFileSync(path, JSON.stringify(document, null, 1));
    const error = await generate(path, { isStrict: pick([false, true]) }).catch((cause: unknown) => cause);
    if (!(error instanceof Error)) continue;
    expect(error, description).toBeInstanceOf(CodegenError);
    expect(error.message, description).toMatch(/:\d+:\d+: /);
  }
});

function editRandomly(document: object, pick: <Item>(items: readonly Item[]) => Item): string {
  const [node, key, path] = pick(listMembers(document, ""));
  const value = pick([undefined, ...values, pick(listMembers(document, ""))[0]]);
  if (value === undefined) Reflect.deleteProperty(node, key);
  else Reflect.set(node, key, structuredClone(value));
  return `${path}: ${JSON.stringify(value) ?? "deleted"}`;
}

function listMembers(node: object, path: string): [node: object, key: string, path: string][] {
  return Object.entries(node).flatMap(([key, value]) => [
    [node, key, `${path}/${key}`],
    ...(typeof value === "object" && value !== null ? listMembers(value, `${path}/${key}`) : []),
  ]);
}

/** Returns a linear congruential generator, which repeats for a seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
