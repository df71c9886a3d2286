import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ContractCase } from "../cases/contract-case.ts";
import { contractDocument } from "../document/contract-document.ts";
import type { Answer } from "../http/http-client.ts";
import { type Cell, cellId, documentedCells } from "./cell.ts";
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

export interface Coverage {
  readonly record: CoverageRecord;
  /** Looks at what a case sent and what it was answered. */
  add(caseId: string, request: SentRequest, answer: Answer): void;
  /** Covers what a case proves that has passed. */
  prove(contractCase: Pick<ContractCase, "id" | "proves">): void;
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
    add(caseId, request, answer) {
      cases.add(caseId);
      answers += 1;
      const exchange = read(request, answer);
      cover(caseId, (cell) => cell.isSeen(exchange));
    },
    prove: ({ id, proves = [] }) => cover(id, ({ proof }) => proof !== undefined && proves.includes(proof)),
    async writeCoverage(path) {
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
