import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { referencePages } from "../reference/reference-pages.ts";
import { formatContractValue, type GuideOptions, guidePlaceholders } from "./guide-placeholders.ts";
import { formatSamples, scrollTextTables } from "./markdown.ts";
import { searchKeywords } from "./search-keywords.ts";
import { allSlugs } from "./sidebar.ts";

const guidesFolder = fileURLToPath(new URL("../../guides", import.meta.url));

export type Guide = {
  slug: string;
  title: string;
  description: string;
  body: string;
  /** Words that the search finds in addition to the text. */
  keywords?: string;
  /** The stability of an operation. */
  badge?: string;
  /** Shows two columns instead of a table of contents. */
  isWide?: boolean;
};

/** Returns the guides and the pages of the API reference. */
export function loadPages(options: GuideOptions): Guide[] {
  const { contract } = options;
  const placeholders = guidePlaceholders(options);
  const render = (text: string) =>
    toPageLinks(renderGuide(text, { name: "apps/docs/guides/error-advice.yaml", contract, placeholders }));
  return [...readGuides(options), ...referencePages({ ...options, render })];
}

export function readGuides(options: GuideOptions): Guide[] {
  const { contract, format } = options;
  const placeholders = guidePlaceholders(options);
  return allSlugs().map((slug) => {
    const name = `apps/docs/guides/${slug}.md`;
    const { title, description, body } = parseGuide(name, readFileSync(join(guidesFolder, `${slug}.md`), "utf8"));
    const formatted = formatSamples(format === "page" ? scrollTextTables(body) : body, format);
    const rendered = renderGuide(formatted, { name, contract, placeholders });
    const keywords = searchKeywords[slug];
    return { slug, title, description, body: toPageLinks(rendered), ...(keywords && { keywords }) };
  });
}

function parseGuide(name: string, text: string): { title: string; description: string; body: string } {
  const [, title, description, body] = /^# (.+)\n\n(.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (title === undefined || description === undefined || body === undefined) {
    throw new Error(`${name} must begin with "# Title", an empty line and a description in one line.`);
  }
  return { title, description, body: body.trim() };
}

// Guides link to each other as files, so that the links also work in the repository.
function toPageLinks(body: string): string {
  return body.replaceAll(
    /\]\(([a-z\d-]+)\.md(#[\w-]*)?\)/g,
    (_, slug: string, anchor = "") => `](${pageAddress(slug)}${anchor})`,
  );
}

function pageAddress(slug: string): string {
  return slug === "index" ? "/docs/" : `/docs/${slug}/`;
}

/** Functions for placeholders such as `{{plans}}` or `{{error key_banned}}`. The argument is the text after the name. */
export type Placeholders = Record<string, (argument: string) => string>;

// A placeholder with a dot is a path in the contract, any other one a key of `placeholders`.
export function renderGuide(guide: string, { name, contract, placeholders }: RenderOptions): string {
  return guide.replaceAll(/\{\{\s*(.+?)\s*\}\}/g, (_, text: string, offset: number) => {
    try {
      return resolvePlaceholder(text, contract, placeholders);
    } catch (cause) {
      const line = guide.slice(0, offset).split("\n").length;
      throw new Error(`${name}:${line}  ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  });
}

export type RenderOptions = { name: string; contract: object; placeholders: Placeholders };

function resolvePlaceholder(text: string, contract: object, placeholders: Placeholders): string {
  const [name = "", ...args] = text.split(/\s+/);
  const render = placeholders[name];
  if (render) return render(args.join(" "));
  if (name.includes(".")) return formatContractValue(contract, text);
  throw new Error(
    `{{${text}}} must be a path of the contract or begin with one of ${Object.keys(placeholders).join(", ")}. Correct the guide.`,
  );
}

const tabsImport = 'import { TabItem, Tabs } from "@astrojs/starlight/components";';

const tryPage: Guide = {
  slug: "try",
  title: "Try it",
  description:
    "By default, the real store runs inside this page, with its rate limits and bans. You need no API key and no network.",
  body: `<div class="not-content" data-playground>
<noscript>This page runs the store in JavaScript. Enable JavaScript.</noscript>
</div>`,
  isWide: true,
};

const notFoundPage: Guide = {
  slug: "404",
  title: "Page not found",
  description: "The docs have no page with this address.",
  body: "Use the search, or go to the [overview](/docs/), the [errors](/docs/errors/) or the [API reference](/docs/reference/).",
};

const feedLink = {
  tag: "link",
  attrs: { rel: "alternate", type: "application/atom+xml", href: "/docs/changelog.xml" },
};

export function writePages(guides: readonly Guide[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { slug, body, isWide = false, ...fields } of [...guides, tryPage, notFoundPage]) {
    const frontmatter = {
      ...fields,
      ...(slug === "changelog" && { head: [feedLink] }),
      ...(isWide && { tableOfContents: false, isWide }),
    };
    const file = join(folder, `${slug}.mdx`);
    mkdirSync(dirname(file), { recursive: true });
    // JSON is YAML.
    writeFileSync(file, `---\n${JSON.stringify(frontmatter)}\n---\n\n${tabsImport}\n\n${body}\n`);
  }
}
