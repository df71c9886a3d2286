import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { allSlugs } from "./chapters.ts";
import { fillGuide } from "./fill-guide.ts";
import { type GuideFacts, guideFills } from "./guide-fills.ts";

const guides = fileURLToPath(new URL("../../guides/", import.meta.url));

/** A guide with everything filled in. */
export type Guide = { slug: string; title: string; description: string; body: string };

/** All guides in the order of their chapters, filled in. @throws {Error} that names the guide and line of what cannot be filled in */
export function readGuides(facts: GuideFacts): Guide[] {
  const fills = guideFills(facts);
  return allSlugs().map((slug) => {
    const name = `apps/docs/guides/${slug}.md`;
    const { title, description, body } = parseGuide(name, readFileSync(join(guides, `${slug}.md`), "utf8"));
    return { slug, title, description, body: linkPages(fillGuide(body, { name, contract: facts.contract, fills })) };
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
