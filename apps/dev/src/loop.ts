import { createContractRoom } from "./contract/contract-room.ts";
import { judgeCompatibility, stopJudging } from "./contract/verdict.ts";
import { createPrograms, type ProgramName } from "./programs/programs.ts";
import { isGood, showContract } from "./report/contract-section.ts";
import type { Terminal } from "./report/terminal.ts";
import { showFit, showMisfits } from "./report/types-section.ts";
import { shortPath } from "./root.ts";
import type { Misfit } from "./types/misfit.ts";
import { createTypeChecker } from "./types/type-checker.ts";
import { createSavedTexts } from "./watch/saved-texts.ts";

export interface LoopOptions {
  /** Their folders. */
  readonly workspaces: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
}

/** From a save to what is now wrong, and to programs that serve what is right. */
export interface Loop {
  start(): Promise<void>;
  /** @param files absolute paths of what was saved */
  changed(files: readonly string[]): void;
  stop(): Promise<void>;
}

// What a program is made of; it starts anew when one of these is saved.
const madeOf: Record<ProgramName, RegExp> = {
  server: /^(apps\/server|packages\/(contract|exact-json|openapi-hono|service|node-edge))\/src\//,
  mock: /^apps\/mock\/src\//,
  docs: /^apps\/docs\//,
};
const isTest = (file: string) => /\.test(-d)?\.ts$/.test(file);

export async function createLoop({ workspaces, env, terminal }: LoopOptions): Promise<Loop> {
  const contract = createContractRoom();
  const checker = await createTypeChecker(workspaces);
  const programs = createPrograms(env, terminal);
  const pending = new Set<string>();
  const outdated = new Set<ProgramName>();
  const texts = createSavedTexts();
  let savedAt = 0;
  let round = 0;
  let isToJudge = false;
  let unjudged: readonly string[] = [];
  let running: Promise<void> | undefined;
  let isStopped = false;

  const isOutdated = () => pending.size > 0 || isStopped;

  async function begin(): Promise<void> {
    terminal.write("Starting server, mock and docs; looking at the contract and every type…");
    await contract.keepGenerated();
    await Promise.all([programs.server.restart(), programs.mock.restart(), programs.docs.restart(), contract.warmUp()]);
    terminal.write();
  }

  async function react(): Promise<void> {
    while (isOutdated() && !isStopped) {
      const files = [...pending];
      pending.clear();
      await judgeOrTell(files);
    }
  }

  /** A fault of the loop's own ends nothing: it is told, and its files are judged with the next save. */
  async function judgeOrTell(files: readonly string[]): Promise<void> {
    const all = [...new Set([...files, ...unjudged])];
    unjudged = [];
    await judge(all).catch((error: unknown) => {
      unjudged = all;
      tellFault(error);
    });
  }

  function tellFault(error: unknown): void {
    const stack = error instanceof Error ? error.stack : error;
    if (!isStopped)
      terminal.write(`${terminal.paint("red", "The loop itself failed")}; the next save tries again.\n${stack}`);
  }

  async function judge(files: readonly string[]): Promise<void> {
    const since = savedAt;
    const named = files.map(shortPath);
    stopJudging();
    programs.docs.stopBuilding();
    if (files.length > 0)
      terminal.begin(`${named[0]}${named.length > 1 ? ` and ${named.length - 1} more` : ""} · ${clockTime()}`);
    else isToJudge = true;
    const { written, difference } = await contract.take(files.length > 0 ? named : [shortPath(contract.file)]);
    // Before the next save can end this round: what these files mean for programs and callers stays to be done.
    noteOutdated([...named, ...written.map(shortPath)]);
    showContract(contract.state, difference, terminal);
    const contractTime = seconds(since);

    const isCurrent = contract.state.refusal === undefined;
    const sources = [...files.filter((file) => file.endsWith(".ts")), ...written];
    const misfits = await checker.check(sources, {
      isOutdated,
      onSources: (found) => showMisfits(found, isCurrent, terminal),
    });
    if (!misfits) return;
    showMisfits(
      misfits.filter(({ role }) => role === "test"),
      isCurrent,
      terminal,
    );
    if (isCurrent && misfits.length === 0) showFit(terminal);
    const isRight = isGood(contract.state) && misfits.length === 0;
    const verdict = terminal.paint(isRight ? "green" : "red", isRight ? "All fits" : "To mend");
    const time = `${seconds(since)} s after the save (the contract by ${contractTime} s)`;
    terminal.write(`${verdict}, ${files.length > 0 ? time : "and every save will say so: Ctrl-C ends everything"}.`);
    follow(misfits).catch(tellFault);
  }

  function noteOutdated(named: readonly string[]): void {
    for (const name of ["server", "mock", "docs"] as const)
      if (named.some((file) => madeOf[name].test(file) && !isTest(file))) outdated.add(name);
    if (named.includes(shortPath(contract.file))) isToJudge = true;
  }

  /** Lets the programs serve what is right now; what is not right yet waits, and a later save goes first. */
  async function follow(misfits: readonly Misfit[]): Promise<void> {
    const mine = ++round;
    for (const name of ["server", "mock", "docs"] as const) if (programs[name].isDown) outdated.add(name);
    if (contract.keepIfGood()) for (const name of ["mock", "docs"] as const) outdated.add(name);
    const isServable = isGood(contract.state) && !misfits.some(({ file }) => madeOf.server.test(file) && !isTest(file));
    const isMine = () => mine === round && !isOutdated();
    if (!isServable && outdated.has("server"))
      terminal.label(
        "server",
        programs.server.isDown ? "waits until all of it fits" : "goes on as before, until all of it fits",
      );
    if (isServable && isMine() && outdated.delete("server")) await tell("server", programs.server.restart());
    if (isMine() && outdated.delete("mock")) await tell("mock", programs.mock.restart());
    if (isMine() && outdated.has("docs") && (await tell("docs", programs.docs.restart()))) outdated.delete("docs");
    if (isMine() && isToJudge && contract.state.refusal === undefined) await tellVerdict();
  }

  async function tell(name: ProgramName, restarted: Promise<boolean>): Promise<boolean> {
    const serves = await restarted;
    if (serves) terminal.label(name, "serves what was saved");
    return serves;
  }

  async function tellVerdict(): Promise<void> {
    const verdict = await judgeCompatibility();
    if (!verdict || isStopped) return;
    isToJudge = false;
    const [summary, ...places] = verdict.lines;
    const sign = verdict.passes ? terminal.paint("green", "✓ callers") : terminal.paint("red", "✗ callers");
    terminal.write(`${sign}   ${summary}`);
    for (const place of places) terminal.wrap(place, "  ", 2);
  }

  return {
    async start() {
      savedAt = Date.now();
      running = begin()
        .then(() => judgeOrTell([]))
        .then(react);
      await running;
      running = undefined;
    },
    changed(files) {
      const relevant = files.filter((file) => /\.(ts|ya?ml|json|svg|css)$/.test(file) && texts.isNew(file));
      if (relevant.length === 0 || isStopped) return;
      savedAt = Date.now();
      for (const file of relevant) pending.add(file);
      running ??= react().finally(() => {
        running = undefined;
      });
    },
    async stop() {
      isStopped = true;
      stopJudging();
      await Promise.all(Object.values(programs).map((program) => program.stop()));
      await Promise.all([contract.stop(), checker.stop().catch(() => {})]);
    },
  };
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

function clockTime(): string {
  return new Date().toTimeString().slice(0, 8);
}
