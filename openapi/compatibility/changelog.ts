import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Change, compareDocuments } from "@animal-store/compatibility";
import { createDocument, listOperations, type OpenApiDocument } from "@animal-store/openapi-document";
import { readContract, versionOf } from "./check-compatibility.ts";
import { isVersion, releasedVersions } from "./releases.ts";

const header = `# Changelog

Changes of the API that affect clients, in the format of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/). Versions
are those of the contract. \`npm run changelog\` writes this file.
`;

/** Paths of the changelog, the released contracts and the working contract, and the date YYYY-MM-DD. */
export type ChangelogFiles = { changelog: string; released: string; working: string; date: string };

/** Writes the section of the working contract, under Unreleased if its version is already released. Returns the section. */
export function writeChangelog(files: ChangelogFiles): string {
  const { section, newText } = renderChangelog(files);
  writeFileSync(files.changelog, newText);
  return section;
}

/** Returns a message with the missing and the outdated lines, or undefined if the changelog is up to date. */
export function findMissingChanges(files: ChangelogFiles): string | undefined {
  const { oldText, newText } = renderChangelog(files);
  if (oldText === newText) return undefined;
  const [oldLines, newLines] = [oldText.split("\n"), newText.split("\n")];
  const added = newLines.filter((line) => !oldLines.includes(line)).map((line) => `+ ${line}`);
  const removed = oldLines.filter((line) => !newLines.includes(line)).map((line) => `- ${line}`);
  const instruction = `${basename(files.changelog)} must list the changes since the last release. Run \`npm run changelog\`:`;
  return [instruction, ...removed, ...added, ""].join("\n");
}

function renderChangelog(files: ChangelogFiles): { section: string; oldText: string; newText: string } {
  const working = readContract(files.working);
  const version = versionOf(working);
  const versions = releasedVersions(files.released);
  const compareWith = (released: OpenApiDocument) =>
    compareDocuments(released, working, { date: Date.parse(files.date) });
  const readRelease = (name: string) => readContract(join(files.released, `${name}.yaml`));
  const hasUnreleasedChanges =
    isVersion(version) && versions.includes(version) && compareWith(readRelease(version)).length > 0;
  const baseVersion = versions.filter((name) => hasUnreleasedChanges || name !== version).at(-1);

  const base = baseVersion ? readRelease(baseVersion) : createDocument({ ...working.root, paths: {} });
  const body = formatSection(compareWith(base), working);
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

function formatSection(changes: readonly Change[], working: OpenApiDocument): string {
  const listedChanges = changes.filter(({ verdict }) => verdict !== "annotation");
  const groups = [
    ["Removed", "removed"],
    ["Deprecated", "deprecated"],
    ["Changed", "changed"],
    ["Added", "added"],
  ] as const;
  return groups
    .map(([title, action]) => ({ title, group: listedChanges.filter((change) => change.action === action) }))
    .filter(({ group }) => group.length > 0)
    .map(({ title, group }) => `### ${title}\n\n${formatLines(group, working).join("\n")}\n`)
    .join("\n");
}

function formatLines(changes: readonly Change[], working: OpenApiDocument): string[] {
  const idsByLine = new Map<string, string[]>();
  for (const { kind, verdict, message, operations } of changes) {
    const ids = operations.map(({ id }) => id);
    // PathItem.get entry added
    if (/^PathItem\.\w+ entry added$/.test(kind)) {
      for (const id of ids) idsByLine.set(describeOperation(working, id), [id]);
      continue;
    }
    const breaks = verdict === "breaking" || verdict === "may-change";
    const line = breaks ? `**Breaking:** ${message}` : message;
    idsByLine.set(line, [...(idsByLine.get(line) ?? []), ...ids]);
  }
  return [...idsByLine].map(([line, ids]) => {
    const names = [...new Set(ids)].map((id) => `\`${id}\``).join(", ");
    return names === "" ? `- ${line}` : `- ${names}: ${line}`;
  });
}

function describeOperation(working: OpenApiDocument, id: string): string {
  const { summary } = listOperations(working).find(({ node }) => node.operationId === id)?.node ?? {};
  return `${summary ?? "A new operation"}.`;
}
