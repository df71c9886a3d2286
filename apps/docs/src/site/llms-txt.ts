import type { ContractRoot, DocumentedOperation, Operation, Schema } from "../contract-document.ts";
import { documentedOperations, resolveRef } from "../contract-document.ts";
import { codeBlock } from "../guides/markdown.ts";
import type { Guide } from "../guides/read-guides.ts";
import { redirects, sidebar } from "../guides/sidebar.ts";
import { operationSamples } from "../samples/operation-samples.ts";

/** Returns Markdown files by name: each guide, a compact reference, all of them in one file, and an index (llmstxt.org). */
export function buildLlmsTxt(contract: ContractRoot, guides: readonly Guide[]): Record<string, string> {
  const reference = compactReference(contract);
  const texts = guides.map((guide) => ({
    ...guide,
    text: `# ${guide.title}\n\n${guide.description}\n\n${guide.body}\n`,
  }));
  const formerNames = Object.entries(redirects).flatMap(([former, slug]) => {
    const guide = texts.find((text) => text.slug === slug);
    return guide ? [[`${former}.md`, guide.text]] : [];
  });
  return {
    ...Object.fromEntries([...texts.map(({ slug, text }) => [`${slug}.md`, text]), ...formerNames]),
    "reference.md": reference,
    "llms.txt": toIndex(contract, guides),
    "llms-full.txt": [...texts.map(({ text }) => text), reference].join("\n"),
  };
}

function toIndex({ info }: ContractRoot, guides: readonly Guide[]): string {
  const sections = sidebar.map(({ label, pages }) => {
    const groupGuides = pages.flatMap((page) => guides.filter(({ slug }) => "slug" in page && slug === page.slug));
    const lines = groupGuides.map(({ slug, title, description }) => `- [${title}](/docs/${slug}.md): ${description}`);
    return `## ${label}\n\n${lines.join("\n")}`;
  });
  const reference = [
    "- [Reference](/docs/reference.md): each operation with its parameters, responses and a sample.",
    "- [OpenAPI document](/docs/openapi.yaml): the complete definition of the API.",
    "- [Try it](/docs/try/): an interactive page that runs the store in the browser, for people.",
    "- [Full text](/docs/llms-full.txt): guides and reference in one file.",
  ];
  const head = `# ${info.title} ${info.version}\n\n> ${guides[0]?.description}`;
  return `${[head, ...sections, `## Reference\n\n${reference.join("\n")}`].join("\n\n")}\n`;
}

export function compactReference(contract: ContractRoot): string {
  const operations = documentedOperations(contract).map((documented) => formatOperation(documented, contract));
  return `# Reference\n\nA summary of all operations. The OpenAPI document (/docs/openapi.yaml) has the details.\n\n${operations.join("\n\n")}\n`;
}

function formatOperation(documented: DocumentedOperation, contract: ContractRoot): string {
  const samples = Object.entries(operationSamples(documented, contract)).map(([lang, source]) =>
    codeBlock(source, lang),
  );
  return [...operationLines(documented, contract), ...samples].join("\n\n");
}

export function operationLines(documented: DocumentedOperation, contract: ContractRoot): string[] {
  const { method, path, operation, parameters, responses } = documented;
  const labels = [operation["x-stability"], ...(operation.deprecated ? [`removed on ${operation["x-sunset"]}`] : [])];
  const inputs = parameters.map(({ name, in: location, required, schema, description }) => {
    const schemaJson = JSON.stringify(resolveRef<Schema>(contract, schema));
    return `- \`${name}\` (${location}${required ? ", required" : ""}): ${toOneLine(description)} \`${schemaJson}\``;
  });
  const outputs = responses.map(([status, { description, "x-error-codes": codes = [] }]) => {
    const codeList = codes.length > 0 ? ` (${codes.map((code) => `\`${code}\``).join(", ")})` : "";
    return `- ${status}: ${toOneLine(description)}${codeList}`;
  });
  return [
    `## ${operation.operationId}: ${method} ${path}`,
    `${operation.summary} (${labels.join(", ")}). ${toOneLine(operation.description)}`,
    ...(inputs.length > 0 ? [`Parameters:\n\n${inputs.join("\n")}`] : []),
    `Responses:\n\n${outputs.join("\n")}`,
  ];
}

function toOneLine(text = ""): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

/** Returns the removal dates of operations as a calendar (RFC 5545). */
export function sunsetCalendar(contract: ContractRoot): string {
  const { title, version } = contract.info;
  const events = documentedOperations(contract).flatMap(({ operation, method, path }) => {
    const sunset = operation["x-sunset"];
    return sunset === undefined ? [] : toEvent(operation, `${title}: ${method} ${path} is removed`, sunset);
  });
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${title}//${version}//EN`];
  return [...head, ...events, "END:VCALENDAR", ""].join("\r\n");
}

function toEvent(operation: Operation, summary: string, sunset: string): string[] {
  const announcedOn = operation["x-deprecated-at"] ?? sunset;
  return [
    "BEGIN:VEVENT",
    `UID:${operation.operationId}-${sunset}`,
    // Not the build time, so that the same contract generates the same file.
    `DTSTAMP:${toBasicDate(announcedOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${toBasicDate(sunset)}`,
    `SUMMARY:${summary}`,
    "END:VEVENT",
  ];
}

function toBasicDate(date: string): string {
  return date.replaceAll("-", "");
}
