import { onStopSignal } from "@animal-store/process";
import type { Program } from "./programs.ts";
import type { Problem, Screen } from "./screen.ts";
import { createFileWatcher } from "./watch-files.ts";

/** The parts of a development loop that depend on the repository. Paths are relative to the current folder. */
export interface LoopOptions {
  readonly screen: Screen;
  /** Returns the files and folders to watch. */
  listWatched(): Iterable<string>;
  /** The sources of the contract. */
  listSources(): Iterable<string>;
  /** Generates the code of the contract. Returns the problems of the contract, and the generated files. */
  generate(): Promise<GeneratedCode>;
  /**
   * Returns all type errors. An aborted check can return others.
   * @param files those that have changed since the last check that was not aborted
   */
  checkTypes(files: readonly string[], signal: AbortSignal): Promise<readonly Problem[]>;
  readonly programs: readonly Program[];
  /** Runs checks until the signal aborts them. @param problems those of the contract and of types @default none */
  runChecks?(contractProblems: readonly Problem[], hasNoErrors: boolean, signal: AbortSignal): Promise<void>;
}

export interface GeneratedCode {
  readonly problems: readonly Problem[];
  readonly files: readonly string[];
}

/** Checks each save, shows errors and restarts the programs without errors, until a stop signal. */
export async function runLoop(options: LoopOptions): Promise<void> {
  const { screen, programs, listWatched, listSources, generate, checkTypes, runChecks = async () => {} } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const stopped = Promise.withResolvers<void>();
  onStopSignal(() => {
    controller.abort();
    return stopped.promise;
  });
  const watcher = createFileWatcher(listWatched);
  /** The saved files that no complete check has included. */
  const savedFiles = new Set(listSources());
  const outdatedPrograms = new Set<Program>();
  let contractProblems: readonly Problem[] = [];
  let savedAt = performance.now();
  let event = "start";
  let work = Promise.resolve();
  try {
    while (!signal.aborted) {
      // A new save aborts the current check.
      const round = new AbortController();
      const nextSave = watcher.waitForChanges(signal);
      nextSave.catch(() => {});
      work = check(AbortSignal.any([signal, round.signal]));
      const files = await Promise.race([nextSave, work.then(() => nextSave)]);
      savedAt = performance.now();
      event = "save";
      round.abort();
      await work;
      for (const file of files) savedFiles.add(file);
      const [first] = files;
      const others = files.size > 1 ? ` and ${files.size - 1} more` : "";
      screen.clear(`${first}${others} · ${new Date().toTimeString().slice(0, 8)}`);
    }
  } catch (error) {
    // Ctrl-C also stops the compiler, so a check fails.
    if (!signal.aborted) throw error;
  } finally {
    controller.abort();
    await Promise.allSettled([work, ...programs.map((program) => program.stop())]);
    stopped.resolve();
  }

  async function check(round: AbortSignal): Promise<void> {
    const sources = new Set(listSources());
    if (!sources.isDisjointFrom(savedFiles)) {
      const { problems, files } = await generate();
      contractProblems = problems;
      // Git can change them too.
      for (const file of files) savedFiles.add(file);
    }
    const files = [...savedFiles];
    const typeProblems = await checkTypes(files, round);
    if (round.aborted) return;
    savedFiles.clear();
    for (const program of programs)
      if (program.hasExited || files.some(program.isSource)) outdatedPrograms.add(program);
    const problems = [...contractProblems, ...typeProblems];
    const hasNoErrors = !problems.some(({ isError }) => isError);
    screen.showProblems(problems);
    const seconds = ((performance.now() - savedAt) / 1000).toFixed(1);
    screen.showResult(hasNoErrors, `${hasNoErrors ? "No errors" : "Errors found"}, ${seconds} s after the ${event}.`);
    await Promise.all([restartPrograms(problems, round), runChecks(contractProblems, hasNoErrors, round)]);
  }

  async function restartPrograms(problems: readonly Problem[], round: AbortSignal): Promise<void> {
    for (const program of outdatedPrograms) {
      if (problems.some(({ file, isError }) => isError && program.isSource(file))) {
        program.log("restarts when there are no errors");
        continue;
      }
      if (!(await program.restart(round))) return;
      outdatedPrograms.delete(program);
      if (!program.hasExited && event === "save") program.log("restarted with the saved changes");
    }
  }
}
