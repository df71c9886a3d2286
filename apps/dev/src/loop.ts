import { join } from "node:path";
import { type ContractState, createContractRunner, isValid } from "./contract.ts";
import { contractFile } from "./contract-worker.ts";
import { createPrograms, type ProgramName, runNode } from "./programs.ts";
import { createScreen } from "./screen.ts";
import { createTypeChecker, type TypeMismatch } from "./type-checker.ts";
import { root } from "./watch-saves.ts";

// Each program restarts after a save of one of its sources.
const sources: Record<ProgramName, RegExp> = {
  server: /^(apps\/server|packages\/(contract|exact-json|openapi-hono|service|node-http))\/src\//,
  mock: /^apps\/mock\/src\//,
  docs: /^apps\/docs\//,
};
const contractTools = /^(packages\/codegen\/src|openapi\/(rules|lint))\//;
const names = ["server", "mock", "docs"] as const;

/** Creates the loop of `npm run dev`. It checks each save, shows errors and restarts programs without errors. */
export async function createLoop(env: NodeJS.ProcessEnv, stream: NodeJS.WriteStream) {
  const screen = createScreen(stream);
  const [contract, checker] = await Promise.all([createContractRunner(), createTypeChecker()]);
  const programs = createPrograms(env, screen.label);
  const pending = new Set<string>();
  const outdated = new Set<ProgramName>();
  let state: ContractState = { problems: [], error: undefined, difference: "" };
  let isCompared = false;
  let savedAt = Date.now();
  // A new save aborts the current round.
  let round = new AbortController();
  let running: Promise<void> | undefined;

  async function start(): Promise<void> {
    screen.write("Starting the server, the mock and the docs; checking the contract and all types…");
    // The first run of lint and codegen is slow, so it starts before the first save.
    const warmUp = contract.run().then(({ state }) => state);
    await Promise.all([...names.map((name) => programs[name].restart()), warmUp]);
    screen.write("");
    await check([contractFile], "watching for changes (Ctrl-C to stop)");
    await checkPending();
  }

  async function checkPending(): Promise<void> {
    while (pending.size > 0) {
      const files = [...pending];
      pending.clear();
      const others = files.length > 1 ? ` and ${files.length - 1} more` : "";
      screen.clear(`${files[0]}${others} · ${new Date().toTimeString().slice(0, 8)}`);
      await check(files);
    }
  }

  async function check(files: readonly string[], status?: string): Promise<void> {
    round = new AbortController();
    const { signal } = round;
    const since = savedAt;
    if (files.some((file) => contractTools.test(file))) contract.reload();
    const hasContract = files.some((file) => /^(openapi|packages\/codegen\/src)\//.test(file));
    const { written, shown } = hasContract ? await runContract() : { written: [], shown: Promise.resolve() };
    markOutdated([...files, ...written]);
    if (!hasContract) screen.showContract({ ...state, difference: "" });
    const contractTime = seconds(since);
    const suffix = () => (state.error === undefined ? "" : " with the last generated contract");
    const mismatches = await checker.check(
      [...files, ...written].filter((file) => /\.tsx?$/.test(file)).map((file) => join(root, file)),
      { signal, onSources: (found) => shown.then(() => screen.showTypeMismatches(found, suffix())) },
    );
    await shown;
    if (!mismatches) return;
    screen.showTypeMismatches(
      mismatches.filter(({ role }) => role === "test"),
      suffix(),
    );
    const hasValidTypes = mismatches.length === 0 && state.error === undefined;
    if (hasValidTypes) screen.showResult(true, "types     no errors in handlers, client uses and tests");
    const hasNoErrors = isValid(state) && hasValidTypes;
    const result = screen.paint(hasNoErrors ? "green" : "red", hasNoErrors ? "No errors" : "Errors found");
    screen.write(`${result}, ${status ?? `${seconds(since)} s after the save (contract: ${contractTime} s)`}.`);
    void updatePrograms(mismatches, signal);
  }

  async function runContract() {
    const { written, state: linted } = await contract.run();
    const shown = linted.then((found) => {
      state = found;
      screen.showContract(state);
    });
    return { written, shown };
  }

  function markOutdated(files: readonly string[]): void {
    for (const name of names) if (files.some((file) => isSource(name, file))) outdated.add(name);
    if (files.includes(contractFile)) isCompared = false;
  }

  /** Restarts outdated programs without errors, then checks the compatibility. A new save aborts it. */
  async function updatePrograms(mismatches: readonly TypeMismatch[], signal: AbortSignal): Promise<void> {
    if (contract.storeIfValid(state)) for (const name of ["mock", "docs"] as const) outdated.add(name);
    for (const name of names) if (programs[name].hasExited) outdated.add(name);
    for (const name of names) {
      if (signal.aborted || !outdated.has(name)) continue;
      const hasErrors =
        name === "server" && !(isValid(state) && !mismatches.some(({ file }) => isSource("server", file)));
      if (hasErrors) screen.label(name, "restarts when there are no errors");
      else if (await programs[name].restart(signal)) {
        outdated.delete(name);
        screen.label(name, "restarted with the saved changes");
      }
    }
    if (!signal.aborted && !isCompared && state.error === undefined) await compare(signal);
  }

  async function compare(signal: AbortSignal): Promise<void> {
    const { succeeded, output } = await runNode(["openapi/compatibility/main.ts", "check"], signal);
    if (signal.aborted) return;
    isCompared = true;
    const [, released, breaks, additions, others] =
      /compared with (\S+)\.yaml\. .*operations: (\d+)\. Additions: (\d+)\. Other changes: (\d+)/.exec(output) ?? [];
    if (released === undefined) return screen.showResult(succeeded, `changes   ${output.trim()}`);
    const breaking = `${breaks} breaking${breaks === "0" ? "" : " (npm test fails)"}`;
    const lines = output.split("\n").filter((line) => line.startsWith("BREAKS"));
    screen.showResult(
      succeeded,
      `changes   since ${released}: ${breaking}, ${additions} added, ${others} other`,
      lines.slice(0, 4).map((line) => line.replace(/^BREAKS +/, "openapi/")),
    );
  }

  return {
    async start() {
      running = start().finally(() => {
        running = undefined;
      });
      await running;
    },
    /** @param files paths relative to the root of the repository */
    onSave(files: readonly string[]) {
      savedAt = Date.now();
      for (const file of files) pending.add(file);
      round.abort();
      running ??= checkPending().finally(() => {
        running = undefined;
      });
    },
    async stop() {
      pending.clear();
      round.abort();
      await Promise.all(names.map((name) => programs[name].stop()));
      await Promise.all([contract.stop(), checker.stop().catch(() => {})]);
    },
  };
}

function isSource(name: ProgramName, file: string): boolean {
  return sources[name].test(file) && !/\.test(-d)?\.ts$/.test(file);
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}
