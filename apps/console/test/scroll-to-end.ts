import { createMemoryStores } from "@animal-store/service";
import { openConsole, openStore, signIn } from "./console-actions.ts";

/**
 * Scrolls a list of `many` pets to its end, then to its start and end by keyboard.
 * @returns the maximum number of rows in the page, and the median frame times at the start and at the end, in ms
 */
export async function scrollToEnd(many: number) {
  const stores = createMemoryStores();
  for (let number = 1; number <= many; number += 1) await stores.pets.add({ name: `Pet ${number}`, categoryId: 7 });
  const store = await openStore({ seed: "empty", createStores: () => stores });
  const { key } = await store.sandbox.keyRing().issue({ plan: "enterprise", perMinute: 10_000, perDay: 100_000 });
  const { page } = await openConsole(store, { viewport: { width: 800, height: 480 } });
  await signIn(page, key);

  const scrolled = await page.evaluate(async (rows) => {
    const scroller = document.querySelector<HTMLElement>('[aria-label="Pets, scrollable"]');
    if (!scroller) throw new Error("no scroller");
    let maxRows = 0;
    const frames: number[] = [];
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isOver = () => document.querySelector("table")?.getAttribute("aria-rowcount") === String(rows);
    while (!isOver()) {
      scroller.scrollTop = scroller.scrollHeight;
      const begun = performance.now();
      await nextFrame();
      frames.push(performance.now() - begun);
      maxRows = Math.max(maxRows, scroller.querySelectorAll("tr").length);
    }
    const medianOf = (part: number[]) => part.sort((one, other) => one - other)[part.length >> 1] ?? 0;
    const tenth = Math.ceil(frames.length / 10);
    return {
      maxRows,
      startFrameMs: medianOf(frames.slice(0, tenth)),
      endFrameMs: medianOf(frames.slice(-tenth)),
    };
  }, many + 1);
  await page.getByRole("region", { name: "Pets, scrollable" }).focus();
  await page.keyboard.press("End");
  await page.getByRole("cell", { name: `Pet ${many}`, exact: true }).waitFor();
  await page.getByText(`${many.toLocaleString("en")} pets`).waitFor();
  await page.keyboard.press("Home");
  await page.getByRole("cell", { name: "Pet 1", exact: true }).waitFor();
  return scrolled;
}
