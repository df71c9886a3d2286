import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contract } from "../contract-document.ts";
import { createGuideRenderer, renderPlaceholders } from "./guide-placeholders.ts";
import { loadPages, readGuides } from "./read-guides.ts";

const changelog =
  "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A guide can contain {{plans}} or {{nothing}}, and `{{code}}`.";
const guideOptions = { contract, keyOf: (plan: string) => `key of ${plan}`, changelog };
const readBody = (slug: string, format: "page" | "plain") =>
  readGuides({ ...guideOptions, format }).find((guide) => guide.slug === slug)?.body;

test("does not replace braces in the changelog, and escapes them on a page", () => {
  expect(readBody("changelog", "plain")).toContain("A guide can contain {{plans}} or {{nothing}}, and `{{code}}`.");
  expect(readBody("changelog", "page")).toContain(
    "A guide can contain \\{\\{plans}} or \\{\\{nothing}}, and `{{code}}`.",
  );
});

test("replaces the placeholders in error advice", () => {
  const pages = loadPages({ ...guideOptions, format: "plain" });
  const page = pages.find(({ slug }) => slug === "reference/errors/invalid_request")?.body;
  expect(page).toContain("`details` lists the violations, at most 20, each");
  expect(page).not.toContain("{{");
});

test("renders a form for an operation on a page, and a link in plain text", () => {
  expect(readBody("quickstart", "page")).toContain('data-try-operation="listPets"');
  expect(readBody("quickstart", "plain")).toContain("[Try it](/docs/try/)");
});

test("renders benchmarks as tables in plain text, and also as charts with a text alternative on a page", () => {
  const page = readBody("performance", "page") ?? "";
  const plain = readBody("performance", "plain") ?? "";
  const charts = [...page.matchAll(/<svg [^>]*role="img" aria-label="([^"]+)"/g)].map(([, text = ""]) => text);
  expect(charts.length).toBe(page.split("<svg").length - 1);
  expect(charts.length).toBeGreaterThan(10);
  const numbers = charts.flatMap((text) => [...text.matchAll(/: ([\d.,]+)(?=;|$)/g)].map(([, number]) => number));
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers.filter((number) => !plain.includes(`| ${number} `))).toEqual([]);
  expect(plain).not.toMatch(/<\w/);
});

test("renders the same guides and skill if parameters are inserted and everything else is reordered", () => {
  const rearranged = { ...rearrange(contract), servers: contract.servers?.toReversed() ?? [] };
  for (const format of ["page", "plain"] as const)
    expect(readGuides({ ...guideOptions, contract: rearranged, format })).toEqual(
      readGuides({ ...guideOptions, format }),
    );
  const skill = readFileSync(new URL("../site/skill.md", import.meta.url), "utf8");
  const renderSkill = (rendered: typeof contract) =>
    createGuideRenderer({ ...guideOptions, contract: rendered, format: "plain" })(skill, "skill.md");
  expect(renderSkill(rearranged)).toBe(renderSkill(contract));
});

const reorderedMembers = ["parameters", "responses", "examples", "headers", "content", "schemas", "properties"];

/** Reverses lists of parameters and maps of the contract, and adds a parameter at the start of each list. */
function rearrange<Value>(value: Value, member = ""): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => rearrange(item));
    return (
      member === "parameters" ? [{ name: "first", in: "query", schema: {} }, ...items.toReversed()] : items
    ) as Value;
  }
  const entries = Object.entries(value).map(([name, each]) => [name, rearrange(each, name)] as const);
  return Object.fromEntries(reorderedMembers.includes(member) ? entries.reverse() : entries) as Value;
}

const ships = {
  "x-ban": { strikes: 7, seconds: 300 },
  "x-idempotency": { keptSeconds: 86_400 },
  "x-request-limits": { bodyBytes: 65_536 },
  paths: {
    "/ships": {
      get: {
        "x-sunset": "2031-02-03",
        parameters: [
          { name: "class", in: "query", schema: { maxItems: 5 } },
          ...["query", "header"].map((location) => ({ name: "flag", in: location, schema: { maxItems: 3 } })),
        ],
      },
    },
  },
};
const options = {
  name: "guides/ships.md",
  contract: ships,
  placeholders: { hello: (name: string) => `Hello ${name}` },
};
const render = (guide: string) => renderPlaceholders(guide, options);

test.each([
  ["{{x-ban.strikes}}", "7"],
  ["{{x-ban.seconds}}", "300"],
  ["{{ x-ban.seconds | duration }}", "5 minutes"],
  ["{{x-idempotency.keptSeconds | duration}}", "24 hours"],
  ["{{x-request-limits.bodyBytes | bytes}}", "64 KiB"],
  ["{{x-request-limits.bodyBytes}}", "65,536"],
  ["{{paths./ships.get.x-sunset | day}}", "3 February 2031"],
  ["{{paths./ships.get.parameters.class.schema.maxItems}}", "5"],
  ["{{hello there}}", "Hello there"],
])("replaces %s with %s", (guide, expected) => {
  expect(render(guide)).toBe(expected);
});

test.each([
  ["one\n{{x-ban.sinks}}", "guides/ships.md:2  {{x-ban.sinks}} must be the path of a number or string in the contract"],
  [
    "{{x-ban.seconds | years}}",
    "guides/ships.md:1  {{x-ban.seconds | years}} must have one of the formats plain, duration",
  ],
  ["{{paths./ships.get.parameters.0.schema.maxItems}}", "with the name of an item of a list, not its position"],
  ["{{paths./ships.get.parameters.flag.schema.maxItems}}", "must be the path of a number or string"],
  ["{{plan}}", "guides/ships.md:1  {{plan}} must be a path of the contract or begin with one of hello"],
])("rejects %j and reports its line", (guide, message) => {
  expect(() => render(guide)).toThrow(message);
});
