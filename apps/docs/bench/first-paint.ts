// Tells when the pages of the built site are first painted, in milliseconds of this machine: `pnpm bench`.
import { serveSite } from "../src/test/serve-site.ts";

const rounds = 5;
const served = await serveSite();

for (const path of ["/docs/", "/docs/errors/", "/docs/reference", "/docs/try/"]) {
  const paints: number[] = [];
  for (let round = 0; round < rounds; round++) paints.push(await firstPaint(served.origin + path));
  const [fastest, median, slowest] = [0, Math.floor(rounds / 2), rounds - 1].map(
    (at) => paints.toSorted((a, b) => a - b)[at],
  );
  console.log(`${path}: first paint after ${median} ms (${fastest} to ${slowest}, ${rounds} loads)`);
}
await served.close();

async function firstPaint(address: string): Promise<number> {
  const { page } = await served.visit();
  await page.goto(address);
  const paints = () => performance.getEntriesByName("first-contentful-paint").map(({ startTime }) => startTime);
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const [paint = Number.NaN] = await page.evaluate(paints);
  await page.context().close();
  return Math.round(paint);
}
