import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium, type Page } from "playwright-core";

const bringer = fileURLToPath(new URL("../../../../scripts/chromium.mjs", import.meta.url));

/** Opens a page of an origin of its own that runs this module, in a Chromium that is brought where the machine has none. */
export async function openPage(code: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const { stdout } = await promisify(execFile)(process.execPath, [bringer]);
  const server = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html" });
    response.end(
      isScript ? code : '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await chromium.launch({ executablePath: stdout.trim(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: "load" });
  const close = async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
  return { page, close };
}
