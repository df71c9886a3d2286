import { readFileSync } from "node:fs";
import type { ContractRoot } from "../contract-document.ts";
import { createGuideRenderer, type GuideOptions } from "../guides/guide-placeholders.ts";
import { codeBlock } from "../guides/markdown.ts";
import { type Guide, loadPages } from "../guides/read-guides.ts";
import { sidebar } from "../guides/sidebar.ts";

/**
 * Returns Markdown files by name: each guide, all guides with the OpenAPI document, an index (llmstxt.org), and instructions for agents.
 * @param document the OpenAPI document in YAML
 */
export function buildLlmsTxt(options: GuideOptions, document: string): Record<string, string> {
  const { contract } = options;
  const guides = loadPages(options);
  const texts = guides.map((guide) => ({
    ...guide,
    text: `# ${guide.title}\n\n${guide.description}\n\n${guide.body}\n`,
  }));
  return {
    ...Object.fromEntries(texts.map(({ slug, text }) => [`${slug}.md`, text])),
    "skill.md": toSkill(options, guides),
    "llms.txt": toIndex(contract, guides),
    "llms-full.txt": [...texts.map(({ text }) => text), `# OpenAPI document\n\n${codeBlock(document, "yaml")}\n`].join(
      "\n",
    ),
  };
}

function toSkill(options: GuideOptions, [overview]: readonly Guide[]): string {
  const name = options.contract.info.title.toLowerCase().replaceAll(" ", "-");
  const template = readFileSync(new URL("skill.md", import.meta.url), "utf8");
  const body = createGuideRenderer(options)(template, "skill.md");
  return `---\nname: ${name}\ndescription: ${JSON.stringify(overview?.description)}\n---\n\n${body}`;
}

function toIndex({ info }: ContractRoot, guides: readonly Guide[]): string {
  const sections = sidebar.map(({ area, label, pages }) => {
    const groupGuides = pages.flatMap((page) => guides.filter(({ slug }) => slug === page.slug));
    const lines = groupGuides.map(({ slug, title, description }) => `- [${title}](/docs/${slug}.md): ${description}`);
    return `## ${area === "operate" ? "Operate: " : ""}${label}\n\n${lines.join("\n")}`;
  });
  const reference = [
    ...guides
      .filter(({ slug }) => slug.startsWith("reference"))
      .map(({ slug, title, description }) => `- [${title}](/docs/${slug}.md): ${description}`),
    "- [OpenAPI document](/docs/openapi.yaml): the complete definition of the API, with examples.",
    "- [Skill](/docs/skill.md): instructions for agents, in one page.",
    "- [Try it](/docs/try/): an interactive page that runs the store in the browser, for people.",
    "- [Full text](/docs/llms-full.txt): guides, reference and OpenAPI document in one file.",
  ];
  const head = `# ${info.title} ${info.version}\n\n> ${guides[0]?.description}`;
  return `${[head, ...sections, `## Reference\n\n${reference.join("\n")}`].join("\n\n")}\n`;
}
