import { basename } from "node:path";
import {
  compareDocuments,
  DocumentError,
  formatText,
  loadDocument,
  methods,
  type OpenApiDocument,
} from "@animal-store/compatibility";
import { compareVersions, isVersion } from "./releases.ts";

export type CompatibilityResult = { passes: boolean; report: string };

export class ComparisonError extends Error {
  override name = "ComparisonError";
}

/** @param files paths of both contracts, and the date of the check in milliseconds */
export function checkCompatibility(files: { released: string; working: string; date: number }): CompatibilityResult {
  try {
    const [released, working] = [readContract(files.released), readContract(files.working)];
    assertVersion(released, working);
    const changes = compareDocuments(released, working, { date: files.date });
    const breaks = changes.some(({ verdict }) => verdict === "breaking");
    return { passes: !breaks, report: formatText({ old: released.file, new: working.file, changes }) };
  } catch (error) {
    if (!(error instanceof ComparisonError)) throw error;
    return { passes: false, report: `not compared: ${error.message}` };
  }
}

/** @throws {ComparisonError} if the file cannot be read, or has no operation */
export function readContract(file: string): OpenApiDocument {
  try {
    const contract = loadDocument(file);
    const items = Object.values(Object(contract.root.paths));
    if (items.some((item) => methods.some((method) => Object(Object(item)[method]) === Object(item)[method])))
      return contract;
    throw new ComparisonError(`${file} has no operations. Restore it, or pass another file.`);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw new ComparisonError(error.message, { cause: error });
  }
}

export function versionOf({ root }: OpenApiDocument): unknown {
  return Object(root.info).version;
}

function assertVersion(released: OpenApiDocument, working: OpenApiDocument): void {
  const [oldVersion, newVersion] = [versionOf(released), versionOf(working)];
  if (isVersion(oldVersion) && isVersion(newVersion) && compareVersions(newVersion, oldVersion) >= 0) return;
  const { line = 1 } = working.locate(working.root.info, "version") ?? {};
  throw new ComparisonError(
    `${basename(working.file)}:${line}  info.version must be three numbers and at least ${oldVersion}, the released version. It is ${newVersion}.`,
  );
}
