import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { buildAtomFeed } from "./atom-feed.ts";

const changelog = `# Changelog

## [Unreleased]

- A change without a release.

## [1.1.0] - 2026-12-24

### Added

- The \`order\` parameter was added. (\`a<b\`)
- \`x-scopes\` was added.

## [1.0.0] - 2026-11-21

- All.
`;
const contract = {
  info: { title: "Cats & Dogs", version: "1.1.0" },
  servers: [{ url: "https://pets.example/v1", description: "Production" }],
};

test("has an entry for each release", () => {
  const { feed } = new XMLParser({ htmlEntities: true }).parse(buildAtomFeed(changelog, contract), true);
  expect(feed).toMatchObject({
    title: "Cats & Dogs changelog",
    updated: "2026-12-24T00:00:00Z",
    entry: [
      {
        title: "Cats & Dogs 1.1.0",
        id: "https://pets.example/docs/changelog/#1.1.0",
        content:
          "<h3>Added</h3>\n\n<ul><li>The <code>order</code> parameter was added. (<code>a&lt;b</code>)</li></ul>",
      },
      { title: "Cats & Dogs 1.0.0", updated: "2026-11-21T00:00:00Z" },
    ],
  });
});

test("rejects a changelog without a release", () => {
  expect(() => buildAtomFeed("# Changelog\n", contract)).toThrow("CHANGELOG.md must have a release");
});
