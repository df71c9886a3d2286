import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { HttpResponse } from "@animal-store/conformance/internal";
import type { ContractCase } from "../cases/contract-case.ts";
import { contractDocument, locateInContract } from "../contract-document.ts";
import {
  type CoverageItem,
  coverageKinds,
  listCoverageItems,
  type SentRequest,
  toExchange,
  toItemId,
} from "./coverage-item.ts";

export interface CoverageRecord {
  readonly target: string;
  /** True for a mock: responses were requested with `Prefer: code=…`. */
  readonly forced: boolean;
  readonly cases: number;
  readonly responses: number;
  /** The first case that covered each item, by item id. */
  readonly coveredBy: Readonly<Record<string, string>>;
}

export type Coverage = ReturnType<typeof createCoverage>;

export function createCoverage(target: string, forced = false) {
  const coveredBy = new Map<string, string>();
  const cases = new Set<string>();
  let responses = 0;
  let uncovered = listCoverageItems(contractDocument);

  return {
    get record(): CoverageRecord {
      const sortedItems = [...coveredBy].sort(([a], [b]) => (a < b ? -1 : 1));
      return { target, forced, cases: cases.size, responses, coveredBy: Object.fromEntries(sortedItems) };
    },
    add(caseId: string, request: SentRequest, response: HttpResponse): void {
      cases.add(caseId);
      responses += 1;
      const exchange = toExchange(contractDocument, request, response);
      cover(caseId, (item) => item.isCovered?.(exchange) ?? false);
    },
    addPassedCase: ({ id, covers = [] }: Pick<ContractCase, "id" | "covers">): void =>
      cover(id, ({ coversEntry }) => coversEntry !== undefined && covers.includes(coversEntry)),
    async writeCoverage(path: string): Promise<void> {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${JSON.stringify(this.record, undefined, 2)}\n`);
    },
  };

  function cover(caseId: string, isCovered: (item: CoverageItem) => boolean): void {
    const covered = uncovered.filter(isCovered);
    for (const item of covered) coveredBy.set(toItemId(item), caseId);
    if (covered.length > 0) uncovered = uncovered.filter((item) => !covered.includes(item));
  }
}

export async function readCoverage(path: string): Promise<CoverageRecord> {
  return JSON.parse(await readFile(path, "utf8")) as CoverageRecord;
}

export type Style = (tone: Tone, text: string) => string;
export type Tone = "complete" | "missing" | "quiet" | "title";

/** Formats the coverage of one target: one row per operation, one column per kind of item. */
export function formatCoverageTable(
  items: readonly CoverageItem[],
  { target, forced, cases, responses, coveredBy }: CoverageRecord,
  paint: Style = (_, text) => text,
): string {
  const rows = Map.groupBy(items, ({ group }) => group);
  const formatRow = (name: string, rowItems: readonly CoverageItem[]): string => {
    const counts = coverageKinds.map((kind) => formatCell(rowItems.filter((item) => item.kind === kind)));
    return [name.padEnd(nameWidth), ...counts].join("").trimEnd();
  };
  const kinds = coverageKinds.map((kind) => kind.padStart(itemWidth)).join("");
  const header = paint("quiet", " ".repeat(nameWidth) + kinds);
  const covered = countCovered(items, coveredBy);
  const title = [
    paint("title", target),
    paint(toTone(covered, items.length, forced), `${toPercent(covered, items.length)} %`),
    `${covered} of ${items.length} items`,
    paint("quiet", `in ${cases} cases, ${responses} responses${forced ? ", forced" : ""}`),
  ].join("  ");
  const separator = paint("quiet", "─".repeat(nameWidth + coverageKinds.length * itemWidth));
  return [
    title,
    header,
    separator,
    ...[...rows].map(([name, rowItems]) => formatRow(name, rowItems)),
    separator,
    formatRow("all", items),
  ].join("\n");

  function formatCell(cellItems: readonly CoverageItem[]): string {
    if (cellItems.length === 0) return paint("quiet", "·".padStart(itemWidth));
    const covered = countCovered(cellItems, coveredBy);
    const text = covered === cellItems.length ? `${covered} ✓` : `${covered}/${cellItems.length}`;
    return paint(toTone(covered, cellItems.length, forced), text.padStart(itemWidth));
  }
}

/** Returns the items that a target did not cover; none for a mock, which need not cover all. */
export function findUncoveredItems(
  items: readonly CoverageItem[],
  { forced, coveredBy }: CoverageRecord,
): CoverageItem[] {
  return forced ? [] : items.filter((item) => !(toItemId(item) in coveredBy));
}

export const legend = `responses statuses and codes       headers  each of each response       members  present and missing
inputs    sent, left out, unknown  enums    each value, sent, returned  bounds   outside, at, within
rules     patterns and types       examples each of a request           methods  HEAD, write effects
unrouted  matches no operation     shared   counted once for all        ·        nothing documented`;

const nameWidth = 13;
const itemWidth = 9;

function countCovered(items: readonly CoverageItem[], coveredBy: CoverageRecord["coveredBy"]): number {
  return items.filter((item) => toItemId(item) in coveredBy).length;
}

// A mock responds with examples, so it need not cover every item.
function toTone(covered: number, total: number, forced: boolean): Tone {
  if (covered === total) return "complete";
  return forced ? "quiet" : "missing";
}

// Rounds down, so that 100 means complete.
function toPercent(covered: number, total: number): string {
  return covered === total ? "100" : (Math.floor((covered / total) * 1000) / 10).toFixed(1);
}

/** Lists the uncovered items, each with its line of petstore.yaml; undefined if there are none. */
export function reportUncovered(record: CoverageRecord): string | undefined {
  const lines = findUncoveredItems(listCoverageItems(contractDocument), record)
    .map((item) => ({ line: Number(locateInContract(item.node, item.key).split(":")[1]), text: toItemId(item) }))
    .sort((a, b) => a.line - b.line)
    .map(({ line, text }) => `${String(line).padStart(6)}  ${text}`);
  if (lines.length === 0) return undefined;
  return `${record.target} did not cover these items of openapi/petstore.yaml. Add a case for each (the number is its line):\n${lines.join("\n")}`;
}
