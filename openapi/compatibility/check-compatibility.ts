import { compareDocuments, formatText } from "@animal-store/compatibility";
import {
  DocumentError,
  getMember,
  listOperations,
  loadDocument,
  type OpenApiDocument,
} from "@animal-store/openapi-document";

export type CompatibilityResult = { passes: boolean; report: string };

/** A contract that cannot be compared or released. */
export class ContractError extends Error {
  override name = "ContractError";
}

/** @param files paths of both contracts, and the date of the check in milliseconds */
export function checkCompatibility(files: { released: string; working: string; date: number }): CompatibilityResult {
  try {
    const [released, working] = [readContract(files.released), readContract(files.working)];
    const changes = compareDocuments(released, working, { date: files.date });
    const breaks = changes.some(({ verdict }) => verdict === "breaking");
    return { passes: !breaks, report: formatText({ old: released.file, new: working.file, changes }) };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { passes: false, report: `not compared: ${error.message}` };
  }
}

/** @throws {ContractError} if the file cannot be read, or has no operation */
export function readContract(file: string): OpenApiDocument {
  try {
    const contract = loadDocument(file);
    if (listOperations(contract).length > 0) return contract;
    throw new ContractError(`${file} has no operations. Restore it, or pass another file.`);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw new ContractError(error.message, { cause: error });
  }
}

export function versionOf({ root }: OpenApiDocument): unknown {
  return getMember(root.info, "version");
}
