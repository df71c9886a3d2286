import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ContractCase } from "../cases/contract-case.ts";
import { contractDocument, contractLine } from "../document/contract-document.ts";
import type { Answer } from "../http/http-client.ts";
import { type Cell, cellId, cellKinds, documentedCells } from "./cell.ts";
import { createExchangeReader, type SentRequest } from "./exchange.ts";

/** What of the document was seen on the wire of one target, in answers that fit the contract. */
export interface CoverageRecord {
  readonly target: string;
  /** Asked for with `Prefer: code=…` rather than provoked. */
  readonly forced: boolean;
  readonly cases: number;
  readonly answers: number;
  /** The first case by the id of the cell that it showed. */
  readonly seen: Readonly<Record<string, string>>;
}

export type Coverage = ReturnType<typeof createCoverage>;

/** Remembers what of the document a target showed. */
export function createCoverage(target: string, forced = false) {
  const read = createExchangeReader(contractDocument);
  const seen = new Map<string, string>();
  const cases = new Set<string>();
  let answers = 0;
  let unseen = documentedCells(contractDocument);

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
    /** Looks at what a case sent and what it was answered. */
    add(caseId: string, request: SentRequest, answer: Answer): void {
      cases.add(caseId);
      answers += 1;
      const exchange = read(request, answer);
      cover(caseId, (cell) => cell.isSeen(exchange));
    },
    /** Covers what a case proves that has passed. */
    prove: ({ id, proves = [] }: Pick<ContractCase, "id" | "proves">): void =>
      cover(id, ({ proof }) => proof !== undefined && proves.includes(proof)),
    /** Writes the record as JSON and makes the folder where it is missing. */
    async writeCoverage(path: string): Promise<void> {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${JSON.stringify(record(), undefined, 2)}\n`);
    },
  };

  function cover(caseId: string, isCovered: (cell: Cell) => boolean): void {
    const covered = unseen.filter(isCovered);
    for (const cell of covered) seen.set(cellId(cell), caseId);
    if (covered.length > 0) unseen = unseen.filter((cell) => !covered.includes(cell));
  }
}

/** Reads the record of one target. @throws {Error} that says what to do where there is none */
export async function readCoverage(path: string): Promise<CoverageRecord> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new Error(`There is no coverage at ${path}. Run the tests of its app first.`, { cause });
  });
  return JSON.parse(text) as CoverageRecord;
}

/** A word of the table, and how it is meant. */
export type Paint = (tone: Tone, text: string) => string;
export type Tone = "whole" | "missing" | "quiet" | "title";

/** One target: how much of the document it showed, an operation in each row and a kind of fact in each column. */
export function coverageTable(
  cells: readonly Cell[],
  { target, forced, cases, answers, seen }: CoverageRecord,
  paint: Paint = (_, text) => text,
): string {
  const rows = Map.groupBy(cells, ({ row }) => row);
  const line = (name: string, of: readonly Cell[]): string =>
    [
      name.padEnd(nameWidth),
      ...cellKinds.map((kind) =>
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
  const head = paint("quiet", ["".padEnd(nameWidth), ...cellKinds.map((kind) => kind.padStart(cellWidth))].join(""));
  const all = countSeen(cells, seen);
  const title = [
    paint("title", target),
    paint(toneOf(all, cells.length, forced), `${percent(all, cells.length)} %`),
    `${all} of ${cells.length} facts`,
    paint("quiet", `in ${cases} cases, ${answers} answers${forced ? ", forced" : ""}`),
  ].join("  ");
  const rule = paint("quiet", "─".repeat(nameWidth + cellKinds.length * cellWidth));
  return [title, head, rule, ...[...rows].map(([name, of]) => line(name, of)), rule, line("all", cells)].join("\n");
}

/** What a target never showed of the document; empty: the floor of 100 % is reached. One whose answers are forced has no floor. */
export function unseenCells(cells: readonly Cell[], { forced, seen }: CoverageRecord): Cell[] {
  return forced ? [] : cells.filter((cell) => !(cellId(cell) in seen));
}

/** What the words of the table mean. */
export const legend = `answers  statuses and codes       headers  each on each answer         members  there and not there
inputs   sent, left out, unknown  enums    each value, sent and given  bounds   out, on it, within
rules    patterns and types       examples each of a request           methods  HEAD and OPTIONS
unrouted answers of no operation  shared   counted once for all        ·        nothing documented`;

const nameWidth = 13;
const cellWidth = 9;

function count(cells: readonly Cell[], seen: CoverageRecord["seen"], forced: boolean, paint: Paint): string {
  if (cells.length === 0) return paint("quiet", "·".padStart(cellWidth));
  const found = countSeen(cells, seen);
  const text = found === cells.length ? `${found} ✓` : `${found}/${cells.length}`;
  return paint(toneOf(found, cells.length, forced), text.padStart(cellWidth));
}

function countSeen(cells: readonly Cell[], seen: CoverageRecord["seen"]): number {
  return cells.filter((cell) => cellId(cell) in seen).length;
}

// A mock answers from examples: what it cannot show is no fault of anybody.
function toneOf(found: number, all: number, forced: boolean): Tone {
  if (found === all) return "whole";
  return forced ? "quiet" : "missing";
}

// 100 only where nothing is missing.
function percent(found: number, all: number): string {
  return found === all ? "100" : (Math.floor((found / all) * 1000) / 10).toFixed(1);
}

/** What a target never showed of the contract, a fact in each line behind its line of petstore.yaml; undefined where there is none. */
export function unseenFacts(record: CoverageRecord): string | undefined {
  const facts = unseenCells(documentedCells(contractDocument), record)
    .map((cell) => ({ line: contractLine(cell.place), text: cellId(cell) }))
    .sort((one, other) => one.line - other.line)
    .map(({ line, text }) => `${String(line).padStart(6)}  ${text}`);
  if (facts.length === 0) return undefined;
  return `${record.target} never showed these facts of openapi/petstore.yaml. Add a case for each, the number is its line:\n${facts.join("\n")}`;
}
