/** Where progress is told: stderr, or what a test reads. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): void;
}

export type Progress = ReturnType<typeof createProgress>;

const width = 30;
// Times that a bar is drawn, at most.
const draws = 200;

/** Tells how far a piece of work is: a bar that grows where there is a terminal, elsewhere one line when it is done. */
export function createProgress({ isTTY: isTerminal = false, write }: Output) {
  let what = "";
  let total = 0;
  let done = 0;

  return {
    /** @param nextTotal how many steps there are */
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
    /** Leaves a line about what was done. */
    end() {
      clear();
      write(`${what}: ${count(done)}\n`);
    },
    /** Leaves none. */
    clear,
  };

  function draw(): void {
    if (!isTerminal) return;
    const filled = total === 0 ? width : Math.round((Math.min(done, total) / total) * width);
    const bar = "█".repeat(filled) + "░".repeat(width - filled);
    // From the first column, over what stood there: eighty columns hold it.
    write(`\r\u001b[2K${what.padEnd(24)} ${bar} ${count(done)} of ${count(total)}`.slice(0, 84));
  }

  function clear(): void {
    if (isTerminal) write("\r\u001b[2K");
  }
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
