import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { classifyChanges } from "./check-compatibility.ts";
import { type Change, compareContracts } from "./compare-contracts.ts";
import { type ContractSource, operationsAt, operationsOf, readContract, unroutedPath } from "./contract-source.ts";
import { releasedVersions } from "./releases.ts";

const header = `# Changelog

Changes of the API that affect clients, in the format of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/). Versions
are those of the contract. \`npm run changelog\` writes this file.
`;

// Members and node types whose changes the changelog omits.
const annotationMembers = ["description", "summary", "title", "example", "examples", "tags", "key", "operationId"];
const annotationTypes = ["Info", "License", "Contact", "Tag", "TagList", "Example", "ExamplesMap", "ExternalDocs"];

/** Paths of the changelog, the released contracts and the working contract, and the date YYYY-MM-DD. */
export type ChangelogFiles = { changelog: string; released: string; working: string; date: string };

/** Writes the section of the working contract, under Unreleased if its version is already released. Returns the section. */
export async function writeChangelog(files: ChangelogFiles): Promise<string> {
  const { section, newText } = await renderChangelog(files);
  writeFileSync(files.changelog, newText);
  return section;
}

/** Returns a message with the missing and the outdated lines, or undefined if the changelog is up to date. */
export async function findMissingChanges(files: ChangelogFiles): Promise<string | undefined> {
  const { oldText, newText } = await renderChangelog(files);
  if (oldText === newText) return undefined;
  const [oldLines, newLines] = [oldText.split("\n"), newText.split("\n")];
  const added = newLines.filter((line) => !oldLines.includes(line)).map((line) => `+ ${line}`);
  const removed = oldLines.filter((line) => !newLines.includes(line)).map((line) => `- ${line}`);
  const instruction = `${basename(files.changelog)} must list the changes since the last release. Run \`npm run changelog\`:`;
  return [instruction, ...removed, ...added, ""].join("\n");
}

async function renderChangelog(files: ChangelogFiles): Promise<{ section: string; oldText: string; newText: string }> {
  const working = readContract(files.working);
  const { version } = working.contract.info;
  const versions = releasedVersions(files.released);
  const hasUnreleasedChanges =
    versions.includes(version) &&
    !isDeepStrictEqual(readContract(join(files.released, `${version}.yaml`)).contract, working.contract);
  const baseVersion = versions.filter((name) => hasUnreleasedChanges || name !== version).at(-1);

  const base = baseVersion ? readContract(join(files.released, `${baseVersion}.yaml`)) : withoutOperations(working);
  const body = formatSection(await compareContracts(base, working), base, working, Date.parse(files.date));
  const title = hasUnreleasedChanges ? "[Unreleased]" : `[${version}]`;

  const oldText = existsSync(files.changelog) ? readFileSync(files.changelog, "utf8") : header;
  const [introduction, ...sections] = oldText.split(/^(?=## \[)/m);
  const oldSection = sections.find((section) => section.startsWith(`## ${title}`));
  const date = /^## \S+ - (\S+)/.exec(oldSection ?? "")?.[1] ?? files.date;
  const otherSections = sections.filter((section) => section !== oldSection && !section.startsWith("## [Unreleased]"));
  const section = `## ${title}${hasUnreleasedChanges ? "" : ` - ${date}`}\n\n${body || "No changes that affect clients.\n"}`;
  const parts = [introduction ?? header, section, ...otherSections].map((part) => part.trimEnd());
  return { section, oldText, newText: `${parts.join("\n\n")}\n` };
}

function withoutOperations(source: ContractSource): ContractSource {
  const { [unroutedPath]: unrouted = {} } = source.contract.paths;
  return { ...source, contract: { ...source.contract, paths: { [unroutedPath]: unrouted } } };
}

// A removal on or after its announced date is not a breaking change.
function formatSection(changes: Change[], released: ContractSource, working: ContractSource, date: number): string {
  const removedAfterSunset = new Set(
    classifyChanges(changes, released, working, date)
      .filter(({ allowed }) => allowed === "sunset-passed")
      .map(({ change }) => change),
  );
  const listedChanges = changes
    .filter(isListed)
    .map((change) => (removedAfterSunset.has(change) ? { ...change, breaks: false } : change));
  const groups = [
    ["Added", listedChanges.filter(({ kind }) => kind === "added")],
    ["Changed", listedChanges.filter((change) => change.kind === "modified" && !isDeprecation(change))],
    ["Deprecated", listedChanges.filter(isDeprecation)],
    ["Removed", listedChanges.filter(({ kind }) => kind === "removed")],
  ] as const;
  return groups
    .filter(([, group]) => group.length > 0)
    .map(([title, group]) => `### ${title}\n\n${formatLines(group, released, working).join("\n")}\n`)
    .join("\n");
}

function isListed({ type, property = "", breaks }: Change): boolean {
  return breaks || !(annotationMembers.includes(property) || annotationTypes.includes(type));
}

function isDeprecation({ type, property }: Change): boolean {
  return type === "Operation" && property === "deprecated";
}

function formatLines(changes: Change[], released: ContractSource, working: ContractSource): string[] {
  const operationsByMessage = new Map<string, Set<string>>();
  for (const change of changes) {
    const { contract } = change.kind === "removed" ? released : working;
    const operations = operationsAt(change.pointer, operationsOf(contract));
    if (change.kind === "added" && isOperation(change)) {
      for (const { operation } of operations)
        operationsByMessage.set(`\`${operation.operationId}\`: ${operation.summary ?? "a new operation"}.`, new Set());
      continue;
    }
    const message = `${change.breaks ? "**Breaking:** " : ""}${change.message}`;
    const ids = operationsByMessage.get(message) ?? new Set();
    if (change.pointer.startsWith("#/paths/"))
      for (const { operation } of operations) ids.add(`\`${operation.operationId}\``);
    operationsByMessage.set(message, ids);
  }
  return [...operationsByMessage].map(
    ([message, ids]) => `- ${message}${ids.size > 0 ? ` (${[...ids].join(", ")})` : ""}`,
  );
}

function isOperation({ type }: Change): boolean {
  return type === "Operation" || type === "PathItem";
}
