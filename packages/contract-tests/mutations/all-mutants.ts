import { inputMutants } from "./input-mutants.ts";
import { messageMutants } from "./message-mutants.ts";
import type { Mutant } from "./middleware.ts";
import { responseMutants } from "./response-mutants.ts";
import { settingMutants } from "./setting-mutants.ts";
import { stateMutants } from "./state-mutants.ts";

export const allMutants: readonly Mutant[] = [
  ...responseMutants(),
  ...inputMutants(),
  ...messageMutants(),
  ...settingMutants(),
  ...stateMutants(),
];
