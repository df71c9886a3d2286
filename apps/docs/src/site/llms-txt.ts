import {
  type ContractRoot,
  type DocumentedOperation,
  documentedOperations,
  type Operation,
  resolve,
  type Schema,
} from "../contract-document.ts";
import { codeBlock } from "../guides/markdown.ts";
import type { Guide } from "../guides/read-guides.ts";
import { sidebar } from "../guides/sidebar.ts";
import { operationSamples } from "../samples/operation-samples.ts";

/** The site as plain Markdown by file name: each guide, the reference in short, everything at once, and a list of it (llmstxt.org). */
export function buildLlmsTxt(contract: ContractRoot, guides: readonly Guide[]): Record<string, string> {
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
  const sections = sidebar.map(({ label, pages }) => {
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

/** Each operation of the contract as a few lines of Markdown: what it takes, what it answers, and a sample. */
export function compactReference(contract: ContractRoot): string {
  const operations = documentedOperations(contract).map((documented) => section(documented, contract));
  return `# Reference\n\nAll operations, in short. The OpenAPI document (/docs/openapi.yaml) has the rest.\n\n${operations.join("\n\n")}\n`;
}

function section(documented: DocumentedOperation, contract: ContractRoot): string {
  const samples = Object.entries(operationSamples(documented, contract)).map(([lang, source]) =>
    codeBlock(source, lang),
  );
  return [...operationLines(documented, contract), ...samples].join("\n\n");
}

/** An operation without its samples: what it does, takes and answers, as parts of Markdown. */
export function operationLines(documented: DocumentedOperation, contract: ContractRoot): string[] {
  const { method, path, operation, parameters, responses } = documented;
  const marks = [operation["x-stability"], ...(operation.deprecated ? [`removed on ${operation["x-sunset"]}`] : [])];
  const taken = parameters.map(({ name, in: place, required, schema, description }) => {
    const rule = JSON.stringify(resolve<Schema>(contract, schema));
    return `- \`${name}\` (${place}${required ? ", required" : ""}): ${oneLine(description)} \`${rule}\``;
  });
  const given = responses.map(([status, { description, "x-error-codes": codes = [] }]) => {
    const named = codes.length > 0 ? ` (${codes.map((code) => `\`${code}\``).join(", ")})` : "";
    return `- ${status}: ${oneLine(description)}${named}`;
  });
  return [
    `## ${operation.operationId}: ${method} ${path}`,
    `${operation.summary} (${marks.join(", ")}). ${oneLine(operation.description)}`,
    ...(taken.length > 0 ? [`Parameters:\n\n${taken.join("\n")}`] : []),
    `Answers:\n\n${given.join("\n")}`,
  ];
}

function oneLine(text = ""): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

/** The days on which operations are removed, as a calendar to subscribe to (RFC 5545). */
export function sunsetCalendar(contract: ContractRoot): string {
  const { title, version } = contract.info;
  const events = documentedOperations(contract).flatMap(({ operation, method, path }) => {
    const sunset = operation["x-sunset"];
    return sunset === undefined ? [] : event(operation, `${title}: ${method} ${path} is removed`, sunset);
  });
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${title}//${version}//EN`];
  return [...head, ...events, "END:VCALENDAR", ""].join("\r\n");
}

function event(operation: Operation, summary: string, sunset: string): string[] {
  const announced = operation["x-deprecated-at"] ?? sunset;
  return [
    "BEGIN:VEVENT",
    `UID:${operation.operationId}-${sunset}`,
    // No time of building: the same contract gives the same file.
    `DTSTAMP:${compact(announced)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(sunset)}`,
    `SUMMARY:${summary}`,
    "END:VEVENT",
  ];
}

function compact(date: string): string {
  return date.replaceAll("-", "");
}
