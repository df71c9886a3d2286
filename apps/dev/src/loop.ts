import { join } from "node:path";
import { compatibilityCheck, otherChecks, runChecks } from "./checks.ts";
import { checkContract, listGeneratedFiles } from "./contract.ts";
import { createPrograms, type Program } from "./programs.ts";
import { createScreen, type Problem } from "./screen.ts";
import { createTypeChecker, type TypeChecker } from "./type-checker.ts";
import { root } from "./watch-saves.ts";

// This process loads them only once.
const contractTools = /^(packages\/toolkit\/codegen\/src|openapi\/(rules|lint))\//;

/** The loop of `npm run dev`. It checks each save, shows errors and restarts programs without errors. */
export interface Loop {
  start(): Promise<void>;
  /** @param files paths relative to the root of the repository */
  onSave(files: readonly string[]): void;
  stop(): Promise<void>;
}

export function createLoop(env: NodeJS.ProcessEnv, stream: NodeJS.WriteStream): Loop {
  const screen = createScreen(stream);
  const programs = createPrograms(env, screen.logProgramLine);
  const savedFiles = new Set<string>();
  const outdatedPrograms = new Set<Program>();
  let contractProblems: readonly Problem[] = [];
  let savedAt = Date.now();
  // A new save and the end of the loop abort the current check.
  let checkAbort = new AbortController();
  let runningChecks: Promise<void> | undefined;
  let checker: TypeChecker | undefined;
  let isStopped = false;

  async function start(): Promise<void> {
    screen.write("Starting the server, the mock and the docs; checking the contract and all types…");
    const { signal } = checkAbort;
    contractProblems = await checkContract();
    [checker] = await Promise.all([createTypeChecker(), ...programs.map((program) => program.restart(signal))]);
    await check([], signal);
    await checkSavedFiles();
  }

  async function checkSavedFiles(): Promise<void> {
    while (savedFiles.size > 0) {
      checkAbort = new AbortController();
      const files = [...savedFiles];
      savedFiles.clear();
      const otherFiles = files.length > 1 ? ` and ${files.length - 1} more` : "";
      screen.clear(`${files[0]}${otherFiles} · ${new Date().toTimeString().slice(0, 8)}`);
      await check(files, checkAbort.signal);
    }
  }

  async function check(files: readonly string[], signal: AbortSignal): Promise<void> {
    if (files.some((file) => contractTools.test(file)))
      screen.write("The lint and the codegen have changed. Restart npm run dev to use the changes.");
    const isContractSave = files.some((file) => /^openapi\/.*\.yaml$/.test(file));
    if (isContractSave) contractProblems = await checkContract();
    const changedFiles = isContractSave ? [...files, ...listGeneratedFiles()] : files;
    for (const program of programs)
      if (program.hasExited || changedFiles.some(program.isSource)) outdatedPrograms.add(program);
    const sourceFiles = changedFiles.filter((file) => /\.tsx?$/.test(file)).map((file) => join(root, file));
    const typeProblems = await checker?.check(sourceFiles, signal);
    if (!typeProblems || signal.aborted) return;

    const problems = [...contractProblems, ...typeProblems];
    const hasNoErrors = !problems.some(({ isError }) => isError);
    screen.showProblems(problems);
    const seconds = ((Date.now() - savedAt) / 1000).toFixed(1);
    const event = files.length > 0 ? "save" : "start";
    screen.showResult(hasNoErrors, `${hasNoErrors ? "No errors" : "Errors found"}, ${seconds} s after the ${event}.`);
    const contractChecks = contractProblems.some(({ isError }) => isError) ? [] : [compatibilityCheck];
    await Promise.all([restartPrograms(problems, signal), runChecks(contractChecks, screen, signal)]);
    if (hasNoErrors) await runChecks(otherChecks, screen, signal);
  }

  async function restartPrograms(problems: readonly Problem[], signal: AbortSignal): Promise<void> {
    for (const program of outdatedPrograms) {
      if (problems.some(({ file, isError }) => isError && program.isSource(file))) {
        program.log("restarts when there are no errors");
        continue;
      }
      if (!(await program.restart(signal))) return;
      outdatedPrograms.delete(program);
      if (!program.hasExited) program.log("restarted with the saved changes");
    }
  }

  function run(work: () => Promise<void>): Promise<void> {
    runningChecks ??= work()
      .catch((error) => {
        // Ctrl-C also stops the compiler, so a running check fails.
        if (!isStopped) throw error;
      })
      .finally(() => {
        runningChecks = undefined;
      });
    return runningChecks;
  }

  return {
    start: () => run(start),
    onSave(files) {
      savedAt = Date.now();
      for (const file of files) savedFiles.add(file);
      checkAbort.abort();
      void run(checkSavedFiles);
    },
    async stop() {
      isStopped = true;
      savedFiles.clear();
      checkAbort.abort();
      await Promise.all(programs.map((program) => program.stop()));
      await checker?.stop().catch(() => {});
    },
  };
}
