import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { contract } from "../contract-document.ts";
import { buildAtomFeed } from "./atom-feed.ts";

const changelog = `# Changelog

## [Unreleased]

### Added

- A change without a release.

## [1.1.0] - 2026-12-24

### Removed

- \`a\`: **Breaking:** Operation \`GET /a<b\` was removed.

### Added

- Text was added.

## [1.0.0] - 2026-11-21

### Added

- Text was added.
`;
const changedContract = {
  ...contract,
  info: { title: "Cats & Dogs", version: "1.1.0" },
  servers: [{ url: "https://pets.example/v1", description: "Production" }],
};

test("has an entry for each release, with links to the changelog", () => {
  const parser = new XMLParser({ htmlEntities: true, ignoreAttributes: false });
  const { feed } = parser.parse(buildAtomFeed(changelog, changedContract), true);
  expect(feed).toMatchObject({
    title: "Cats & Dogs changelog",
    updated: "2026-12-24T00:00:00Z",
    entry: [
      {
        title: "Cats & Dogs 1.1.0",
        id: "https://pets.example/docs/changelog/#1.1.0",
        link: { "@_href": "/docs/changelog/#1.1.0" },
        content: {
          "#text": expect.stringMatching(
            /^<h3>Removed<\/h3><p>.+?<\/p><ul><li><code>a<\/code>: <b>Breaking:<\/b> Operation <code>GET \/a&lt;b<\/code> was removed\. .*<\/ul><h3>Added/,
          ),
        },
      },
      { title: "Cats & Dogs 1.0.0", updated: "2026-11-21T00:00:00Z" },
    ],
  });
  const [latest, first] = feed.entry.map(({ content }: { content: { "#text": string } }) => content["#text"]);
  expect(latest).toContain('<li>Text was added. <a href="/docs/changelog/#text-was-added-2">#</a></li>');
  expect(first).toContain('<a href="/docs/changelog/#text-was-added">#</a>');
});

test("rejects a changelog without a release", () => {
  expect(() => buildAtomFeed("# Changelog\n", contract)).toThrow("CHANGELOG.md must have a release");
});
