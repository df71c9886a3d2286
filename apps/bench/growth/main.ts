// Writes apps/docs/growth: what growth.md is filled with. `--measure` measures first; without it the figures of the last time serve.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { BenchFailure } from "../src/bench-failure.ts";
import { growth } from "./growth.ts";
import { measureGrowth } from "./measure-growth.ts";
import { growthFile, measuredFile, readMeasured } from "./measured.ts";

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => interruption.abort());
process.exitCode = await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<number> {
  if (argv.some((arg) => arg !== "--measure")) {
    process.stderr.write("growth: it takes --measure or nothing: npm run growth -- --measure\n");
    return 2;
  }
  try {
    if (argv.includes("--measure")) {
      const say = (line: string) => process.stderr.write(`${line}\n`);
      write(measuredFile, await measureGrowth({ say, signal: interruption.signal }));
    }
    write(growthFile, growth(readMeasured()));
    return 0;
  } catch (error) {
    if (!interruption.signal.aborted && !(error instanceof BenchFailure)) throw error;
    process.stderr.write(`growth: ${interruption.signal.aborted ? "stopped" : (error as Error).message}\n`);
    return 1;
  }
}

function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
