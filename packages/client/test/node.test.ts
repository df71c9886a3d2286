import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behaviours } from "./behaviour/behaviours.ts";
import { serveSandbox } from "./behaviour/serve-sandbox.ts";
import { openWorld } from "./behaviour/world.ts";

describe("In Node", () => {
  let served: Awaited<ReturnType<typeof serveSandbox>>;
  beforeAll(async () => {
    served = await serveSandbox();
  });
  afterAll(() => served[Symbol.asyncDispose]());

  it.each(behaviours)("$fact", { timeout: 30_000 }, async ({ show, is }) => {
    expect(await show(await openWorld(served))).toEqual(is);
  });
});
