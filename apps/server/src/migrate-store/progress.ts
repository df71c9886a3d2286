/** The output for progress: stderr, or the buffer of a test. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): void;
}

export type Progress = ReturnType<typeof createProgress>;

const width = 30;
// The maximum number of times that a bar is drawn.
const draws = 200;

/** Reports the progress of a task: a progress bar on a terminal, otherwise one line when it is done. */
export function createProgress({ isTTY: isTerminal = false, write }: Output) {
  let what = "";
  let total = 0;
  let done = 0;

  return {
    /** @param nextTotal the number of steps */
    begin(nextWhat: string, nextTotal: number) {
      what = nextWhat;
      total = nextTotal;
      done = 0;
      draw();
    },
    step() {
      done += 1;
      if (done % Math.ceil(total / draws) === 0) draw();
    },
    /** Replaces the bar with a line that states the number of steps. */
    end() {
      clear();
      write(`${what}: ${count(done)}\n`);
    },
    /** Removes the bar. */
    clear,
  };

  function draw(): void {
    if (!isTerminal) return;
    const filled = total === 0 ? width : Math.round((Math.min(done, total) / total) * width);
    const bar = "█".repeat(filled) + "░".repeat(width - filled);
    // Overwrites the current line, and fits into 80 columns.
    write(`\r\u001b[2K${what.padEnd(24)} ${bar} ${count(done)} of ${count(total)}`.slice(0, 84));
  }

  function clear(): void {
    if (isTerminal) write("\r\u001b[2K");
  }
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
