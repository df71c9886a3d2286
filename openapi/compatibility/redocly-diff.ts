import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Change } from "./compare-contracts.ts";
import { ComparisonError, type ExpandedContract, methods, pathOf } from "./contract-source.ts";

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin", "cli.js");
const config = fileURLToPath(new URL("redocly.yaml", import.meta.url));

type Side = { value?: unknown } | undefined;
type RedoclyChange = {
  path: string;
  typeName: string;
  kind: "added" | "removed" | "modified";
  impact: "major" | "minor" | "patch";
  property?: string;
  verdicts: { ruleId: string; message: string }[];
  base?: Side;
  revision?: Side;
};

/** @throws {ComparisonError} if Redocly fails or its report has an unknown version */
export async function diffByRedocly(released: ExpandedContract, working: ExpandedContract): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), "diff-"));
  const toPath = (name: string) => join(folder, `${name}.json`);
  const [base, revision, output] = [toPath("base"), toPath("revision"), toPath("report")];
  try {
    await writeFile(base, JSON.stringify(toComparable(released)));
    await writeFile(revision, JSON.stringify(toComparable(working)));
    const args = ["diff", base, revision, "--config", config, "--format=json", "--fail-on=none", "--output", output];
    const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_SUPPRESS_NOTIFICATIONS: "true" };
    await promisify(execFile)(process.execPath, [redocly, ...args], { env, timeout: 60_000 });
    const report = JSON.parse(await readFile(output, "utf8"));
    if (report.reportVersion !== "1") throw new Error(`its report has the unknown version ${report.reportVersion}`);
    return (report.changes as RedoclyChange[]).map((change) => toChange(change, released));
  } catch (cause) {
    throw new ComparisonError(`Redocly's diff failed: ${String(cause)}`, { cause });
  } finally {
    await rm(folder, { recursive: true });
  }
}

// Operations have their `$ref`s resolved, so components are omitted. Redocly ignores `security` of the root.
function toComparable(contract: ExpandedContract): object {
  const {
    components: { securitySchemes } = {},
    security,
    paths,
    ...otherMembers
  } = contract as ExpandedContract & { components?: { securitySchemes?: object }; security?: unknown };
  const securedPaths = Object.entries(paths).map(([path, item]) => {
    const members = Object.entries(item ?? {}).map(([name, member]) => {
      const isOperation = methods.includes(name) && Object(member) === member;
      return [name, isOperation && security ? { security, ...member } : member];
    });
    return [path, Object.fromEntries(members)];
  });
  return { ...otherMembers, paths: Object.fromEntries(securedPaths), components: { securitySchemes } };
}

/** Converts a change. Adds the breaking changes that Redocly does not detect. */
function toChange(change: RedoclyChange, released: ExpandedContract): Change {
  const { path: pointer, typeName: type, kind, property, verdicts } = change;
  const ruleMessages = verdicts.map(({ message }) => message.replace(quotedValues, () => formatChange(change)));
  if (isFirstScope(change, released)) {
    const message = ruleMessages[0]?.replace(/\.$/, ", which existing keys have.") ?? "";
    return { kind: "added", type, pointer, breaks: false, message };
  }
  const undetectedBreak = findUndetectedBreak(change);
  return {
    kind,
    type,
    pointer,
    ...(property !== undefined && { property }),
    breaks: undetectedBreak !== undefined || (change.impact === "major" && !extendsOpenEnum(change, released)),
    message: [...ruleMessages, ...(undetectedBreak ? [undetectedBreak] : [])].join(" ") || describeChange(change),
  };
}

// Keys that were issued before scopes existed have all scopes.
function isFirstScope({ verdicts }: RedoclyChange, released: ExpandedContract): boolean {
  const requiresScope = /^Security scheme `.*` requires new scopes: /;
  return (
    !("x-scopes" in released) && verdicts.length > 0 && verdicts.every(({ message }) => requiresScope.test(message))
  );
}

// Clients of an open enum expect new values.
function extendsOpenEnum({ path, verdicts }: RedoclyChange, released: ExpandedContract): boolean {
  const isOpen = [...pathOf(path), "x-open-enum"].reduce<unknown>((node, key) => Object(node)[key], released) === true;
  return isOpen && verdicts.every(({ ruleId }) => ruleId === "enum-values-added");
}

function findUndetectedBreak({ typeName, property, path, base, revision }: RedoclyChange): string | undefined {
  const [from, to] = [base?.value, revision?.value];
  const isInRequest = /^#\/paths\/[^/]+\/([^/]+\/)?(parameters|requestBody)\//.test(path);
  switch (`${typeName} ${property}`) {
    case "Schema default":
      return isInRequest ? `\`default\` changed ${formatChange({ base, revision })}.` : undefined;
    case "Schema additionalProperties":
      if (!isInRequest || from === false || to === undefined || to === true) return undefined;
      return `\`additionalProperties\` of a request changed ${formatChange({ base, revision })}.`;
    case "Header required":
      return from === true && to !== true ? "The header is no longer required, so responses can omit it." : undefined;
    case "RequestBody required":
      return from !== true && to === true ? "The request body became required." : undefined;
    default:
      return typeName === "SecurityScheme" && property !== undefined && property !== "description"
        ? `\`${property}\` of the security scheme changed ${formatChange({ base, revision })}.`
        : undefined;
  }
}

// Redocly quotes every value, even numbers. Other messages show values as JSON.
const quotedValues = /from '.*' to '.*'(?=\.)/s;

function describeChange({ path, typeName, kind, property, base, revision }: RedoclyChange): string {
  const { name = pathOf(path).at(-1) } = Object(revision?.value ?? base?.value) as { name?: string };
  if (property === undefined) return `${typeName === "Schema" ? "Property" : typeName} \`${name}\` was ${kind}.`;
  const areShort = [base, revision].every((side) => formatValue(side?.value).length < 80);
  return `\`${property}\` of \`${pathOf(path).at(-1)}\` changed${areShort ? ` ${formatChange({ base, revision })}` : ""}.`;
}

function formatChange({ base, revision }: { base?: Side; revision?: Side }): string {
  return `from ${formatValue(base?.value)} to ${formatValue(revision?.value)}`;
}

function formatValue(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}
