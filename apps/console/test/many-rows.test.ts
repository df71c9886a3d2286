import { createMemoryStores } from "@animal-store/service";
import { expect, test } from "vitest";
import { openConsole, openStore, signIn } from "./at-the-console.ts";

const many = 100_000;

test("100,000 animals are scrolled to the last, with few rows in the page at any time", {
  timeout: 600_000,
}, async () => {
  const stores = createMemoryStores();
  for (let number = 1; number <= many; number += 1) await stores.pets.add({ name: `Animal ${number}`, categoryId: 7 });
  const store = await openStore({ seed: "empty", createStores: () => stores });
  const { key } = await store.sandbox.keyRing().issue({ plan: "enterprise", perMinute: 10_000, perDay: 100_000 });
  const { page } = await openConsole(store, { viewport: { width: 800, height: 480 } });
  await signIn(page, key);

  const scrolled = await page.evaluate(async () => {
    const scroller = document.querySelector<HTMLElement>('[aria-label="Animals, scrollable"]');
    if (!scroller) throw new Error("no scroller");
    let most = 0;
    const frames: number[] = [];
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isOver = () => document.querySelector("table")?.getAttribute("aria-rowcount") === "100001";
    while (!isOver()) {
      scroller.scrollTop = scroller.scrollHeight;
      const begun = performance.now();
      await nextFrame();
      frames.push(performance.now() - begun);
      most = Math.max(most, scroller.querySelectorAll("tr").length);
    }
    frames.sort((a, b) => a - b);
    return {
      most,
      frames: frames.length,
      median: frames[frames.length >> 1],
      p99: frames[Math.floor(frames.length * 0.99)],
    };
  });
  console.log(scrolled);
  expect(scrolled.most).toBeLessThan(60);
  await page.getByRole("region", { name: "Animals, scrollable" }).focus();
  await page.keyboard.press("End");
  await page.getByRole("cell", { name: "Animal 100000", exact: true }).waitFor();
  await page.getByText("100,000 animals").waitFor();
  await page.keyboard.press("Home");
  await page.getByRole("cell", { name: "Animal 1", exact: true }).waitFor();
});
