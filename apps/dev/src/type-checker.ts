import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { API, type Diagnostic, type Project } from "typescript/unstable/async";
import type { Problem } from "./screen.ts";
import { root } from "./watch-saves.ts";

/** An incremental type checker. After a save, it checks the saved files and all files that import them. */
export interface TypeChecker {
  /**
   * Returns all type errors. If the signal aborts the check, the next check continues it.
   * @param savedFiles absolute paths
   */
  check(savedFiles: readonly string[], signal: AbortSignal): Promise<Problem[]>;
  stop(): Promise<void>;
}

const batchSize = 24;

export async function createTypeChecker(): Promise<TypeChecker> {
  // The compiler is a Go program. Rare garbage collection makes it faster; GOMEMLIMIT bounds its memory.
  process.env.GOGC ??= "1000";
  process.env.GOMEMLIMIT ??= "2GiB";
  const api = new API({ cwd: root });
  let snapshot = await api.updateSnapshot({ openProjects: [join(root, "tsconfig.json")] });
  const listFiles = () => snapshot.getProjects().flatMap((project) => project.rootFiles);
  const uncheckedFiles = new Set(listFiles());
  const problemsByFile = new Map<string, Problem[]>();

  async function updateSnapshot(change: Parameters<typeof api.updateSnapshot>[0]): Promise<void> {
    const previousSnapshot = snapshot;
    snapshot = await api.updateSnapshot(change);
    await previousSnapshot.dispose();
  }

  async function applySave(file: string): Promise<void> {
    const knownFiles = new Set(listFiles());
    if (!existsSync(file)) {
      problemsByFile.delete(file);
      return updateSnapshot({ fileChanges: { deleted: [file] } });
    }
    if (knownFiles.has(file)) return updateSnapshot({ fileChanges: { changed: [file] } });
    await updateSnapshot({ fileChanges: { created: [file] } });
    for (const newFile of listFiles()) if (!knownFiles.has(newFile)) uncheckedFiles.add(newFile);
  }

  async function checkFile({ program }: Project, file: string): Promise<void> {
    const [syntactic, semantic] = [program.getSyntacticDiagnostics(file), program.getSemanticDiagnostics(file)];
    const diagnostics = (await Promise.all([syntactic, semantic])).flat();
    problemsByFile.set(file, toProblems(file, diagnostics));
    uncheckedFiles.delete(file);
  }

  return {
    async check(savedFiles, signal) {
      // One update per file is faster: for several changed files, the compiler rebuilds its program.
      for (const file of savedFiles) await applySave(file);
      for (const file of findImporters(listFiles(), savedFiles)) uncheckedFiles.add(file);
      for (const project of snapshot.getProjects()) {
        const files = project.rootFiles.filter((file) => uncheckedFiles.has(file));
        for (let start = 0; start < files.length && !signal.aborted; start += batchSize)
          await Promise.all(files.slice(start, start + batchSize).map((file) => checkFile(project, file)));
      }
      return [...problemsByFile.values()].flat();
    },
    stop: () => api.close(),
  };
}

/** Returns the changed files and all files that import them, directly or indirectly. */
function findImporters(files: readonly string[], changedFiles: readonly string[]): Set<string> {
  const importsByFile = new Map(files.map((file) => [file, readImports(file)]));
  const importers = new Set(changedFiles);
  const modules = new Set(changedFiles.map(toModule));
  for (let previousSize = -1; previousSize !== importers.size; ) {
    previousSize = importers.size;
    for (const [file, imports] of importsByFile)
      if (!importers.has(file) && !imports.isDisjointFrom(modules)) {
        importers.add(file);
        modules.add(toModule(file));
      }
  }
  return importers;
}

function readImports(file: string): Set<string> {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const specifiers = [...text.matchAll(/(?:from|import|import\()\s*["']([^"']+)["']/g)].map(([, name = ""]) => name);
  return new Set(specifiers.map((specifier) => toModule(resolveImport(file, specifier))));
}

function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith(".")) return resolve(dirname(file), specifier);
  if (!specifier.startsWith("@animal-store/")) return specifier;
  try {
    return createRequire(file).resolve(specifier);
  } catch {
    return specifier;
  }
}

// A script and its .d.ts file are one module, because importers name the script.
function toModule(file: string): string {
  return file.replace(/(\.d)?\.[jt]sx?$/, "");
}

function toProblems(file: string, diagnostics: readonly Diagnostic[]): Problem[] {
  if (diagnostics.length === 0) return [];
  const text = readFileSync(file, "utf8");
  return diagnostics.map((diagnostic) => {
    const lines = text.slice(0, diagnostic.pos).split("\n");
    return {
      file: file.slice(root.length),
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
      label: "types",
      message: findCause(diagnostic),
      isError: true,
    };
  });
}

/** Returns the last message of the chain, with long types shortened. */
function findCause(diagnostic: Diagnostic): string {
  const cause = diagnostic.messageChain?.at(-1);
  return cause ? findCause(cause) : diagnostic.text.replaceAll(/'[^']{60,}'/g, "'…'");
}
