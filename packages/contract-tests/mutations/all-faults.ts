import { codeFaults } from "./answers/code-faults.ts";
import { headerFaults } from "./answers/header-faults.ts";
import { memberFaults } from "./answers/member-faults.ts";
import { statusFaults } from "./answers/status-faults.ts";
import { banFaults } from "./behaviours/ban-faults.ts";
import { conditionalFaults } from "./behaviours/conditional-faults.ts";
import { countingFaults } from "./behaviours/counting-faults.ts";
import { httpFaults } from "./behaviours/http-faults.ts";
import { idempotencyFaults } from "./behaviours/idempotency-faults.ts";
import { keyFaults } from "./behaviours/key-faults.ts";
import { limitFaults } from "./behaviours/limit-faults.ts";
import { pagingFaults } from "./behaviours/paging-faults.ts";
import { staleFaults } from "./behaviours/stale-faults.ts";
import { storeFaults } from "./behaviours/store-faults.ts";
import type { Fault } from "./fault.ts";
import { inputFaults } from "./inputs/input-faults.ts";
import { int64Faults } from "./inputs/int64-faults.ts";
import { numberFaults } from "./inputs/number-faults.ts";

/** Every fault, by kind. */
export const allFaults: readonly Fault[] = [
  ...statusFaults,
  ...codeFaults,
  ...headerFaults,
  ...memberFaults,
  ...inputFaults,
  ...int64Faults,
  ...numberFaults,
  ...conditionalFaults,
  ...httpFaults,
  ...idempotencyFaults,
  ...keyFaults,
  ...limitFaults,
  ...countingFaults,
  ...banFaults,
  ...pagingFaults,
  ...staleFaults,
  ...storeFaults,
];
