import { once } from "node:events";
import type { ConstantAnswer } from "../../floors/constant-answers.ts";
import { BenchFailure } from "../bench-failure.ts";
import { pin, subjectCore } from "./cores.ts";
import { startProgram } from "./program.ts";
import type { Subject } from "./subjects.ts";

/** A subject as a process that listens. */
export interface RunningSubject extends AsyncDisposable {
  readonly subject: Subject;
  readonly origin: string;
  readonly pid: number;
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

/** Starts a subject on a free port, waits until it listens, and keeps it on the core of the subjects from then on. */
export async function startSubject(
  subject: Subject,
  { env, signal, under = [] }: StartOptions,
): Promise<RunningSubject> {
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
    subject,
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
