import { answerMutants } from "./answer-mutants.ts";
import { inputMutants } from "./input-mutants.ts";
import { messageMutants } from "./message-mutants.ts";
import type { Mutant } from "./mutant.ts";
import { settingMutants } from "./setting-mutants.ts";
import { stateMutants } from "./state-mutants.ts";

/** Every mutant, by class. */
export const allMutants: readonly Mutant[] = [
  ...answerMutants(),
  ...inputMutants(),
  ...messageMutants(),
  ...settingMutants(),
  ...stateMutants(),
];
