import { BenchFailure } from "../bench-failure.ts";
import { commandExists } from "../command-exists.ts";
import { createAutocannon } from "./autocannon.ts";
import type { LoadGenerator } from "./load-generator.ts";
import { createWrk } from "./wrk.ts";

/** wrk where it is installed, for it costs a fraction of what the fastest subject does; else autocannon. @param folder for its jobs */
export function chooseGenerator(asked: LoadGenerator["name"] | undefined, folder: string): LoadGenerator {
  const hasWrk = commandExists("wrk");
  if (asked === "wrk" && !hasWrk) throw new BenchFailure("wrk is not installed. Install it, or leave --generator out.");
  return hasWrk && asked !== "autocannon" ? createWrk(folder) : createAutocannon();
}
