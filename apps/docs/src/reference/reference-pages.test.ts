import { expect, test } from "vitest";
import type { ContractRoot } from "../contract-document.ts";
import { referencePages, referenceSidebar } from "./reference-pages.ts";

const responses = {
  200: {
    summary: "The papers",
    content: {
      "text/csv": { examples: { two: { serializedValue: "id\n1\n2" } } },
      "application/json": { schema: { type: "array" }, examples: { one: { dataValue: [{ id: 1 }] } } },
    },
  },
};

/** A contract of OpenAPI 3.2. */
const archive: ContractRoot = JSON.parse(
  JSON.stringify({
    openapi: "3.2.0",
    info: { title: "Archive", version: "1.0.0" },
    servers: [{ url: "/archive", name: "main", description: "The archive" }],
    tags: [
      { name: "papers", summary: "Papers" },
      { name: "copies", parent: "papers", kind: "nav" },
      { name: "internal", kind: "audience" },
      { name: "lost", parent: "internal" },
    ],
    paths: {
      "/papers": {
        query: {
          operationId: "searchPapers",
          summary: "Search papers",
          tags: ["internal", "papers"],
          requestBody: { content: { "application/json": { examples: { words: { dataValue: { words: "a" } } } } } },
          responses,
        },
        additionalOperations: {
          COPY: { operationId: "copyPapers", summary: "Copy papers", tags: ["copies"], responses },
        },
      },
    },
  }),
);

test("the sidebar nests tags with a parent, and has no groups for tags of another kind", () => {
  const link = (id: string, label: string, method: string) => ({
    label,
    link: `/reference/${id}/`,
    attrs: { "data-method": method },
  });
  expect(referenceSidebar(archive).slice(1, -4)).toEqual([
    {
      label: "Papers",
      items: [
        link("search-papers", "Search papers", "QUERY"),
        { label: "copies", items: [link("copy-papers", "Copy papers", "COPY")] },
      ],
    },
    { label: "lost", items: [] },
  ]);
});

test("pages show the methods, summaries and examples of OpenAPI 3.2", () => {
  const options = { contract: archive, format: "plain", keyOf: () => "key", render: (text: string) => text } as const;
  const pages = referencePages(options);
  const find = (text: string) => pages.find(({ description }) => description === text)?.body ?? "";
  expect(pages[0]?.body).toContain("`/archive`: main, The archive.");
  const page = find("QUERY /archive/papers");
  expect(page).toContain("### 200 OK\n\nThe papers.");
  expect(page).toContain("-X QUERY");
  expect(page).toContain(`-d '{"words":"a"}'`);
  expect(page).toContain('```text title="200 OK"\nid\n1\n2\n```');
  expect(find("COPY /archive/papers")).toContain("-X COPY");
});
