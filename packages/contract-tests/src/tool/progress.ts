import type { CaseResult } from "./run-cases.ts";
import type { Output } from "./run-judge.ts";

/** Tells people how far it is: in a terminal one line that changes, elsewhere a line now and then. */
export interface Progress {
  begins(text: string): void;
  waits(reason: string, milliseconds: number): void;
  hears(result: CaseResult): void;
  ends(): void;
}

/** @param total how many cases there are */
export function createProgress(stream: Output, total: number): Progress {
  const isTerminal = stream.isTTY ?? false;
  const step = Math.max(1, Math.ceil(total / 10));
  let heard = 0;
  let failed = 0;

  return {
    begins: line,
    waits: (reason, milliseconds) => {
      const text = `${counts()}: waits ${Math.ceil(milliseconds / 1000)} s for the next minute: ${reason}`;
      if (isTerminal) show(text);
      else line(text);
    },
    hears({ contractCase, outcome }) {
      heard += 1;
      if (outcome === "failed") failed += 1;
      if (isTerminal) show(`${counts()}  ${contractCase.id}`);
      else if (heard % step === 0 || heard === total) line(counts());
    },
    ends: () => show(""),
  };

  function counts(): string {
    return `${heard} of ${total}${failed > 0 ? `, ${failed} failed` : ""}`;
  }

  function line(text: string): void {
    show("");
    stream.write(`${text}\n`);
  }

  // Goes back to the first column and erases what stood in the line, which must not wrap.
  function show(text: string): void {
    if (isTerminal) stream.write(`\r\u001b[2K${text.slice(0, 79)}`);
  }
}
