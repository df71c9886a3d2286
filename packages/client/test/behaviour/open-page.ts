import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openChromium } from "@animal-store/chromium";
import type { Page, Worker } from "playwright-core";

const html = `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>
<script type="module">new Worker("/page.js", { type: "module" });</script>`;

/** Opens a page of an origin of its own that runs this module, and so does its worker, in a Chromium that is brought where the machine has none. */
export async function openPage(code: string): Promise<{ page: Page; worker: Worker; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html" });
    response.end(isScript ? code : html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await openChromium();
  const page = await browser.newPage();
  const working = page.waitForEvent("worker");
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: "load" });
  const close = async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
  return { page, worker: await working, close };
}
