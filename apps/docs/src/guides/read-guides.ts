import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { formatFigure, type GuideFacts, guidePlaceholders } from "./guide-placeholders.ts";
import { showSamples } from "./markdown.ts";
import { allSlugs } from "./sidebar.ts";

const guides = fileURLToPath(new URL("../../guides", import.meta.url));

/** A guide with everything filled in. */
export type Guide = { slug: string; title: string; description: string; body: string };

/** All guides in the order of their chapters, filled in. @throws {Error} that names the guide and line of what cannot be filled in */
export function readGuides(facts: GuideFacts): Guide[] {
  const placeholders = guidePlaceholders(facts);
  return allSlugs().map((slug) => {
    const name = `apps/docs/guides/${slug}.md`;
    const { title, description, body } = parseGuide(name, readFileSync(join(guides, `${slug}.md`), "utf8"));
    const filled = renderGuide(showSamples(body, facts.flavour), { name, contract: facts.contract, placeholders });
    return { slug, title, description, body: linkPages(filled) };
  });
}

// A guide begins with its title as a heading and a paragraph that says what it is for, as any paper does.
function parseGuide(name: string, text: string): { title: string; description: string; body: string } {
  const [, title, description, body] = /^# (.+)\n\n(.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (title === undefined || description === undefined || body === undefined) {
    throw new Error(`${name} must begin with "# Title", an empty line and one line that says what it is for.`);
  }
  return { title, description, body: body.trim() };
}

// Guides name each other as files, which also leads somewhere where the repository is read.
function linkPages(body: string): string {
  return body.replaceAll(
    /\]\(([a-z-]+)\.md(#[\w-]*)?\)/g,
    (_, slug: string, anchor = "") => `](${pageAddress(slug)}${anchor})`,
  );
}

/** Where the page of a guide is served. */
export function pageAddress(slug: string): string {
  return slug === "index" ? "/docs/" : `/docs/${slug}/`;
}

/** What stands for a word in a guide, such as `{{plans}}` or `{{error key_banned}}`; it gets what follows the word. */
export type Placeholders = Record<string, (argument: string) => string>;

/**
 * Puts figures and tables of the contract into a guide. A placeholder with a dot is a path of the contract, any other a word.
 * @throws {Error} that names the guide, its line and what is wrong
 */
export function renderGuide(guide: string, { name, contract, placeholders }: FillOptions): string {
  return guide.replaceAll(/\{\{\s*(.+?)\s*\}\}/g, (_, words: string, offset: number) => {
    try {
      return fill(words, contract, placeholders);
    } catch (cause) {
      const line = guide.slice(0, offset).split("\n").length;
      throw new Error(`${name}:${line}  ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  });
}

export type FillOptions = { name: string; contract: object; placeholders: Placeholders };

function fill(words: string, contract: object, placeholders: Placeholders): string {
  const [word = "", ...rest] = words.split(/\s+/);
  const known = placeholders[word];
  if (known) return known(rest.join(" "));
  if (word.includes(".")) return formatFigure(contract, words);
  throw new Error(
    `{{${words}}} must be a path of the contract or begin with one of ${Object.keys(placeholders).join(", ")}. Correct the guide.`,
  );
}

const tabs = 'import { TabItem, Tabs } from "@astrojs/starlight/components";';

// What is answered, with its menu, where no page is.
const lost: Guide = {
  slug: "404",
  title: "There is nothing here",
  description: "No page of the docs has this address.",
  body: "Search for it above, or begin with the [overview](/docs/), the [errors](/docs/errors/) or the [API reference](/docs/reference).",
};

/** Writes the guides into an empty folder, as pages that Astro takes, and one for addresses without a page. */
export function writePages(guides: readonly Guide[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { slug, title, description, body } of [...guides, lost]) {
    const head = ["---", `title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`, "---"];
    writeFileSync(join(folder, `${slug}.mdx`), `${head.join("\n")}\n\n${tabs}\n\n${body}\n`);
  }
}
