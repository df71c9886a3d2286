import { isNode, toNode } from "@animal-store/openapi-document";
import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";

type Path = readonly (string | number)[];

const decisionsKey = "x-decisions";
const isText = (value: unknown) => typeof value === "string" && value !== "";
// Such as "Longest wait in Retry-After". The docs derive its anchor, so it has no punctuation.
const title = /^[A-Z\d][\w-]*( [\w-]+)*$/;
const isTitle = (value: unknown) => typeof value === "string" && value.length <= 40 && title.test(value);
// RFC 9110, section 10.2.3
const source = /^(RFC \d+(, section \d+(\.\d+)*)?|draft-[a-z\d-]+|Fetch)$/;
const isSource = (value: unknown) => typeof value === "string" && source.test(value);

const members: Readonly<Record<string, { isValid: (value: unknown) => boolean; rule: string }>> = {
  title: {
    isValid: isTitle,
    rule: "must have at most 40 characters, begin with a capital or digit, and contain only words and spaces. Name the choice",
  },
  choice: { isValid: isText, rule: "must be a text. Describe the behaviour" },
  reason: { isValid: isText, rule: "must be a text. Give the reason of the choice" },
  rfc: {
    isValid: (value) => value === undefined || (Array.isArray(value) && value.every(isSource)),
    rule: 'must be a list such as ["RFC 9110, section 9.3", "draft-ietf-name", "Fetch"]. Correct or remove it',
  },
};

/** Requires an entry of `x-decisions` for each `x-decision`, and a mark for each entry. The docs show both. */
export function decisions(): Oas3Visitor {
  function enter(contract: object, { report, location }: UserContext): void {
    const entries: Record<string, unknown> = { ...Reflect.get(contract, decisionsKey) };
    const reportAt = (path: Path, message: string) => report({ message, location: location.child([...path]) });
    const marks = [...listMarks(contract)];
    for (const { id, path } of marks)
      if (typeof id !== "string" || !Object.hasOwn(entries, id))
        reportAt(
          path,
          `${JSON.stringify(id)} is not in \`${decisionsKey}\`. Correct the mark, or add the decision there.`,
        );
    for (const [id, entry] of Object.entries(entries)) {
      for (const problem of [...listProblems(entry), ...listRepeatedTitles(entries, id)])
        reportAt([decisionsKey, id], `${id}: ${problem}.`);
      if (!marks.some((mark) => mark.id === id))
        reportAt(
          [decisionsKey, id],
          `${id} has no mark. Mark what follows it with \`x-decision: ${id}\`, or remove it.`,
        );
    }
  }

  return { Root: { enter } };
}

/** Lists the ids of each `x-decision`, which is an id or a list of ids. */
function* listMarks(node: unknown, path: Path = []): Generator<{ id: unknown; path: Path }> {
  if (!isNode(node) && !Array.isArray(node)) return;
  for (const [key, value] of Object.entries(node)) {
    const isEmpty = Array.isArray(value) && value.length === 0;
    if (key === "x-decision") for (const id of isEmpty ? [value] : [value].flat()) yield { id, path: [...path, key] };
    else yield* listMarks(value, [...path, key]);
  }
}

function listProblems(entry: unknown): string[] {
  if (!isNode(entry)) return ["must be an object with `title`, `choice` and `reason`"];
  const unknownNames = Object.keys(entry).filter((name) => !(name in members));
  const invalid = Object.entries(members).filter(([name, { isValid }]) => !isValid(Reflect.get(entry, name)));
  const describe = (name: string) => (name in entry ? `\`${name}\`` : `\`${name}\` is missing. It`);
  return [
    ...unknownNames.map((name) => `\`${name}\` is unknown. Use ${Object.keys(members).join(", ")}`),
    ...invalid.map(([name, { rule }]) => `${describe(name)} ${rule}`),
  ];
}

/** The docs derive the anchor of a decision from its title. */
function listRepeatedTitles(entries: Record<string, unknown>, id: string): string[] {
  const titleOf = (other: string) => toNode(entries[other]).title;
  const ids = Object.keys(entries);
  const first = ids.find((other) => titleOf(other) === titleOf(id));
  return titleOf(id) === undefined || first === id ? [] : [`${first} has the same \`title\`. Choose another one`];
}
