import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { changelogSection } from "./changelog-section.ts";
import { compareContracts } from "./compare-contracts.ts";
import { type ContractSource, readContract, unroutedPath } from "./contract-source.ts";
import { releasedVersions } from "./released-contracts.ts";

const opening = `# Changelog

What changed for callers of the API, in the form of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/); versions are
those of the contract. Written by \`npm run changelog\`.
`;

/** The changelog, the folder of the released contracts, the working contract, and the day YYYY-MM-DD. */
export type ChangelogFiles = { changelog: string; released: string; working: string; date: string };

/**
 * Writes the section of the working contract into a changelog: under its version, or under Unreleased where that version was
 * released and the contract went on since. A section that is there already is written anew and keeps its date.
 */
export async function writeChangelog(files: ChangelogFiles): Promise<string> {
  const { section, text } = await currentChangelog(files);
  writeFileSync(files.changelog, text);
  return section;
}

/** What a changelog lacks to tell what the contracts differ in, and how to mend it; undefined where it tells all. */
export async function staleChangelog(files: ChangelogFiles): Promise<string | undefined> {
  const { section, before, text } = await currentChangelog(files);
  if (before === text) return undefined;
  return `${basename(files.changelog)} must tell what the contract differs in from the released one. Run \`npm run changelog\`; it will say:\n\n${section}`;
}

async function currentChangelog(files: ChangelogFiles): Promise<{ section: string; before: string; text: string }> {
  const working = readContract(files.working);
  const { version } = working.contract.info;
  const versions = releasedVersions(files.released);
  const isAhead = versions.includes(version) && !isSame(readContract(join(files.released, `${version}.yaml`)), working);
  const earlier = versions.filter((released) => isAhead || released !== version).at(-1);

  const base = earlier ? readContract(join(files.released, `${earlier}.yaml`)) : withoutOperations(working);
  const body = changelogSection(await compareContracts(base, working), base, working, Date.parse(files.date));
  const title = isAhead ? "[Unreleased]" : `[${version}]`;

  const before = existsSync(files.changelog) ? readFileSync(files.changelog, "utf8") : opening;
  const [head, ...sections] = before.split(/^(?=## \[)/m);
  const old = sections.find((section) => section.startsWith(`## ${title}`));
  const date = /^## \S+ - (\S+)/.exec(old ?? "")?.[1] ?? files.date;
  const others = sections.filter((section) => section !== old && !section.startsWith("## [Unreleased]"));
  const section = `## ${title}${isAhead ? "" : ` - ${date}`}\n\n${body || "Nothing that callers notice.\n"}`;
  const all = [head ?? opening, section, ...others].map((part) => part.trimEnd());
  return { section, before, text: `${all.join("\n\n")}\n` };
}

function isSame(released: ContractSource, working: ContractSource): boolean {
  return JSON.stringify(released.contract) === JSON.stringify(working.contract);
}

function withoutOperations(source: ContractSource): ContractSource {
  const { [unroutedPath]: unrouted = {} } = source.contract.paths;
  return { ...source, contract: { ...source.contract, paths: { [unroutedPath]: unrouted } } };
}
