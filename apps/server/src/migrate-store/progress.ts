export interface Output {
  readonly isTTY?: boolean;
  write(text: string): void;
}

export type Progress = ReturnType<typeof createProgress>;

const barWidth = 30;
const maxDraws = 200;

export function createProgress({ isTTY: isTerminal = false, write }: Output) {
  let label = "";
  let total = 0;
  let done = 0;

  return {
    begin(nextLabel: string, nextTotal: number) {
      label = nextLabel;
      total = nextTotal;
      done = 0;
      draw();
    },
    step() {
      done += 1;
      if (done % Math.ceil(total / maxDraws) === 0) draw();
    },
    end() {
      clear();
      write(`${label}: ${formatCount(done)}\n`);
    },
    clear,
  };

  function draw(): void {
    if (!isTerminal) return;
    const filled = total === 0 ? barWidth : Math.round((Math.min(done, total) / total) * barWidth);
    const bar = "█".repeat(filled) + "░".repeat(barWidth - filled);
    write(`\r\u001b[2K${label.padEnd(24)} ${bar} ${formatCount(done)} of ${formatCount(total)}`.slice(0, 84));
  }

  function clear(): void {
    if (isTerminal) write("\r\u001b[2K");
  }
}

function formatCount(number: number): string {
  return number.toLocaleString("en-US");
}
