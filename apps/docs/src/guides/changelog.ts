import { formatDate } from "../contract-document.ts";

/** A section of CHANGELOG.md. It has no date before its release. */
export type ChangelogSection = { version: string; date: string | undefined; text: string };

/** Returns the sections of CHANGELOG.md, without changes of `x-` keys, which clients do not see. */
export function parseChangelog(changelog: string): ChangelogSection[] {
  const [, ...sections] = changelog.split(/^## /m);
  return sections.map((section) => {
    const [, version = "", date, text = ""] = /^\[(.+?)\](?: - (\S+))?\n([\s\S]*)$/.exec(section) ?? [];
    return { version, date, text: text.replaceAll(/^- `x-.*\n?/gm, "").trim() };
  });
}

/** Returns the sections for the guide. */
export function formatChangelog(changelog: string): string {
  return parseChangelog(changelog)
    .map(({ version, date, text }) => `## ${date ? `${version} (${formatDate(date)})` : "Next release"}\n\n${text}`)
    .join("\n\n");
}
