import { createDocumentMutants } from "./document-mutants.ts";
import { createMessageMutants } from "./message-mutants.ts";
import type { Mutant } from "./mutant.ts";
import { createSettingMutants } from "./setting-mutants.ts";
import { createStateMutants } from "./state-mutants.ts";

export const allMutants: readonly Mutant[] = [
  ...createDocumentMutants(),
  ...createMessageMutants(),
  ...createSettingMutants(),
  ...createStateMutants(),
];
