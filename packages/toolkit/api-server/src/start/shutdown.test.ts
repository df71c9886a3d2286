import { expect, it } from "vitest";
import { closeSequentially } from "./shutdown.ts";

async function close(...work: (() => Promise<void>)[]) {
  const logged: string[] = [];
  const log = { warn: () => {}, error: (_: object, message: string) => void logged.push(message) };
  const steps = work.map((step, index) => ({ close: step, failure: `step ${index} failed` }));
  const errors = await closeSequentially(steps, 20, log);
  return { errors: errors.map(String), logged };
}

it("runs the steps sequentially", async () => {
  const done: number[] = [];
  const step = (number: number) => async () => void done.push(number);
  expect(await close(step(1), step(2))).toEqual({ errors: [], logged: [] });
  expect(done).toEqual([1, 2]);
});

it("logs a step that fails or stalls, and runs the others", async () => {
  const done: number[] = [];
  const outcome = await close(
    () => Promise.reject(new Error("the disk is full")),
    () => new Promise(() => {}),
    async () => void done.push(3),
  );
  expect(outcome).toEqual({
    errors: ["Error: the disk is full", "Error: timed out after 20 ms"],
    logged: ["step 0 failed", "step 1 failed"],
  });
  expect(done).toEqual([3]);
});
