import type { ContractRoot } from "../contract/contract-document.ts";
import { chapters } from "../guides/chapters.ts";
import type { Guide } from "../guides/read-guides.ts";
import { compactReference } from "./compact-reference.ts";

/** The site as plain Markdown by file name: each guide, the reference in short, everything at once, and a list of it (llmstxt.org). */
export function textsForMachines(contract: ContractRoot, guides: readonly Guide[]): Record<string, string> {
  const reference = compactReference(contract);
  const texts = guides.map((guide) => ({
    ...guide,
    text: `# ${guide.title}\n\n${guide.description}\n\n${guide.body}\n`,
  }));
  return {
    ...Object.fromEntries(texts.map(({ slug, text }) => [`${slug}.md`, text])),
    "reference.md": reference,
    "llms.txt": listOf(contract, guides),
    "llms-full.txt": [...texts.map(({ text }) => text), reference].join("\n"),
  };
}

function listOf({ info }: ContractRoot, guides: readonly Guide[]): string {
  const sections = chapters.map(({ label, pages }) => {
    const listed = pages.flatMap((page) => guides.filter(({ slug }) => "slug" in page && slug === page.slug));
    const lines = listed.map(({ slug, title, description }) => `- [${title}](/docs/${slug}.md): ${description}`);
    return `## ${label}\n\n${lines.join("\n")}`;
  });
  const reference = [
    "- [Reference](/docs/reference.md): each operation with its parameters, answers and a sample.",
    "- [OpenAPI document](/docs/openapi.yaml): all of it, exactly.",
    "- [Try it](/docs/try/): for people, the store inside a page: no installation, no key, no network.",
    "- [Everything](/docs/llms-full.txt): guides and reference in one file.",
  ];
  const head = `# ${info.title} ${info.version}\n\n> ${guides[0]?.description}`;
  return `${[head, ...sections, `## Reference\n\n${reference.join("\n")}`].join("\n\n")}\n`;
}
