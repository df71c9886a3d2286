import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

type Exports = string | Record<string, string | Record<string, string>>;

/** Who imports whom, to know what a change may reach. */
export interface Importers {
  /** Reads a file's imports anew, or forgets them where it is gone. */
  read(file: string): void;
  /** The files themselves, and all that import them, however far away. */
  reachedFrom(files: Iterable<string>): Set<string>;
}

/** @param workspaces their folders */
export function createImporters(files: readonly string[], workspaces: readonly string[]): Importers {
  const exportsOf = new Map(workspaces.map(readManifest));
  const importsOf = new Map<string, string[]>();

  function read(file: string): void {
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    const specifiers = [...text.matchAll(/(?:from|import|import\()\s*["']([^"']+)["']/g)].map(([, name = ""]) => name);
    importsOf.set(file, specifiers.flatMap((specifier) => resolveImport(file, specifier)).flatMap(withDeclaration));
  }

  function resolveImport(file: string, specifier: string): string[] {
    if (specifier.startsWith(".")) return [resolve(dirname(file), specifier)];
    const [, name = "", path = ""] = /^(@animal-store\/[^/]+)(\/.*)?$/.exec(specifier) ?? [];
    return exportsOf.get(name)?.get(`.${path}`) ?? [];
  }

  for (const file of files) read(file);
  return {
    read,
    reachedFrom(changed) {
      const reached = new Set(changed);
      let before = -1;
      while (before !== reached.size) {
        before = reached.size;
        for (const [file, imports] of importsOf) if (imports.some((name) => reached.has(name))) reached.add(file);
      }
      return reached;
    },
  };
}

function readManifest(folder: string): [name: string, targets: Map<string, string[]>] {
  const manifest: { name: string; exports?: Exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, exports = {} } = manifest;
  const entries = Object.entries(typeof exports === "string" ? { ".": exports } : exports);
  return [name, new Map(entries.map(([path, target]) => [path, targetsOf(target).map((file) => join(folder, file))]))];
}

function targetsOf(target: string | Record<string, string>): string[] {
  return typeof target === "string" ? [target] : Object.values(target);
}

function withDeclaration(file: string): string[] {
  return file.endsWith(".js") ? [file, file.replace(/\.js$/, ".d.ts")] : [file];
}
