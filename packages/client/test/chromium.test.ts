import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behaviours } from "./behaviour/behaviours.ts";
import { openPage } from "./behaviour/open-page.ts";
import { serveSandbox } from "./behaviour/serve-sandbox.ts";
import type { Place } from "./behaviour/world.ts";
import { bundle } from "./bundle.ts";
import "./behaviour/show.ts";

const script = 'import { showBehaviour } from "./behaviour/show.ts"; globalThis.show = showBehaviour;';

// A machine without a browser gets one over the network first.
const bringingTakes = 300_000;

describe("In Chromium", () => {
  let served: Awaited<ReturnType<typeof serveSandbox>>;
  let opened: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    served = await serveSandbox();
    opened = await openPage(await bundle(script));
  }, bringingTakes);
  afterAll(async () => {
    await opened?.close();
    await served[Symbol.asyncDispose]();
  });

  const showThere = ([place, fact]: [Place, string]) => show(place, fact);
  const contexts = {
    page: (given: [Place, string]) => opened.page.evaluate(showThere, given),
    worker: (given: [Place, string]) => opened.worker.evaluate(showThere, given),
  };

  describe.each(["page", "worker"] as const)("a %s", (context) => {
    it.each(behaviours)("$fact", { timeout: 30_000 }, async ({ fact, is }) => {
      const { origin, keys } = served;
      expect(await contexts[context]([{ origin, keys }, fact])).toEqual(is);
    });
  });
});
