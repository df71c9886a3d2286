import { expect, it } from "vitest";
import { findMissingHistory, findRecordedCommitProblem } from "../src/recorded-commit.ts";

const missingHistory = findMissingHistory();

it.skipIf(missingHistory && !process.env.CI)(
  `HEAD follows the recorded commit${missingHistory ? ` (skipped ${missingHistory})` : ""}`,
  () => {
    expect(findRecordedCommitProblem()).toBeUndefined();
  },
);
