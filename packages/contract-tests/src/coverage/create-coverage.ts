import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ContractCase } from "../cases/contract-case.ts";
import { contractDocument, contractLine } from "../document/contract-document.ts";
import type { HttpResponse } from "../http/http-client.ts";
import { type CoverageItem, coverageKinds, documentedItems, toItemId } from "./coverage-item.ts";
import { createExchangeReader, type SentRequest } from "./exchange.ts";

/** The facts of the document that valid responses of one target covered. */
export interface CoverageRecord {
  readonly target: string;
  /** Whether the responses were requested with `Prefer: code=…` instead of triggered. */
  readonly forced: boolean;
  readonly cases: number;
  readonly responses: number;
  /** The first case that covered a cell, by the id of the cell. */
  readonly seen: Readonly<Record<string, string>>;
}

export type Coverage = ReturnType<typeof createCoverage>;

/** Records the facts of the document that a target covers. */
export function createCoverage(target: string, forced = false) {
  const read = createExchangeReader(contractDocument);
  const seen = new Map<string, string>();
  const cases = new Set<string>();
  let responses = 0;
  let uncovered = documentedItems(contractDocument);

  const record = (): CoverageRecord => ({
    target,
    forced,
    cases: cases.size,
    responses,
    seen: Object.fromEntries([...seen].sort(([one], [other]) => (one < other ? -1 : 1))),
  });

  return {
    get record() {
      return record();
    },
    /** Covers the facts that a request of a case and its response show. */
    add(caseId: string, request: SentRequest, response: HttpResponse): void {
      cases.add(caseId);
      responses += 1;
      const exchange = read(request, response);
      cover(caseId, (item) => item.isCovered(exchange));
    },
    /** Covers the facts that a passed case proves. */
    prove: ({ id, proves = [] }: Pick<ContractCase, "id" | "proves">): void =>
      cover(id, ({ proof }) => proof !== undefined && proves.includes(proof)),
    /** Writes the record as JSON. Creates the folder if it does not exist. */
    async writeCoverage(path: string): Promise<void> {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${JSON.stringify(record(), undefined, 2)}\n`);
    },
  };

  function cover(caseId: string, isCovered: (item: CoverageItem) => boolean): void {
    const covered = uncovered.filter(isCovered);
    for (const item of covered) seen.set(toItemId(item), caseId);
    if (covered.length > 0) uncovered = uncovered.filter((item) => !covered.includes(item));
  }
}

/** Reads the record of one target. @throws {Error} with instructions if it does not exist */
export async function readCoverage(path: string): Promise<CoverageRecord> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new Error(`There is no coverage at ${path}. Run the tests of its app first.`, { cause });
  });
  return JSON.parse(text) as CoverageRecord;
}

/** Formats a text of the table according to its tone. */
export type Style = (tone: Tone, text: string) => string;
export type Tone = "whole" | "missing" | "quiet" | "title";

/** Formats the coverage of one target, with an operation in each row and a kind of fact in each column. */
export function coverageTable(
  items: readonly CoverageItem[],
  { target, forced, cases, responses, seen }: CoverageRecord,
  paint: Style = (_, text) => text,
): string {
  const rows = Map.groupBy(items, ({ row }) => row);
  const line = (name: string, of: readonly CoverageItem[]): string =>
    [
      name.padEnd(nameWidth),
      ...coverageKinds.map((kind) =>
        count(
          of.filter((item) => item.kind === kind),
          seen,
          forced,
          paint,
        ),
      ),
    ]
      .join("")
      .trimEnd();
  const head = paint(
    "quiet",
    ["".padEnd(nameWidth), ...coverageKinds.map((kind) => kind.padStart(itemWidth))].join(""),
  );
  const all = countCovered(items, seen);
  const title = [
    paint("title", target),
    paint(toneOf(all, items.length, forced), `${percent(all, items.length)} %`),
    `${all} of ${items.length} facts`,
    paint("quiet", `in ${cases} cases, ${responses} responses${forced ? ", forced" : ""}`),
  ].join("  ");
  const rule = paint("quiet", "─".repeat(nameWidth + coverageKinds.length * itemWidth));
  return [title, head, rule, ...[...rows].map(([name, of]) => line(name, of)), rule, line("all", items)].join("\n");
}

/** Returns the facts that a target did not cover. A target with forced responses must not cover any, so it gets an empty list. */
export function uncoveredItems(items: readonly CoverageItem[], { forced, seen }: CoverageRecord): CoverageItem[] {
  return forced ? [] : items.filter((item) => !(toItemId(item) in seen));
}

/** Explains the words of the table. */
export const legend = `answers  statuses and codes       headers  each on each response       members  present and missing
inputs   sent, left out, unknown  enums    each value, sent, returned  bounds   outside, at, within
rules    patterns and types       examples each of a request           methods  HEAD and OPTIONS
unrouted outside the operations   shared   counted once for all        ·        nothing documented`;

const nameWidth = 13;
const itemWidth = 9;

function count(items: readonly CoverageItem[], seen: CoverageRecord["seen"], forced: boolean, paint: Style): string {
  if (items.length === 0) return paint("quiet", "·".padStart(itemWidth));
  const found = countCovered(items, seen);
  const text = found === items.length ? `${found} ✓` : `${found}/${items.length}`;
  return paint(toneOf(found, items.length, forced), text.padStart(itemWidth));
}

function countCovered(items: readonly CoverageItem[], seen: CoverageRecord["seen"]): number {
  return items.filter((item) => toItemId(item) in seen).length;
}

// A mock responds from examples, so a fact that it cannot cover is no failure.
function toneOf(found: number, all: number, forced: boolean): Tone {
  if (found === all) return "whole";
  return forced ? "quiet" : "missing";
}

// Returns 100 only if nothing is missing.
function percent(found: number, all: number): string {
  return found === all ? "100" : (Math.floor((found / all) * 1000) / 10).toFixed(1);
}

/** Lists the facts that a target did not cover, each with its line of petstore.yaml; undefined if it covered all. */
export function reportUncovered(record: CoverageRecord): string | undefined {
  const facts = uncoveredItems(documentedItems(contractDocument), record)
    .map((item) => ({ line: contractLine(item.location), text: toItemId(item) }))
    .sort((one, other) => one.line - other.line)
    .map(({ line, text }) => `${String(line).padStart(6)}  ${text}`);
  if (facts.length === 0) return undefined;
  return `${record.target} did not cover these facts of openapi/petstore.yaml. Add a case for each (the number is its line):\n${facts.join("\n")}`;
}
