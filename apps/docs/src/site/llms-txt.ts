import type { ContractRoot } from "../contract-document.ts";
import { codeBlock } from "../guides/markdown.ts";
import type { Guide } from "../guides/read-guides.ts";
import { sidebar } from "../guides/sidebar.ts";

/**
 * Returns Markdown files by name: each guide, all guides with the OpenAPI document, and an index (llmstxt.org).
 * @param document the OpenAPI document in YAML
 */
export function buildLlmsTxt(
  contract: ContractRoot,
  document: string,
  guides: readonly Guide[],
): Record<string, string> {
  const texts = guides.map((guide) => ({
    ...guide,
    text: `# ${guide.title}\n\n${guide.description}\n\n${guide.body}\n`,
  }));
  return {
    ...Object.fromEntries(texts.map(({ slug, text }) => [`${slug}.md`, text])),
    "llms.txt": toIndex(contract, guides),
    "llms-full.txt": [...texts.map(({ text }) => text), `# OpenAPI document\n\n${codeBlock(document, "yaml")}\n`].join(
      "\n",
    ),
  };
}

function toIndex({ info }: ContractRoot, guides: readonly Guide[]): string {
  const sections = sidebar.map(({ area, label, pages }) => {
    const groupGuides = pages.flatMap((page) => guides.filter(({ slug }) => "slug" in page && slug === page.slug));
    const lines = groupGuides.map(({ slug, title, description }) => `- [${title}](/docs/${slug}.md): ${description}`);
    return `## ${area === "operate" ? "Operate: " : ""}${label}\n\n${lines.join("\n")}`;
  });
  const reference = [
    ...guides
      .filter(({ slug }) => slug.startsWith("reference"))
      .map(({ slug, title, description }) => `- [${title}](/docs/${slug}.md): ${description}`),
    "- [OpenAPI document](/docs/openapi.yaml): the complete definition of the API, with examples.",
    "- [Try it](/docs/try/): an interactive page that runs the store in the browser, for people.",
    "- [Full text](/docs/llms-full.txt): guides and OpenAPI document in one file.",
  ];
  const head = `# ${info.title} ${info.version}\n\n> ${guides[0]?.description}`;
  return `${[head, ...sections, `## Reference\n\n${reference.join("\n")}`].join("\n\n")}\n`;
}
