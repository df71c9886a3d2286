import { createInputMutants } from "./input-mutants.ts";
import { createMessageMutants } from "./message-mutants.ts";
import type { Mutant } from "./mutant.ts";
import { createResponseMutants } from "./response-mutants.ts";
import { createSettingMutants } from "./setting-mutants.ts";
import { createStateMutants } from "./state-mutants.ts";

export const allMutants: readonly Mutant[] = [
  ...createResponseMutants(),
  ...createInputMutants(),
  ...createMessageMutants(),
  ...createSettingMutants(),
  ...createStateMutants(),
];
