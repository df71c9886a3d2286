import { existsSync } from "node:fs";
import type { Project } from "typescript/unstable/async";
import { shortPath } from "../root.ts";
import { createCompiler } from "./compiler.ts";
import { createImporters } from "./importers.ts";
import { isTestFile, type Misfit, misfitsOf } from "./misfit.ts";

export interface CheckWatch {
  /** Asked now and then; true ends the check early, and what was not reached comes with the next one. */
  isOutdated(): boolean;
  /** Gets what does not fit in handlers and client uses, while the tests are still looked at. */
  onSources(misfits: Misfit[]): void;
}

/** Type-checks the workspaces again and again, and only what a change may reach. */
export interface TypeChecker {
  /**
   * Takes files as they are now.
   * @returns all places that do not fit, or undefined where it ended early
   */
  check(changed: readonly string[], watched: CheckWatch): Promise<Misfit[] | undefined>;
  stop(): Promise<void>;
}

const atOnce = 24;

/** @param workspaces their folders */
export async function createTypeChecker(workspaces: readonly string[]): Promise<TypeChecker> {
  const compiler = await createCompiler();
  const importers = createImporters(compiler.files(), workspaces);
  const misfits = new Map<string, Misfit[]>();
  const waiting = new Set(compiler.files());

  async function take(changed: readonly string[]): Promise<void> {
    const before = importers.reachedFrom(changed);
    const opened = await compiler.take(changed);
    for (const file of [...changed, ...opened]) importers.read(file);
    for (const file of [...before, ...importers.reachedFrom(changed), ...opened]) waiting.add(file);
    for (const file of changed) if (!existsSync(file)) misfits.delete(file);
  }

  async function checkWaiting({ isOutdated, onSources }: CheckWatch): Promise<boolean> {
    const projects = compiler.projects();
    let unfinished = projects.length;
    async function checkAll(project: Project, files: readonly string[]): Promise<void> {
      for (let from = 0; from < files.length && !isOutdated(); from += atOnce)
        await Promise.all(files.slice(from, from + atOnce).map((file) => checkFile(project, file)));
    }
    async function checkProject(project: Project): Promise<void> {
      const rooted = new Set(project.rootFiles);
      const files = [...waiting].filter((file) => rooted.has(file));
      await checkAll(
        project,
        files.filter((file) => !isTest(file)),
      );
      unfinished -= 1;
      if (unfinished === 0 && !isOutdated()) onSources(allMisfits().filter(({ role }) => role !== "test"));
      await checkAll(project, files.filter(isTest));
    }
    await Promise.all(projects.map(checkProject));
    if (isOutdated()) return false;
    // What is left belongs to no program.
    waiting.clear();
    return true;
  }

  const allMisfits = () => [...misfits.values()].flat();

  async function checkFile({ program }: Project, file: string): Promise<void> {
    const found = await Promise.all([program.getSyntacticDiagnostics(file), program.getSemanticDiagnostics(file)]);
    misfits.set(file, misfitsOf(file, found.flat()));
    waiting.delete(file);
  }

  return {
    async check(changed, watched) {
      if (changed.length > 0) await take(changed);
      if (!(await checkWaiting(watched))) return undefined;
      return allMisfits();
    },
    stop: () => compiler.stop(),
  };
}

function isTest(file: string): boolean {
  return isTestFile(shortPath(file));
}
