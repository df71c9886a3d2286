import { expect, it } from "vitest";
import { findMissingHistory, findRecordedCommitProblem } from "../src/recorded-commit.ts";

const missingHistory = findMissingHistory();

// A checkout without history is usual in CI, and the check itself reports a missing commit.
it.skipIf(missingHistory)(
  `HEAD follows the recorded commit${missingHistory ? ` (skipped ${missingHistory})` : ""}`,
  () => {
    expect(findRecordedCommitProblem()).toBeUndefined();
  },
);
