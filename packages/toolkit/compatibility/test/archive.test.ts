import { fileURLToPath } from "node:url";
import { createDocument, loadDocument, openInput } from "@animal-store/openapi-document";
import { expect, it } from "vitest";
import { compareDocuments } from "../src/index.ts";
import { type Edit, editDocument } from "./edit-document.ts";

const find = (name: string) => fileURLToPath(import.meta.resolve(`@animal-store/codegen/test/${name}`));
const options = { date: Date.UTC(2026, 0, 1) };
const archive = loadDocument(find("archive.yaml"));

const copy = "/paths/~1papers~1{id}/additionalOperations/COPY";
const copyBody = `${copy}/requestBody/content/application~1json/schema`;
const lines = "/paths/~1import/post/requestBody/content/application~1jsonl";
const filter = "/paths/~1find/get/parameters/0";
const form = `${filter}/content/application~1x-www-form-urlencoded`;
const schemas = "/components/schemas";

it.each<[edit: Edit, change: string, operations: string[]]>([
  [{ at: "/paths/~1papers/query" }, "breaking: Operation `QUERY /papers` was removed.", ["searchPapers"]],
  [
    { at: `${schemas}/ByWords/properties/words/maxLength`, value: 10 },
    "breaking: `maxLength` of `words` changed from 100 to 10.",
    ["searchPapers"],
  ],
  [{ at: copy }, "breaking: Operation `COPY /papers/{id}` was removed.", ["copyPaper"]],
  [
    { at: `${copyBody}/required/-`, value: "year" },
    "breaking: Properties of `request body` became required: `year`.",
    ["copyPaper"],
  ],
  [
    { at: lines, value: { itemSchema: { type: "string" } } },
    'breaking: Type of `Paper` changed from "object" to "string".',
    ["importPapers"],
  ],
  [
    { at: `${schemas}/Paper/required/1` },
    "breaking: Properties of `Paper` are no longer required: `title`.",
    ["listPapers", "searchPapers", "copyPaper", "findPapers", "exportPapers", "watchPapers"],
  ],
  [
    { at: `${schemas}/Change/properties/event/enum/-`, value: "renamed" },
    "breaking: Enum of `event` gained values: 'renamed'.",
    ["watchPapers"],
  ],
  [
    { at: `${filter}/required`, value: true },
    "breaking: The `filter` querystring parameter became required.",
    ["findPapers"],
  ],
  [{ at: `${schemas}/Filter/properties/words` }, "breaking: Property `words` of `Filter` was removed.", ["findPapers"]],
  [
    { at: `${schemas}/Filter/properties/year`, value: { type: "integer" } },
    "compatible: Property `year` of `Filter` was added.",
    ["findPapers"],
  ],
  [
    { at: `${form}/encoding/ids/style`, value: "spaceDelimited" },
    'breaking: `style` of `ids` changed from "pipeDelimited" to "spaceDelimited".',
    ["findPapers"],
  ],
])("reports the edit of OpenAPI 3.2 %j", (edit, expected, operations) => {
  const [change] = compareDocuments(archive, createDocument(editDocument(archive.root, edit)), options);
  expect(`${change?.verdict}: ${change?.message}`).toBe(expected);
  expect(change?.operations.map(({ id }) => id)).toEqual(operations);
});

it("reports what an overlay changes, with its lines", async () => {
  const next = loadDocument(await openInput(find("archive.overlay.yaml")));
  const changes = compareDocuments(archive, next, options).map(({ message, position }) => {
    return `${position?.file.split("/").at(-1)}:${position?.line}: ${message}`;
  });
  expect(changes).toEqual([
    expect.stringMatching(/^archive\.yaml:\d+: Operation `DELETE \/papers\/\{id\}` was removed\.$/),
    // A copy has the lines of the node that it copies.
    expect.stringMatching(/^archive\.yaml:\d+: `minimum` 1 of `ids` was added\.$/),
    expect.stringMatching(/^archive\.yaml:\d+: `maximum` 1000 of `ids` was added\.$/),
    expect.stringMatching(/^archive\.overlay\.yaml:7: `maxLength` 100 of `title` was added\.$/),
  ]);
});
