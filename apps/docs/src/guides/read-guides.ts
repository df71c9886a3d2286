import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { referencePages } from "../reference/reference-pages.ts";
import { createGuideRenderer, type GuideOptions } from "./guide-placeholders.ts";
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
  const renderGuide = createGuideRenderer(options);
  const render = (advice: string) => renderGuide(advice, "apps/docs/guides/error-advice.yaml");
  return [...readGuides(options), ...referencePages({ ...options, render })];
}

export function readGuides(options: GuideOptions): Guide[] {
  const { format } = options;
  const render = createGuideRenderer(options);
  return allSlugs().map((slug) => {
    const name = `apps/docs/guides/${slug}.md`;
    const { body, ...head } = parseGuide(name, readFileSync(join(guidesFolder, `${slug}.md`), "utf8"));
    const formatted = formatSamples(format === "page" ? scrollTextTables(body) : body, format);
    const keywords = `${head.title} ${searchKeywords[slug] ?? ""}`;
    return { slug, ...head, body: render(formatted, name), keywords };
  });
}

function parseGuide(name: string, text: string): { title: string; description: string; body: string } {
  const [, title, description, body] = /^# (.+)\n\n(.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (title === undefined || description === undefined || body === undefined) {
    throw new Error(`${name} must begin with "# Title", an empty line and a description in one line.`);
  }
  return { title, description, body: body.trim() };
}

const imports = `import { TabItem, Tabs } from "@astrojs/starlight/components";
import TryPanel from "/site/components/try-panel.astro";`;

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
    writeFileSync(file, `---\n${JSON.stringify(frontmatter)}\n---\n\n${imports}\n\n${body}\n`);
  }
}
