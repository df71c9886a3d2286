import type { NewPet } from "@animal-store/client";
import { validators } from "@animal-store/client/validators";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type CsvRow, parseCsv } from "../csv/csv.ts";
import { parseInteger, toRequestBody } from "../shell/use-submission.ts";

export const petColumns = ["name", "categoryId", "status"] as const satisfies readonly (keyof NewPet)[];

export const importKeyColumn = "importKey";

export interface PlannedRow extends CsvRow {
  readonly pet: NewPet;
  /** The same for the same row of the same file, so that a second import does not create the pet again. */
  readonly importKey: string;
  /** The violations of the contract. Undefined if the row is valid. */
  readonly problem?: string | undefined;
}

export interface ImportPlan {
  readonly fileName: string;
  readonly ignoredColumns: readonly string[];
  readonly rows: readonly PlannedRow[];
}

/** Validates each row of a CSV file without sending a request. @throws {Error} if the file has no pets */
export async function planImport(file: File): Promise<ImportPlan> {
  const text = await file.text();
  if (text.includes("\uFFFD")) throw new Error("The file is not UTF-8. Save it as CSV UTF-8.");
  const { columns, rows } = parseCsv(text);
  const isKnown = (column: string) => petColumns.some((member) => member === column);
  if (!columns.some(isKnown))
    throw new Error(`The first line must name the columns ${petColumns.join(", ")}. Found: ${columns.join(", ")}.`);
  const occurrences = new Map<string, number>();
  const planRow = async (row: CsvRow): Promise<PlannedRow> => {
    const { name = "", categoryId = "", status = "" } = row.values;
    // A file of failures has the keys of the first import.
    const [previousKey] = /^[0-9a-f]{64}$/.exec(row.values[importKeyColumn] ?? "") ?? [];
    const content = JSON.stringify([file.name, name, categoryId, status]);
    const occurrence = (occurrences.get(content) ?? 0) + 1;
    occurrences.set(content, occurrence);
    const pet = toRequestBody<NewPet>({ name, categoryId: parseInteger(categoryId), status: status.trim() });
    const { issues } = await validators.createPet.input["~standard"].validate(pet);
    const importKey = previousKey ?? bytesToHex(sha256(utf8ToBytes(`${content}${occurrence}`)));
    return { ...row, pet, importKey, problem: issues?.map(({ message }) => message).join(" ") };
  };
  const ignoredColumns = columns.filter((column) => !isKnown(column) && column !== importKeyColumn);
  return { fileName: file.name, ignoredColumns, rows: await Promise.all(rows.map(planRow)) };
}
