import { readFileSync } from "node:fs";
import { createDocument } from "@animal-store/openapi-document";
import { parseYaml } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { compareDocuments } from "../src/index.ts";
import { type Edit, editDocument } from "./edit-document.ts";

type Sample = { document: object; edits: (Edit & { verdict: string; kind?: string })[] };

const { document, edits } = parseYaml(readFileSync(new URL("sample.yaml", import.meta.url), "utf8")) as Sample;
const date = Date.UTC(2026, 0, 1);

it.each(edits)("$at $value: $verdict", ({ verdict, kind, ...edit }) => {
  const changes = compareDocuments(createDocument(document), createDocument(editDocument(document, edit)), { date });
  const breakingKinds = new Set(changes.filter((change) => change.verdict === "breaking").map((change) => change.kind));
  const summary = changes.map((change) => `${change.verdict}: ${change.message}`).join("\n");
  expect(changes[0]?.verdict ?? "none", summary).toBe(verdict);
  expect([...breakingKinds]).toEqual(kind ? [kind] : []);
});
