import type { Change } from "./change.ts";
import { pathOf } from "./pointer.ts";
import type { RedoclyChange } from "./redocly-diff.ts";

/** Beside an enum of a released answer: the set is open, so that a new value breaks nobody. */
const openSet = "x-open-enum";

/** Facts about the released contract that decide whether a change breaks its callers. */
export interface ReleasedFacts {
  isOpenSet(pointer: string): boolean;
  /** A contract without scopes: each of its keys has all scopes that are added later. */
  hasScopes: boolean;
}

/** Returns the change that Redocly found, and says what it lets pass although callers of this contract may fail on it. */
export function judgedChange(change: RedoclyChange, { isOpenSet, hasScopes }: ReleasedFacts): Change {
  const { path: pointer, typeName: type, kind, property, verdicts } = change;
  if (!hasScopes && verdicts.length > 0 && verdicts.every(({ message }) => newScopes.test(message)))
    return {
      kind: "added",
      type,
      pointer,
      breaks: false,
      message: verdicts[0]?.message.replace(/\.$/, ", which existing keys have.") ?? "",
    };
  const [beyond] = rules.flatMap((rule) => rule(change) ?? []);
  const isOpened = verdicts.every(({ ruleId }) => ruleId === "enum-values-added") && isOpenSet(`${pointer}/${openSet}`);
  const messages = verdicts.map(({ message }) => message.replace(quotedValues, () => fromTo(change)));
  return {
    kind,
    type,
    pointer,
    ...(property !== undefined && { property }),
    breaks: beyond !== undefined || (change.impact === "major" && !isOpened),
    message: [...messages, ...(beyond ? [beyond] : [])].join(" ") || describe(change),
  };
}

const newScopes = /^Security scheme `.*` requires new scopes: /;

// Redocly quotes every value, numbers too; this project's own messages show values as JSON.
const quotedValues = /from '.*' to '.*'(?=\.)/s;

const rules: readonly ((change: RedoclyChange) => string | undefined)[] = [
  ({ typeName, property, path, base, revision }) =>
    typeName === "Schema" && property === "default" && isOfRequest(path)
      ? `\`default\` changed ${fromTo({ base, revision })}.`
      : undefined,

  ({ typeName, property, base, revision }) =>
    typeName === "Header" && property === "required" && base?.value === true && revision?.value !== true
      ? "The header is no longer required, so answers may come without it."
      : undefined,

  ({ typeName, property, path, base, revision }) =>
    typeName === "Schema" && property === "additionalProperties" && isOfRequest(path) && !isWider(base, revision)
      ? `\`additionalProperties\` of a request changed ${fromTo({ base, revision })}.`
      : undefined,

  ({ typeName, property, base, revision }) =>
    typeName === "RequestBody" && property === "required" && base?.value !== true && revision?.value === true
      ? "The request body became required."
      : undefined,

  ({ typeName, property, base, revision }) =>
    typeName === "SecurityScheme" && property !== undefined && property !== "description"
      ? `\`${property}\` of the security scheme changed ${fromTo({ base, revision })}.`
      : undefined,
];

function isWider(base: RedoclyChange["base"], revision: RedoclyChange["revision"]): boolean {
  return base?.value === false || revision?.value === undefined || revision.value === true;
}

function isOfRequest(pointer: string): boolean {
  return /^#\/paths\/[^/]+\/([^/]+\/)?(parameters|requestBody)\//.test(pointer);
}

function describe({ path, typeName, kind, property, base, revision }: RedoclyChange): string {
  const { name = pathOf(path).at(-1) } = Object(revision?.value ?? base?.value) as { name?: string };
  if (property === undefined) return `${typeName === "Schema" ? "Property" : typeName} \`${name}\` was ${kind}.`;
  return `\`${property}\` of \`${pathOf(path).at(-1)}\` changed${isShort(base) && isShort(revision) ? ` ${fromTo({ base, revision })}` : ""}.`;
}

function fromTo({ base, revision }: { [Side in "base" | "revision"]?: RedoclyChange[Side] | undefined }): string {
  return `from ${show(base?.value)} to ${show(revision?.value)}`;
}

function isShort(side: RedoclyChange["base"]): boolean {
  return show(side?.value).length < 80;
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}
