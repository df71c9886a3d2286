import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

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

/** Reads the records of every JSON file in a folder. */
export async function readCoverage(folder: string): Promise<CoverageRecord[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return files.flatMap((text) => JSON.parse(text) as CoverageRecord[]);
}
