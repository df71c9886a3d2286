import { join } from "node:path";
import { writeOutputs } from "@animal-store/codegen";
import type { ContractState } from "../report/contract-section.ts";
import { isGood } from "../report/contract-section.ts";
import { root } from "../root.ts";
import { contractDifference } from "./contract-difference.ts";
import { generatedFolder, keepLastGood, readGenerated } from "./last-good.ts";
import { refusalOf } from "./refusal-of.ts";
import { createWarmWorker } from "./warm-worker.ts";

/** The contract as it stands: what is wrong with it, what was generated of it, and the last good one. */
export interface ContractRoom {
  readonly file: string;
  readonly state: ContractState;
  /** Begins with what was generated earlier as the last good one. */
  keepGenerated(): Promise<void>;
  /** Lints and generates for nobody, so that the first save finds both as fast as every later one. */
  warmUp(): Promise<void>;
  /** Lints and generates where one of the files is the contract or what judges it. @returns absolute paths of what was written */
  take(named: readonly string[]): Promise<{ written: string[]; difference: string }>;
  /** @returns whether mock and docs have another contract to serve now */
  keepIfGood(): boolean;
  stop(): Promise<void>;
}

export function createContractRoom(): ContractRoom {
  const file = join(root, "openapi/petstore.yaml");
  const [linter, generator] = [createWarmWorker(), createWarmWorker()];
  let state: ContractState = { problems: [], refusal: undefined };
  let generated = "{}";
  let kept = "{}";

  async function generate(): Promise<{ written: string[]; refusal: string | undefined }> {
    const outcome = await generator.perform({ kind: "generate", file });
    if (outcome.kind !== "generated")
      return { written: [], refusal: outcome.kind === "refused" ? outcome.message : undefined };
    try {
      const written = writeOutputs(generatedFolder, outcome.files).map(({ file }) => join(generatedFolder, file));
      return { written, refusal: undefined };
    } catch (error) {
      return { written: [], refusal: refusalOf(error) };
    }
  }

  return {
    file,
    get state() {
      return state;
    },
    async keepGenerated() {
      generated = await readGenerated();
      kept = generated;
      keepLastGood(kept);
    },
    async warmUp() {
      for (let time = 0; time < 2; time += 1)
        await Promise.all([linter.perform({ kind: "lint", file }), generator.perform({ kind: "generate", file })]);
    },
    async take(named) {
      if (named.some((name) => /^(packages\/codegen\/src|openapi\/(rules|lint))\//.test(name)))
        for (const worker of [linter, generator]) worker.renew();
      if (!named.some((name) => /^(openapi|packages\/codegen\/src)\//.test(name)))
        return { written: [], difference: "" };
      const [linted, { written, refusal }] = await Promise.all([linter.perform({ kind: "lint", file }), generate()]);
      const problems = linted.kind === "linted" ? linted.problems : [];
      state = { problems, refusal: refusal ?? (linted.kind === "refused" ? linted.message : undefined) };
      const before = generated;
      if (written.length > 0) generated = await readGenerated();
      return { written, difference: contractDifference(before, generated) };
    },
    keepIfGood() {
      if (!isGood(state) || generated === kept) return false;
      kept = generated;
      keepLastGood(kept);
      return true;
    },
    async stop() {
      await Promise.all([linter.stop(), generator.stop()]);
    },
  };
}
