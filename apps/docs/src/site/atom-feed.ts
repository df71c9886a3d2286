import { type ContractRoot, findServerUrl } from "../contract-document.ts";
import { parseChangelog } from "../guides/changelog.ts";

/** Returns an Atom feed (RFC 4287) with an entry for each release in CHANGELOG.md. */
export function buildAtomFeed(
  changelog: string,
  { info: { title }, servers }: Pick<ContractRoot, "info" | "servers">,
): string {
  const releases = parseChangelog(changelog).flatMap(({ date, ...release }) => (date ? [{ ...release, date }] : []));
  const [latest] = releases;
  if (!latest) throw new Error('CHANGELOG.md must have a release, such as "## [1.0.0] - 2026-11-21".');
  const page = new URL("/docs/changelog/", findServerUrl(servers, "Production")).href;
  const entries = releases.map(({ version, date, text }) => {
    return `  <entry>
    <title>${escapeXml(`${title} ${version}`)}</title>
    <id>${page}#${version}</id>
    <link href="/docs/changelog/"/>
    <updated>${date}T00:00:00Z</updated>
    <content type="html">${escapeXml(toHtml(text))}</content>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeXml(title)} changelog</title>
  <id>${page}</id>
  <link rel="self" href="/docs/changelog.xml"/>
  <link href="/docs/changelog/"/>
  <updated>${latest.date}T00:00:00Z</updated>
  <author><name>${escapeXml(title)}</name></author>
${entries.join("")}</feed>
`;
}

/** Converts the headings, lists and code of a changelog. */
function toHtml(markdown: string): string {
  return escapeXml(markdown)
    .replaceAll(/`([^`]*)`/g, "<code>$1</code>")
    .replaceAll(/^### (.*)$/gm, "<h3>$1</h3>")
    .replaceAll(/^- (.*)$/gm, "<li>$1</li>")
    .replaceAll(/(?:<li>.*\n?)+/g, (items) => `<ul>${items.trim()}</ul>\n`);
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
