export interface Output {
  readonly isTTY?: boolean;
  write(text: string): void;
}

export type Progress = ReturnType<typeof createProgress>;

const width = 30;
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
      write(`${label}: ${count(done)}\n`);
    },
    clear,
  };

  function draw(): void {
    if (!isTerminal) return;
    const filled = total === 0 ? width : Math.round((Math.min(done, total) / total) * width);
    const bar = "█".repeat(filled) + "░".repeat(width - filled);
    write(`\r\u001b[2K${label.padEnd(24)} ${bar} ${count(done)} of ${count(total)}`.slice(0, 84));
  }

  function clear(): void {
    if (isTerminal) write("\r\u001b[2K");
  }
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
