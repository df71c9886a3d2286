import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Guide } from "./read-guides.ts";

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
