import { documentJson } from "@animal-store/codegen/test/generated/archive/document.ts";
import { expect, test } from "vitest";
import type { ContractRoot } from "../contract-document.ts";
import type { OutputFormat } from "../guides/markdown.ts";
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
  expect(referenceSidebar(archive).slice(1, -1)).toEqual([
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

function findPages(contract: ContractRoot, format: OutputFormat = "plain") {
  const options = { contract, format, keyOf: () => "key", render: (text: string) => text };
  const pages = referencePages(options);
  return (text: string) => pages.find(({ description, title }) => [description, title].includes(text))?.body ?? "";
}

test("pages show the names of servers, summaries of responses and serialized examples", () => {
  const find = findPages(archive);
  expect(find("API reference")).toContain("`/archive`: main, The archive.");
  const page = find("QUERY /archive/papers");
  expect(page).toContain("### 200 OK\n\nThe papers.");
  expect(page).toContain('```text title="200 OK"\nid\n1\n2\n```');
});

test.each<[title: string, texts: string[]]>([
  [
    "Search papers",
    [
      "The body is [Search]",
      "curl -X QUERY \\\n",
      `-d '{"words":"Map"}' \\\n  "http://127.0.0.1:4030/archive/papers?limit=10"`,
    ],
  ],
  ["Copy a paper", ["curl -X COPY \\\n", 'method="COPY"', 'http.NewRequest("COPY", ']],
  [
    "Find papers",
    [
      "- **`filter`** · querystring · [Filter]",
      "It is the whole query, as `application/x-www-form-urlencoded`.",
      '"http://127.0.0.1:4030/archive/find?words=Map&ids=1%7C2"',
      'findPapers({\n  filter: {\n    words: [\n      "Map",',
    ],
  ],
  [
    "Export papers",
    [
      "The body is a stream of `application/jsonl`. Each item is [Paper]",
      "curl -N",
      "for await (const item of orThrow(result)) console.log(item);",
      "    for line in response:\n        print(json.loads(line))",
      "\tio.Copy(os.Stdout, response.Body)\n",
      '```text title="200 OK"\n{"id":1,"title":"Maps"}\n{"id":2,"title":"Letters"}\n```',
    ],
  ],
  [
    "Import papers",
    [
      "The body is a stream of `application/jsonl`. Each item is [Paper]",
      `-d '{"id":1,"title":"Maps"}\n{"id":2,"title":"Letters"}' \\\n`,
      'importPapers([\n  {\n    id: 1,\n    title: "Maps",\n  },',
      'data="{\\"id\\":1,\\"title\\":\\"Maps\\"}\\n{\\"id\\":2,\\"title\\":\\"Letters\\"}".encode()',
    ],
  ],
  [
    "Watch the changes",
    [
      "The body is a stream of `text/event-stream`. Each item is [Change]",
      "for await (const item",
      "- **`data`** · string that contains [Paper](/docs/reference/schemas/paper/) · **required**\n\n  - **`id`** · integer",
      "| – | 400 | An invalid request. |\n\nBody: [Problem]",
      'print(line.decode(), end="")',
      'event: added\ndata: {"id":1,"title":"Maps"}\n',
    ],
  ],
  ["Change", ["- **`data`** · string that contains [Paper]"]],
  ["Search", ["Type: [ByYear](/docs/reference/schemas/by-year/) or [ByWords]"]],
  // The overlay adds the bounds and removes an operation.
  ["Paper", ["At most 100 characters.", "- [Import papers]"]],
  ["API reference", ["[Watch the changes](/docs/reference/watch-papers/) | `GET /changes`"]],
])("the page %j of the archive shows its part of OpenAPI 3.2", (title, texts) => {
  const page = findPages(JSON.parse(documentJson))(title);
  for (const text of texts) expect(page).toContain(text);
  expect(page).not.toMatch(/undefined|\[object|DELETE| \.$/m);
});

test("a page lists required fields first, collapses optional ones if there are many, and links to each field", () => {
  const integer = { type: "integer" };
  const names = ["a", "b", "c", "d", "e", "f"];
  const schema = { $ref: "#/components/schemas/Node" };
  const node = {
    required: ["f"],
    properties: { ...Object.fromEntries(names.map((name) => [name, integer])), a: { type: "array", items: schema } },
  };
  const contract = structuredClone(archive);
  Object.assign(contract, { components: { schemas: { Node: node, Tree: { properties: { root: schema } } } } });
  Object.assign(contract.paths["/papers"]?.query ?? {}, {
    responses: {
      200: {
        description: "A tree.",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Tree" } } },
      },
    },
  });
  const page = findPages(contract, "page")("QUERY /archive/papers");
  const ids = [...page.matchAll(/<li id="(.+)">|<summary>(.+)<\/summary>/g)].map(([, id, summary]) => id ?? summary);
  expect(ids).toEqual([
    "200.root",
    "Fields of root",
    ...["f", "a", "b", "c"].map((name) => `200.root.${name}`),
    "Optional fields: 2 more",
    ...["d", "e"].map((name) => `200.root.${name}`),
  ]);
  expect(page).toContain('href="#200.root.f" aria-label="Link to f"');
  expect(page).not.toMatch(/undefined|\[object/);
});
