import { createMemoryPetStore } from "@animal-store/store";
import { openConsole, openTestService, signIn } from "./console-actions.ts";

/**
 * Scrolls a list of pets to its end, then to its start and end by keyboard.
 * @returns the maximum number of rows in the page, and the median frame times at the start and at the end, in ms
 */
export async function scrollToEnd(petCount: number) {
  const store = createMemoryPetStore();
  for (let number = 1; number <= petCount; number += 1)
    await store.writes.createPet({ name: `Pet ${number}`, categoryId: 7 });
  const service = await openTestService({ seed: "empty", createStore: () => store });
  const { key } = await service.sandbox.keyRing().issue({ plan: "enterprise", perMinute: 10_000, perDay: 100_000 });
  const { page } = await openConsole(
    { url: `${service.url}#/pets/all?sort=id` },
    { viewport: { width: 800, height: 480 } },
  );
  await signIn(page, key);

  const result = await page.evaluate(async (rowCount) => {
    const scroller = document.querySelector<HTMLElement>('[aria-label="Pets, scrollable"]');
    if (!scroller) throw new Error("no scroller");
    let maxRows = 0;
    const frameTimes: number[] = [];
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isAtEnd = () => document.querySelector("table")?.getAttribute("aria-rowcount") === String(rowCount);
    while (!isAtEnd()) {
      scroller.scrollTop = scroller.scrollHeight;
      const start = performance.now();
      await nextFrame();
      frameTimes.push(performance.now() - start);
      maxRows = Math.max(maxRows, scroller.querySelectorAll("tr").length);
    }
    const toMedian = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
    const tenthLength = Math.ceil(frameTimes.length / 10);
    return {
      maxRows,
      startFrameMs: toMedian(frameTimes.slice(0, tenthLength)),
      endFrameMs: toMedian(frameTimes.slice(-tenthLength)),
    };
  }, petCount + 1);
  await page.getByRole("region", { name: "Pets, scrollable" }).focus();
  await page.keyboard.press("End");
  await page.getByRole("cell", { name: `Pet ${petCount}`, exact: true }).waitFor();
  await page.getByText(`${petCount.toLocaleString("en")} pets`).waitFor();
  await page.keyboard.press("Home");
  await page.getByRole("cell", { name: "Pet 1", exact: true }).waitFor();
  return result;
}
