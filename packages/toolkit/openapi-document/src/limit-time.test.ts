import { expect, it } from "vitest";
import { limitTime } from "./limit-time.ts";

it("stops a pattern that backtracks", () => {
  expect(limitTime(20, () => /^(a+)+$/.test(`${"a".repeat(40)}!`))).toBeUndefined();
});

it("calls a function again that did not get the processor in time", () => {
  let calls = 0;
  const call = () => {
    calls += 1;
    // Waits without the processor, as on a busy machine.
    if (calls === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
    return calls;
  };
  expect(limitTime(20, call)).toBeGreaterThan(1);
});

it("throws the error of the function", () => {
  const fail = () => {
    throw new RangeError("too deep");
  };
  expect(() => limitTime(20, fail)).toThrow("too deep");
});
