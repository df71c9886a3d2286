import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Guide } from "./read-guides.ts";

const tabs = 'import { TabItem, Tabs } from "@astrojs/starlight/components";';

/** Writes the guides into an empty folder, as pages that Astro takes. */
export function writePages(guides: readonly Guide[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { slug, title, description, body } of guides) {
    const head = ["---", `title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`, "---"];
    writeFileSync(join(folder, `${slug}.mdx`), `${head.join("\n")}\n\n${tabs}\n\n${body}\n`);
  }
}
