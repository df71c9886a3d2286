import { join } from "node:path";
import { type ContractState, createContractRunner, isGood } from "./contract.ts";
import { contractFile } from "./contract-worker.ts";
import { createPrograms, type ProgramName, runNode } from "./programs.ts";
import { createScreen } from "./screen.ts";
import { createTypeChecker, type TypeMismatch } from "./type-checker.ts";
import { root } from "./watch-saves.ts";

// A program starts again if one of its sources is saved.
const sources: Record<ProgramName, RegExp> = {
  server: /^(apps\/server|packages\/(contract|exact-json|openapi-hono|service|node-http))\/src\//,
  mock: /^apps\/mock\/src\//,
  docs: /^apps\/docs\//,
};
const codeOfContract = /^(packages\/codegen\/src|openapi\/(rules|lint))\//;
const names = ["server", "mock", "docs"] as const;

/** From a save to a screen that names every misfit, and to programs that serve what fits. */
export async function createLoop(env: NodeJS.ProcessEnv, stream: NodeJS.WriteStream) {
  const screen = createScreen(stream);
  const [contract, checker] = await Promise.all([createContractRunner(), createTypeChecker()]);
  const programs = createPrograms(env, screen.label);
  const pending = new Set<string>();
  const outdated = new Set<ProgramName>();
  let state: ContractState = { problems: [], error: undefined, difference: "" };
  let isCompared = false;
  let savedAt = Date.now();
  // The current round ends early if another save comes.
  let round = new AbortController();
  let running: Promise<void> | undefined;

  async function start(): Promise<void> {
    screen.write("Starting server, mock and docs; checking the contract and all types …");
    // The first run of lint and codegen is slow, so the first save does not wait for it.
    const warmUp = contract.run().then(({ state }) => state);
    await Promise.all([...names.map((name) => programs[name].restart()), warmUp]);
    screen.write("");
    await check([contractFile], "and every save is checked: Ctrl-C ends everything");
    await react();
  }

  async function react(): Promise<void> {
    while (pending.size > 0) {
      const files = [...pending];
      pending.clear();
      const others = files.length > 1 ? ` and ${files.length - 1} more` : "";
      screen.begin(`${files[0]}${others} · ${new Date().toTimeString().slice(0, 8)}`);
      await check(files);
    }
  }

  async function check(files: readonly string[], closing?: string): Promise<void> {
    round = new AbortController();
    const { signal } = round;
    const since = savedAt;
    if (files.some((file) => codeOfContract.test(file))) contract.reload();
    const hasContract = files.some((file) => /^(openapi|packages\/codegen\/src)\//.test(file));
    const { written, shown } = hasContract ? await runContract() : { written: [], shown: Promise.resolve() };
    noteOutdated([...files, ...written]);
    if (!hasContract) screen.showContract({ ...state, difference: "" });
    const contractTime = seconds(since);
    const suffix = () => (state.error === undefined ? "" : " the contract generated before");
    const misfits = await checker.check(
      [...files, ...written].filter((file) => /\.tsx?$/.test(file)).map((file) => join(root, file)),
      { signal, onSources: (found) => shown.then(() => screen.showTypeMismatches(found, suffix())) },
    );
    await shown;
    if (!misfits) return;
    screen.showTypeMismatches(
      misfits.filter(({ role }) => role === "test"),
      suffix(),
    );
    const fits = misfits.length === 0 && state.error === undefined;
    if (fits) screen.showResult(true, "types     every handler, client use and test fits");
    const isRight = isGood(state) && fits;
    const verdict = screen.paint(isRight ? "green" : "red", isRight ? "All fits" : "To fix");
    screen.write(`${verdict}, ${closing ?? `${seconds(since)} s after the save (the contract by ${contractTime} s)`}.`);
    void follow(misfits, signal);
  }

  async function runContract() {
    const { written, state: linted } = await contract.run();
    const shown = linted.then((found) => {
      state = found;
      screen.showContract(state);
    });
    return { written, shown };
  }

  function noteOutdated(files: readonly string[]): void {
    for (const name of names) if (files.some((file) => isSource(name, file))) outdated.add(name);
    if (files.includes(contractFile)) isCompared = false;
  }

  /** Restarts the outdated programs whose sources fit, then checks the compatibility, until another save comes. */
  async function follow(misfits: readonly TypeMismatch[], signal: AbortSignal): Promise<void> {
    if (contract.storeIfGood(state)) for (const name of ["mock", "docs"] as const) outdated.add(name);
    for (const name of names) if (programs[name].isDown) outdated.add(name);
    for (const name of names) {
      if (signal.aborted || !outdated.has(name)) continue;
      const waits = name === "server" && !(isGood(state) && !misfits.some(({ file }) => isSource("server", file)));
      if (waits) screen.label(name, "waits until everything fits");
      else if (await programs[name].restart(signal)) {
        outdated.delete(name);
        screen.label(name, "serves what was saved");
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
    if (released === undefined) return screen.showResult(succeeded, `callers   ${output.trim()}`);
    const breaking = `${breaks} breaking${breaks === "0" ? "" : " (npm test fails)"}`;
    const lines = output.split("\n").filter((line) => line.startsWith("BREAKS"));
    screen.showResult(
      succeeded,
      `callers   since ${released}: ${breaking}, ${additions} added, ${others} other`,
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
    /** @param files from the top of the repository */
    onSave(files: readonly string[]) {
      savedAt = Date.now();
      for (const file of files) pending.add(file);
      round.abort();
      running ??= react().finally(() => {
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
