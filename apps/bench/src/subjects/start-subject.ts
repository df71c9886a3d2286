import { once } from "node:events";
import type { ConstantAnswer } from "../../floors/constant-answers.ts";
import { BenchFailure } from "../bench-failure.ts";
import { pin, subjectCore } from "./cores.ts";
import { startProgram } from "./program.ts";
import type { Subject } from "./subjects.ts";

/** A subject as a process that listens. */
export interface RunningSubject extends AsyncDisposable {
  readonly subject: Subject;
  /** Of each of its processes. */
  readonly origins: readonly [string, ...string[]];
  readonly pids: readonly number[];
  /** Tells a floor what to answer from now on. */
  answerWith(answers: readonly ConstantAnswer[]): Promise<void>;
}

export interface StartOptions {
  readonly env: Record<string, string>;
  readonly signal: AbortSignal;
  /** A command to start it under, strace for example. Its process must be the subject's. */
  readonly under?: readonly string[];
}

const limits = { ANONYMOUS_PER_MINUTE: "1000000000", ACCESS_LOG: "false" };

/** Starts all processes of a subject. */
export async function startSubject(subject: Subject, options: StartOptions): Promise<RunningSubject> {
  await using starting = new AsyncDisposableStack();
  const first = starting.use(await startProcess(subject, options));
  const others: RunningProcess[] = [];
  while (others.length + 1 < (subject.processes ?? 1)) {
    others.push(starting.use(await startProcess(subject, options)));
  }
  const running = starting.move();

  return {
    subject,
    origins: [first.origin, ...others.map(({ origin }) => origin)],
    pids: [first, ...others].map(({ pid }) => pid),
    answerWith: first.answerWith,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

interface RunningProcess extends Pick<RunningSubject, "answerWith">, AsyncDisposable {
  readonly origin: string;
  readonly pid: number;
}

/** Starts it on a free port, waits until it listens, and keeps it on the core of the subjects from then on. */
async function startProcess(subject: Subject, { env, signal, under = [] }: StartOptions): Promise<RunningProcess> {
  const command = [...under, process.execPath, ...(subject.flags ?? []), subject.program];
  const ipc = subject.kind === "floor";
  const { child, output } = startProgram(command, { env: { PORT: "0", ...limits, ...env }, signal, ipc });
  const ended = once(child, "exit").catch(() => {});
  const origin = await Promise.race([
    originOf(child),
    output.then(() => {
      throw new BenchFailure(`${subject.name} ended before it listened.`);
    }),
  ]);
  if (child.pid === undefined) throw new BenchFailure(`${subject.name} has no process.`);
  await pin(child.pid, subjectCore, signal);

  return {
    origin,
    pid: child.pid,
    async answerWith(answers) {
      child.send([...answers]);
      await once(child, "message", { signal });
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      const impatience = setTimeout(() => child.kill("SIGKILL"), 5000);
      await ended;
      clearTimeout(impatience);
    },
  };
}

function originOf({ stdout }: ReturnType<typeof startProgram>["child"]): Promise<string> {
  let said = "";
  return new Promise((resolve) => {
    stdout?.on("data", (text: string) => {
      said += text;
      const [origin] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
      if (origin) resolve(origin);
    });
  });
}
