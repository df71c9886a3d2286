import { type ContractRoot, documentedOperations, formatDate } from "../contract-document.ts";
import { addressOf, headerAddress, operationAddress, schemaAddress } from "../reference/links.ts";
import { listHeaders } from "../reference/reference-pages.ts";
import { escapeIn, joinParagraphs, list, type OutputFormat } from "./markdown.ts";

/** A section of CHANGELOG.md. It has no date before its release. `note` is its text without groups. */
export type Release = { version: string; date: string | undefined; note: string; groups: Group[] };

/** `advice` is what clients must do. `id` is an anchor that never changes. The texts are Markdown. */
type Group = { title: string; advice: string; changes: { id: string; operations: string[]; text: string }[] };

const advice: Record<string, string> = {
  Removed: "Requests that use these parts fail. Change your program before the release.",
  Deprecated: "These parts still work. Replace them before they are removed.",
  Changed: "Change your program if it relies on these parts.",
  Added: "Your program continues to work without changes.",
};

/** Returns the sections of CHANGELOG.md, with links to the reference. */
export function parseChangelog(changelog: string, contract: ContractRoot): Release[] {
  const findAddress = createAddressFinder(contract);
  const ids = new Map<string, number>();
  const [, ...sections] = changelog.split(/^## /m);
  // Starts at the oldest section, so that new entries do not change the numbers of equal ones.
  const releases = sections.reverse().map((section) => {
    const [, version = "", date, text = ""] = /^\[(.+?)\](?: - (\S+))?\n([\s\S]*)$/.exec(section) ?? [];
    const [note = "", ...groups] = text.split(/^### /m);
    return { version, date, note: note.trim(), groups: groups.map(parseGroup) };
  });
  return releases.reverse();

  function parseGroup(group: string): Group {
    const [title = "", ...lines] = group.split("\n");
    const changes = lines.filter((line) => line.startsWith("- ")).map((line) => parseChange(line.slice(2)));
    return { title, advice: advice[title] ?? "", changes };
  }

  // `listPets`, `getPet`: Response `412` was added.
  function parseChange(line: string) {
    const [, names = "", message = ""] = /^((?:`\w+`(?:, |: ))*)(.*)$/.exec(line) ?? [];
    const operations = names.match(/\w+/g) ?? [];
    const slug =
      message
        .toLowerCase()
        .match(/[a-z\d]+/g)
        ?.join("-") ?? "";
    const count = (ids.get(slug) ?? 0) + 1;
    ids.set(slug, count);
    const text = line.replaceAll(/`([\w-]+)`/g, (code, name) => {
      const address = findAddress(name, operations, message.includes(" parameter "));
      return address ? `[${code}](${address})` : code;
    });
    return { id: count === 1 ? slug : `${slug}-${count}`, operations, text };
  }
}

function createAddressFinder(contract: ContractRoot) {
  const operations = documentedOperations(contract);
  const addresses = new Map([
    ...[...listHeaders(contract).keys()].map((name) => [name, headerAddress(name)] as const),
    ...Object.keys(contract.components?.schemas ?? {}).map((name) => [name, schemaAddress(name)] as const),
    ...Object.keys(contract["x-error-codes"] ?? {}).map((code) => [code, addressOf("errors", code)] as const),
    ...operations.map(({ operation: { operationId: id } }) => [id, operationAddress(id)] as const),
  ]);
  return (name: string, [operationId]: readonly string[], isParameter: boolean) => {
    const { parameters = [] } = operations.find(({ operation }) => operation.operationId === operationId) ?? {};
    const parameter = isParameter && parameters.find((each) => each.name === name);
    if (!parameter) return addresses.get(name);
    return `${operationAddress(operationId ?? "")}#${parameter.in}.${name}`;
  };
}

/** Returns the sections for the guide. On a page, a script filters them by operation. */
export function formatChangelog(changelog: string, contract: ContractRoot, format: OutputFormat): string {
  const releases = parseChangelog(changelog, contract);
  const sections = releases.map(({ version, date, note, groups }) => {
    const head = date
      ? `## ${version} (${formatDate(date)})`
      : "## Next release\n\nThese changes are not in production yet. They can still change.";
    const body = joinParagraphs(head, escapeIn(format, note), ...groups.map((group) => formatGroup(group, format)));
    if (format === "plain") return body;
    return `<section id="${date ? version : "next"}" data-release>\n\n${body}\n\n<p hidden>No changes to this operation.</p>\n</section>`;
  });
  return joinParagraphs(format === "page" && formatFilter(releases, contract), ...sections);
}

function formatGroup({ title, advice, changes }: Group, format: OutputFormat): string {
  if (format === "plain") return joinParagraphs(`### ${title}`, advice, list(changes.map(({ text }) => text)));
  const items = changes.map(
    ({ id, operations, text }) =>
      `<li id="${id}" data-operations="${operations.join(" ")}">\n\n${escapeIn(format, text)}&nbsp;<a class="field-link" href="#${id}" aria-label="Link to this change">#</a>\n\n</li>`,
  );
  // A heading in HTML is not in the table of contents.
  return `<div>\n<h3>${title}</h3>\n\n${advice}\n\n<ul class="fields">\n${items.join("\n")}\n</ul>\n</div>`;
}

function formatFilter(releases: readonly Release[], contract: ContractRoot): string {
  const changed = releases.flatMap(({ groups }) => groups.flatMap(({ changes }) => changes));
  const current = documentedOperations(contract).map(({ operation }) => operation.operationId);
  const ids = new Set([...current, ...changed.flatMap(({ operations }) => operations)]);
  const options = [...ids].map((id) => `<option>${id}</option>`).join("");
  return `<p class="changelog-filter"><label>Operation <select data-changelog-filter><option value="">All operations</option>${options}</select></label></p>`;
}

/** Returns the link to the changes of an operation. */
export function changesLink(operationId: string): string {
  return `[Changes to this operation](/docs/changelog/?operation=${operationId})`;
}
