import { join } from "node:path";
import { runChecks } from "./checks.ts";
import { type ContractState, createContractRunner, isValid } from "./contract.ts";
import { contractFile } from "./contract-worker.ts";
import { createPrograms, type ProgramName, runNode } from "./programs.ts";
import { createScreen } from "./screen.ts";
import { createTypeChecker, type TypeProblem } from "./type-checker.ts";
import { root } from "./watch-saves.ts";

// Each program restarts after a save of one of its sources.
const sourceFiles: Record<ProgramName, RegExp> = {
  server:
    /^(apps\/server|packages\/(api-platform|api-server|contract|exact-json|node-http|openapi-hono|sql-store|store))\/src\//,
  mock: /^apps\/mock\/src\//,
  docs: /^apps\/docs\//,
};
const contractToolFiles = /^(packages\/codegen\/src|openapi\/(rules|lint))\//;
const programNames = ["server", "mock", "docs"] as const;

/** Creates the loop of `npm run dev`. It checks each save, shows errors and restarts programs without errors. */
export async function createLoop(env: NodeJS.ProcessEnv, stream: NodeJS.WriteStream) {
  const screen = createScreen(stream);
  const [contract, checker] = await Promise.all([createContractRunner(), createTypeChecker()]);
  const programs = createPrograms(env, screen.logProgramLine);
  const pendingFiles = new Set<string>();
  const outdatedPrograms = new Set<ProgramName>();
  let state: ContractState = { problems: [], error: undefined, difference: "" };
  let hasComparedContract = false;
  let savedAt = Date.now();
  // A new save aborts the current check.
  let checkAbort = new AbortController();
  let runningChecks: Promise<void> | undefined;

  async function start(): Promise<void> {
    screen.write("Starting the server, the mock and the docs; checking the contract and all types…");
    // The first run of lint and codegen is slow, so it starts before the first save.
    const warmUp = contract.run().then(({ state }) => state);
    await Promise.all([...programNames.map((name) => programs[name].restart()), warmUp]);
    screen.write("");
    await check([contractFile], "watching for changes (Ctrl-C to stop)");
    await checkPending();
  }

  async function checkPending(): Promise<void> {
    while (pendingFiles.size > 0) {
      const files = [...pendingFiles];
      pendingFiles.clear();
      const otherFiles = files.length > 1 ? ` and ${files.length - 1} more` : "";
      screen.clear(`${files[0]}${otherFiles} · ${new Date().toTimeString().slice(0, 8)}`);
      await check(files);
    }
  }

  async function check(files: readonly string[], status?: string): Promise<void> {
    checkAbort = new AbortController();
    const { signal } = checkAbort;
    const saveTime = savedAt;
    if (files.some((file) => contractToolFiles.test(file))) contract.reload();
    const affectsContract = files.some((file) => /^(openapi|packages\/codegen\/src)\//.test(file));
    const { changedFiles, contractShown } = affectsContract
      ? await runContract()
      : { changedFiles: [], contractShown: Promise.resolve() };
    markOutdated([...files, ...changedFiles]);
    if (!affectsContract) screen.showContract({ ...state, difference: "" });
    const contractSeconds = secondsSince(saveTime);
    const suffix = () => (state.error === undefined ? "" : " with the last generated contract");
    const typeProblems = await checker.check(
      [...files, ...changedFiles].filter((file) => /\.tsx?$/.test(file)).map((file) => join(root, file)),
      { signal, onSourcesChecked: (problems) => contractShown.then(() => screen.showTypeProblems(problems, suffix())) },
    );
    await contractShown;
    if (!typeProblems) return;
    screen.showTypeProblems(
      typeProblems.filter(({ role }) => role === "test"),
      suffix(),
    );
    const hasValidTypes = typeProblems.length === 0 && state.error === undefined;
    if (hasValidTypes) screen.showResult(true, "types     no errors in handlers, client uses and tests");
    const hasNoErrors = isValid(state) && hasValidTypes;
    const result = screen.paint(hasNoErrors ? "green" : "red", hasNoErrors ? "No errors" : "Errors found");
    screen.write(
      `${result}, ${status ?? `${secondsSince(saveTime)} s after the save (contract: ${contractSeconds} s)`}.`,
    );
    void updatePrograms(typeProblems, signal);
  }

  async function runContract() {
    const { changedFiles, state: stateAfterLint } = await contract.run();
    const contractShown = stateAfterLint.then((newState) => {
      state = newState;
      screen.showContract(state);
    });
    return { changedFiles, contractShown };
  }

  function markOutdated(files: readonly string[]): void {
    for (const name of programNames) if (files.some((file) => isSource(name, file))) outdatedPrograms.add(name);
    if (files.includes(contractFile)) hasComparedContract = false;
  }

  /** Restarts outdated programs without errors, then runs the slower checks. A new save aborts both. */
  async function updatePrograms(typeProblems: readonly TypeProblem[], signal: AbortSignal): Promise<void> {
    if (contract.storeIfValid(state)) for (const name of ["mock", "docs"] as const) outdatedPrograms.add(name);
    for (const name of programNames) if (programs[name].hasExited) outdatedPrograms.add(name);
    for (const name of programNames) {
      if (signal.aborted || !outdatedPrograms.has(name)) continue;
      const hasErrors =
        name === "server" && !(isValid(state) && !typeProblems.some(({ file }) => isSource("server", file)));
      if (hasErrors) {
        screen.logProgramLine(name, "restarts when there are no errors");
        continue;
      }
      // A save during the restart can add the program again.
      outdatedPrograms.delete(name);
      if (await programs[name].restart(signal)) screen.logProgramLine(name, "restarted with the saved changes");
      else outdatedPrograms.add(name);
    }
    if (!signal.aborted && !hasComparedContract && state.error === undefined) await compareWithRelease(signal);
    if (!signal.aborted && isValid(state) && typeProblems.length === 0) await runOtherChecks(signal);
  }

  async function compareWithRelease(signal: AbortSignal): Promise<void> {
    const { succeeded, output } = await runNode(["openapi/compatibility/main.ts", "check"], signal);
    if (signal.aborted) return;
    hasComparedContract = true;
    const [, release, breakCount, additions, otherChanges] =
      /compared with (\S+)\.yaml\. Breaking changes: (\d+)\..* Additions: (\d+)\. Other compatible changes: (\d+)/.exec(
        output,
      ) ?? [];
    if (release === undefined) return screen.showResult(succeeded, `changes   ${output.trim()}`);
    const breakingText = `${breakCount} breaking${breakCount === "0" ? "" : " (npm test fails)"}`;
    const lines = output.split("\n").filter((line) => line.startsWith("BREAKS"));
    screen.showResult(
      succeeded,
      `changes   since ${release}: ${breakingText}, ${additions} added, ${otherChanges} other`,
      lines.slice(0, 4).map((line) => line.replace(/^BREAKS +/, "openapi/")),
    );
  }

  async function runOtherChecks(signal: AbortSignal): Promise<void> {
    const { failed, total } = await runChecks(signal, ({ name, command }, problems) =>
      screen.showResult(false, `${name}: ${command}`, problems),
    );
    if (signal.aborted) return;
    screen.showResult(failed === 0, `checks    ${total - failed} of ${total} other checks of the contract passed`);
  }

  return {
    async start() {
      runningChecks = start().finally(() => {
        runningChecks = undefined;
      });
      await runningChecks;
    },
    /** @param files paths relative to the root of the repository */
    onSave(files: readonly string[]) {
      savedAt = Date.now();
      for (const file of files) pendingFiles.add(file);
      checkAbort.abort();
      runningChecks ??= checkPending().finally(() => {
        runningChecks = undefined;
      });
    },
    async stop() {
      pendingFiles.clear();
      checkAbort.abort();
      await Promise.all(programNames.map((name) => programs[name].stop()));
      await Promise.all([contract.stop(), checker.stop().catch(() => {})]);
    },
  };
}

function isSource(name: ProgramName, file: string): boolean {
  return sourceFiles[name].test(file) && !/\.test(-d)?\.ts$/.test(file);
}

function secondsSince(saveTime: number): string {
  return ((Date.now() - saveTime) / 1000).toFixed(1);
}
