import { type ContractRoot, findServerUrl } from "../contract-document.ts";
import { parseChangelog, type Release } from "../guides/changelog.ts";

/** Returns an Atom feed (RFC 4287) with an entry for each release in CHANGELOG.md. */
export function buildAtomFeed(changelog: string, contract: ContractRoot): string {
  const { info, servers } = contract;
  const releases = parseChangelog(changelog, contract).filter(({ date }) => date);
  const [latest] = releases;
  if (!latest) throw new Error('CHANGELOG.md must have a release, such as "## [1.0.0] - 2026-11-21".');
  const page = new URL("/docs/changelog/", findServerUrl(servers, "Production")).href;
  const title = escapeXml(info.title);
  const entries = releases.map(
    (release) => `  <entry>
    <title>${title} ${release.version}</title>
    <id>${page}#${release.version}</id>
    <link href="/docs/changelog/#${release.version}"/>
    <updated>${release.date}T00:00:00Z</updated>
    <content type="html">${escapeXml(toHtml(release))}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${title} changelog</title>
  <id>${page}</id>
  <link rel="self" href="/docs/changelog.xml"/>
  <link href="/docs/changelog/"/>
  <updated>${latest.date}T00:00:00Z</updated>
  <author><name>${title}</name></author>
${entries.join("")}</feed>
`;
}

function toHtml({ note, groups }: Release): string {
  const lists = groups.map(({ title, advice, changes }) => {
    const items = changes.map(
      ({ id, text }) => `<li>${formatInline(text)} <a href="/docs/changelog/#${id}">#</a></li>`,
    );
    return `<h3>${title}</h3><p>${advice}</p><ul>${items.join("")}</ul>`;
  });
  return formatInline(note) + lists.join("");
}

/** Converts the code, links and bold text of Markdown. */
function formatInline(markdown: string): string {
  return escapeXml(markdown)
    .replaceAll(/`([^`]*)`/g, "<code>$1</code>")
    .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]*)\*\*/g, "<b>$1</b>");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
