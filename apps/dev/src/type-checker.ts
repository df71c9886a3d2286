import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { API, type Diagnostic, type Project } from "typescript/unstable/async";
import { root } from "./watch-saves.ts";

/** The kind of a file with errors. Sources that do not use the client have the role `handler`. */
export type Role = "handler" | "client" | "test";

/** A type error with a shortened message. Its file is relative to the root of the repository. */
export type TypeProblem = ReturnType<typeof toTypeProblems>[number];

// A shared program checks the types of the contract only once. The other two projects are checked in parallel.
const configFiles = ["apps/dev/tsconfig.loop.json", "packages/contract-tests/tsconfig.json", "apps/mock/tsconfig.json"];
const batchSize = 24;

/** Creates an incremental type checker. After a save, it checks the saved files and all files that import them. */
export async function createTypeChecker() {
  // The compiler is a Go program. Rare garbage collection makes it faster; GOMEMLIMIT bounds its memory.
  process.env.GOGC ??= "1000";
  process.env.GOMEMLIMIT ??= "2GiB";
  const api = new API({ cwd: root });
  let snapshot = await api.updateSnapshot({ openProjects: configFiles.map((file) => join(root, file)) });
  const rootFiles = () => snapshot.getProjects().flatMap((project) => project.rootFiles);
  const imports = createImportGraph(rootFiles());
  const uncheckedFiles = new Set(rootFiles());
  const typeProblems = new Map<string, TypeProblem[]>();
  const allProblems = () => [...typeProblems.values()].flat();

  async function updateSnapshot(change: Parameters<typeof api.updateSnapshot>[0]): Promise<void> {
    const previousSnapshot = snapshot;
    snapshot = await api.updateSnapshot(change);
    await previousSnapshot.dispose();
  }

  async function applySaves(savedFiles: readonly string[]): Promise<void> {
    const openFiles = new Set(rootFiles());
    const previousImporters = imports.findImporters(savedFiles);
    // One update per file is faster: for several changed files, the compiler rebuilds its programs.
    for (const file of savedFiles) {
      if (!existsSync(file)) await updateSnapshot({ fileChanges: { deleted: [file] } });
      else if (openFiles.has(file)) await updateSnapshot({ fileChanges: { changed: [file] } });
      else await addFile(file);
    }
    for (const file of savedFiles) imports.addFile(file);
    for (const file of [...previousImporters, ...imports.findImporters(savedFiles)]) uncheckedFiles.add(file);
    for (const file of savedFiles) if (!existsSync(file)) typeProblems.delete(file);
  }

  /** Adds a file. Opens the project of its workspace if no open project includes it. */
  async function addFile(file: string): Promise<void> {
    await updateSnapshot({ fileChanges: { created: [file] } });
    const config = rootFiles().includes(file) ? undefined : findConfig(file);
    if (!config) return;
    const previousFiles = new Set(rootFiles());
    await updateSnapshot({ openProjects: [config] });
    for (const newFile of rootFiles().filter((name) => !previousFiles.has(name))) {
      imports.addFile(newFile);
      uncheckedFiles.add(newFile);
    }
  }

  async function checkFiles(project: Project, files: readonly string[], signal: AbortSignal): Promise<void> {
    for (let start = 0; start < files.length && !signal.aborted; start += batchSize)
      await Promise.all(files.slice(start, start + batchSize).map((file) => checkFile(project, file)));
  }

  async function checkFile({ program }: Project, file: string): Promise<void> {
    const [syntactic, semantic] = [program.getSyntacticDiagnostics(file), program.getSemanticDiagnostics(file)];
    typeProblems.set(file, toTypeProblems(file, (await Promise.all([syntactic, semantic])).flat()));
    uncheckedFiles.delete(file);
  }

  return {
    /**
     * Returns all type errors, or undefined if the signal aborts the check. The next check continues it.
     * @param savedFiles absolute paths
     * @param onSourcesChecked called with the errors in handlers and client uses before the tests are checked
     */
    async check(
      savedFiles: readonly string[],
      { signal, onSourcesChecked }: { signal: AbortSignal; onSourcesChecked: (typeProblems: TypeProblem[]) => void },
    ) {
      await applySaves(savedFiles);
      const projects = snapshot.getProjects().map((project) => {
        const files = project.rootFiles.filter((file) => uncheckedFiles.has(file));
        return { project, tests: files.filter(isTest), sources: files.filter((file) => !isTest(file)) };
      });
      await Promise.all(projects.map(({ project, sources }) => checkFiles(project, sources, signal)));
      if (!signal.aborted) onSourcesChecked(allProblems().filter(({ role }) => role !== "test"));
      await Promise.all(projects.map(({ project, tests }) => checkFiles(project, tests, signal)));
      return signal.aborted ? undefined : allProblems();
    },
    stop: () => api.close(),
  };
}

function findConfig(file: string): string | undefined {
  for (let folder = dirname(file); folder.startsWith(root); folder = dirname(folder)) {
    const config = join(folder, "tsconfig.json");
    if (existsSync(config)) return config;
  }
  return undefined;
}

/** Creates a graph of imports. A script and its .d.ts file are one node, because importers name the script. */
function createImportGraph(files: readonly string[]) {
  const importsByFile = new Map<string, Set<string>>();
  const toNode = (file: string) => file.replace(/(\.d)?\.[jt]sx?$/, "");

  function addFile(file: string): void {
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    const specifiers = [...text.matchAll(/(?:from|import|import\()\s*["']([^"']+)["']/g)].map(([, name = ""]) => name);
    importsByFile.set(file, new Set(specifiers.map((specifier) => toNode(resolveImport(file, specifier)))));
  }

  for (const file of files) addFile(file);
  return {
    addFile,
    /** Returns the files and all files that import them, directly or indirectly. */
    findImporters(changedFiles: readonly string[]): Set<string> {
      const importers = new Set(changedFiles);
      const nodes = new Set(changedFiles.map(toNode));
      for (let previousSize = -1; previousSize !== importers.size; ) {
        previousSize = importers.size;
        for (const [file, imports] of importsByFile)
          if (!importers.has(file) && !imports.isDisjointFrom(nodes)) {
            importers.add(file);
            nodes.add(toNode(file));
          }
      }
      return importers;
    },
  };
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

function isTest(path: string): boolean {
  const file = toRelative(path);
  return /\.(test|test-d|long)\.ts$|\/(test|testing|bench|peers|long|mutations)\/|^packages\/contract-tests\//.test(
    file,
  );
}

function toTypeProblems(path: string, diagnostics: readonly Diagnostic[]) {
  if (diagnostics.length === 0) return [];
  const text = readFileSync(path, "utf8");
  const role = toRole(path, text);
  const file = toRelative(path);
  return diagnostics
    .map((diagnostic) => ({ role, file, ...findPosition(text, diagnostic.pos), message: shortenMessage(diagnostic) }))
    .sort((a, b) => a.line - b.line);
}

function toRole(path: string, text: string): Role {
  if (isTest(path)) return "test";
  return toRelative(path).startsWith("packages/client/") || text.includes('"@animal-store/client"')
    ? "client"
    : "handler";
}

function toRelative(path: string): string {
  return path.slice(root.length);
}

function findPosition(text: string, position: number): { line: number; column: number } {
  const lines = text.slice(0, position).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Returns the last message of the chain, which is the cause, without long types. */
function shortenMessage(diagnostic: Diagnostic): string {
  const cause = diagnostic.messageChain?.at(-1);
  if (cause) return shortenMessage(cause);
  return diagnostic.text
    .replaceAll(/'([{(].{40,}?)'(?=[\s.,]|$)/g, "'{…}'")
    .replace(/^Object literal may only specify known properties, (but|and) /, "")
    .replaceAll(/'(\w+)<[^']{40,}'/g, "'$1<…>'")
    .replaceAll(/( but required)? (in|on) type '\{…\}'/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
