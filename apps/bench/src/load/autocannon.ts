import { loadCore, pinnedTo } from "../subjects/cores.ts";
import { places } from "../subjects/places.ts";
import { runProgram } from "../subjects/program.ts";
import type { LoadGenerator } from "./load-generator.ts";

/** autocannon in a process of its own. It costs more than a fast server does: then only the CPU of a request compares. */
export function createAutocannon(): LoadGenerator {
  return {
    name: "autocannon",
    async run({ signal, ...job }) {
      const command = [...pinnedTo(loadCore), process.execPath, places.autocannonRun, JSON.stringify(job)];
      return JSON.parse(await runProgram(command, { signal }));
    },
  };
}
