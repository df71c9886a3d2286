export interface Output {
  readonly isTTY?: boolean;
  write(text: string): void;
}

/** Prints the progress of a long command. */
export type Progress = ReturnType<typeof createProgress>;

const barWidth = 30;
const maxDraws = 200;

/**
 * Creates a progress bar for a terminal. Without a terminal, writes a line at the end of each task.
 * @example
 * const progress = createProgress({ isTTY: process.stderr.isTTY, write: (text) => process.stderr.write(text) });
 */
export function createProgress({ isTTY: isTerminal = false, write }: Output) {
  let label = "";
  let total = 0;
  let doneSteps = 0;

  return {
    begin(nextLabel: string, nextTotal: number) {
      label = nextLabel;
      total = nextTotal;
      doneSteps = 0;
      draw();
    },
    step() {
      doneSteps += 1;
      if (doneSteps % Math.ceil(total / maxDraws) === 0) draw();
    },
    end() {
      clear();
      write(`${label}: ${formatCount(doneSteps)}\n`);
    },
    clear,
  };

  function draw(): void {
    if (!isTerminal) return;
    const filled = total === 0 ? barWidth : Math.round((Math.min(doneSteps, total) / total) * barWidth);
    const bar = "█".repeat(filled) + "░".repeat(barWidth - filled);
    write(`\r\u001b[2K${label.padEnd(24)} ${bar} ${formatCount(doneSteps)} of ${formatCount(total)}`.slice(0, 84));
  }

  function clear(): void {
    if (isTerminal) write("\r\u001b[2K");
  }
}

function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}
