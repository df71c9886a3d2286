import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";
import { generate } from "@animal-store/codegen";
import { type ContractProblem, lintContract } from "@animal-store/openapi/lint";
import { refusalOf } from "./refusal-of.ts";

/** What to do with the contract, and for which file. */
export type Task = { kind: "lint" | "generate"; file: string };

/** What came of it: the problems, or the files to write, or why none can be written. */
export type Outcome =
  | { kind: "linted"; problems: ContractProblem[] }
  | { kind: "generated"; files: Map<string, string> }
  | { kind: "refused"; message: string };

parentPort?.on("message", async (task: Task) => parentPort?.postMessage(await perform(task)));

async function perform({ kind, file }: Task): Promise<Outcome> {
  if (kind === "lint") {
    // What callers do in a row names operations of the contract, and `npm test` lints both.
    const journeys = join(dirname(file), "journeys.arazzo.yaml");
    return { kind: "linted", problems: [...(await lintContract(file)), ...(await lintContract(journeys))] };
  }
  try {
    return { kind: "generated", files: await generate(file) };
  } catch (error) {
    return { kind: "refused", message: refusalOf(error) };
  }
}
