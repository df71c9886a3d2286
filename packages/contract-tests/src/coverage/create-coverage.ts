import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ContractCase } from "../cases/contract-case.ts";
import { contractDocument, contractLine } from "../document/contract-document.ts";
import type { HttpResponse } from "../http/http-client.ts";
import { type CoverageItem, coverageKinds, documentedItems, toItemId } from "./cell.ts";
import { createExchangeReader, type SentRequest } from "./exchange.ts";

/** The facts of the document that valid responses of one target covered. */
export interface CoverageRecord {
  readonly target: string;
  /** Whether the responses were requested with `Prefer: code=…` instead of triggered. */
  readonly forced: boolean;
  readonly cases: number;
  readonly answers: number;
  /** The first case that covered a cell, by the id of the cell. */
  readonly seen: Readonly<Record<string, string>>;
}

export type Coverage = ReturnType<typeof createCoverage>;

/** Records the facts of the document that a target covers. */
export function createCoverage(target: string, forced = false) {
  const read = createExchangeReader(contractDocument);
  const seen = new Map<string, string>();
  const cases = new Set<string>();
  let answers = 0;
  let unseen = documentedItems(contractDocument);

  const record = (): CoverageRecord => ({
    target,
    forced,
    cases: cases.size,
    answers,
    seen: Object.fromEntries([...seen].sort(([one], [other]) => (one < other ? -1 : 1))),
  });

  return {
    get record() {
      return record();
    },
    /** Covers the facts that a request of a case and its response show. */
    add(caseId: string, request: SentRequest, answer: HttpResponse): void {
      cases.add(caseId);
      answers += 1;
      const exchange = read(request, answer);
      cover(caseId, (cell) => cell.isCovered(exchange));
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

  function cover(caseId: string, isCovered: (cell: CoverageItem) => boolean): void {
    const covered = unseen.filter(isCovered);
    for (const cell of covered) seen.set(toItemId(cell), caseId);
    if (covered.length > 0) unseen = unseen.filter((cell) => !covered.includes(cell));
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
  cells: readonly CoverageItem[],
  { target, forced, cases, answers, seen }: CoverageRecord,
  paint: Style = (_, text) => text,
): string {
  const rows = Map.groupBy(cells, ({ row }) => row);
  const line = (name: string, of: readonly CoverageItem[]): string =>
    [
      name.padEnd(nameWidth),
      ...coverageKinds.map((kind) =>
        count(
          of.filter((cell) => cell.kind === kind),
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
    ["".padEnd(nameWidth), ...coverageKinds.map((kind) => kind.padStart(cellWidth))].join(""),
  );
  const all = countSeen(cells, seen);
  const title = [
    paint("title", target),
    paint(toneOf(all, cells.length, forced), `${percent(all, cells.length)} %`),
    `${all} of ${cells.length} facts`,
    paint("quiet", `in ${cases} cases, ${answers} responses${forced ? ", forced" : ""}`),
  ].join("  ");
  const rule = paint("quiet", "─".repeat(nameWidth + coverageKinds.length * cellWidth));
  return [title, head, rule, ...[...rows].map(([name, of]) => line(name, of)), rule, line("all", cells)].join("\n");
}

/** Returns the facts that a target did not cover. A target with forced responses must not cover any, so it gets an empty list. */
export function uncoveredItems(cells: readonly CoverageItem[], { forced, seen }: CoverageRecord): CoverageItem[] {
  return forced ? [] : cells.filter((cell) => !(toItemId(cell) in seen));
}

/** Explains the words of the table. */
export const legend = `answers  statuses and codes       headers  each on each response       members  present and missing
inputs   sent, left out, unknown  enums    each value, sent, returned  bounds   outside, at, within
rules    patterns and types       examples each of a request           methods  HEAD and OPTIONS
unrouted outside the operations   shared   counted once for all        ·        nothing documented`;

const nameWidth = 13;
const cellWidth = 9;

function count(cells: readonly CoverageItem[], seen: CoverageRecord["seen"], forced: boolean, paint: Style): string {
  if (cells.length === 0) return paint("quiet", "·".padStart(cellWidth));
  const found = countSeen(cells, seen);
  const text = found === cells.length ? `${found} ✓` : `${found}/${cells.length}`;
  return paint(toneOf(found, cells.length, forced), text.padStart(cellWidth));
}

function countSeen(cells: readonly CoverageItem[], seen: CoverageRecord["seen"]): number {
  return cells.filter((cell) => toItemId(cell) in seen).length;
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
    .map((cell) => ({ line: contractLine(cell.place), text: toItemId(cell) }))
    .sort((one, other) => one.line - other.line)
    .map(({ line, text }) => `${String(line).padStart(6)}  ${text}`);
  if (facts.length === 0) return undefined;
  return `${record.target} did not cover these facts of openapi/petstore.yaml. Add a case for each (the number is its line):\n${facts.join("\n")}`;
}
