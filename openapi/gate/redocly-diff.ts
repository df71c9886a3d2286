import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { ExpandedContract } from "./contract-source.ts";
import { NotCompared } from "./not-compared.ts";
import { methods } from "./operations-of.ts";

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin", "cli.js");
const config = fileURLToPath(new URL("redocly.yaml", import.meta.url));

/** A change as Redocly reports it. */
export type RedoclyChange = {
  path: string;
  typeName: string;
  kind: "added" | "removed" | "modified";
  impact: "major" | "minor" | "patch";
  property?: string;
  verdicts: { ruleId: string; message: string }[];
  base?: { value?: unknown };
  revision?: { value?: unknown };
};

/**
 * Compares two contracts by Redocly's diff.
 * @throws {NotCompared} when Redocly fails or its report is not the one that is known here
 */
export async function redoclyDiff(released: ExpandedContract, working: ExpandedContract): Promise<RedoclyChange[]> {
  const folder = await mkdtemp(join(tmpdir(), "diff-"));
  const [base, revision, report] = ["base.json", "revision.json", "report.json"].map((name) => join(folder, name));
  try {
    await writeFile(base ?? "", JSON.stringify(comparable(released)));
    await writeFile(revision ?? "", JSON.stringify(comparable(working)));
    const args = ["diff", base, revision, "--config", config, "--format=json", "--fail-on=none", "--output", report];
    const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_SUPPRESS_NOTIFICATIONS: "true" };
    await promisify(execFile)(process.execPath, [redocly, ...args.map(String)], { env, timeout: 60_000 });
    return readReport(await readFile(report ?? "", "utf8"));
  } catch (cause) {
    if (cause instanceof NotCompared) throw cause;
    throw new NotCompared(`Redocly's diff must give a report, and failed: ${String(cause)}`, { cause });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Reads the report of `redocly diff --format=json`.
 * @throws {NotCompared} when it is not of the known version and shape
 */
export function readReport(text: string): RedoclyChange[] {
  const { reportVersion, changes } = parseObject(text);
  if (reportVersion !== "1") throw unreadable(`version 1, got ${JSON.stringify(reportVersion)}`);
  if (!Array.isArray(changes)) throw unreadable("a list of changes");
  return changes.map((change: unknown) => {
    if (!isRedoclyChange(change)) throw unreadable(`changes of a known shape, got ${JSON.stringify(change)}`);
    return change;
  });
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch (cause) {
    throw new NotCompared("Redocly's report must be JSON. See what `redocly diff` prints.", { cause });
  }
}

function isRedoclyChange(change: unknown): change is RedoclyChange {
  const { path, typeName, kind, impact, verdicts } = Object(change) as Record<string, unknown>;
  return (
    String(path).startsWith("#/") &&
    typeof typeName === "string" &&
    ["added", "removed", "modified"].includes(String(kind)) &&
    ["major", "minor", "patch"].includes(String(impact)) &&
    Array.isArray(verdicts) &&
    verdicts.every((verdict: unknown) => typeof Object(verdict).message === "string")
  );
}

// Each operation holds all it needs; the components would only be compared a second time. Redocly does not inherit `security`.
function comparable(contract: ExpandedContract): object {
  const {
    components: { securitySchemes } = {},
    security,
    paths,
    ...rest
  } = contract as ExpandedContract & { components?: { securitySchemes?: object }; security?: unknown };
  const ownSecurity = Object.entries(paths).map(([path, item]) => {
    const members = Object.entries(item ?? {}).map(([name, member]) => {
      const isOperation = methods.includes(name) && Object(member) === member;
      return [name, isOperation && security ? { security, ...member } : member];
    });
    return [path, Object.fromEntries(members)];
  });
  return { ...rest, paths: Object.fromEntries(ownSecurity), components: { securitySchemes } };
}

function unreadable(expected: string): NotCompared {
  return new NotCompared(`Redocly's report must have ${expected}. Its format changed: adapt the gate to it.`);
}
