import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { contractDocument } from "../document/contract-document.ts";
import type { Answer } from "../http/answer.ts";
import { cellId } from "./cell.ts";
import { documentedCells } from "./documented-cells.ts";
import { createExchangeReader, type Exchange, type SentRequest } from "./exchange.ts";

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

export interface Coverage {
  readonly record: CoverageRecord;
  /** Looks at what a case sent and what it was answered. @param at the service's time in milliseconds, where it is known */
  add(caseId: string, request: SentRequest, answer: Answer, at?: number): void;
  /** Writes the record as JSON and makes the folder where it is missing. */
  writeCoverage(path: string): Promise<void>;
}

/** Remembers what of the document a target showed. */
export function createCoverage(target: string, forced = false): Coverage {
  const read = createExchangeReader(contractDocument);
  const seen = new Map<string, string>();
  const cases = new Set<string>();
  let answers = 0;
  let unseen = documentedCells(contractDocument);
  // Cases come one after the other.
  let current: { readonly caseId: string; readonly earlier: Exchange[] } = { caseId: "", earlier: [] };

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
    add(caseId, request, answer, at) {
      cases.add(caseId);
      answers += 1;
      if (current.caseId !== caseId) current = { caseId, earlier: [] };
      const exchange = read(request, answer, { at, earlier: current.earlier });
      const shown = unseen.filter((cell) => cell.isSeen(exchange));
      current.earlier.push(exchange);
      if (shown.length === 0) return;
      for (const cell of shown) seen.set(cellId(cell), caseId);
      unseen = unseen.filter((cell) => !shown.includes(cell));
    },
    async writeCoverage(path) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${JSON.stringify(record(), undefined, 2)}\n`);
    },
  };
}

/** Reads the record of one target. @throws {Error} that says what to do where there is none */
export async function readCoverage(path: string): Promise<CoverageRecord> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new Error(`There is no coverage at ${path}. Run the tests of its app first.`, { cause });
  });
  return JSON.parse(text) as CoverageRecord;
}
