import { describeDriverErrors } from "../../test/describe-driver-errors.ts";
import { toStoreError } from "./errors.ts";
import { isUnavailable } from "./result-codes.ts";

const createError = (errcode: number) =>
  Object.assign(new Error(`SQLite error ${errcode}`), { code: "ERR_SQLITE_ERROR", errcode });

const otherReason = "the store file or its disk fails";
const reasons: Readonly<Record<number, string>> = {
  5: "another process has locked the store",
  6: otherReason,
  8: "the store is read-only",
  10: otherReason,
  11: "the store is corrupt",
  13: "the disk is full",
  14: otherReason,
  15: otherReason,
  26: otherReason,
};
const foreignKeyCode = 787;
// Each primary code, and one of its extended codes.
const codes = Array.from({ length: 27 }, (_, index) => index + 1).flatMap((code) => [code, code + 256]);

describeDriverErrors(
  { isUnavailable, toStoreError },
  {
    unavailable: [
      ...codes.flatMap((code) => {
        const reason = reasons[code & 0xff];
        return reason === undefined ? [] : [[createError(code), reason] as const];
      }),
      [Object.assign(new Error("database is not open"), { code: "ERR_INVALID_STATE" }), otherReason],
    ],
    defects: [
      ...codes.filter((code) => reasons[code & 0xff] === undefined).map(createError),
      new TypeError("x is not a function"),
    ],
    foreignKeyViolation: createError(foreignKeyCode),
  },
);
