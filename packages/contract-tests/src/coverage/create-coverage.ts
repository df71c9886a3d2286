import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** An answer that was seen over real HTTP and found to fit the contract. */
export interface CoverageRecord {
  readonly target: string;
  readonly operation: string;
  readonly status: number;
  readonly code?: string | undefined;
  readonly caseId: string;
  /** Asked for with `Prefer: code=…` rather than provoked. */
  readonly forced: boolean;
}

export interface Coverage {
  readonly records: readonly CoverageRecord[];
  add(record: Pick<CoverageRecord, "operation" | "status" | "code" | "caseId">): void;
  /** Writes the records as JSON and makes the folder where it is missing. */
  writeCoverage(path: string): Promise<void>;
}

/** Remembers which documented answers a target gave, each kind of answer once per case. */
export function createCoverage(target: string, forced = false): Coverage {
  const records = new Map<string, CoverageRecord>();
  return {
    get records() {
      return [...records.values()];
    },
    add({ operation, status, code, caseId }) {
      records.set([operation, status, code, caseId].join(), { target, operation, status, code, caseId, forced });
    },
    async writeCoverage(path) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${JSON.stringify([...records.values()], undefined, 2)}\n`);
    },
  };
}

/** Reads the records of one target. @throws {Error} that says what to do where there are none */
export async function readCoverage(path: string): Promise<CoverageRecord[]> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new Error(`There is no coverage at ${path}. Run the tests of its app first.`, { cause });
  });
  return JSON.parse(text) as CoverageRecord[];
}
